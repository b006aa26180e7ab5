### Options: the name of each switch, what it is about, and what its two settings mean.

option-own_tokens_defend = Egne Tropper forsvarer
    .about = Gør din egen anden Race en Region dyrere for dig?
    .on = Ja: Hver af dens Tropper dér lægger én til din pris.
    .off = Nej: Kun andre spilleres Tropper lægger til din pris.
option-own_declined_is_non_empty = Egne Inaktive Regioner er befæstede
    .about = Tæller en Region, du tager fra din egen Inaktive Race, som befæstet?
    .on = Ja: Den giver de samme bonusser som enhver befæstet Region.
    .off = Nej: Den tæller som tom.
option-sorcerer_needs_token = Trolddom kræver en Trop
    .about = Skal du have en Trop på hånden for at bruge trolddom?
    .on = Ja: Med tom hånd kan ingen fjendtlig Trop udskiftes.
    .off = Nej: Den nye Trop kommer fra bakken, så hånden må gerne være tom.
option-ghouls_own_die = Eget terningekast til Inaktive Ghouls
    .about = Må Inaktive Ghouls og den Aktive Race begge gøre et sidste erobringsforsøg i samme tur?
    .on = Ja: ét forsøg hver, og det for Ghouls afslutter kun deres egne erobringer.
    .off = Nej: ét forsøg pr. tur, og det afslutter alle erobringer.
option-elf_lost_to_sorcerer = Elves mistes ved trolddom
    .about = Er en Elf tabt, når den rammes af trolddom?
    .on = Ja: Den ryger i bakken som enhver anden Trop.
    .off = Nej: Ejeren får den tilbage på hånden.
option-open_coins = Åbne Sejrsmønter
    .about = Kan alle se, hvor mange Sejrsmønter de andre har?
    .on = Ja: Alle kan se, hvor mange hver har.
    .off = Nej: Hvor mange man har i alt, er skjult til det sidste.
option-amazons_forced_removal = Amazons skal af brættet
    .about = Skal fire Amazons forlade spillebrættet, selv om det tømmer Regioner?
    .on = Ja: Regioner opgives, til fire er væk.
    .off = Nej: Kun Tropper, der kan undværes, går.

## An option nobody knows

option-unknown = Der er intet regelvalg ved navn »{ $option }«. Vælg { $known }.
