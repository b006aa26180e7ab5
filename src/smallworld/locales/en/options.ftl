### Options: the name of each switch, what it is about, and what its two settings mean.

option-own_tokens_defend = Own tokens defend
    .about = Do tokens of your other race make a region cost you more?
    .on = Yes: each of its tokens there adds 1 to your price.
    .off = No: only other players’ tokens add to your price.
option-own_declined_is_non_empty = Own regions in decline are non-empty
    .about = If you take a region from your own race in decline, does it count as non-empty?
    .on = Yes: it earns the same bonuses as any non-empty region.
    .off = No: it counts as empty.
option-sorcerer_needs_token = Sorcery needs a token
    .about = Do you need a token in hand to use sorcery?
    .on = Yes: with an empty hand you can’t convert an enemy token.
    .off = No: the new token comes from the tray, so your hand may be empty.
option-ghouls_own_die = Own die for Ghouls in decline
    .about = Can your Ghouls in decline and your active race both make a final attempt in one turn?
    .on = Yes: 1 attempt each. The Ghouls’ attempt ends only their own conquests.
    .off = No: 1 attempt per turn, and it ends all conquests.
option-elf_lost_to_sorcerer = Elves fall to sorcery
    .about = Is an Elf lost when sorcery hits it?
    .on = Yes: it goes to the tray like any other token.
    .off = No: it returns to its owner’s hand.
option-open_coins = Open coins
    .about = Can everyone see how many coins the others have?
    .on = Yes: all totals are shown.
    .off = No: totals stay hidden until the end.
option-amazons_forced_removal = Amazons must leave
    .about = Must four Amazons leave the map even if that empties regions?
    .on = Yes: you give up regions until four are off the map.
    .off = No: only tokens you can spare leave.

## An option nobody knows

option-unknown = There is no option called “{ $option }”. Choose from { $known }.
