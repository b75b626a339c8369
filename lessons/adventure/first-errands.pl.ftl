### Słowa lekcji first-errands.lesson: co czyta ktoś, kto dopiero poznaje Grę Przygodową, krok po kroku.

lesson-first-errands = Dwie sprawy do załatwienia
    .about = Wyjdź z miasta, spotkaj szkielet i zdobądź pierwsze męstwo.
    .goal = Wypełniaj misje: wygrywa, kto pierwszy ma { $valor } męstwa.
    .end = Droga, walka i nagroda już za tobą. Cała mapa stoi otworem!

lesson-first-errands-goal =
    .say = Grasz Grumbazem, orkiem żądnym chwały. Misje dają męstwo; wygrywa, kto pierwszy ma { $valor } męstwa. Przed tobą dwie misje.

lesson-first-errands-walk =
    .say = Kość dała ci ruch: { $moves }. Jedna z misji prowadzi do Brill, tuż obok. Idź prosto albo dookoła; krok zawsze możesz cofnąć.
    .done = Niewykorzystane kroki po prostu przepadają. Nic nie szkodzi.
    .hint = Brill leży tuż nad Podziemnym Miastem.
    .astray = Miły spacer, ale byle dalej od Brill, a kroków jest mało. Cofnąć?
    .card-later = Dobra karta. Potrzymaj ją jeszcze chwilę na ręce.
    .too-soon = Tak kończysz wędrówkę, a Brill wciąż czeka. Cofnąć?

lesson-first-errands-energy =
    .say = Energia na karty: { $energy }. Reszta przepada na końcu tury. Szarża doda ci dziś siły. Zagraj ją albo zachowaj, a potem zakończ ruch.
    .done = Cokolwiek zrobisz w tej turze, zrobisz to tutaj.
    .errand-here = Opuszczasz Brill, a tu masz sprawę do załatwienia. Cofnąć?

lesson-first-errands-resource =
    .say = Po ruchu korzystasz z jednej pomocy na swoim polu. Zwój to nowa karta, mikstura leczy; twoje obrażenia: { $damage }. Wybieraj!

lesson-first-errands-fight =
    .say = Szkielet! Trafiasz go { $faces } z { $all } ścianek kości, on ciebie: { $theirs }. Przed rzutem pomaga Bohaterski cios. Zagrasz go czy po prostu rzucasz?
    .done = Kości leżą i tak już zostanie.

lesson-first-errands-shield =
    .say = Wynik równy obronie też trafia. Po rzucie karty wciąż mogą pomóc: Blok tarczą podnosi twoją obronę. Wart jest energii?

lesson-first-errands-item =
    .say = Wystarczy jedno trafienie. A karta ma drugą stronę: pokonany wróg staje się przedmiotem w twojej torbie. Druga misja zaliczyła to zwycięstwo.

lesson-first-errands-wear =
    .say = W broń i zbroję musisz się wyposażyć. Robisz to pod koniec swojej tury, po misjach. Inne przedmioty działają prosto z torby.

lesson-first-errands-errand =
    .say = Na koniec tury załatwiasz sprawy misji tam, gdzie stoisz. Brill masz na liście: zaznacz je teraz.
    .errand-first = Brill nie jest jeszcze zaznaczone, a chwila minie. Cofnąć?

lesson-first-errands-burbonn =
    .say = Teraz tura Burbonna, twojego rywala. Idzie, korzysta z pomocy, walczy, tak jak ty. Patrz albo obejrzyj w tym czasie jego misje.

lesson-first-errands-second-turn =
    .say = Ruch: { $moves }, energia: { $energy }. Skończ którąkolwiek misję: wygraj jeszcze jedną walkę albo leć z miasta w stronę Kharanos. Nie musisz się śpieszyć.
    .done = Pierwsze męstwo! Miejsce skończonej misji zajmuje trudniejsza.

lesson-first-errands-level =
    .say = Niektórzy wrogowie podnoszą twój poziom. Leczysz się, dobierasz trzy karty i dostajesz silniejszą kartę postaci. Otwierają się pola następnego koloru, dotąd zamknięte.

lesson-first-errands-defeat =
    .say = Twoja żywotność to { $life }. Gdy obrażenia jej dosięgną, budzisz się w najbliższym mieście, w pełni sił. Poziom, przedmioty i misje zostają, więc śmiało!
