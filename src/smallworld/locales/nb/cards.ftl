### Cards: what each race and each power does. Numbers come from the rules themselves.

## The numbers of a card

card-tokens = { $tokens ->
    [one] 1 tropp
   *[other] { $tokens } tropper
  }
card-supply = { $supply } i esken

## Races

card-race-amazons = { $visitors } ekstra tropper kjemper med fra første tur. Hver tur, før inntekten, forlater { $visitors } tropper kartet igjen og er på hånden din til neste.
card-race-dwarves = 1 bonusmynt for hver mine du holder, og minene betaler videre når rasen er inaktiv.
card-race-elves = Det koster ingen Alver å miste en region: alle kommer tilbake på hånden. Gjelder ikke når rasen er inaktiv.
card-race-ghouls = Som inaktive blir alle Levende Døde på kartet og fortsetter å erobre, alltid før den aktive rasen din.
card-race-giants = Regioner ved siden av et fjell som Kjempene holder, koster en tropp mindre.
card-race-halflings = De kan komme inn hvor som helst på kartet. De første { $holes } regionene får en jordhule, og ingen kan angripe dem så lenge Gnomene er aktive og blir der.
card-race-humans = 1 bonusmynt for hver landbruksregion du holder.
card-race-orcs = 1 bonusmynt for hver bebodd region som tas denne turen, også fra Glemte Folkeslag.
card-race-ratmen = Ingen medfødt egenskap; det er bare veldig mange av dem.
card-race-skeletons = { $grows_every ->
    [one] Hver bebodd region som tas denne turen, gir en ny tropp når du omfordeler.
   *[other] Hver { $grows_every }. bebodde region som tas denne turen, gir en ny tropp når du omfordeler.
  }
card-race-sorcerers = Én gang per tur mot hver motstander byttes en enslig aktiv tropp ved siden av en Magiker ut med en ny Magiker. Regionen er din.
card-race-tritons = Land ved hav eller innsjø koster en tropp mindre.
card-race-trolls = Hver av regionene deres får en trollhule, som gjør den én tropp dyrere å angripe, også når rasen er inaktiv.
card-race-wizards = 1 bonusmynt for hver magiregion du holder.

## Powers

card-power-alchemist = { $pays_each_turn ->
    [one] 1 bonusmynt hver tur så lenge rasen er aktiv.
   *[other] { $pays_each_turn } bonusmynter hver tur så lenge rasen er aktiv.
  }
card-power-berserk = Du kan kaste terningen før hver erobring; det den viser, trekkes fra prisen. Noe siste forsøk får du ikke.
card-power-bivouacking = { $camps } leire å slå opp hver tur, så mange du vil i samme region. Hver gjør regionen én tropp dyrere og verner en enslig tropp mot forheksing.
card-power-commando = Hver region koster en tropp mindre.
card-power-diplomat = Etter inntekten kan du velge en motstander hvis aktive rase du lot være i fred denne turen. Til din neste tur kan den spillerens aktive rase ikke angripe din.
card-power-dragon_master = Én gang per tur tar dragen og én tropp en region innen rekkevidde, uansett hvem som er der. Ingen kan angripe den så lenge dragen blir.
card-power-flying = Alt land er innen rekkevidde, nært eller fjernt; vann er det ikke.
card-power-forest = 1 bonusmynt for hver skogregion du holder.
card-power-fortified = Du kan bygge én festning per tur, høyst { $fortresses }. Hver gir en bonusmynt mens rasen er aktiv og gjør regionen én tropp dyrere, også når rasen er inaktiv.
card-power-heroic = { $heroes } helter settes på slutten av hver tur i { $heroes } ulike regioner, som ingen kan angripe.
card-power-hill = 1 bonusmynt for hver bakkeregion du holder.
card-power-merchant = 1 bonusmynt for hver region du holder.
card-power-mounted = Bakker og landbruk koster en tropp mindre.
card-power-pillaging = 1 bonusmynt for hver bebodd region som tas denne turen, også fra Glemte Folkeslag.
card-power-seafaring = Hav og innsjø kan også erobres, og de forblir dine når rasen er inaktiv.
card-power-spirit = Som inaktiv blir rasen til den er drevet ut, og du kan ha enda en inaktiv rase ved siden av.
card-power-stout = Du kan la rasen stagnere på slutten av en tur, når inntekten er utbetalt.
card-power-swamp = 1 bonusmynt for hver sumpregion du holder.
card-power-underworld = Underjordiske huler koster en tropp mindre, og for deg er hver av dem nabo til alle de andre.
card-power-wealthy = { $pays_first_turn ->
    [one] 1 bonusmynt, én gang, på slutten av den første turen.
   *[other] { $pays_first_turn } bonusmynter, én gang, på slutten av den første turen.
  }
