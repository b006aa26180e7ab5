### Options: the name of each switch, what it is about, and what its two settings mean.

option-own_tokens_defend = Egna brickor försvarar
    .about = Gör ditt eget andra folkslag en Region dyrare för dig?
    .on = Ja: varje bricka det har där höjer ditt pris med en.
    .off = Nej: bara andra spelares brickor höjer ditt pris.
option-own_declined_is_non_empty = Egna Regioner i Nedgång räknas som befolkade
    .about = Räknas en Region du tar från ditt eget folkslag i Nedgång som befolkad?
    .on = Ja: den ger samma bonus som vilken befolkad Region som helst.
    .off = Nej: den räknas som tom.
option-sorcerer_needs_token = Besvärjelser kräver en bricka
    .about = Måste du ha en bricka i handen för att använda en besvärjelse?
    .on = Ja: med tom hand kan ingen fiendebricka bytas ut.
    .off = Nej: den nya brickan kommer ur förvaringsasken, så handen får vara tom.
option-ghouls_own_die = Egen tärning för Gastar i Nedgång
    .about = Får Gastar i Nedgång och det aktiva folkslaget göra var sitt sista erövringsförsök samma tur?
    .on = Ja: ett försök var, och Gastarnas avslutar bara deras egna erövringar.
    .off = Nej: ett försök per tur, och det avslutar alla erövringar.
option-elf_lost_to_sorcerer = Alver faller för besvärjelser
    .about = Går en Alv förlorad när den drabbas av en besvärjelse?
    .on = Ja: den går till förvaringsasken som andra brickor.
    .off = Nej: den går tillbaka till ägarens hand.
option-open_coins = Öppna Vinstmynt
    .about = Ser alla hur många Vinstmynt de andra har?
    .on = Ja: allas summor visas.
    .off = Nej: summorna är dolda till slutet.
option-amazons_forced_removal = Amazoner måste bort
    .about = Måste fyra Amazoner lämna kartan även om Regioner blir tomma av det?
    .on = Ja: Regioner utryms tills fyra är borta.
    .off = Nej: bara brickor som kan undvaras lämnar kartan.

## An option nobody knows

option-unknown = Det finns inget regelval som heter ”{ $option }”. Välj bland { $known }.
