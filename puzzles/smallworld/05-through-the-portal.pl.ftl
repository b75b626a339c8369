lesson-05-through-the-portal = Przez portal
    .about = Czego nie można podbić, to można zamienić.
    .goal = Zdobądź w tej turze { $want } monet.
    .end = Zamiana nie kosztowała żetonu, a drugi region Magii znalazł się w zasięgu.

lesson-05-through-the-portal-solve =
    .say = Została jedna zamiana, a na ręce masz żetony: { $hand }. Zdobądź { $want } monet; Krwawe Elfy dostają je za Magię.
    .hint = Gdzie Magia leży obok tanich regionów i co zostaje za tobą?
    .missed = Same podboje dają jeden region Magii. Zamiana musi otworzyć drogę do drugiego, nie droższego od innych.
