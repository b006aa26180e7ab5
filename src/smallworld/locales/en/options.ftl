### Options: the name of each switch, what it is about, and what its two settings mean.

option-own_tokens_defend = Own tokens defend
    .about = Does your own other race make a region dearer for you?
    .on = Yes: each of its tokens there adds one to your price.
    .off = No: only tokens of other players add to your price.
option-own_declined_is_non_empty = Own declined regions count as occupied
    .about = Does taking a region from your own declined race earn what occupied regions earn?
    .on = Yes: it pays and counts like any region somebody held.
    .off = No: it is treated as if it had been empty.
option-sorcerer_needs_token = Sorcery needs a token
    .about = Must a token be in hand to use sorcery?
    .on = Yes: with an empty hand no enemy token can be swapped.
    .off = No: the new token comes from the tray, so the hand may be empty.
option-ghouls_own_die = Declined Ghouls have their own die
    .about = May declined Ghouls and the active race both make a final attempt in one turn?
    .on = Yes: one attempt each, and that of the Ghouls ends only their own conquests.
    .off = No: one attempt a turn, and it ends all conquests.
option-elf_lost_to_sorcerer = Elves fall to sorcery
    .about = Is an Elf lost when sorcery hits it?
    .on = Yes: it goes to the tray like any other token.
    .off = No: it returns to its owner’s hand.
option-open_coins = Open coins
    .about = Does everybody see how many coins the others have?
    .on = Yes: all totals are shown.
    .off = No: totals stay hidden until the end.
option-amazons_forced_removal = Amazons must leave
    .about = Must four Amazons leave the map even if regions are emptied by it?
    .on = Yes: regions are given up until four are off.
    .off = No: only tokens that can be spared leave.

## An option nobody knows

option-unknown = There is no option called “{ $option }”. Choose from { $known }.
