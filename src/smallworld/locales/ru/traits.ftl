### Rules made from numbers: one sentence for each number or flag of a race or a power of one's own.
###
### Sentences follow each other as they are listed here; each must make sense alone. “You” is who
### plays the race; occupied regions are those with tokens or a Lost Tribe in them. $kinds is a list
### of kinds of regions by their names, “hill, mine, or coast”: it stands after a colon, so that no
### word of it has to change its form.

trait-nothing = Ничего особенного не умеет.

## Kinds of regions that have no name of their own

trait-kind-coast = побережье
trait-kind-land = любая суша
trait-kind-water = любая вода
trait-kind-anywhere = любой регион

## Where it may go

trait-enters_anywhere = Может начать с любого места поля.
trait-reaches_all_land = Доступна вся суша, близкая и далёкая.
trait-tunnels = Все такие регионы для вас соседние: { $kinds }.
trait-sails = Можно захватывать и моря, и озеро; в упадке они остаются вашими.

## What it costs

trait-saves_on = { $tokens ->
    [one] На { $tokens } жетон дешевле захват таких регионов: { $kinds }.
    [few] На { $tokens } жетона дешевле захват таких регионов: { $kinds }.
   *[many] На { $tokens } жетонов дешевле захват таких регионов: { $kinds }.
  }
trait-saves_beside = { $tokens ->
    [one] На { $tokens } жетон дешевле захватить то, что рядом с таким вашим регионом: { $kinds }.
    [few] На { $tokens } жетона дешевле захватить то, что рядом с таким вашим регионом: { $kinds }.
   *[many] На { $tokens } жетонов дешевле захватить то, что рядом с таким вашим регионом: { $kinds }.
  }
trait-rolls_first = Перед каждым захватом можно бросить кубик: выпавшее вычитается из цены. Отдельной попытки последнего захвата нет.
trait-converts = Раз в ход против каждого соперника: одинокий активный жетон рядом с вашими сменяется вашим. Регион ваш.
trait-dragon = Раз в ход дракон с одним жетоном берёт любую доступную сушу, кто бы там ни был. Пока дракон там, атаковать её нельзя.
trait-visitors = { $tokens ->
    [one] Вместе с вами сражается ещё { $tokens } жетон; каждый ход перед доходом он покидает поле.
    [few] Вместе с вами сражаются ещё { $tokens } жетона; каждый ход перед доходом они покидают поле.
   *[many] Вместе с вами сражаются ещё { $tokens } жетонов; каждый ход перед доходом они покидают поле.
  }
trait-saves_from_declined = { $tokens ->
    [one] На { $tokens } жетон дешевле захват регионов, где живёт народ в упадке.
    [few] На { $tokens } жетона дешевле захват регионов, где живёт народ в упадке.
   *[many] На { $tokens } жетонов дешевле захват регионов, где живёт народ в упадке.
  }
trait-saves_from_tribes = { $tokens ->
    [one] На { $tokens } жетон дешевле захват регионов с забытым племенем.
    [few] На { $tokens } жетона дешевле захват регионов с забытым племенем.
   *[many] На { $tokens } жетонов дешевле захват регионов с забытым племенем.
  }
trait-saves_even_rounds = { $tokens ->
    [one] В чётных раундах захват любого региона дешевле на { $tokens } жетон.
    [few] В чётных раундах захват любого региона дешевле на { $tokens } жетона.
   *[many] В чётных раундах захват любого региона дешевле на { $tokens } жетонов.
  }
trait-saves_first_turn = { $tokens ->
    [one] В ход выбора народа захват любого региона дешевле на { $tokens } жетон.
    [few] В ход выбора народа захват любого региона дешевле на { $tokens } жетона.
   *[many] В ход выбора народа захват любого региона дешевле на { $tokens } жетонов.
  }
trait-costs_more_on = На 1 жетон дороже захват таких регионов: { $kinds }.

## What it brings

trait-pays_on = { $coins ->
    [one] { $coins } призовая монета за каждый такой ваш регион: { $kinds }.
    [few] { $coins } призовые монеты за каждый такой ваш регион: { $kinds }.
   *[many] { $coins } призовых монет за каждый такой ваш регион: { $kinds }.
  }
trait-pays_beside = { $coins ->
    [one] { $coins } призовая монета за каждый ваш регион, рядом с которым есть: { $kinds }.
    [few] { $coins } призовые монеты за каждый ваш регион, рядом с которым есть: { $kinds }.
   *[many] { $coins } призовых монет за каждый ваш регион, рядом с которым есть: { $kinds }.
  }
# Follows one of the two above.
trait-pays_in_decline = Они платят и в упадке.
trait-pays_each_turn = { $coins ->
    [one] { $coins } призовая монета каждый ход, пока народ активен.
    [few] { $coins } призовые монеты каждый ход, пока народ активен.
   *[many] { $coins } призовых монет каждый ход, пока народ активен.
  }
trait-pays_first_turn = { $coins ->
    [one] { $coins } призовая монета, один раз, в конце первого хода.
    [few] { $coins } призовые монеты, один раз, в конце первого хода.
   *[many] { $coins } призовых монет, один раз, в конце первого хода.
  }
trait-pays_per_conquest = { $coins ->
    [one] { $coins } призовая монета за каждый непустой регион, взятый на этом ходу.
    [few] { $coins } призовые монеты за каждый непустой регион, взятый на этом ходу.
   *[many] { $coins } призовых монет за каждый непустой регион, взятый на этом ходу.
  }
trait-pays_per_empty_conquest = { $coins ->
    [one] { $coins } призовая монета за каждый пустой регион, взятый на этом ходу.
    [few] { $coins } призовые монеты за каждый пустой регион, взятый на этом ходу.
   *[many] { $coins } призовых монет за каждый пустой регион, взятый на этом ходу.
  }
trait-pays_per_fortress = { $coins ->
    [one] { $coins } призовая монета за каждую крепость в ваших регионах.
    [few] { $coins } призовые монеты за каждую крепость в ваших регионах.
   *[many] { $coins } призовых монет за каждую крепость в ваших регионах.
  }
trait-pays_less_on = На 1 монету меньше за каждый такой ваш регион: { $kinds }.
trait-pays_less_elsewhere = Каждый другой ваш регион приносит на 1 монету меньше.
trait-pays_per_pair = 1 призовая монета за каждую пару таких ваших регионов: { $kinds }.
trait-pays_in_peace = { $coins ->
    [one] { $coins } призовая монета в конце хода, на котором вы не атаковали активных народов.
    [few] { $coins } призовые монеты в конце хода, на котором вы не атаковали активных народов.
   *[many] { $coins } призовых монет в конце хода, на котором вы не атаковали активных народов.
  }
trait-pays_up_to = { $coins ->
    [one] { $coins } призовая монета в конце хода, если число ваших регионов не больше { $regions }.
    [few] { $coins } призовые монеты в конце хода, если число ваших регионов не больше { $regions }.
   *[many] { $coins } призовых монет в конце хода, если число ваших регионов не больше { $regions }.
  }
trait-pays_beyond = 1 призовая монета за каждый ваш регион сверх { $regions }.
trait-pays_per_group = { $coins ->
    [one] { $coins } призовая монета за каждую отдельную группу ваших регионов.
    [few] { $coins } призовые монеты за каждую отдельную группу ваших регионов.
   *[many] { $coins } призовых монет за каждую отдельную группу ваших регионов.
  }
trait-pays_if_joined = { $coins ->
    [one] { $coins } призовая монета, если все ваши регионы связаны.
    [few] { $coins } призовые монеты, если все ваши регионы связаны.
   *[many] { $coins } призовых монет, если все ваши регионы связаны.
  }
trait-pays_per_lonely = { $coins ->
    [one] { $coins } призовая монета за каждый ваш регион, рядом с которым нет ни другого народа, ни забытого племени.
    [few] { $coins } призовые монеты за каждый ваш регион, рядом с которым нет ни другого народа, ни забытого племени.
   *[many] { $coins } призовых монет за каждый ваш регион, рядом с которым нет ни другого народа, ни забытого племени.
  }
trait-pays_per_stack = 1 призовая монета за каждый ваш регион, где жетонов не меньше { $tokens }.

## How it grows

trait-grows_every = { $regions ->
    [1] Каждый непустой регион, взятый на этом ходу, даёт жетон при перераспределении.
   *[other] Непустые регионы, взятые на этом ходу, дают при перераспределении по жетону за каждые { $regions }.
  }
trait-grows_each_turn = { $tokens ->
    [one] Каждый ход при перераспределении добавляется { $tokens } новый жетон.
    [few] Каждый ход при перераспределении добавляются { $tokens } новых жетона.
   *[many] Каждый ход при перераспределении добавляется { $tokens } новых жетонов.
  }
trait-grows_on = При перераспределении добавляется по новому жетону за каждый такой ваш регион: { $kinds }.

## How it holds out

trait-defends_on = Пока народ активен, другим на жетон дороже отнять у вас такие регионы: { $kinds }.
trait-loses_none = Пока народ активен, потеря региона не стоит вам ни одного жетона.
trait-camps = { $pieces ->
    [one] Каждый ход ставьте { $pieces } лагерь; он делает регион на жетон дороже.
    [few] Каждый ход ставьте { $pieces } лагеря; каждый делает регион на жетон дороже.
   *[many] Каждый ход ставьте { $pieces } лагерей; каждый делает регион на жетон дороже.
  }
trait-fortresses = { $pieces ->
    [1] Можно построить одну крепость: она делает регион на жетон дороже, даже в упадке.
   *[other] Можно строить по крепости за ход, пока их на поле меньше { $pieces }. Каждая делает регион на жетон дороже, даже в упадке.
  }
trait-heroes = { $pieces ->
    [one] { $pieces } герой заканчивает каждый ход в одном из регионов, и этот регион нельзя атаковать.
    [few] { $pieces } героя заканчивают каждый ход в разных регионах, и эти регионы нельзя атаковать.
   *[many] { $pieces } героев заканчивают каждый ход в разных регионах, и эти регионы нельзя атаковать.
  }
trait-holes = { $pieces ->
    [1] Первый взятый регион получает нору: пока народ активен и не ушёл, этот регион нельзя атаковать.
   *[other] В первых взятых регионах (всего { $pieces }) появляется по норе: пока народ активен и не ушёл, эти регионы нельзя атаковать.
  }
trait-lairs = В каждом регионе появляется троллья пещера: захватить его на жетон дороже, даже когда народ в упадке.
trait-makes_peace = После дохода можно заключить мир с соперником, чей активный народ вы на этом ходу не атаковали. До вашего следующего хода его активный народ не может напасть на ваш.

## How it ends

trait-declines_late = Можно прийти в упадок в конце хода, уже получив за него доход.
trait-lasts = В упадке народ остаётся, пока его не вытеснят. Он не считается вашим народом в упадке, так что вы можете иметь второй.
trait-acts_in_decline = В упадке все жетоны остаются на поле и продолжают захваты, всегда раньше активного народа.

## Labels of the keys in the form of the workshop

workshop-word-saves_on = Регионы дешевле
workshop-word-saves_beside = Дешевле по соседству
workshop-word-saves_tokens = На сколько жетонов дешевле
    .about = Для всего, что дешевле.
workshop-word-rolls_first = Кубик перед каждым захватом
workshop-word-converts = Подмена одиноких жетонов
workshop-word-defends_on = Дороже для других
workshop-word-pays_on = Монеты за регионы
workshop-word-pays_beside = Монеты за соседство
workshop-word-pays_coins = По сколько монет
    .about = За каждый регион, который платит.
workshop-word-pays_in_decline = Платит и в упадке
workshop-word-pays_per_conquest = Монеты за взятые непустые регионы
workshop-word-pays_per_empty_conquest = Монеты за взятые пустые регионы
workshop-word-pays_each_turn = Монеты каждый ход
workshop-word-pays_first_turn = Монеты на первом ходу
workshop-word-enters_anywhere = Начинает где угодно
workshop-word-reaches_all_land = Летает
workshop-word-tunnels = Туннели
workshop-word-sails = Плавает
workshop-word-loses_none = Не теряет жетонов
workshop-word-visitors = Дополнительные жетоны
workshop-word-grows_every = Растёт от захватов
workshop-word-grows_each_turn = Растёт каждый ход
workshop-word-grows_on = Растёт от регионов
workshop-word-camps = Лагеря
workshop-word-fortresses = Крепости
workshop-word-pays_per_fortress = Монеты за крепости
workshop-word-heroes = Герои
workshop-word-holes = Норы
workshop-word-lairs = Тролльи пещеры
workshop-word-dragon = Дракон
workshop-word-makes_peace = Мир
workshop-word-declines_late = Поздний упадок
workshop-word-lasts = Остаётся в упадке
workshop-word-acts_in_decline = Действует в упадке
workshop-word-saves_from_declined = Дешевле у народов в упадке
workshop-word-saves_from_tribes = Дешевле у забытых племён
workshop-word-saves_even_rounds = Дешевле в чётных раундах
workshop-word-saves_first_turn = Дешевле на первом ходу
workshop-word-costs_more_on = Регионы дороже
workshop-word-pays_less_on = Меньше монет за регионы
workshop-word-pays_less_elsewhere = В остальных меньше монет
workshop-word-pays_per_pair = Монеты за пары
workshop-word-pays_in_peace = Монеты за мир
workshop-word-pays_up_to = Монеты за малое число регионов
workshop-word-pays_up_to_coins = Сколько монет
    .about = За ход с малым числом регионов.
workshop-word-pays_beyond = Монеты сверх числа регионов
workshop-word-pays_per_group = Монеты за отдельные группы
workshop-word-pays_if_joined = Монеты за связность
workshop-word-pays_per_lonely = Монеты за уединённые регионы
workshop-word-pays_per_stack = Монеты за большие отряды
