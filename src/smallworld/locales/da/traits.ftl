### Rules made from numbers: one sentence for each number or flag of a race or a power of one's own.
###
### Sentences follow each other as they are listed here; each must make sense alone. “You” is who
### plays the race; occupied regions are those with tokens or a Lost Tribe in them. $kinds is a list
### of kinds of regions by their names, “hill, mine, or coast”: it stands after a colon, so that no
### word of it has to change its form.

trait-nothing = Ingen særlige evner.

## Kinds of regions that have no name of their own

trait-kind-coast = Kyst
trait-kind-land = alt land
trait-kind-water = alt vand
trait-kind-anywhere = enhver Region

## Where it may go

trait-enters_anywhere = Racen må begynde hvor som helst.
trait-reaches_all_land = Alt land er inden for rækkevidde, nært eller fjernt.
trait-tunnels = Disse regnes alle som naboer til hinanden: { $kinds }.
trait-sails = Også Have og Søen kan erobres, og de forbliver dine, når Racen er Inaktiv.
trait-reaches_two_steps = Du kan også erobre Regioner to skridt væk; et Hav kan ikke krydses.

## What it costs

trait-saves_on = { $tokens ->
    [one] Koster en Trop mindre at erobre: { $kinds }.
   *[other] Koster { $tokens } Tropper mindre at erobre: { $kinds }.
  }
trait-saves_beside = { $tokens ->
    [one] Naboer til en af disse, du har, koster en Trop mindre at erobre: { $kinds }.
   *[other] Naboer til en af disse, du har, koster { $tokens } Tropper mindre at erobre: { $kinds }.
  }
trait-rolls_first = Du må slå med terningen forud for hver erobring; dens øjne trækkes fra prisen. Til gengæld er der intet sidste forsøg.
trait-converts = Én gang pr. tur mod hver modstander udskiftes en enlig, Aktiv Trop ved siden af en af dine med en af dine egne. Regionen er din.
trait-dragon = Én gang pr. tur erobrer Dragen og én Trop et stykke land inden for rækkevidde, uanset hvem der står dér. Ingen kan angribe det, så længe Dragen bliver.
trait-visitors = { $tokens ->
    [one] En ekstra Trop kæmper med; hver tur forlader den spillebrættet, før Sejrsmønterne udbetales.
   *[other] { $tokens } ekstra Tropper kæmper med; hver tur forlader de spillebrættet, før Sejrsmønterne udbetales.
  }
trait-regroups = Én gang pr. tur, efter en erobring, må du tage alle dine Tropper undtagen én fra hver Region op og erobre med dem igen.
trait-hires = { $tokens ->
    [one] Ved hver erobring må du betale 1 mønt for at spare en Trop, også efter slaget i dit sidste forsøg.
   *[other] Ved hver erobring må du betale 1 mønt for at spare { $tokens } Tropper, også efter slaget i dit sidste forsøg.
  }
trait-hurls_on = { $tokens ->
    [one] Ved omfordelingen får du et skud for hver af disse, du har: { $kinds }. Hvert skud, du bruger i en erobring, sparer en Trop og er væk.
   *[other] Ved omfordelingen får du et skud for hver af disse, du har: { $kinds }. Hvert skud, du bruger i en erobring, sparer { $tokens } Tropper og er væk.
  }
trait-catapult = Én gang pr. tur stiller du din Katapult i en af dine Regioner: Ingen kan angribe den før din næste tur, og du må erobre én Region præcis to skridt væk, ikke over et Hav, for en Trop mindre.
trait-saves_from_declined = { $tokens ->
    [one] Inaktive Racers Regioner koster en Trop mindre at erobre.
   *[other] Inaktive Racers Regioner koster { $tokens } Tropper mindre at erobre.
  }
trait-saves_from_tribes = { $tokens ->
    [one] Regioner med et Glemt Folkeslag koster en Trop mindre at erobre.
   *[other] Regioner med et Glemt Folkeslag koster { $tokens } Tropper mindre at erobre.
  }
trait-saves_even_rounds = { $tokens ->
    [one] I lige runder koster hver Region en Trop mindre at erobre.
   *[other] I lige runder koster hver Region { $tokens } Tropper mindre at erobre.
  }
trait-saves_first_turn = { $tokens ->
    [one] I den tur, hvor du vælger Racen, koster hver Region en Trop mindre at erobre.
   *[other] I den tur, hvor du vælger Racen, koster hver Region { $tokens } Tropper mindre at erobre.
  }
trait-costs_more_on = Koster en Trop mere at erobre: { $kinds }.
trait-least_tokens = En Region kan hverken tages eller holdes med færre end { $tokens } Tropper.

## What it brings

trait-pays_on = { $coins ->
    [one] En Bonusmønt for hver af disse, du har: { $kinds }.
   *[other] { $coins } Bonusmønter for hver af disse, du har: { $kinds }.
  }
trait-pays_beside = { $coins ->
    [one] En Bonusmønt for hver Region, du har ved siden af en af disse: { $kinds }.
   *[other] { $coins } Bonusmønter for hver Region, du har ved siden af en af disse: { $kinds }.
  }
# Follows one of the two above.
trait-pays_in_decline = De giver også, når Racen er Inaktiv.
trait-pays_each_turn = { $coins ->
    [one] En Bonusmønt hver tur, så længe Racen er Aktiv.
   *[other] { $coins } Bonusmønter hver tur, så længe Racen er Aktiv.
  }
trait-pays_first_turn = { $coins ->
    [one] Én Bonusmønt, kun én gang, sidst i den første tur.
   *[other] { $coins } Bonusmønter, kun én gang, sidst i den første tur.
  }
trait-pays_per_conquest = { $coins ->
    [one] En Bonusmønt for hver befæstet Region, du erobrer i turen.
   *[other] { $coins } Bonusmønter for hver befæstet Region, du erobrer i turen.
  }
trait-pays_per_empty_conquest = { $coins ->
    [one] En Bonusmønt for hver tom Region, du erobrer i turen.
   *[other] { $coins } Bonusmønter for hver tom Region, du erobrer i turen.
  }
trait-pays_per_fortress = { $coins ->
    [one] En Bonusmønt for hver Fæstning i dine Regioner.
   *[other] { $coins } Bonusmønter for hver Fæstning i dine Regioner.
  }
trait-pays_less_on = En mønt mindre for hver af disse, du har: { $kinds }.
trait-pays_less_elsewhere = Hver af dine øvrige Regioner giver en mønt mindre.
trait-pays_per_pair = En Bonusmønt for hver anden af disse, du har: { $kinds }.
trait-pays_in_peace = { $coins ->
    [one] En Bonusmønt sidst i en tur, hvor du ikke angreb nogen Aktiv Race.
   *[other] { $coins } Bonusmønter sidst i en tur, hvor du ikke angreb nogen Aktiv Race.
  }
trait-pays_up_to = { $coins ->
    [one] En Bonusmønt sidst i turen, hvis antallet af dine Regioner er { $regions } eller derunder.
   *[other] { $coins } Bonusmønter sidst i turen, hvis antallet af dine Regioner er { $regions } eller derunder.
  }
trait-pays_up_to_held = Det kræver, at du har mindst én Region.
trait-pays_beyond = En Bonusmønt for hver Region, du har ud over { $regions }.
trait-pays_per_group = { $coins ->
    [one] En Bonusmønt for hver adskilt gruppe af dine Regioner.
   *[other] { $coins } Bonusmønter for hver adskilt gruppe af dine Regioner.
  }
trait-pays_if_joined = { $coins ->
    [one] En Bonusmønt, hvis alle dine Regioner hænger sammen.
   *[other] { $coins } Bonusmønter, hvis alle dine Regioner hænger sammen.
  }
trait-pays_per_lonely = { $coins ->
    [one] En Bonusmønt for hver af dine Regioner uden anden Race eller Glemt Folkeslag som nabo.
   *[other] { $coins } Bonusmønter for hver af dine Regioner uden anden Race eller Glemt Folkeslag som nabo.
  }
trait-pays_per_stack = En Bonusmønt for hver af dine Regioner med mindst { $tokens } Tropper.
trait-takes_per_conquest = { $coins ->
    [one] For hver Region, du tager fra en Aktiv Race, giver dens spiller dig en mønt, hvis han har en.
   *[other] For hver Region, du tager fra en Aktiv Race, giver dens spiller dig { $coins } mønter, så vidt han har dem.
  }
trait-pays_per_far_conquest = { $coins ->
    [one] Straks en mønt for hver Region, du erobrer, som ikke er nabo til dine.
   *[other] Straks { $coins } mønter for hver Region, du erobrer, som ikke er nabo til dine.
  }
trait-takes_from_neighbours = { $coins ->
    [one] Efter optjeningen giver hver spiller, hvis Aktive Race er nabo til din, dig en mønt, hvis han har en.
   *[other] Efter optjeningen giver hver spiller, hvis Aktive Race er nabo til din, dig { $coins } mønter, så vidt han har dem.
  }
trait-pays_per_abandoned = { $coins ->
    [one] En Bonusmønt for hver Region, du opgiver i turen; de kan ikke tages tilbage i samme tur.
   *[other] { $coins } Bonusmønter for hver Region, du opgiver i turen; de kan ikke tages tilbage i samme tur.
  }
trait-pays_at_pick = { $coins ->
    [one] Når du vælger Racen, får du en mønt for hver Inaktiv Race.
   *[other] Når du vælger Racen, får du { $coins } mønter for hver Inaktiv Race.
  }
trait-pays_per_decline = { $coins ->
    [one] Så længe Racen er Aktiv, får du en mønt, hver gang en Race bliver Inaktiv, også denne.
   *[other] Så længe Racen er Aktiv, får du { $coins } mønter, hver gang en Race bliver Inaktiv, også denne.
  }

## How it grows

trait-grows_every = { $regions ->
    [one] Hver befæstet Region, du erobrer i turen, giver en Trop mere ved omfordelingen.
   *[other] For hver { $regions } befæstede Regioner, du erobrer i turen, får du en Trop mere ved omfordelingen.
  }
trait-grows_each_turn = { $tokens ->
    [one] Hver tur får du en ny Trop ved omfordelingen.
   *[other] Hver tur får du { $tokens } nye Tropper ved omfordelingen.
  }
trait-grows_on = Ved omfordelingen får du en ny Trop for hver af disse, du har: { $kinds }.
trait-grows_per_active = { $tokens ->
    [one] Ved omfordelingen får du en ny Trop for hver Region, du tog fra en Aktiv Race i turen.
   *[other] Ved omfordelingen får du { $tokens } nye Tropper for hver Region, du tog fra en Aktiv Race i turen.
  }
trait-victims_grow = { $tokens ->
    [one] En Aktiv Race, du tager en Region fra, får en ny Trop.
   *[other] En Aktiv Race, du tager en Region fra, får { $tokens } nye Tropper.
  }
trait-scatters = Ved omfordelingen bliver 1 Trop i hver Region; alle andre venter uden for spillebrættet til din næste tur.
trait-stays_put = Ingen omfordeling: Tropperne bliver, hvor de er, og de øvrige venter uden for spillebrættet til din næste tur.
trait-survivors_return = Tropper, der overlever tabet af en Region, venter ikke: De placeres sidst i den tur.
trait-gathers_tokens = { $tokens ->
    [one] Hver gang nogen springer Racen over, får den en Trop mere.
   *[other] Hver gang nogen springer Racen over, får den { $tokens } Tropper mere.
  }
trait-skip_coins = { $coins ->
    [one] Den, der springer Racen over, lægger en mønt på den.
   *[other] Den, der springer Racen over, lægger { $coins } mønter på den.
  }
trait-collects_losses = { $tokens ->
    [one] Så længe Racen er Aktiv, samler den alle Tropper og Glemte Folkeslag, som nogen mister ved erobringer. Når din tur begynder, bliver hvert sæt på lige så mange, som der er spillere, til en ny Trop.
   *[other] Så længe Racen er Aktiv, samler den alle Tropper og Glemte Folkeslag, som nogen mister ved erobringer. Når din tur begynder, bliver hvert sæt på lige så mange, som der er spillere, til { $tokens } nye Tropper.
  }
trait-rolls_for_losses = For hver Trop, du mister til en anden spiller, slås der med terningen sidst i den tur: Du får lige så mange nye Tropper.

## How it holds out

trait-defends_on = Så længe Racen er Aktiv, koster det andre en Trop mere at tage fra dig: { $kinds }.
trait-loses_none = En tabt Region koster ingen Trop, så længe Racen er Aktiv.
trait-camps = { $pieces ->
    [one] En Lejr, som placeres hver tur; den gør sin Region én Trop dyrere.
   *[other] { $pieces } Lejre, som placeres hver tur; hver Lejr gør sin Region én Trop dyrere.
  }
trait-fortresses = { $pieces ->
    [one] Du må bygge én Fæstning, som gør sin Region én Trop dyrere, også når Racen er Inaktiv.
   *[other] Byg én Fæstning pr. tur, så længe der står færre end { $pieces } på spillebrættet. Hver gør sin Region én Trop dyrere, også når Racen er Inaktiv.
  }
trait-heroes = { $pieces ->
    [one] En Helt stilles sidst i hver tur i en Region, som ingen kan angribe.
   *[other] { $pieces } Helte stilles sidst i hver tur i lige så mange forskellige Regioner, som ingen kan angribe.
  }
trait-holes = { $pieces ->
    [one] Den første erobrede Region får et Jordhul, og ingen kan angribe den, så længe Racen er Aktiv og bliver dér.
   *[other] De første { $pieces } erobrede Regioner får hver et Jordhul, og ingen kan angribe dem, så længe Racen er Aktiv og bliver dér.
  }
trait-lairs = Hver Region får en Troldehule, som gør den én Trop dyrere, også når Racen er Inaktiv.
trait-makes_peace = Efter optjeningen må du vælge en modstander, hvis Aktive Race du lod være i fred i turen. Indtil din næste tur kan den spillers Aktive Race ikke angribe din.
trait-charges_attackers = { $coins ->
    [one] Så længe Racen er Aktiv, betaler den, der tager en Region fra dig, dig en mønt, hvis han har en.
   *[other] Så længe Racen er Aktiv, betaler den, der tager en Region fra dig, dig { $coins } mønter, så vidt han har dem.
  }
trait-rewards_attackers = { $coins ->
    [one] Så længe Racen er Aktiv, får den, der tager en Region fra dig, en mønt fra banken.
   *[other] Så længe Racen er Aktiv, får den, der tager en Region fra dig, { $coins } mønter fra banken.
  }
trait-pays_per_loss = { $coins ->
    [one] Så længe Racen er Aktiv, får du en mønt fra banken for hver Region, en modstander tager fra dig.
   *[other] Så længe Racen er Aktiv, får du { $coins } mønter fra banken for hver Region, en modstander tager fra dig.
  }
trait-immune_on = Så længe Racen er Aktiv, kan ingen angribe disse af dine Regioner: { $kinds }.
trait-markers = { $pieces ->
    [one] Du har 1 Markør at placere ved omfordelingen.
   *[other] Du har { $pieces } Markører at placere ved omfordelingen, højst én i hver af dine Regioner.
  }
trait-markers_on = Pr. tur må du højst placere én Markør for hver af disse, du har: { $kinds }.
trait-markers_near = Markører må også placeres i Regioner ved siden af dine.
trait-markers_beside = Hver Markør placeres i en Region ved siden af den, den hører til, aldrig i dine egne.
trait-markers_empty = De andre spilleres Tropper dér går tilbage på hånden uden tab; Inaktive Racer og Glemte Folkeslag forsvinder.
trait-markers_pay = { $coins ->
    [one] Hver Markør, der stadig ligger, når din næste tur begynder, giver 1 mønt og er brugt. Erobrer nogen Regionen forinden, får de mønten.
   *[other] Hver Markør, der stadig ligger, når din næste tur begynder, giver { $coins } mønter og er brugt. Erobrer nogen Regionen forinden, får de mønterne.
  }
trait-markers_defend = { $tokens ->
    [one] En Region med en Markør koster en Trop mere, så længe Racen er Aktiv.
   *[other] En Region med en Markør koster { $tokens } Tropper mere, så længe Racen er Aktiv.
  }
trait-markers_cost = { $coins ->
    [one] En Region med en Markør giver andre spillere 1 mønt mindre.
   *[other] En Region med en Markør giver andre spillere { $coins } mønter mindre.
  }
trait-markers_bonus = { $coins ->
    [one] Hver af dine Regioner med en Markør giver 1 Bonusmønt.
   *[other] Hver af dine Regioner med en Markør giver { $coins } Bonusmønter.
  }
trait-markers_close = Ingen kan erobre en Region med en Markør, før din næste tur begynder; så kommer Markørerne tilbage til dig.

## How it ends

trait-declines_late = Du må gøre Racen Inaktiv sidst i en tur, når dens Sejrsmønter er udbetalt.
trait-lasts = Som Inaktiv bliver Racen, til den er drevet ud. Den tæller ikke som din Inaktive Race, så du må have endnu en.
trait-acts_in_decline = Som Inaktive bliver alle Tropper på spillebrættet og erobrer videre, altid før din Aktive Race.
trait-pays_each_turn_in_decline = { $coins ->
    [one] Som Inaktiv giver Racen en mønt hver tur, så længe den har en Region.
   *[other] Som Inaktiv giver Racen { $coins } mønter hver tur, så længe den har en Region.
  }
trait-vanishes_for = { $coins ->
    [one] Når Racen bliver Inaktiv, forlader alle Tropper spillebrættet, og du får en mønt for hver Region, de havde.
   *[other] Når Racen bliver Inaktiv, forlader alle Tropper spillebrættet, og du får { $coins } mønter for hver Region, de havde.
  }
trait-immune_in_decline = Når Racen er Inaktiv, kan ingen angribe disse af dens Regioner: { $kinds }.
trait-charges_in_decline = { $coins ->
    [one] Når Racen er Inaktiv, betaler den, der tager en af dens Regioner, dig en mønt, hvis han har en.
   *[other] Når Racen er Inaktiv, betaler den, der tager en af dens Regioner, dig { $coins } mønter, så vidt han har dem.
  }
trait-builds_tower = Når Racen bliver Inaktiv, flytter én Trop fra hver Region til en af dens Regioner, som du vælger. Dér giver hver Trop 1 mønt pr. tur, og alle forsvarer.

## Labels of the keys in the form of the workshop

workshop-word-saves_on = Billigere Regioner
workshop-word-saves_beside = Billigere naboer
workshop-word-saves_tokens = Hvor mange Tropper mindre
    .about = For alt, der er billigere.
workshop-word-rolls_first = Terning før hver erobring
workshop-word-converts = Udskifter enlige Tropper
workshop-word-defends_on = Sværere at tage
workshop-word-pays_on = Mønter for Regioner
workshop-word-pays_beside = Mønter for naboer
workshop-word-pays_coins = Hvor mange mønter for hver
    .about = For hver Region, der giver mønter.
workshop-word-pays_in_decline = Giver også som Inaktiv
workshop-word-pays_per_conquest = Mønter for at erobre befæstede Regioner
workshop-word-pays_per_empty_conquest = Mønter for at erobre tomme Regioner
workshop-word-pays_each_turn = Mønter hver tur
workshop-word-pays_first_turn = Mønter i den første tur
workshop-word-enters_anywhere = Begynder hvor som helst
workshop-word-reaches_all_land = Flyver
workshop-word-tunnels = Graver tunneler
workshop-word-sails = Sejler
workshop-word-loses_none = Mister ingen Tropper
workshop-word-visitors = Ekstra Tropper
workshop-word-grows_every = Nye Tropper for erobringer
workshop-word-grows_each_turn = Nye Tropper hver tur
workshop-word-grows_on = Nye Tropper for Regioner
workshop-word-camps = Lejre
workshop-word-fortresses = Fæstninger
workshop-word-pays_per_fortress = Mønter for Fæstninger
workshop-word-heroes = Helte
workshop-word-holes = Jordhuller
workshop-word-lairs = Troldehuler
workshop-word-dragon = Drage
workshop-word-makes_peace = Fred
workshop-word-declines_late = Sen Stagnation
workshop-word-lasts = Bliver ved siden af endnu en Inaktiv Race
workshop-word-acts_in_decline = Handler videre som Inaktiv
workshop-word-saves_from_declined = Billigere fra Inaktive Racer
workshop-word-saves_from_tribes = Billigere fra Glemte Folkeslag
workshop-word-saves_even_rounds = Billigere i lige runder
workshop-word-saves_first_turn = Billigere i den første tur
workshop-word-costs_more_on = Dyrere Regioner
workshop-word-pays_less_on = Færre mønter for Regioner
workshop-word-pays_less_elsewhere = Færre mønter andre steder
workshop-word-pays_per_pair = Mønter for par
workshop-word-pays_in_peace = Mønter for fred
workshop-word-pays_up_to = Mønter for få Regioner
workshop-word-pays_up_to_coins = Hvor mange mønter
    .about = For en tur med få Regioner.
workshop-word-pays_up_to_held = Ikke uden en Region
workshop-word-pays_beyond = Mønter over et antal Regioner
workshop-word-pays_per_group = Mønter for adskilte grupper
workshop-word-pays_if_joined = Mønter, hvis alt hænger sammen
workshop-word-pays_per_lonely = Mønter for ensomme Regioner
workshop-word-pays_per_stack = Mønter for store styrker
workshop-word-reaches_two_steps = Når to skridt
workshop-word-least_tokens = Mindst så mange Tropper
workshop-word-takes_per_conquest = Tager mønter ved erobring
workshop-word-pays_per_far_conquest = Mønter for fjerne erobringer
workshop-word-takes_from_neighbours = Tager mønter fra naboer
workshop-word-pays_per_abandoned = Mønter for opgivne Regioner
workshop-word-pays_at_pick = Mønter ved valget
workshop-word-pays_per_decline = Mønter ved hver Stagnation
workshop-word-grows_per_active = Nye Tropper fra Aktive Racer
workshop-word-victims_grow = Ofre får Tropper
workshop-word-scatters = Én Trop i hver Region
workshop-word-stays_put = Ingen omfordeling
workshop-word-survivors_return = Overlevende vender straks tilbage
workshop-word-regroups = En anden omgang erobringer
workshop-word-hires = Tropper sparet for en mønt
workshop-word-hurls_on = Skud
workshop-word-hurls_tokens = Tropper sparet pr. skud
    .about = For hvert skud, der bruges i en erobring.
workshop-word-catapult = Katapult
workshop-word-rolls_for_losses = Terning for tabte Tropper
workshop-word-builds_tower = Tårn som Inaktiv
workshop-word-markers = Markører
workshop-word-markers_on = Én Markør for hver
workshop-word-markers_near = Markører ved siden af
workshop-word-markers_beside = Markører ved siden af, ikke i
workshop-word-markers_pay = Mønter pr. Markør
workshop-word-markers_defend = Markører gør dyrere
workshop-word-markers_cost = Markører koster andre mønter
workshop-word-markers_bonus = Mønter for egne Markører
workshop-word-markers_close = Markører lukker Regionen
workshop-word-markers_empty = Markører driver Tropper ud
workshop-word-gathers_tokens = Vokser, når den springes over
workshop-word-skip_coins = Mønter for at springe over
workshop-word-charges_attackers = Angribere betaler
workshop-word-rewards_attackers = Angribere belønnes
workshop-word-pays_per_loss = Mønter for tabte Regioner
workshop-word-immune_on = Uangribelige Regioner
workshop-word-pays_each_turn_in_decline = Mønter hver tur som Inaktiv
workshop-word-vanishes_for = Forsvinder som Inaktiv
workshop-word-immune_in_decline = Uangribelig som Inaktiv
workshop-word-charges_in_decline = Angribere betaler, når den er Inaktiv
workshop-word-collects_losses = Samler det, andre mister
