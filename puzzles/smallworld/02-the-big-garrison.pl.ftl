lesson-02-the-big-garrison = Wielka załoga
    .about = Najlepiej strzeżony region bywa najlepszym łupem.
    .goal = Zdobądź w tej turze { $want } monet.
    .end = Cała ręka za jeden region: zapłaciły załoga, frakcja i dwa regiony.

lesson-02-the-big-garrison-solve =
    .say = Twoje Trolle to Zdobywcy, a na ręce masz żetony: { $hand }. Zdobądź w tej turze { $want } monet.
    .hint = Zdobywcy dostają monetę za każdy broniący żeton.
    .missed = Za samotnych obrońców Zdobywcy nie dostają nic. Załoga na Górze liczy { $held } i płaci monetę za każdy żeton.
