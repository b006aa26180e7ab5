### Where the printed rulebook of this language says something else than is played here.
### The ids are those of the differences in reference/editions.toml; .played tells what is played here.

edition-IS-1 = Í prentuðu reglunum tapast álfur ekki þótt seiðkarl komi í stað hans.
    .played = Hér fer álfurinn í bakkann eins og hvert annað tákn, svo sem enska reglubókin segir; valkosturinn „{ option-elf_lost_to_sorcerer }“ leyfir hina leiðina.
edition-IS-2 = Prentuðu reglurnar gefa orkum aukaskilding fyrir hvert mannað landsvæði sem þeir ráða yfir.
    .played = Hér gefa aðeins mönnuð landsvæði sem orkarnir taka í umferðinni aukaskilding; enska reglubókin ræður.
edition-IS-3 = Samkvæmt prentuðu reglunum má aðeins stokka einu sinni þegar bunkarnir klárast.
    .played = Hér eru skildir stokkaðir eins oft og þarf; síðar í sömu bók er heldur ekkert hámark nefnt.
edition-IS-4 = Prentuðu reglurnar láta fána horfinnar þjóðar fara ýmist undir bunkann eða neðst í fánaröðina.
    .played = Hér fer hann undir bunkann; í röðina fer hann aðeins þegar bunkinn er tómur og sæti er autt.
edition-IS-5 = Í prentuðu reglunum er fánanum ekki skilað fyrr en síðasta landsvæði leikmannsins fellur.
    .played = Hér er honum skilað um leið og síðasta tákn þjóðarinnar sjálfrar er farið, þótt leikmaðurinn eigi annað land.
edition-IS-6 = Samkvæmt prentuðu reglunum gefa kraftar þjóðar ekkert aukalega í umferðinni sem hún fer á hnignunarskeið.
    .played = Hér gefa námur dverganna líka í þeirri umferð; kaflinn um dverga í sömu bók segir það sama.
edition-IS-7 = Prentuðu reglurnar skylda þann sem missti allt sitt land til að setja táknin niður næst þegar hann leikur.
    .played = Hér má hann það, en hann má líka sitja hjá eða láta þjóðina fara á hnignunarskeið; enska reglubókin ræður.
edition-IS-8 = Prentuðu reglurnar leyfa aðeins að færa tjaldbúðir á landsvæði sem unnin eru í umferðinni.
    .played = Hér má setja þær á hvaða landsvæði sem þjóðin ræður yfir.
edition-IS-9 = Í prentuðu reglunum gefa margir eiginleikar „í lok umferðar“, og orðið „umferð“ er bæði haft um umferð allra og leik eins.
    .played = Hér er greitt strax og hver leikmaður hefur lokið sinni umferð, ekki þegar allir hafa leikið.
edition-IS-10 = Prentuðu reglurnar segja að skjaldmeyjatáknin fjögur séu geymd á hendi til næstu umferðar.
    .played = Hér eru þau til hliðar þangað til: þau tapast ekki og eru ekki sett niður í umferð mótherja.
