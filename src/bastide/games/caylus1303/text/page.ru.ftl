# Слова, которые нужны только странице.
page-round = Раунд { $round } из { $rounds }
page-round-track = Раунд

# Дорога
page-road = Дорога
page-space = клетка { $space }
page-empty-space = пусто
page-owner-you = ваше
page-house-of = владелец: { $name }
page-worker-of = рабочий: { $name }
page-active = активно
page-beyond = дальше прево
page-active-now = Станут активны: { $names }.
page-lost-now = Останутся ни с чем: { $names }.

# Что делают здания
page-any = любой
page-owner-bonus = бонус владельца
page-points-when-built = { $points } ПО

# Стройплощадка
page-site = Стройплощадка
page-site-workers = Рабочие, слева направо
page-favour-may-use = Для привилегии, по раундам
page-rounds = раунды { $from }–{ $to }
page-not-yet = с раунда { $round }
page-and-take = … и взять персонажа
page-take-from = Забрать персонажа у соперника
page-use-site = или активировать жетон стройплощадки

# Игроки
page-can-build = Можно построить
page-rivals = Соперники
page-bridge = Мост и порядок пасов
page-next-first = начнёт следующий раунд
page-sets = наборов за раунд: { $count }
page-your-goods = Ваши ресурсы
page-area-own = Ваши ресурсы и рабочие
page-goods = Ресурсы
page-workers-reserve = Рабочие: резерв
page-workers-count = { $count ->
    [one] { $count } рабочий в резерве
   *[many] { $count } рабочих в резерве
}
page-place-price = { $count ->
    [one] поставить рабочего стоит { $count } рабочего
   *[many] поставить рабочего стоит { $count } рабочих
}
page-camp = лагерь
page-on-board = на поле
page-houses-left = Осталось домов
page-residences = резиденций: { $count }
page-points = Престиж
page-your-characters = Ваши персонажи
page-characters = Персонажи
page-used = уже использован

# Чего можно коснуться
page-use = Активировать
page-supply = взять: { $good }
page-pass = Пас
page-pass-first = Пас: вы начнёте раунд { $round }
page-which-goods = Какие ресурсы вы отдаёте?
page-price = { $price ->
    [one] уходит { $price } рабочий
   *[many] уходит { $price } рабочих
}
page-skip = Не активировать
page-leaf-road = Дорога
page-leaf-castle = Замок
page-leaf-build = Строить
page-leaf-players = Игроки

# Виды зданий
page-kind-printed = напечатано на поле
page-kind-starting = начальное
page-kind-wooden = деревянное
page-kind-stone = каменное
page-kind-prestige = престижное

# Поле
page-at-site = на стройплощадке
page-available = доступен
page-nobody = никого
page-held = У игроков
page-offer = Персонажи на выбор
page-buildings = Здания
page-only-you = видно только вам
page-passed-as = пас № { $place }
page-recruitment = вербовка
page-income = каждый раунд
page-costs = стоимость: { $cost }
page-or = или
page-worker = { $count ->
    [1] рабочий
   *[other] { $count } рабочих
}
page-favour = привилегия
page-favour-at-once = сразу привилегия
page-build-wooden = построить деревянное
page-build-stone = построить каменное
page-build-stone-waive = построить каменное, не платя камень
page-put-house = дом над начальным зданием
page-move-provost = прево ±{ $steps }
page-provost-by = Прево { $steps }
page-provost-between = Прево: между { $before } и { $after }
page-provost-end = { $square ->
    [0] Прево: в конце дороги
   *[other] Прево: за концом дороги, клетка { $square }
}
page-fates-none = Это ни для кого ничего не меняет.
page-first-of = { $name }: первый ход в этом раунде.
page-tile-of = { $name }: жетон первого игрока.
page-place-cost-short = по { $count } рабочих
page-site-help = Стройплощадка: по одному рабочему от игрока. Слева направо доставляют наборы; больше всех наборов — привилегия.

# Карточки
page-way = Как активировать
page-here = здесь: { $does }
page-about-supply = Возьмите один из запаса; он не кончается.
page-about-provost = Позади него, к воротам, здания в этом раунде активны. Рабочие дальше прево не получают ничего.
page-about-provost-next = После этого раунда он встанет между { $before } и { $after }.
page-about-beyond = Сейчас остались бы ни с чем: { $names }.
page-about-bridge = Место { $place } на мосту гильдий
page-about-bridge-does = Кто раньше спасует, раньше двигает прево: до 3 шагов, по рабочему за шаг.
page-about-draft = Каждый выбирает персонажа, первый игрок — последним. Трое остаются на поле.
page-about-planning = По очереди ставьте рабочего на здание или на стройплощадку или пасуйте. После первого паса каждый раз уходит ещё один рабочий.
page-about-activation = Здания активируются вдоль дороги, от ворот до прево.
page-about-delivery = Слева направо рабочие стройплощадки доставляют наборы ресурсов. Больше всех наборов — привилегия.
page-about-management = Под домами появляются резиденции, резиденции можно заменить престижными зданиями, все вербуют рабочих.
page-about-round = После раунда { $rounds } побеждает тот, у кого больше престижа.
page-about-pass = Больше в этом раунде вы никого не ставите. Кто спасовал первым, начнёт следующий раунд, а остальные доплачивают по рабочему.
page-about-recruitment = Рабочие и ресурсы, которые придут в конце раунда.
page-about-reserve = Свободные рабочие: их ставят на здания и ими платят.
page-about-camp = Рабочие не у дел. Их возвращают вербовка и здания.
page-about-houses = По одному над каждым построенным зданием и каждой резиденцией.
page-about-score = Свои очки видите только вы. Побеждает тот, у кого больше; при равенстве победа общая.
page-about-gold-points = { $points } ПО за золото в конце
page-about-first = Жетон первого игрока
page-about-first-does = Его берёт тот, кто спасовал первым, и начинает следующий раунд.
page-about-next-space = Сюда встанет следующее здание.
page-about-empty = Здания ставят на свободные клетки по порядку.
page-about-owner-points = { $points } ПО владельцу за вашего рабочего
page-about-gold = Годится для наборов и престижных зданий, другого ресурса не заменяет. В конце 2 ПО за каждое.
page-about-food = Нужна в каждом наборе.
page-about-good = Им платят за здания; два разных ресурса и еда — набор.
page-about-set = { $gold ->
    [0] Набор сейчас приносит { $points } ПО.
   *[other] Набор сейчас приносит { $points } ПО, с золотом { $gold }.
}
page-about-leads = Больше всех наборов: { $name }.

# Отказы
page-skip-early = Не ставить раньше всех
page-skip-bridge = Не двигать
page-skip-bailiff = Не двигать
page-skip-welcome = Никого не брать
page-skip-deliver = Закончить доставку
page-skip-prestige = Оставить резиденцию

# Персонажи в двух словах
page-does-early_riser = рано, цена 2
page-does-night_worker = не доплачивает
page-does-journeyman = встаёт к чужому
page-does-thief = владельцам 0 ПО
page-does-steward = владельцу 2 ПО
page-does-bailiff = прево ±1 даром
page-does-architect = +1 ПО за здание
page-does-deliveryman = доставка после всех
page-does-chamberlain = набор: любые 3
page-does-foreman = +1 ПО за набор
page-does-goldsmith = +5 ПО за золото
page-does-day_laborer = +1 рабочий за раунд

# Большая кнопка
act-draft = Выбрать
act-place = Поставить рабочего
act-site = На стройку
act-pass = Спасовать
lose-pass = Пас до конца раунда
act-use = Активировать
act-build = Построить
act-house = Поставить дом
act-move = Передвинуть
act-take = Взять
act-visit = Активировать
act-deliver = Доставить
act-skip = Отказаться
lose-skip = Пусть пропадает

# Что спрашивается после первого касания
page-then-build = Какое здание?
