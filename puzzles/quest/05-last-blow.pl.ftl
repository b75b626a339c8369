lesson-05-last-blow = Ostatni cios
    .about = Na końcu zadania liczy się tylko wróg.
    .goal = Wygraj teraz, z szansą { $percent } % lub większą.
    .end = Grump leży. Czy Żelazołamacz ustał, nie ma już znaczenia.

lesson-05-last-blow-solve =
    .say = Grump ma rany: { $wounds } na { $health }, a Żelazołamacz padnie od jednej. Wygraj z szansą { $percent } % lub większą.
    .hint = Co dzieje się najpierw, gdy biją obaj?
    .missed = Ostrożność oddaje Grumpowi następny cios. Bohater, który pada w tym samym rzucie, i tak wygrywa.
