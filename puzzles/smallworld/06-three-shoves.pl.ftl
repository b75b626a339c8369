lesson-06-three-shoves = Trzy pchnięcia
    .about = Załogi nie trzeba bić, wystarczy ją przesunąć.
    .goal = Zajmij Górę jednym żetonem.
    .end = Trzy pchnięcia opróżniły Górę, a Krasnoludy płacą za nią o dwa mniej.

lesson-06-three-shoves-solve =
    .say = Góry strzegą Trolle ({ $held }), a na ręce masz żetony: { $hand }. Zajmij Górę na pewno.
    .hint = Siłacze działają trzy razy na turę, a Krasnoludy lubią Góry.
    .missed = Góra wciąż kosztuje więcej, niż masz. Każdy odepchnięty Troll obniża jej koszt o jeden.
