lesson-03-fire-for-two = Oheň pro dva
    .about = Vlastní zranění se může vyplatit.
    .goal = Poraz oba gobliny, se šancí { $percent } % nebo vyšší.
    .end = Zranění a žeton, a oheň zasáhl oba.

lesson-03-fire-for-two-solve =
    .say = Před Ohnivou čarodějkou stojí dva goblini, každý má zdraví { $health }. Poraz oba jedním útokem, se šancí { $percent } % nebo vyšší.
    .hint = Oheň může zasáhnout celou zónu a na kartě leží žeton.
    .missed = Jeden cíl nechá druhého goblina žít. Oheň na celou zónu stojí zranění, žeton přidá úspěch.
