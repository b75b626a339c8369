lesson-01-leave-them-behind = Nech je za sebou
    .about = Ne s každým nepřítelem je třeba bojovat.
    .goal = Nezůstane žádný silný nepřítel.
    .end = Družina odešla a stín zůstal za ní.

lesson-01-leave-them-behind-solve =
    .say = Lokace je plně prozkoumaná a ve stínu čekají silní nepřátelé: { $many }. Zbav se jich v této fázi.
    .hint = Co zůstane, když se družina přesune?
    .missed = Kdo zůstane, má nepřátele ve stínu dál u sebe. Přesun odhodí všechny kromě nemesis.
