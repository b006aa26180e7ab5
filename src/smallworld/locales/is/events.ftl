### Events: one line of the log each.
###
### $people is the race, with its power where it is known; $declined says “yes” or “no”.

## Turns

event-turn_began = Umferð { $round }: { $seat } á leik.
event-conquests_ended = { $seat } lýkur landvinningum og endurraðar hersveitum.
event-refuge = { $seat } setur niður hersveitir sem hörfuðu.
event-game_over = { $count ->
    [one] Spilinu er lokið. { $winners } sigrar: { $standings }.
   *[other] Spilinu er lokið. { $winners } deila með sér sigrinum: { $standings }.
  }
standing = { $coins ->
    [one] { $seat } { $coins } skildingur
   *[other] { $seat } { $coins } skildingar
  }

## Combos

event-combo_revealed = Ný samstæða í { $place }. sæti: { $people }.
event-combo_picked = { $collected ->
    [0] { $paid ->
        [0] { $seat } velur { $people_the_accusative } ókeypis og fær { $tokens } tákn.
        [one] { $seat } velur { $people_the_accusative } fyrir { $paid } skilding og fær { $tokens } tákn.
       *[other] { $seat } velur { $people_the_accusative } fyrir { $paid } skildinga og fær { $tokens } tákn.
      }
    [one] { $paid ->
        [0] { $seat } velur { $people_the_accusative } ókeypis, hirðir { $collected } skilding og fær { $tokens } tákn.
        [one] { $seat } velur { $people_the_accusative } fyrir { $paid } skilding, hirðir { $collected } og fær { $tokens } tákn.
       *[other] { $seat } velur { $people_the_accusative } fyrir { $paid } skildinga, hirðir { $collected } og fær { $tokens } tákn.
      }
   *[other] { $paid ->
        [0] { $seat } velur { $people_the_accusative } ókeypis, hirðir { $collected } skildinga og fær { $tokens } tákn.
        [one] { $seat } velur { $people_the_accusative } fyrir { $paid } skilding, hirðir { $collected } og fær { $tokens } tákn.
       *[other] { $seat } velur { $people_the_accusative } fyrir { $paid } skildinga, hirðir { $collected } og fær { $tokens } tákn.
      }
  }
event-banner_returned = { $seat } skilar fána { $race_the_genitive }.
event-badges_reshuffled = { $count ->
    [1] Eini skjöldurinn sem skilað var verður nýi bunkinn.
    [one] { $count } eiginleikaskjöldur sem skilað var er stokkaður í nýjan bunka.
   *[other] { $count } eiginleikaskildir sem skilað var eru stokkaðir í nýjan bunka.
  }

## Conquests

event-die_rolled = { $seat } kastar teningnum og fær { $number }.
event-attempt_failed = { $declined ->
    [yes] { $people_number ->
        [singular] { $seat }: { $people_the } á hnignunarskeiði nær ekki landsvæðinu { $region }.
       *[plural] { $seat }: { $people_the } á hnignunarskeiði ná ekki landsvæðinu { $region }.
      }
   *[no] { $people_number ->
        [singular] { $seat }: { $people_the } nær ekki landsvæðinu { $region }.
       *[plural] { $seat }: { $people_the } ná ekki landsvæðinu { $region }.
      }
  }
event-conquered = { $with ->
    [dragon] { $seat }: { $people_the } { $people_number ->
        [singular] leggur
       *[plural] leggja
      } undir sig landsvæðið { $region } með drekanum{ $tribe ->
        [yes] ; týndur ættbálkur hverfur.
       *[no] .
      }
    [conversion] { $seat }: { $people_the } { $people_number ->
        [singular] leggur
       *[plural] leggja
      } undir sig landsvæðið { $region } með seið.
   *[tokens] { $seat }: { $people_the } { $declined ->
        [yes] á hnignunarskeiði { $people_number ->
            [singular] leggur
           *[plural] leggja
          }
       *[no] { $people_number ->
            [singular] leggur
           *[plural] leggja
          }
      } undir sig landsvæðið { $region } með { $tokens ->
        [one] { $tokens } tákni
       *[other] { $tokens } táknum
      }{ $tribe ->
        [yes] ; týndur ættbálkur hverfur.
       *[no] .
      }
  }
event-driven_out = { $declined ->
    [yes] { $seat }: { $people_the } á hnignunarskeiði { $people_number ->
        [singular] tapar
       *[plural] tapa
      } landsvæðinu { $region }{ $kept ->
        [0] .
        [one] ; { $kept } tákn fer aftur á hendi.
       *[other] ; { $kept } tákn fara aftur á hendi.
      }
   *[no] { $seat }: { $people_the } { $people_number ->
        [singular] tapar
       *[plural] tapa
      } landsvæðinu { $region } { $lost ->
        [0] en engu tákni
        [one] og { $lost } tákni
       *[other] og { $lost } táknum
      }{ $kept ->
        [0] .
        [one] ; { $kept } tákn fer aftur á hendi.
       *[other] ; { $kept } tákn fara aftur á hendi.
      }
  }{ $camps ->
    [0] { "" }
    [one] { " " }{ $camps } tjaldbúðatákn fer aftur á hendi.
   *[other] { " " }{ $camps } tjaldbúðatákn fara aftur á hendi.
  }
event-abandoned = { $declined ->
    [yes] { $people_number ->
        [singular] { $seat }: { $people_the } á hnignunarskeiði yfirgefur landsvæðið { $region }.
       *[plural] { $seat }: { $people_the } á hnignunarskeiði yfirgefa landsvæðið { $region }.
      }
   *[no] { $people_number ->
        [singular] { $seat }: { $people_the } yfirgefur landsvæðið { $region }.
       *[plural] { $seat }: { $people_the } yfirgefa landsvæðið { $region }.
      }
  }

## Placing

event-reinforced = { $seat } fær { $tokens } { $race_token } úr bakkanum til liðs við { $people_the_accusative }.
event-regrouped = { $people_number ->
    [singular] { $seat }: { $people_the } safnar liði og heldur landvinningum áfram.
   *[plural] { $seat }: { $people_the } safna liði og halda landvinningum áfram.
  }
event-hurled = { $seat } notar { $count } skeyti á landsvæðið { $region }.
event-charges_gained = { $seat } fær { $count } skeyti.
event-deployed = { $declined ->
    [yes] { $seat } setur á landsvæðið { $region } { $count } { $race_token } á hnignunarskeiði.
   *[no] { $seat } setur { $count } { $race_token } á landsvæðið { $region }.
  }
event-withdrawn = { $people_number ->
    [singular] { $seat }: { $people_the } gefur eftir landsvæðið { $region }.
   *[plural] { $seat }: { $people_the } gefa eftir landsvæðið { $region }.
  }
event-camp_placed = { $people_number ->
    [singular] { $seat }: { $people_the } slær upp tjaldbúðum á landsvæðinu { $region }.
   *[plural] { $seat }: { $people_the } slá upp tjaldbúðum á landsvæðinu { $region }.
  }
event-fortress_placed = { $people_number ->
    [singular] { $seat }: { $people_the } reisir virki á landsvæðinu { $region }.
   *[plural] { $seat }: { $people_the } reisa virki á landsvæðinu { $region }.
  }
event-hero_placed = { $people_number ->
    [singular] { $seat }: { $people_the } setur hetju á landsvæðið { $region }.
   *[plural] { $seat }: { $people_the } setja hetju á landsvæðið { $region }.
  }
event-marker_placed = { $seat } setur merki á landsvæðið { $region } ({ $trait }).
event-catapult_placed = { $seat } setur valslönguna á landsvæðið { $region }.

## Income, decline and peace

event-income = { $coins ->
    [0] { $seat } fær enga skildinga.
    [one] { $seat } fær { $coins } skilding: { $parts }.
   *[other] { $seat } fær { $coins } skildinga: { $parts }.
  }
event-coins_gained = { $coins ->
    [one] { $seat } fær { $coins } skilding úr bankanum ({ $trait }).
   *[other] { $seat } fær { $coins } skildinga úr bankanum ({ $trait }).
  }
event-coins_handed_over = { $coins ->
    [one] { $giver } greiðir { $coins } skilding og { $seat } fær hann ({ $trait }).
   *[other] { $giver } greiðir { $coins } skildinga og { $seat } fær þá ({ $trait }).
  }
event-coins_spent = { $coins ->
    [one] { $seat } greiðir { $coins } skilding í bankann ({ $trait }).
   *[other] { $seat } greiðir { $coins } skildinga í bankann ({ $trait }).
  }
event-declined = { $people_number ->
    [singular] { $regions ->
        [0] { $seat }: { $people_the } fer á hnignunarskeið án landsvæða.
        [one] { $seat }: { $people_the } fer á hnignunarskeið og heldur { $regions } landsvæði.
       *[other] { $seat }: { $people_the } fer á hnignunarskeið og heldur { $regions } landsvæðum.
      }
   *[plural] { $regions ->
        [0] { $seat }: { $people_the } fara á hnignunarskeið án landsvæða.
        [one] { $seat }: { $people_the } fara á hnignunarskeið og halda { $regions } landsvæði.
       *[other] { $seat }: { $people_the } fara á hnignunarskeið og halda { $regions } landsvæðum.
      }
  }
event-left_the_map = { $people_number ->
    [singular] { $regions ->
        [0] { $seat }: { $people_the } á hnignunarskeiði hverfur fyrir fullt og allt.
        [one] { $seat }: { $people_the } á hnignunarskeiði hverfur af kortinu; { $regions } landsvæði losnar.
       *[other] { $seat }: { $people_the } á hnignunarskeiði hverfur af kortinu; { $regions } landsvæði losna.
      }
   *[plural] { $regions ->
        [0] { $seat }: { $people_the } á hnignunarskeiði hverfa fyrir fullt og allt.
        [one] { $seat }: { $people_the } á hnignunarskeiði hverfa af kortinu; { $regions } landsvæði losnar.
       *[other] { $seat }: { $people_the } á hnignunarskeiði hverfa af kortinu; { $regions } landsvæði losna.
      }
  }
event-tower_built = { $people_number ->
    [singular] { $seat }: { $people_the } reisir turn á landsvæðinu { $region } (tákn: { $tokens }).
   *[plural] { $seat }: { $people_the } reisa turn á landsvæðinu { $region } (tákn: { $tokens }).
  }
event-peace = { $seat } og { $ally } semja frið.
