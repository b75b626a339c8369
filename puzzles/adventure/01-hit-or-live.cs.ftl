lesson-01-hit-or-live = Bít, nebo žít?
    .about = Nedostat ránu může být víc než zasáhnout.
    .goal = Přežij, se šancí { $percent } % nebo vyšší.
    .end = Vyděšený kanec zasáhne v polovině hodů, a tolik bylo třeba.

lesson-01-hit-or-live-solve =
    .say = Máš poškození { $damage } a život { $life }. Útočí Horský kanec a energie stačí na jednu kartu. Přežij, se šancí { $percent } % nebo vyšší.
    .hint = Která karta mění šance kance, a ne tvoje?
    .missed = Tvoje rána nezastaví ránu kance a ten zasáhne téměř vždy. Vyděšený zasáhne jen v polovině hodů.
