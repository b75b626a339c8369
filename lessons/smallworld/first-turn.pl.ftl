### Słowa lekcji first-turn.lesson: co czyta ktoś, kto dopiero poznaje Small World of Warcraft, krok po kroku.

lesson-first-turn = Wyspa dla twojej Rasy
    .about = Wybierz Rasę, wyląduj, rozejdź się po wyspie i policz pierwsze monety.
    .goal = Wygrywa, kto po rundzie { $rounds } ma najwięcej monet.
    .end = To już wszystko, czego ci trzeba. Graj dalej i ogłoś Wymieranie, kiedy zechcesz.

lesson-first-turn-goal =
    .say = Dwie wyspy, a miejsca o wiele za mało. Każdy twój region co turę przynosi monetę. Po rundzie { $rounds } wygrywa najbogatsza osoba.

lesson-first-turn-take =
    .say = Twoje monety: { $coins }. Wybierz Rasę z jej Zdolnością: górna para jest darmowa. Niższa kosztuje po monecie za każdą parę nad nią; tam je kładziesz.
    .done = To teraz twój lud, gotowy do lądowania.
    .too-dear-for-now = Odważny zakup: kosztował { $needs }, a wygrywa się monetami. Też można.

lesson-first-turn-land =
    .say = { $race } schodzą na brzeg. Pierwszy Podbój musi objąć region startowy, ten z kotwicą. Znajdź taki za najwyżej { $limit } żetony.
    .done = Pierwszy region! Żetony zostają w nim na straży.
    .costs-more = Ten kosztuje { $needs }: mieszkają tam Murloki. Też można, ale tańszy zostawia żetony na inne regiony.
    .tokens-left = Tak kończysz Podboje, zanim się zaczęły. Cofnąć?

lesson-first-turn-grow =
    .say = Teraz zajmij sąsiada swojego regionu. Ląd kosztuje { $base } żetony; góra, każdy obrońca i morze dodają po jednym.
    .done = Masz już dwa regiony! Widzisz, jak to rośnie.
    .hint = Te w ramce wymagają najmniej żetonów.
    .die-comes = Znasz już kość! Wybierz więc dobrze: to ostatni Podbój tury.
    .tokens-left = Zostałyby żetony w ręce. Też można, ale każdy mógłby jeszcze coś podbić.

lesson-first-turn-die =
    .say = Idź dalej, jak daleko chcesz. Na ostatni Podbój może brakować ci żetonów: o resztę rzucasz kością.
    .done = W tej turze to koniec Podbojów. Co zajęte, to twoje.
    .hint = W regionie w ramce może pomóc kość.

lesson-first-turn-spread =
    .say = Teraz przestawiaj żetony, jak chcesz; w każdym regionie jeden musi zostać. Każdy ruch możesz cofnąć. Strzeż tego, co cenne, potem zakończ.

lesson-first-turn-income =
    .say = Wypłata: po monecie za każdy z twoich regionów ({ $held }). Rasa i Zdolność mogą coś dodać. Masz teraz monety: { $coins }.

lesson-first-turn-attacked =
    .say = Rywal ląduje. Gdy zabierze ci region, jeden żeton przepada, a reszta wraca. Wystaw ją w regionach, które ci zostały.
    .done = Samotny żeton po prostu by przepadł.

lesson-first-turn-gather =
    .say = Znów twoja tura! Nowych żetonów nie będzie. Podbijaj dalej: zbierz, co się da; w każdym regionie zostaje jeden żeton.
    .not-yet = To duży krok i przyjdzie na niego pora. Na razie cofnąć?
    .keep-it = Ten region jest teraz pusty i nic nie da. Cofnąć?
    .nothing-in-hand = Z pustymi rękami niczego nie podbijesz. Cofnąć i najpierw zebrać żetony?

lesson-first-turn-second-turn =
    .say = Ta tura jest cała twoja. Pokonanie Rasy drugiej strony, Przymierza lub Hordy, daje dodatkową monetę. Zarobisz { $wanted } albo więcej?
    .done = Spójrz na dochód: opisana jest tam każda jego część.

lesson-first-turn-rival =
    .say = Tura rywala: patrz. Żadna Rasa nie dostaje nowych żetonów, więc każdej kiedyś ich zabraknie.

lesson-first-turn-decline =
    .say = Brakuje ci sił? Możesz ogłosić Wymieranie: zajmuje całą turę. { $race } zostają po jednym i wciąż przynoszą monety, a w następnej turze wybierasz nową Rasę.
