### Options: the name of each switch, what it is about, and what its two settings mean.

option-own_tokens_defend = Egne tropper forsvarer
    .about = Gjør din egen andre rase en region dyrere for deg?
    .on = Ja: hver av troppene der gjør prisen din én høyere.
    .off = Nei: bare andre spilleres tropper gjør prisen høyere.
option-own_declined_is_non_empty = Egne inaktive regioner teller som bebodd
    .about = Teller en region du tar fra din egen inaktive rase, som bebodd?
    .on = Ja: den gir samme bonus som enhver bebodd region.
    .off = Nei: den teller som tom.
option-sorcerer_needs_token = Forheksing krever en tropp
    .about = Må du ha en tropp på hånden for å forhekse?
    .on = Ja: med tom hånd kan ingen fiendetropp byttes.
    .off = Nei: den nye troppen kommer fra oppbevaringsbrettet, så hånden kan være tom.
option-ghouls_own_die = Eget terningkast for inaktive Levende Døde
    .about = Kan både inaktive Levende Døde og den aktive rasen gjøre et siste forsøk i samme tur?
    .on = Ja: ett forsøk hver, og de Levende Dødes avslutter bare deres egne erobringer.
    .off = Nei: ett forsøk per tur, og det avslutter alle erobringer.
option-elf_lost_to_sorcerer = Alver går tapt ved forheksing
    .about = Går en Alv tapt når den rammes av forheksing?
    .on = Ja: den går til oppbevaringsbrettet som enhver annen tropp.
    .off = Nei: den kommer tilbake på eierens hånd.
option-open_coins = Åpne seiersmynter
    .about = Kan alle se hvor mange seiersmynter de andre har?
    .on = Ja: alle summer vises.
    .off = Nei: summene er skjult til slutten.
option-amazons_forced_removal = Amazonene må gå
    .about = Må fire Amazoner forlate kartet selv om regioner blir tomme av det?
    .on = Ja: regioner forlates til fire er borte.
    .off = Nei: bare tropper som kan unnværes, går.

## An option nobody knows

option-unknown = Det finnes ikke noe regelvalg som heter «{ $option }». Velg blant { $known }.
