### A game analysed: what turns cost, what would have been better, when to decline, luck, advice.
###
### $percent is a chance to win in whole percent, $error its uncertainty. $plan is made of the
### steps in reasons.ftl.

## A turn that cost something

analysis-turn = { $coins ->
    [0] Kierros { $round }, { $seat }: tämä vuoro laski voittomahdollisuutta { $percent } prosenttiyksiköllä (± { $error }).
    [one] Kierros { $round }, { $seat }: tämä vuoro laski voittomahdollisuutta { $percent } prosenttiyksiköllä (± { $error }) ja maksoi noin 1 voittopisteen.
   *[other] Kierros { $round }, { $seat }: tämä vuoro laski voittomahdollisuutta { $percent } prosenttiyksiköllä (± { $error }) ja maksoi noin { $coins } voittopistettä.
  }
# Where the game was decided.
analysis-turn-lead = { $lead ->
    [one] Kierros { $round }, { $seat }: tämä vuoro maksoi noin 1 voittopisteen muiden parhaaseen verrattuna.
   *[other] Kierros { $round }, { $seat }: tämä vuoro maksoi noin { $lead } voittopistettä muiden parhaaseen verrattuna.
  }
analysis-kind-waited = Rodun oli aika rappeutua.
analysis-kind-declined = Rappeutumiseen oli liian aikaista. Parempi: { $plan }.
analysis-kind-combo = Toinen yhdistelmä oli parempi: { $plan }.
analysis-kind-idle = Rotu ei tehnyt mitään. Parempi: { $plan }.
analysis-kind-regions = Parempi: { $plan }.
analysis-kind-placing = Alueet olivat oikeat, mutta merkkejä tarvittiin muualla.

## A race and its decline

analysis-life-good = { $seat } antoi { $combo_genitive } rappeutua kierroksella { $round }: hyvä hetki.
analysis-life-kept = { $seat } piti loppuun asti yhdistelmän { $combo_inside }: oikea valinta.
analysis-life-early = { $best ->
    [0] { $seat } antoi { $combo_genitive } rappeutua kierroksella { $round }: liian aikaisin, ja se laski voittomahdollisuutta { $percent } prosenttiyksiköllä.
   *[other] { $seat } antoi { $combo_genitive } rappeutua kierroksella { $round }; kierros { $best } olisi nostanut voittomahdollisuutta { $percent } prosenttiyksiköllä.
  }
analysis-life-late = { $seat } antoi { $combo_genitive } rappeutua kierroksella { $round }; kierros { $best } olisi nostanut voittomahdollisuutta { $percent } prosenttiyksiköllä.
analysis-life-never = { $seat } ei antanut { $combo_genitive } koskaan rappeutua; kierros { $best } olisi nostanut voittomahdollisuutta { $percent } prosenttiyksiköllä.

## Luck

analysis-dice = { $sign ->
    [more] { $seat }: noppa nosti voittomahdollisuutta { $percent } prosenttiyksiköllä.
    [less] { $seat }: noppa laski voittomahdollisuutta { $percent } prosenttiyksiköllä.
   *[even] { $seat }: nopalla ei ollut vaikutusta.
  }
analysis-draw = { $sign ->
    [more] { $seat }: paljastuneet yhdistelmät nostivat voittomahdollisuutta { $percent } prosenttiyksiköllä.
    [less] { $seat }: paljastuneet yhdistelmät laskivat voittomahdollisuutta { $percent } prosenttiyksiköllä.
   *[even] { $seat }: keskimääräinen onni yhdistelmissä.
  }

## One piece of advice

analysis-advice-early = { $best ->
    [0] Anna rodulle enemmän aikaa: { $combo_adessive } oli vielä voitettavaa kierroksen { $round } jälkeen.
   *[other] Anna rodulle enemmän aikaa: { $combo_adessive } oli vielä voitettavaa kierrokseen { $best } asti.
  }
analysis-advice-late = Luovu aiemmin: { $combo_inside } olivat tehneet tehtävänsä kierrokseen { $best } mennessä.
analysis-advice-waited = Luovu aiemmin: kierroksella { $round } uusi rotu oli arvokkaampi kuin vanha.
analysis-advice-declined = Ennen kuin annat rodun rappeutua, katso, mitä se voi vielä vallata: kierroksella { $round } se olisi ollut arvokkaampaa.
analysis-advice-combo = Vertaa yhdistelmiä sen mukaan, mitä ne voivat vallata heti ja pitää myöhemmin: kierroksella { $round } jokin toinen oli parempi.
analysis-advice-idle = Käytä jokainen kädessäsi oleva merkki: kierroksella { $round } oli enemmän vallattavaa.
analysis-advice-regions = Etsi alueita, jotka tuottavat kaksin verroin tai joita johtaja tarvitsee: kierroksella { $round } toiset alueet olivat parempia.
analysis-advice-placing = Sijoita liikenevät merkit sinne, missä vastustaja yltää kimppuusi: kierroksella { $round } ne olivat muualla.
analysis-advice-unlucky = Pelasit hyvin; noppa laski voittomahdollisuuttasi { $percent } prosenttiyksiköllä.
analysis-advice-sound = Pelasit hyvin: mikään vuoro ei ollut selvä virhe.

## What a seat may expect

analysis-chance = { $seat }: voittaa { $percent } %:n todennäköisyydellä (± { $error }), lopussa noin { $coins } voittopistettä (± { $spread }).
analysis-result = { $percent ->
    [100] { $seat } voitti, voittopisteitä { $coins }.
    [0] { $seat }: voittopisteitä { $coins }.
   *[other] { $seat } jakaa voiton, voittopisteitä { $coins }.
  }
