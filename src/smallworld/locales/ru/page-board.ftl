### The board on the page: what it is called, what its regions say, and what can be done there.

board-label = Игровое поле
board-unrolling = Загружаем поле…
board-keys = Стрелки переводят от региона к региону, Enter действует, Delete отменяет, плюс и минус меняют масштаб, ноль показывает всё поле.

## Looking

board-tools = Вид поля
board-zoom-in = Ближе (+)
board-zoom-out = Дальше (−)
board-fit = Всё поле (0)
board-dismiss = Закрыть

## Who stands in a region. $declined says “yes” or “no”

board-nobody = никем не занят
board-holder = { $declined ->
    [yes] { $tokens ->
        [one] { $seat }: { $tokens } { $race_one } в упадке
        [few] { $seat }: { $tokens } { $race_few } в упадке
       *[many] { $seat }: { $tokens } { $race_many } в упадке
      }
   *[no] { $tokens ->
        [one] { $seat }: { $tokens } { $race_one }
        [few] { $seat }: { $tokens } { $race_few }
       *[many] { $seat }: { $tokens } { $race_many }
      }
  }
board-camps = { $count ->
    [one] { $count } лагерь
    [few] { $count } лагеря
   *[many] { $count } лагерей
  }

## What could be done in a region, as part of a list that is read aloud

board-target-conquer = { $price ->
    [one] можно захватить за { $price } жетон
    [few] можно захватить за { $price } жетона
   *[many] можно захватить за { $price } жетонов
  }
board-target-die = { $missing ->
    [one] не хватает { $missing } жетона, шанс с кубиком — { $percent } %
    [few] не хватает { $missing } жетонов, шанс с кубиком — { $percent } %
   *[many] не хватает { $missing } жетонов, шанс с кубиком — { $percent } %
  }
board-target-dragon = может захватить дракон
board-target-sorcery = можно взять колдовством
board-target-abandon = отсюда можно уйти
board-target-deploy = можно ставить жетоны
board-target-withdraw = можно покинуть
board-target-place = можно поставить особый жетон

## What others changed since the player’s last action; read aloud after the holder

board-changed = { $how ->
    [taken] захвачен после вашего хода
    [lost] отнят у вас после вашего хода
    [left] покинут после вашего хода
    [declined] в упадке после вашего хода
   *[moved] жетоны изменились после вашего хода
  }
board-replay = Повторить ходы соперников
    .about = Светлыми стежками отмечено, что изменилось после вашего хода. Нажмите, чтобы посмотреть ещё раз (W).

## The card of a region

board-price = { $price ->
    [0] Бесплатно
    [one] Стоит { $price } жетон
    [few] Стоит { $price } жетона
   *[many] Стоит { $price } жетонов
  }
board-short = { $missing ->
    [1] Не хватает 1; с кубиком { $percent } % (1 или больше)
   *[other] Не хватает { $missing }; с кубиком { $percent } % ({ $missing } или больше)
  }
# $sign says “more”, “less” or “same”
board-earns = { $sign ->
    [more] { $coins ->
        [one] +{ $coins } монета на этом ходу
        [few] +{ $coins } монеты на этом ходу
       *[many] +{ $coins } монет на этом ходу
      }
    [less] { $coins ->
        [one] −{ $coins } монета на этом ходу
        [few] −{ $coins } монеты на этом ходу
       *[many] −{ $coins } монет на этом ходу
      }
   *[same] Доход на этом ходу не изменится
  }
board-threat = { $price ->
    [one] Соперник может взять его за { $price } жетон
    [few] Соперник может взять его за { $price } жетона
   *[many] Соперник может взять его за { $price } жетонов
  }

## How it is done. $touch says “yes” where fingers do it

board-hint-conquer = { $touch ->
    [yes] Коснитесь, чтобы захватить
   *[no] Щёлкните, чтобы захватить
  }
board-hint-die = { $touch ->
    [yes] Коснитесь для попытки последнего захвата
   *[no] Щёлкните для попытки последнего захвата
  }
board-hint-dragon = { $touch ->
    [yes] Коснитесь, чтобы послать дракона
   *[no] Щёлкните, чтобы послать дракона
  }
board-hint-sorcery = { $touch ->
    [yes] Коснитесь, чтобы заменить жетон
   *[no] Щёлкните, чтобы заменить жетон
  }
board-hint-abandon = { $touch ->
    [yes] Коснитесь, чтобы уйти из региона
   *[no] Щёлкните, чтобы уйти из региона
  }
board-hint-withdraw = { $touch ->
    [yes] Коснитесь, чтобы покинуть регион
   *[no] Щёлкните, чтобы покинуть регион
  }
board-hint-place = { $touch ->
    [yes] Коснитесь, чтобы поставить; удерживайте, чтобы снять
   *[no] Щёлкните, чтобы поставить; правой кнопкой — снять
  }
board-hint-deploy = { $touch ->
    [yes] Касание — на жетон больше, удержание — на жетон меньше
   *[no] Щелчок — на жетон больше, правый щелчок — на жетон меньше
  }

## On the board itself

board-odds = { $percent } %
board-earned = +{ $coins }
board-edge = { $side ->
    [left] Ещё слева
    [right] Ещё справа
    [up] Ещё выше
   *[down] Ещё ниже
  }{ $count ->
    [0] {""}
   *[other] {" "}(цели: { $count })
  }
board-moment-last-round = Последний раунд!
board-moment-dragon = Дракон нападает!
board-moment-decline = В упадке
