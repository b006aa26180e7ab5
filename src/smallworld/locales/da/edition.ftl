### Where the printed rulebook of this language says something else than is played here.
### The ids are those of the differences in reference/editions.toml; .played tells what is played here.

edition-DA-1 = Den trykte regelbog lader Sorcerers bruge trolddom, mens modstanderne har turen.
    .played = Her bruges trolddom i din egen tur, én gang mod hver modstander, som den engelske regelbog siger.
edition-DA-2 = Ifølge den trykte regelbog må målet for det sidste erobringsforsøg højst koste 3 Tropper.
    .played = Her må du højst mangle 3 Tropper, uanset prisen; bogen skriver selv, at det bare skal kunne lykkes med et heldigt slag.
edition-DA-3 = Den trykte regelbog giver Pillaging en Bonusmønt for hver befæstet Region, du har, når turen slutter.
    .played = Her tæller kun befæstede Regioner, du har erobret i denne tur, som i den engelske regelbog.
edition-DA-4 = I den trykte regelbog betaler Wealthy allerede, når Racens første tur begynder.
    .played = Her kommer de 7 Bonusmønter, når den første tur slutter, som den engelske regelbog siger.
edition-DA-5 = Den trykte regelbog siger ikke, hvor tit Fortified må bygge.
    .played = Her bygges én Fæstning pr. tur, så længe Racen er Aktiv; sådan står det i den engelske regelbog.
edition-DA-6 = Mangler der sæt, lader den trykte regelbog hele brugte sæt blive blandet ind igen.
    .played = Her blandes kun brikkerne med Specialevner om; Bannere lægges nederst i bunken i den rækkefølge, de kommer tilbage.
edition-DA-7 = I kapitlet om Racer og Specialevner nævner den trykte regelbog kun, at Specialevnen hører op, når Racen bliver Inaktiv.
    .played = Her lægges fordele fra Race og Specialevne sammen, og begge hører op, medmindre noget andet er nævnt.
edition-DA-8 = Den trykte regelbog siger ikke, hvor længe en Region med Dragen er immun.
    .played = Her er den immun, så længe Dragen er dér; flyver den videre, er beskyttelsen borte.
edition-DA-9 = Den trykte regelbog nævner ikke kysten af et Hav, som en anden Race har erobret.
    .played = Her er den kyst stadig indgang for nye Racer, som den engelske regelbog siger.
edition-DA-10 = Et sted i den trykte regelbog lyder det, som om en ny Race vælges i samme tur, hvor den gamle bliver Inaktiv.
    .played = Her vælges den først i næste tur, sådan som bogen selv skriver længere nede.
edition-DA-11 = Den trykte regelbog kalder en Region befæstet, når der er Tropper eller et Glemt Folkeslag i den.
    .played = Ordet har intet med Fæstninger at gøre: Orcs, Skeletons og Pillaging tæller enhver Region, der ikke var tom.
edition-DA-12 = Den trykte regelbog kan læses, som om man skal have en Trop mere, end erobringen koster.
    .played = Her skal der blot være én Trop på hånden til at begynde med, og den må gerne være den, der bruges.
edition-DA-13 = Ved omfordelingen taler den trykte regelbog kun om Tropper fra den Aktive Race.
    .played = Her omfordeles Inaktive Ghouls også, men kun mellem deres egne Regioner.
edition-DA-14 = Den trykte regelbog samler fordrevne Elves i en enkelt af dine Regioner.
    .played = Her må de fordeles på så mange Regioner, du vil, som alle andre fordrevne Tropper.
edition-DA-15 = Den trykte regelbog lader det være uklart, hvornår i turen Stout virker.
    .played = Her bliver Racen Inaktiv efter optjeningen, så turen giver Sejrsmønter som normalt.
