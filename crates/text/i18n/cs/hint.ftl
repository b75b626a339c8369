### Nápovědy: co si o odpovědích myslí bot, který neví víc než hráč.

hint-title = Nápověda
    .hint = Nejlepší odpovědi bota, který neví víc než ty, a co pro ně mluví.
hint-clearer = Zřetelnější nápověda
hint-best = Nejlepší odpovědi a důvody
hint-none-here = Když lidé hrají proti sobě a na nápovědách se nedohodli, nápověda není.
hint-only = Jiná odpověď není.
hint-no-place = Odpověď, která vypadá nejlépe, se netýká žádného místa na plánu.
hint-clear = Jedna odpověď vypadá lépe než ostatní.
hint-open = Několik odpovědí vypadá přibližně stejně dobře.
hint-kind = Je to odpověď tohoto druhu: { $what }
hint-chance = šance na vítězství { $n } % (± { $reach })
hint-ahead = o { $n } procentního bodu (± { $reach }) lepší než další odpověď
hint-behind = o { $n } procentního bodu (± { $reach }) horší než první
hint-alike-next = pokud se to dá říct, není lepší než další odpověď
hint-alike-first = pokud se to dá říct, stejně dobrá jako první
hint-instead = { $what } { $here } místo { $there } ({ $rule })
hint-reason = Do konce tahu, v průměru: { $what }.
hint-reason-price = Do konce tahu, v průměru: { $what }; ale { $price }.
hint-later = K čemu je dobrá, se ukáže až po tomto tahu.
hint-later-price = Vyplatí se později; do konce tahu, v průměru: { $price }.
hint-same = Do konce tahu není znát rozdíl v ničem, co se počítá.
hint-at-once = Hned po ní: { $what }.
hint-at-once-price = Hned po ní: { $what }; ale { $price }.
hint-for-it = Do konce tahu pro ni mluví: { $what }.
hint-basis = Každá se zkoušela v { $n ->
    [one] { $n } představeném průběhu
    [few] { $n } představených průbězích
   *[other] { $n } představených průbězích
} hry, který je podle toho, co víš, možný. To, jak boti hodnotí poslední pozici, ± nezahrnuje.
hint-more = Ještě jednou: zřetelnější nápověda.
hint-not-agreed = Lidé tu hrají proti sobě a na nápovědách se nedohodli.
hint-option = Nápovědy jsou povolené
    .hint = Každý u tohoto stolu si může říct o nápovědu, i když lidé hrají proti sobě. Kdo si sedne, souhlasí.
hint-agreed = U tohoto stolu jsou nápovědy povolené.
hint-agree = Souhlasím a sedám si
