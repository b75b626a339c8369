### Ohlédnutí za dohranou hrou: štěstí a cena odpovědí.

review-title = Ohlédnutí
    .hint = Jak se vyvíjely šance, co udělalo štěstí a které odpovědi stály nejvíc, pokud to bot dokáže posoudit.
review-wait = Bot prochází partii tah po tahu. Až bude hotov, stránka se sama obnoví.
review-open = Ohlédnutí: štěstí a chyby
review-see = Podívat se na tu chvíli na plánu
review-seat = hráč
review-start = na začátku
review-luck = štěstí
review-choices = volby
review-loss = ztráta
review-percent = { $n } %
review-points = { $n } (± { $reach })
review-unit = Štěstí a ztráty jsou procentní body šance na vítězství: co kostky a karty udělaly nad to, co se dalo čekat, a o kolik lepší byly odpovědi, kterým dává přednost bot – pokaždé podle toho, co hráč mohl vědět. ± platí v 95 případech ze 100.
review-mistakes = Nejdražší odpovědi
review-own = Tvé nejdražší odpovědi
review-no-mistake = Nenašla se odpověď, která by s jistotou stála 2 procentní body nebo víc.
review-mistake = Po { $n ->
    [one] { $n } tahu
    [few] { $n } tazích
   *[other] { $n } tazích
}, { $seat }: { $what }
review-gave-away = Stála { $n } procentního bodu (± { $reach }).
review-better = Lepší: { $what }
review-lowest = Šance družiny byla nejnižší, { $n } %, po { $moves ->
    [one] { $moves } tahu
    [few] { $moves } tazích
   *[other] { $moves } tazích
}.
review-highest = Šance družiny byla nejvyšší, { $n } %, po { $moves ->
    [one] { $moves } tahu
    [few] { $moves } tazích
   *[other] { $moves } tazích
}.
review-fall = Nejvíc klesla, z { $from } na { $to } %, s tahem { $nth }:
review-chances = Tvá šance na vítězství, tah po tahu
    .hint = V procentech, po tolika tazích: podle toho, co tvé místo mohlo vědět, a s odkrytými kartami. Očíslované čáry jsou tvé nejdražší odpovědi.
review-chances-all = Šance na vítězství, tah po tahu
    .hint = V procentech, po tolika tazích: podle toho, co dané místo mohlo vědět, a s odkrytými kartami. Očíslované čáry jsou nejdražší odpovědi toho místa.
review-known = podle toho, co hráč věděl
review-all-open = s odkrytými kartami
review-by-turn = V číslech
review-by-turn-told = Šance na vítězství v procentech na konci každého tahu hráče: podle toho, co hráč věděl / s odkrytými kartami:
review-after = tahy
review-whose = kdo hrál
