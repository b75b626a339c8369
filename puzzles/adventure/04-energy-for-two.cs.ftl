lesson-04-energy-for-two = Energie na dvě
    .about = Zranění může být cena.
    .goal = Poraz v tomto tahu Prachového skřeta, najisto.
    .end = Zranění zaplatilo dvě karty: jedna tě dovedla, druhá zasáhla.

lesson-04-energy-for-two-solve =
    .say = Prachový skřet stojí dva kroky daleko, za Ironforge. Nemáš energii a pohyb máš { $moves }. Poraz ho v tomto tahu najisto.
    .hint = Která karta dá energii a na co?
    .missed = Krvavá zuřivost zaplatí dvě karty. Výpad tě dovede na místo a Hrdinský úder nic nenechá na kostce. I druhý hod může selhat.
