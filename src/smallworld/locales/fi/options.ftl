### Options: the name of each switch, what it is about, and what its two settings mean.

option-own_tokens_defend = Omat merkit puolustavat
    .about = Nostavatko toisen oman rotusi merkit alueen hintaa sinulle?
    .on = Kyllä: jokainen sen merkki alueella nostaa hintaasi yhdellä.
    .off = Ei: vain muiden pelaajien merkit nostavat hintaasi.
option-own_declined_is_non_empty = Omat rappeutuneet alueet ovat ei-tyhjiä
    .about = Jos valtaat alueen omalta rappeutuneelta rodultasi, lasketaanko se ei-tyhjäksi?
    .on = Kyllä: siitä saa samat edut kuin mistä tahansa ei-tyhjästä alueesta.
    .off = Ei: se lasketaan tyhjäksi.
option-sorcerer_needs_token = Noituus vaatii merkin
    .about = Pitääkö noituutta varten olla merkki kädessä?
    .on = Kyllä: tyhjin käsin et voi noitua vihollisen merkkiä.
    .off = Ei: uusi merkki tulee säilytyslaatikosta, joten käsi saa olla tyhjä.
option-ghouls_own_die = Rappeutuneille ghouleille oma noppa
    .about = Saavatko sekä rappeutuneet ghoulisi että aktiivinen rotusi tehdä viimeisen valloitusyrityksen samalla vuorolla?
    .on = Kyllä: kummallekin yksi yritys, ja ghoulien yritys päättää vain niiden omat valloitukset.
    .off = Ei: yksi yritys vuorolla, ja se päättää kaikki valloitukset.
option-elf_lost_to_sorcerer = Noituus vie haltian
    .about = Menetetäänkö haltia, johon noituus osuu?
    .on = Kyllä: se palaa säilytyslaatikkoon kuten muutkin merkit.
    .off = Ei: se palaa omistajansa käteen.
option-open_coins = Avoimet pisteet
    .about = Näkevätkö kaikki, paljonko muilla on voittopisteitä?
    .on = Kyllä: kaikkien summat näkyvät.
    .off = Ei: summat ovat salassa loppuun asti.
option-amazons_forced_removal = Amatsonien on lähdettävä
    .about = Onko neljän amatsonin poistuttava kartalta, vaikka alueita tyhjenisi?
    .on = Kyllä: alueista luovutaan, kunnes neljä on poissa.
    .off = Ei: vain ne merkit lähtevät, jotka voit antaa.

## An option nobody knows

option-unknown = Sääntövalintaa ”{ $option }” ei ole. Valitse näistä: { $known }.
