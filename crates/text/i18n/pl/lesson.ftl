### Lekcje przy stole: to, co otacza słowa samej lekcji.

lesson-title = Lekcja
lesson-learn = Nauka
    .hint = { $title }: około { $n ->
        [one] { $n } minuty
        [few] { $n } minut
       *[many] { $n } minut
    } przy stole, krok po kroku.
lesson-learn-in = Nauka · { $n } min
lesson-count = { $step } z { $steps }
lesson-minutes = { $n ->
    [one] około { $n } minuty
    [few] około { $n } minut
   *[many] około { $n } minut
}
lesson-next = Dalej
lesson-others = Niech grają inni
lesson-anyway = Mimo to dalej
lesson-play-on = Graj dalej
lesson-again = Krok od nowa
lesson-back = Poprzedni krok
lesson-skip = Pomiń krok
lesson-hint = Podpowiedź
lesson-leave = Zakończ
    .hint = Zakończ lekcję tutaj: graj dalej albo wróć na stronę główną.
lesson-read = Przeczytaj lekcję
lesson-play = Zacznij lekcję
lesson-rules = Zasady
lesson-lobby = Na stronę główną
lesson-do-it = Zrób to: { $what }
lesson-do-anyway = Zrób to mimo wszystko: { $what }
lesson-look = Spójrz tutaj: { $what }.
lesson-framed = W ramce: { $what }.
lesson-look-framed = Spójrz na to, co jest w ramce.
lesson-try = Spróbuj tak: { $what }.
lesson-stray = Tak też można, ale w tym kroku chodzi o coś innego.
lesson-final = Tego nie da się cofnąć. Wybierz to jeszcze raz, jeśli tego chcesz.
lesson-not-done = Tego nie wykonano.
lesson-missed = Celu tego kroku nie da się już osiągnąć. Zacznij krok od nowa albo idź dalej.
lesson-played = Stół rozegrał: { $what }.
lesson-over = Lekcja na to teraz nie czeka.
lesson-free = Lekcja się skończyła. Wszystko, co zakryte, wymieszano na nowo; odtąd kości da się sprawdzić.
error-no-lesson = Nie ma lekcji o tej nazwie.

### Zagadki: lekcje z jednym krokiem, w których trzeba coś znaleźć.

puzzle-title = Zagadki
puzzle-about = Jedna sytuacja, jedna rzecz do znalezienia. Próbuj, ile chcesz; po pudle dowiesz się, dlaczego to pudło.
puzzle-count = Rozwiązane: { $solved } z { $all }
puzzle-level = Poziom { $level }
puzzle-start = Spróbuj
puzzle-again = Spróbuj znowu
puzzle-show = Pokaż rozwiązanie
puzzle-next = Następna zagadka
puzzle-all = Wszystkie zagadki
puzzle-solved = Rozwiązana
puzzle-solved-alone = Rozwiązana bez podpowiedzi
puzzle-shown = Stół rozegrał rozwiązanie: { $what }. Teraz spróbuj samodzielnie.
puzzle-lucky = Tym razem się poszczęściło, ale szansa była za mała.

### Czego zabrakło, gdy zagadka się nie udała; potem idą słowa zagadki i zagranie, które zamknęło drogę.

missing-number = Za mało: { $what }, { $have } z { $want }.
missing-limit = Za dużo: { $what }, { $have } (najwyżej { $most }).
missing-health = Za mało zdrowia: { $what }, { $have } z { $want }.
missing-defeat = Porażka: { $what }.
missing-holder = { $what }: nadal zajmuje { $holder }.
missing-nobody = { $what }: nikt nie zajmuje.
missing-foes = Wciąż w grze: { $what }.
missing-foe = { $what } (pozostałe zdrowie: { $n })
missing-space = Twoje miejsce na mapie: { $here }; miało być: { $there }.
missing-item = Brak w torbie: { $what }.
missing-closed = Drogę do rozwiązania zamknęło to: { $what }.
missing-open = Przed tym ruchem rozwiązanie było jeszcze możliwe: { $what }.

### Przykłady: pozycja, w której można wypróbować zasadę.

example-title = Przykład: { $rule }
example-try = Wypróbuj
    .label = Wypróbuj: { $rule }
example-show = Pokaż
example-done = To właśnie pokazuje przykład. Spróbuj od początku czegoś innego albo graj dalej.
example-end = Stół rozegrał przykład; dziennik mówi jak. Spróbuj teraz sam albo graj dalej.

### Wskazówki: jedna linijka przy stole, gdy zasada po raz pierwszy ma znaczenie.

tip-title = Wskazówka
tip-read = Jasne
tip-off = Bez wskazówek
tip-setting = Wskazówki
tip-setting-on = gdy zasada po raz pierwszy ma znaczenie
tip-setting-off = żadnych
tip-setting-again = wszystkie od nowa

### Trzy pytania przy stole.

questions-title = Co teraz?
    .each = Możesz też zapytać o jedną rzecz: wskaż kartę, pole albo odpowiedź i naciśnij „?”, kliknij ją prawym przyciskiem albo przytrzymaj palcem.
questions-can = Co mogę zrobić?
    .hint = Obok każdej możliwości: ile kosztuje i co może przynieść. „Wypróbuj” rozgrywa ją tylko na niby; przy stole nic się nie dzieje.
questions-why-not = Dlaczego nie?
questions-rule = Jaka zasada?
questions-try = Wypróbuj
questions-nothing = Teraz nic się tu nie da zrobić.
questions-all = Wszystko, co można zrobić
questions-back = Z powrotem do stołu
