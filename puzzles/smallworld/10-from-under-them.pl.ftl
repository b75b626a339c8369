lesson-10-from-under-them = Sprzed nosa
    .about = Czego nie można podbić, to można zabrać.
    .goal = Zdobądź w tej turze { $want } monet.
    .end = Miecz zmienił właściciela bez jednego ciosu i od razu otworzył Góry.

lesson-10-from-under-them-solve =
    .say = Twoi Eteryczni to Archeolodzy, a na ręce mają żetony: { $hand }. Obok nich Ludzie ({ $held }) strzegą Ostrza Mrozu. Zdobądź w tej turze { $want } monet.
    .hint = Eteryczni nie muszą podbić regionu, by go ogołocić.
    .missed = Same żetony dają jeden region. Zabrany miecz sam jest płatny, a do tego w tej samej turze obniża koszt Gór.
