### Where the printed rulebook of this language says something else than is played here.
### The ids are those of the differences in reference/editions.toml; .played tells what is played here.

edition-CS-1 = Tištěná pravidla dávají Útočným slevu jen na sousední Region.
    .played = Sleva platí na každý Region, i na ten, kterým národ na mapu vstupuje; tak to mají anglická pravidla.
edition-CS-2 = Tištěná pravidla zakazují Létajícím jen Moře.
    .played = Létající nesmějí ani na Jezero: anglická pravidla vylučují obojí vodu.
edition-CS-3 = Podle tištěných pravidel chrání Drak před útoky a zvláštními schopnostmi, o schopnostech národů mlčí.
    .played = Drak chrání i před schopnostmi národů, takže Region s ním Mágové proměnou nezískají.
edition-CS-4 = U Hrdinů jmenují tištěná pravidla jen útoky a zvláštní schopnosti.
    .played = Hrdina chrání i před schopnostmi národů, stejně jako Hobití nora, u které to česká pravidla říkají.
edition-CS-5 = V tištěných pravidlech začínají Amazonky s plným počtem každý tah.
    .played = Plný počet mají jen v prvním tahu; ztráty se nedoplňují, jak stojí v anglických pravidlech.
edition-CS-6 = Tištěná pravidla dovolují dobývat ze sousedství kteréhokoli vlastního Regionu.
    .played = Pomáhají jen Regiony národa, který právě dobývá; Regiony v Úpadku dosah nerozšiřují.
edition-CS-7 = Podle tištěných pravidel se Pevnost staví každý tah a není řečeno, že jen u aktivního národa.
    .played = Stavět se smí, ale nemusí, a jen dokud je národ aktivní.
edition-CS-8 = U Mořských v tištěných pravidlech chybí, že vodu dobývá jen aktivní národ a že na ni jiní nesmějí.
    .played = Vodu dobývají jen aktivní Mořští; co drží, jim v Úpadku zůstane, ale nic nepřibude.
edition-CS-9 = Co se stane s Elfem, kterého nahradí Mág, česká pravidla výslovně neříkají.
    .played = Elf je ztracen a jde do zásobníku; tak to dodávají anglická pravidla.
edition-CS-10 = České vydání neříká, co platí při vstupu na mapu, když Moře u okraje někdo ovládá.
    .played = Pobřeží takového Moře zůstává vstupem pro každého a Mořští smějí vstoupit i přímo na ně.
edition-CS-11 = O Polní tábory se podle tištěných pravidel nepřichází, ale kdy se vracejí na mapu, se tam nedočtete.
    .played = Postaví se znovu na konci útočníkova tahu spolu s vytlačenými Žetony.
edition-CS-12 = Vytlačení Elfové jdou v tištěných pravidlech do ruky a dál se o nich nemluví.
    .played = Na mapu se vracejí na konci útočníkova tahu jako všichni přeživší.
edition-CS-13 = Doslova vzato je v českých pravidlech Region s Pohořím a Zapomenutým kmenem prázdný i neprázdný zároveň.
    .played = Je neprázdný: o tom rozhoduje Žeton národa nebo Zapomenutý kmen, Pohoří nikoli.
edition-CS-15 = Tištěná pravidla se dají číst tak, že se znovu zamíchají obě hromádky.
    .played = Míchají se jen odhozené Žetony schopností; vrácené Tabulky jdou dospodu hromádky v pořadí, jak přišly.
