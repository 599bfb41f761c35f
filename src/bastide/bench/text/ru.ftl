bench-machine = { $python }, { $system }, { $cores ->
    [one] { $cores } ядро
    [few] { $cores } ядра
   *[many] { $cores } ядер
}; bastide { $version }, { $compiled ->
    [yes] скомпилирован
   *[no] не скомпилирован
}. Случайная игра на одном ядре.

bench-title = { $game }, { $seats } { $seats ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
bench-caption = в секунду: медиана { $rounds } замеров ± половина размаха
bench-decisions = решений/с
bench-games = партий/с
bench-clones = копий/с

bench-interpreted = интерпретатор
bench-compiled = компилятор
bench-catanatron = Catanatron
bench-ratio = { $engine } : Catanatron
bench-rate = { $rate } ±{ $spread } %
bench-times = ×{ $ratio }
bench-tenths = { $whole },{ $tenths }

bench-no-compiled = Чисел для скомпилированного кода нет: расширения не собраны. Их собирает `make compile`.
bench-no-catanatron = Catanatron не установлен, сравнения с ним нет. Установить: pip install 'bastide[bench]'
