lesson-04-out-of-reach = Poza zasięgiem
    .about = Niektóre akcje działają jeszcze przed rzutem.
    .goal = Niech działa i ustoi, z szansą { $percent } % lub większą.
    .end = Największy ork był poza zasięgiem, zanim padły kości.

lesson-04-out-of-reach-solve =
    .say = Strażniczka Ścieżek ma rany: { $wounds } na { $health }; są przy niej dwa orki i pająk. Wykonaj akcję i ustój, z szansą { $percent } % lub większą.
    .hint = Jedna z jej kart przesuwa wroga, zanim padną kości.
    .missed = Każdy przygotowany wróg w jej strefie dodaje kość. Odpoczynek najpierw odsyła jednego w cień: wybierz tego, który bije najmocniej.
