### A game analysed: what turns cost, what would have been better, when to decline, luck, advice.
###
### $percent is a chance to win in whole percent, $error its uncertainty. $plan is made of the
### steps in reasons.ftl.

## A turn that cost something

analysis-turn = { $coins ->
    [0] Umferð { $round }, { $seat }: þessi umferð kostaði { $percent } prósentustig af sigurlíkunum (± { $error }).
    [one] Umferð { $round }, { $seat }: þessi umferð kostaði { $percent } prósentustig af sigurlíkunum (± { $error }) og um { $coins } skilding.
   *[other] Umferð { $round }, { $seat }: þessi umferð kostaði { $percent } prósentustig af sigurlíkunum (± { $error }) og um { $coins } skildinga.
  }
# Where the game was decided.
analysis-turn-lead = { $lead ->
    [one] Umferð { $round }, { $seat }: þessi umferð kostaði um { $lead } skilding miðað við þann efsta af hinum.
   *[other] Umferð { $round }, { $seat }: þessi umferð kostaði um { $lead } skildinga miðað við þann efsta af hinum.
  }
analysis-kind-waited = Það var kominn tími til að velja hnignun.
analysis-kind-declined = Það var of snemmt að velja hnignun. Betra: { $plan }.
analysis-kind-combo = Önnur samstæða var betri: { $plan }.
analysis-kind-idle = Þjóðin gerði ekkert. Betra: { $plan }.
analysis-kind-regions = Betra: { $plan }.
analysis-kind-placing = Landsvæðin voru rétt, en táknanna var þörf annars staðar.

## A race and its decline

analysis-life-good = { $seat } lét { $combo_the_accusative } fara á hnignunarskeið í umferð { $round }: það var rétta stundin.
analysis-life-kept = { $seat } hélt { $combo_the_dative } til loka: rétt val.
analysis-life-early = { $best ->
    [0] { $seat } lét { $combo_the_accusative } fara á hnignunarskeið í umferð { $round }: of snemmt, og munar { $percent ->
        [one] { $percent } prósentustigi
       *[other] { $percent } prósentustigum
      } af sigurlíkunum.
   *[other] { $seat } lét { $combo_the_accusative } fara á hnignunarskeið í umferð { $round }; umferð { $best } hefði verið betri, og munar { $percent ->
        [one] { $percent } prósentustigi
       *[other] { $percent } prósentustigum
      } af sigurlíkunum.
  }
analysis-life-late = { $seat } lét { $combo_the_accusative } fara á hnignunarskeið í umferð { $round }; umferð { $best } hefði verið betri, og munar { $percent ->
    [one] { $percent } prósentustigi
   *[other] { $percent } prósentustigum
  } af sigurlíkunum.
analysis-life-never = { $seat } lét { $combo_the_accusative } aldrei fara á hnignunarskeið; umferð { $best } hefði verið betri, og munar { $percent ->
    [one] { $percent } prósentustigi
   *[other] { $percent } prósentustigum
  } af sigurlíkunum.

## Luck

analysis-dice = { $sign ->
    [more] { $seat }: teningurinn gaf { $percent } prósentustig af sigurlíkunum.
    [less] { $seat }: teningurinn tók { $percent } prósentustig af sigurlíkunum.
   *[even] { $seat }: teningurinn réð engu.
  }
analysis-draw = { $sign ->
    [more] { $seat }: samstæðurnar sem komu upp gáfu { $percent } prósentustig.
    [less] { $seat }: samstæðurnar sem komu upp tóku { $percent } prósentustig.
   *[even] { $seat }: meðalheppni með samstæðurnar.
  }

## One piece of advice

analysis-advice-early = { $best ->
    [0] Gefðu þjóð meiri tíma: { $combo_the } { $combo_number ->
        [singular] átti
       *[plural] áttu
      } meira inni eftir umferð { $round }.
   *[other] Gefðu þjóð meiri tíma: { $combo_the } { $combo_number ->
        [singular] átti
       *[plural] áttu
      } meira inni fram að umferð { $best }.
  }
analysis-advice-late = { $combo_number ->
    [singular] Slepptu fyrr takinu: { $combo_the } hafði lokið sínu verki í umferð { $best }.
   *[plural] Slepptu fyrr takinu: { $combo_the } höfðu lokið sínu verki í umferð { $best }.
  }
analysis-advice-waited = Slepptu fyrr takinu: í umferð { $round } var ný þjóð meira virði en sú gamla.
analysis-advice-declined = Áður en þú velur hnignun skaltu gá hvað þjóðin getur enn tekið: í umferð { $round } var það meira virði.
analysis-advice-combo = Berðu samstæður saman eftir því hvað þær geta tekið strax og haldið síðar: í umferð { $round } var önnur betri.
analysis-advice-idle = Notaðu hvert tákn sem þú átt á hendi: í umferð { $round } var meira að taka.
analysis-advice-regions = Leitaðu að landsvæðum sem gefa tvöfalt eða forystumanninn vantar: í umferð { $round } voru önnur betri.
analysis-advice-placing = Settu aukatákn þar sem mótherjar ná til þín: í umferð { $round } voru þau annars staðar.
analysis-advice-unlucky = Þú spilaðir vel; teningurinn kostaði þig { $percent } prósentustig.
analysis-advice-sound = Þú spilaðir vel: engin umferð var greinileg mistök.

## What a seat may expect

analysis-chance = { $seat }: { $percent }% sigurlíkur (± { $error }); skildingar í lokin: um { $coins } (± { $spread }).
analysis-result = { $percent ->
    [100] { $seat } vann. Skildingar: { $coins }.
    [0] { $seat }. Skildingar: { $coins }.
   *[other] { $seat } deilir sigrinum. Skildingar: { $coins }.
  }
