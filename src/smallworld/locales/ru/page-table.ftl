### The table on the page: who must do what, and every decision in one clear way.
###
### $seat, $attacker, $ally and $older are names; $people is a race with its power, $race a race
### and $race_one one of it, $declined a declined race that still acts. Yes and no are the words
### “yes” and “no”.

table-title = Маленький мир
table-title-yours = Ваш ход! · Маленький мир
table-notice = Ваш ход за столом { $game }
table-board = Поле
table-menu = Меню стола
table-close = Закрыть
table-to-home = Главная
table-to-settings = Настройки
table-skip = Пропустить
table-round = Раунд { $round } из { $rounds }
table-rated = Рейтинговая
    .about = Рейтинговая партия: результат меняет рейтинг. Кто сдался или просрочил время, тот последний.
table-panels = Ещё
table-combos = Комбинации
table-combos-pick = Выберите комбинацию
table-seats = Игроки
table-log = Журнал
table-chat = Чат
table-action-bar = Ваши действия

## The prompt: what the game waits for. $hand is the number of tokens in hand

table-prompt-loading = Готовим игру…
table-prompt-past = Вы смотрите более ранний момент.
table-prompt-over = Игра окончена.
table-prompt-closed = Стол закрыт.
table-prompt-dealer = Ход ведущего…
table-prompt-sending = Ваш ход отправляется…
table-prompt-stand-in = За вас играет бот.
table-watching = Вы смотрите
table-prompt-pass = Передайте устройство. Сейчас решает { $seat }.
table-prompt-open = Ждём, пока кто-нибудь займёт место { $number }.
table-prompt-other-pick = { $away ->
    [yes] { $seat } выбирает новый народ, но не за столом.
   *[no] { $seat } выбирает новый народ.
  }
table-prompt-other-start = { $away ->
    [yes] Ходит { $seat } ({ $people_inside }), но не за столом.
   *[no] Ходит { $seat } ({ $people_inside }).
  }
table-prompt-other-conquest = { $away ->
    [yes] { $seat } ведёт { $people_genitive } в бой, но не за столом.
   *[no] { $seat } ведёт { $people_genitive } в бой: на руке { $hand }.
  }
table-prompt-other-redeployment = { $away ->
    [yes] { $seat } распределяет { $people_genitive }, но не за столом.
   *[no] { $seat } распределяет { $people_genitive }.
  }
table-prompt-other-after_scoring = { $away ->
    [yes] { $seat } делает выбор после дохода, но не за столом.
   *[no] { $seat } делает выбор после дохода.
  }
table-prompt-other-over = Игра окончена.
table-prompt-other-refuge = { $away ->
    [yes] { $seat } расставляет отступивших, но не за столом.
   *[no] { $count ->
        [0] { $seat } расставляет отступивших.
        [one] { $seat } ставит { $count } жетон { $race_genitive }.
        [few] { $seat } ставит { $count } жетона { $race_genitive }.
       *[many] { $seat } ставит { $count } жетонов { $race_genitive }.
      }
  }

table-prompt-pick = Ваш ход: выберите комбинацию.
table-prompt-declined = { $hand ->
    [0] У ваших { $declined_genitive } в упадке нет жетонов на руке. Переходите к { $race_dative }.
    [one] Сначала ваши { $declined_inside } в упадке, { $hand } жетон на руке; затем { $race_inside }.
    [few] Сначала ваши { $declined_inside } в упадке, { $hand } жетона на руке; затем { $race_inside }.
   *[many] Сначала ваши { $declined_inside } в упадке, { $hand } жетонов на руке; затем { $race_inside }.
  }
    .short = { $hand ->
        [0] { $declined } в упадке закончили. Теперь { $race_inside }.
       *[other] Сначала { $declined_inside } в упадке: на руке { $hand }.
    }
table-prompt-declined-pick = { $hand ->
    [0] У ваших { $declined_genitive } в упадке нет жетонов на руке. Выберите новый народ.
    [one] Ваши { $declined_inside } в упадке могут сначала захватывать регионы, { $hand } жетон на руке. Затем выберите новый народ.
    [few] Ваши { $declined_inside } в упадке могут сначала захватывать регионы, { $hand } жетона на руке. Затем выберите новый народ.
   *[many] Ваши { $declined_inside } в упадке могут сначала захватывать регионы, { $hand } жетонов на руке. Затем выберите новый народ.
  }
    .short = { $hand ->
        [0] { $declined } в упадке закончили. Выберите народ.
       *[other] Сначала { $declined_inside } в упадке: на руке { $hand }. Затем выбор.
    }
table-prompt-start = { $hand ->
    [one] Ваш ход: захватывайте регионы { $people_instrumental }, { $hand } жетон на руке, или приведите их в упадок.
    [few] Ваш ход: захватывайте регионы { $people_instrumental }, { $hand } жетона на руке, или приведите их в упадок.
   *[many] Ваш ход: захватывайте регионы { $people_instrumental }, { $hand } жетонов на руке, или приведите их в упадок.
  }
    .short = { $hand ->
        [one] Ваш ход: захваты ({ $hand } { $race_one }) или упадок.
        [few] Ваш ход: захваты ({ $hand } { $race_few }) или упадок.
       *[many] Ваш ход: захваты ({ $hand } { $race_many }) или упадок.
    }
table-prompt-conquer = { $hand ->
    [one] Захватывайте регионы: на руке { $hand } { $race_one }.
    [few] Захватывайте регионы: на руке { $hand } { $race_few }.
   *[many] Захватывайте регионы: на руке { $hand } { $race_many }.
  }
table-prompt-nothing-left = { $hand ->
    [0] На руке не осталось жетонов: заканчивайте и распределяйте войска.
    [one] Больше не дотянуться, на руке { $hand } { $race_one }: заканчивайте и распределяйте войска.
    [few] Больше не дотянуться, на руке { $hand } { $race_few }: заканчивайте и распределяйте войска.
   *[many] Больше не дотянуться, на руке { $hand } { $race_many }: заканчивайте и распределяйте войска.
  }
    .short = { $hand ->
        [0] Жетонов не осталось: распределяйте войска.
       *[other] Больше не дотянуться: распределяйте войска.
    }
table-prompt-stuck = { $judged ->
    [decline] Захватить нечего. Приведите народ в упадок, потом выберете новый.
    [abandon] Пока захватить нечего. Уйдите из региона и верните его жетон.
   *[other] Захватить нечего. Приведите народ в упадок или закончите.
  }
table-prompt-rolled = { $number ->
    [0] На кубике пусто: цена полная. Захватите регион или остановитесь.
   *[other] На кубике { $number }: следующий захват дешевле на { $number }, где бы он ни был. Захватите регион или остановитесь.
  }
    .short = { $number ->
        [0] На кубике пусто: цена полная.
       *[other] На кубике { $number }: следующий захват дешевле на { $number }.
    }
table-prompt-dragon = Куда полетит дракон? Там хватит одного жетона, кто бы ни защищался.
    .short = Куда полетит дракон? Хватит одного жетона.
table-prompt-hired = Где поможет 1 монета? Цены указаны с ней.
    .short = Где поможет 1 монета?
table-prompt-hurl = Куда бросить снаряды? Потратится как можно меньше.
    .short = Куда бросить снаряды?
table-prompt-catapult = Куда поставить катапульту? Там на неё не нападут, а она достанет один регион в двух шагах.
    .short = Куда поставить катапульту?
table-prompt-tower = В каком регионе строить башню? По жетону из каждого региона перейдёт туда.
    .short = В каком регионе строить башню?
table-prompt-marker = { $count ->
    [one] Разложите метки: осталась { $count }.
    [few] Разложите метки: осталось { $count }.
   *[many] Разложите метки: осталось { $count }.
  }
table-prompt-attempted = Выпало { $number }, этого мало. Заплатите за регион или остановитесь.
    .short = Выпало { $number }: заплатите или остановитесь.
table-prompt-sorcery = Какой одинокий жетон заменить своим? Это бесплатно.
    .short = Какой одинокий жетон заменить своим?
table-prompt-abandon = Из какого региона уйти? Последний жетон вернётся вам на руку.
    .short = Из какого региона уйти?
table-prompt-withdraw = { $count ->
    [one] Каждый ход поле покидают жетоны { $race_genitive }: { $visitors }. Покиньте { $count } регион. { $chosen ->
        [0] Выберите его.
       *[other] Один уже предложен; можно выбрать другой.
      }
    [few] Каждый ход поле покидают жетоны { $race_genitive }: { $visitors }. Покиньте { $count } региона. { $chosen ->
        [0] Выберите их.
       *[other] Отмечено { $chosen } из { $count }; выбор можно изменить.
      }
   *[many] Каждый ход поле покидают жетоны { $race_genitive }: { $visitors }. Покиньте { $count } регионов. { $chosen ->
        [0] Выберите их.
       *[other] Отмечено { $chosen } из { $count }; выбор можно изменить.
      }
  }
    .short = { $count ->
        [one] Уходят жетоны { $race_genitive }: { $visitors }. Покиньте { $count } регион. { $chosen ->
            [0] Какой?
           *[other] Этот?
          }
        [few] Уходят жетоны { $race_genitive }: { $visitors }. Покиньте { $count } региона. { $chosen ->
            [0] Какие?
           *[other] Отмечено: { $chosen }.
          }
       *[many] Уходят жетоны { $race_genitive }: { $visitors }. Покиньте { $count } регионов. { $chosen ->
            [0] Какие?
           *[other] Отмечено: { $chosen }.
          }
    }
table-prompt-hero = { $count ->
    [1] Поставьте героя: на этот регион никто не сможет напасть.
   *[other] Поставьте { $count } героев в разные регионы: на них никто не сможет напасть.
  }
    .short = { $count ->
        [1] Поставьте героя для защиты.
       *[other] Поставьте { $count } героев для защиты.
    }
table-prompt-fortress = Постройте крепость, одну за ход: напасть на регион станет на жетон дороже, и он принесёт ещё монету.
    .short = Постройте крепость в своём регионе.
table-prompt-camp = { $count ->
    [one] Разбейте { $count } лагерь: регион станет на жетон дороже.
    [few] Разбейте { $count } лагеря, хоть все в одном регионе.
   *[many] Разбейте { $count } лагерей, хоть все в одном регионе.
  }
table-prompt-place = { $count ->
    [one] Поставьте { $count } жетон { $race_genitive }: выберите свой регион.
    [few] Поставьте { $count } жетона { $race_genitive }: выбирайте регионы по одному или расставьте всё сразу кнопками ниже.
   *[many] Поставьте { $count } жетонов { $race_genitive }: выбирайте регионы по одному или расставьте всё сразу кнопками ниже.
  }
    .short = { $count ->
        [one] Поставьте { $count } жетон { $race_genitive }.
        [few] Расставьте { $count } жетона { $race_genitive }.
       *[many] Расставьте { $count } жетонов { $race_genitive }.
    }
table-prompt-place-both = Расставьте { $race_genitive } ({ $count }) и { $declined_genitive } в упадке ({ $others }) — каждый народ в свои регионы.
    .short = Расставьте { $race_genitive } ({ $count }) и { $declined_genitive } в упадке ({ $others }).
table-prompt-placed = Всё расставлено: завершите ход или ещё подвигайте жетоны.
    .short = Всё расставлено: завершите ход.
table-prompt-nowhere = У вас нет регионов. Жетоны остаются на руке ({ $count }): завершите ход.
table-prompt-refuge = { $count ->
    [one] { $attacker } вытесняет вас: поставьте { $count } жетон отступивших { $race_genitive }.
    [few] { $attacker } вытесняет вас: поставьте { $count } жетона отступивших { $race_genitive }.
   *[many] { $attacker } вытесняет вас: поставьте { $count } жетонов отступивших { $race_genitive }.
  }
    .short = { $count ->
        [one] { $attacker } теснит вас: поставьте { $count } жетон { $race_genitive }.
        [few] { $attacker } теснит вас: поставьте { $count } жетона { $race_genitive }.
       *[many] { $attacker } теснит вас: поставьте { $count } жетонов { $race_genitive }.
    }
table-prompt-refuge-camp = { $attacker } вытесняет вас: разбейте спасённые лагеря.
    .short = { $attacker } теснит вас: разбейте лагеря.
table-prompt-refuge-placed = Ваши жетоны снова на поле. Нажмите «Готово».
table-prompt-ally = Доход получен. Заключите с кем-нибудь мир или завершите ход.
    .short = Доход получен. Мир или конец хода?
table-prompt-late-decline = Доход получен. Привести { $race_genitive } в упадок сейчас или продолжать?
    .short = Привести { $race_genitive } в упадок?

## What can be done: the buttons, and what each means

table-do-roll = Бросить кубик
    .short = Кубик
    .about = Перед следующим захватом: выпавшее на кубике вычитается из цены (B)
table-do-dragon = Дракон
    .about = Послать дракона с одним жетоном; затем выберите куда
table-do-hired = Заплатить монету
    .about = Заплатить 1 монету и захватить меньшим числом жетонов; затем выберите где
table-do-hurl = Бросить снаряды
    .about = Бросить снаряды и захватить меньшим числом жетонов; затем выберите где
table-do-catapult = Катапульта
    .about = Поставить катапульту в один из своих регионов; затем выберите в какой
table-do-regroup = Собрать силы
    .about = Взять лишние жетоны на руку и захватывать второй раз
table-do-tower = Упадок с башней
    .about = Привести народ в упадок: выберите регион для башни
table-do-sorcery = Колдовство
    .short = Чары
    .about = Заменить своим одинокий жетон соперника по соседству; затем выберите какой
table-do-abandon = Уйти из региона
    .about = До первого захвата можно уйти из региона; затем выберите, из какого
table-do-then-active = Теперь { $race_inside }
    .short = { $race }
    .about = К народу в упадке можно вернуться, пока { $race_inside } не начали
table-do-declined-first = Сначала народ в упадке
    .short = Сначала упадок
    .about = Народ в упадке может действовать, пока не начал активный
table-do-decline = Привести в упадок
    .about = Перевернуть народ вместо захватов; новый вы выберете на следующем ходу (D)
table-do-me-again = Вернуться в игру
    .short = В игру
    .about = До тех пор за вас играет бот
table-do-stop = Закончить захваты
    .short = Закончить
    .about = Больше никаких захватов на этом ходу; затем распределение войск (S)
table-do-withdraw = { $count ->
    [one] Покинуть { $count } регион
    [few] Покинуть { $count } региона
   *[many] Покинуть { $count } регионов
  }
    .about = Отмечено на поле: { $chosen } из { $count }
table-do-later = { $piece ->
    [fortress] Пропустить крепость
    [marker] Пропустить метки
    [catapult] Пропустить катапульту
   *[other] Пропустить лагеря
  }
    .about = Сначала расставьте жетоны; поставить это можно до конца хода
table-do-spread = Расставить поровну
    .short = Поровну
    .about = Везде поровну жетонов, насколько хватит
table-do-guard = Укрепить границы
    .short = Границы
    .about = Каждый жетон идёт туда, где сопернику дешевле всего напасть
table-do-as-it-was = Как было
    .about = Жетоны вернутся туда, где стояли; остальные останутся на руке
table-do-end = Конец хода
    .about = Расставьте все жетоны, и вы получите монеты (E)
table-do-end-refuge = Готово
    .about = Расставьте все отступившие жетоны, и игра продолжится (E)
waiting-next = Следующая игра ({ $count })
    .about = Там тоже ваш ход, за столом { $names }

## Questions before something that cannot be taken back

table-ask-no = Не сейчас
table-ask-die = { $region }: бросить кубик?
    .about = { $missing ->
        [1] Нужно выбросить 1 или больше: { $percent } %. Что бы ни выпало, захваты на этом закончатся.
       *[other] Нужно выбросить { $missing } или больше: { $percent } %. Что бы ни выпало, захваты на этом закончатся.
    }
    .yes = Бросить
table-ask-decline = Привести { $race_genitive } в упадок?
    .about = { $coins ->
        [0] Это займёт весь ход. Регионы и дальше приносят монеты, в каждом остаётся по жетону (у упырей — все). На следующем ходу вы выберете новый народ.
        [one] Это займёт весь ход и принесёт { $coins } монету. Регионы и дальше приносят монеты, в каждом остаётся по жетону (у упырей — все). На следующем ходу вы выберете новый народ.
        [few] Это займёт весь ход и принесёт { $coins } монеты. Регионы и дальше приносят монеты, в каждом остаётся по жетону (у упырей — все). На следующем ходу вы выберете новый народ.
       *[many] Это займёт весь ход и принесёт { $coins } монет. Регионы и дальше приносят монеты, в каждом остаётся по жетону (у упырей — все). На следующем ходу вы выберете новый народ.
    }
    .older = В упадке может быть только один народ: { $older_inside } покинут поле, если призрачная способность не оставит место для обоих.
    .yes = Привести в упадок

## After the income

table-choices = Ваш выбор после дохода
table-choice-ally = Мир: { $seat }
    .about = До вашего следующего хода активные { $race_inside } союзника не тронут ваш активный народ.
    .about_nobody = До вашего следующего хода любой новый народ союзника не тронет ваш активный народ.
table-choice-decline = { $race }: в упадок
    .about = Регионы и дальше приносят монеты. Новый народ вы выберете на следующем ходу.
table-choice-end = Завершить ход
    .about = Ваши { $race_inside } остаются активными.
    .about_ally = Без мира: напасть на вас может любой.

## The hand

table-hand-die = На кубике { $number }
table-hand = Ваша рука
table-hand-tokens = { $count ->
    [0] На руке нет { $race_genitive }
    [one] На руке { $count } { $race_one }
    [few] На руке { $count } { $race_few }
   *[many] На руке { $count } { $race_many }
  }
table-hand-declined = { $count ->
    [0] На руке нет { $race_genitive } в упадке
    [one] На руке { $count } { $race_one } в упадке
    [few] На руке { $count } { $race_few } в упадке
   *[many] На руке { $count } { $race_many } в упадке
  }
table-piece-hero = { $count ->
    [one] Поставить { $count } героя
    [few] Поставить { $count } героев
   *[many] Поставить { $count } героев
  }
table-piece-camp = { $count ->
    [one] Разбить { $count } лагерь
    [few] Разбить { $count } лагеря
   *[many] Разбить { $count } лагерей
  }
table-piece-marker = { $count ->
    [one] Положить { $count } метку
    [few] Положить { $count } метки
   *[many] Положить { $count } меток
  }
table-piece-catapult = Поставить катапульту
table-piece-charges = { $count ->
    [one] { $count } снаряд
    [few] { $count } снаряда
   *[many] { $count } снарядов
  }
table-piece-fortress = Построить 1 крепость

## Steps back

table-undo = Отменить
    .about = Вернуть последний шаг (U)
table-undo-not-yours = Отменять можно, только когда решаете вы.
table-undo-wait = Подождите, пока всё будет показано.
table-undo-turn-began = На этом ходу вам отменять нечего.
table-undo-die = После броска кубика отменить сделанное до него нельзя.
table-undo-reveal = Открыта новая комбинация: отменить выбор уже нельзя.
table-reset = Ход заново
    .about = Вернуть всё, что на этом ходу ещё можно вернуть (R)

## Income. $yours says whether it is your turn, $paid whether it is paid already

table-income = { $paid ->
    [yes] { $yours ->
        [yes] Ваш доход
       *[no] Доход: { $seat }
      }
   *[no] { $yours ->
        [yes] Вы получите
       *[no] { $seat } получит
      }
  }
table-income-spoken = { $paid ->
    [yes] { $coins ->
        [one] { $seat }: получена { $coins } монета
        [few] { $seat }: получены { $coins } монеты
       *[many] { $seat }: получено { $coins } монет
      }
   *[no] { $yours ->
        [yes] { $coins ->
            [one] Если завершить ход сейчас, он принесёт вам { $coins } монету
            [few] Если завершить ход сейчас, он принесёт вам { $coins } монеты
           *[many] Если завершить ход сейчас, он принесёт вам { $coins } монет
          }
       *[no] { $coins ->
            [one] Если ход завершится сейчас, { $seat } получит { $coins } монету
            [few] Если ход завершится сейчас, { $seat } получит { $coins } монеты
           *[many] Если ход завершится сейчас, { $seat } получит { $coins } монет
          }
      }
  }
table-income-amount = { NUMBER($amount, signDisplay: "exceptZero") }
table-income-nothing = Пока ничего

## Combos. $all tokens are $fromRace of the race, $fromPower of the power and $more that visit

table-combo-tokens = { $fromRace }+{ $fromPower } = { $all }
    .about = { $all ->
        [one] Всего { $all } жетон
        [few] Всего { $all } жетона
       *[many] Всего { $all } жетонов
    }
table-combo-tokens-more = { $fromRace }+{ $fromPower }+{ $more } = { $all }
table-combo-free = бесплатно
table-combo-coins = { $found ->
    [one] На ней лежит { $found } монета
    [few] На ней лежат { $found } монеты
   *[many] На ней лежит { $found } монет
  }
    .short = +{ $found }
table-combo-price = { $price ->
    [0] Бесплатно
    [one] Стоит { $price } монету
    [few] Стоит { $price } монеты
   *[many] Стоит { $price } монет
  }
table-combo-pick = Взять
    .about = { $price ->
        [0] { $people }, жетонов: { $all }
       *[other] (цена в монетах): { $people }, жетонов: { $all }
    }
table-combo-confirm = Беру
table-combo-again = { $regions ->
    [0] Нажмите ещё раз, чтобы взять их.
    [one] За этот ход могут захватить { $regions } регион. Нажмите ещё раз, чтобы взять их.
    [few] За этот ход могут захватить { $regions } региона. Нажмите ещё раз, чтобы взять их.
   *[many] За этот ход могут захватить { $regions } регионов. Нажмите ещё раз, чтобы взять их.
  }
table-combo-too-dear = { $price ->
    [one] Стоит { $price } монету, а у вас { $coins }.
    [few] Стоит { $price } монеты, а у вас { $coins }.
   *[many] Стоит { $price } монет, а у вас { $coins }.
  }

## Seats. $turn says whether it is the seat's turn, $decides whether the game waits for it

table-seat = { $decides ->
    [yes] { $you ->
        [yes] { $seat } (вы), ход за вами
       *[no] { $seat }, решает сейчас
      }
   *[no] { $turn ->
        [yes] { $seat }, сейчас ходит
       *[no] { $you ->
            [yes] { $seat } (вы)
           *[no] { $seat }
          }
      }
  }
table-seat-you = вы
table-seat-open = Свободное место
    .about = Сюда можно сесть по приглашению.
table-seat-no-race = Нет активного народа
table-seat-regions = { $regions ->
    [one] { $regions } регион
    [few] { $regions } региона
   *[many] { $regions } регионов
  }
table-seat-hand = на руке { $hand }
table-seat-peace = мир: { $ally }
table-seat-declined = { $regions ->
    [one] { $race_inside } в упадке, { $regions } регион
    [few] { $race_inside } в упадке, { $regions } региона
   *[many] { $race_inside } в упадке, { $regions } регионов
  }
table-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
  }
table-coins-hidden = скрыто
    .about = Монеты откроются в конце игры
table-presence-there = за столом
table-presence-away = не за столом
table-presence-bot = бот
table-presence-stand-in = подменяет бот
table-presence-conceded = партия сдана
table-clock = осталось { $time }
table-clock-days = { $days } д { $hours } ч

## Sitting down, and waiting for friends

table-claim = Сядьте за этот стол
    .about = { $count ->
        [one] Игра на { $count } игрока:
        [few] Игра на { $count } игроков:
       *[many] Игра на { $count } игроков:
    }
table-claim-name = Ваше имя
table-claim-sit = Сесть
table-claim-watch = Только смотреть
table-sit-here = Сесть сюда
table-copy-invite = Копировать приглашение
table-bot-instead = Посадить бота
table-make-invite = Создать приглашение
table-waiting = Ждём друзей
    .about = { $count ->
        [1] Отправьте эту ссылку другу. Уже здесь: { $here }.
       *[other] Отправьте каждому другу по ссылке. Уже здесь: { $here }.
    }
    .meanwhile = Начать сейчас

## One device, several people

table-cover = Передайте устройство: { $seat }
    .about = Монеты скрыты, пока { $seat } не возьмёт устройство.
    .ready = Да, это я: { $seat }

## The connection

table-connection-lost = Связь потеряна. Подключаемся снова…
table-connection-sending = Отправляем…
table-connection-pending = { $count ->
    [1] Ваш ход отправится, когда связь вернётся.
   *[other] Ваши ходы отправятся, когда связь вернётся.
  }
table-connection-take-back = Отозвать
table-gone = На этом устройстве стол не открыть.
table-gone-moved = Ваше место перенесено на другое устройство.
table-gone-watch = Смотреть здесь
# A table that was deleted while it was open.
table-deleted = Этот стол удалён.
    .about = Продолжить или посмотреть эту игру больше нельзя. Начните новую на главной странице.

## A hint

table-hint = Подсказка
    .about = Что сделал бы здесь бот (H)
table-hint-thinking = Думаем…
table-hint-follow = Сделать так

## The menu

table-menu-seat = Ваше место: { $seat }
table-menu-to-bot = Пусть за меня играет бот
table-menu-me-again = Вернуться в игру
table-menu-move = Перенести моё место на другое устройство
    .about = Откройте эту ссылку на другом устройстве. Она сработает один раз, и дальше вы играете там.
    .copy = Копировать ссылку
table-menu-places = Расставлять отступивших за меня
    .about = Когда вас вытесняют, жетоны расставляются сами.
table-menu-concede = Сдаться
    .about = За вас доиграет бот, а если остался только один игрок, игра закончится. Отменить это нельзя.
    .yes = Сдаться
table-menu-again = Переиграть с более раннего хода
    .about = Только против ботов. Новый стол начнётся с вашего хода в том раунде; этот останется как есть.
table-menu-again-round = С вашего хода в раунде { $round }
table-menu-watch-link = Копировать ссылку для зрителей

## Keys

table-keys = Все клавиши
    .about = У каждого действия есть клавиша. Клавиши работают по всему столу, кроме полей для текста.
table-key-walk = переходить от региона к региону
table-key-choose = действовать в регионе: захватить, поставить, уйти из региона
table-key-less = на жетон меньше при расстановке
table-key-pick = выбрать эту комбинацию
table-key-undo = отменить один шаг
table-key-reset = начать ход заново
table-key-stop = закончить захваты
table-key-end = завершить ход или «Готово»
table-key-decline = привести народ в упадок
table-key-roll = сначала бросить кубик (лютая способность)
table-key-hint = подсказка
table-key-replay = повторить, что сделали соперники после вашего хода
table-key-combos = показать комбинации
table-key-seats = показать игроков
table-key-log = показать журнал
table-key-chat = показать чат
table-key-rules = найти правило
table-key-escape = пропустить, закрыть, отменить
table-key-help = этот список

## Turn reminders

table-reminder = Напоминания о ходе
table-reminder-about = Когда ваш ход, а вас нет за столом, мы можем послать сообщение на ваш адрес у { $hosts }.
table-reminder-address = Адрес (https://…)
table-reminder-on = Присылать напоминания
table-reminder-set = Напоминания для этого места уходят на { $host }.
table-reminder-key = Этим ключом подписаны ваши напоминания. Он показан только один раз: сохраните его там, где их получаете.
table-reminder-copy = Копировать ключ
table-reminder-clear = Больше не напоминать
