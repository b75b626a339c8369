lesson-01-caves-pay-twice = Jaskinie płacą podwójnie
    .about = Górnicy dostają monety nie tylko za ziemię.
    .goal = Zdobądź w tej turze { $want } monet.
    .end = Dwie Jaskinie, jedna za morzem: dają tyle co cztery zwykłe regiony.

lesson-01-caves-pay-twice-solve =
    .say = Twoi Orkowie to Górnicy, a na ręce masz żetony: { $hand }. Zdobądź w tej turze { $want } monet.
    .hint = Który region płaci podwójnie?
    .missed = Każdy region dał monetę, ale Jaskinia Górników daje jeszcze jedną. Dwie Jaskinie nie kosztują więcej niż dwa inne regiony.
