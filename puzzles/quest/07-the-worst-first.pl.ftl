lesson-07-the-worst-first = Najgorszy pierwszy
    .about = Wróg w szale nie patrzy, kogo trafia.
    .goal = Żelazołamacz nie może paść.
    .end = Ogr uderzył mocno, ale jego Szał zabił pozostałych, zanim zdążyli cokolwiek zrobić.

lesson-07-the-worst-first-solve =
    .say = Żelazołamacz ma rany: { $wounds } na { $health }. Są przy nim Szczuroogr oraz ranny szczur i ranny goblin. Wybierz, kto działa pierwszy.
    .hint = Przeczytaj, co Szał robi z innymi w strefie.
    .missed = Mali uderzyli przed ogrem, a wszystko razem to za dużo. Jego Szał zmiótłby ich wcześniej.
