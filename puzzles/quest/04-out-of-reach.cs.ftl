lesson-04-out-of-reach = Mimo dosah
    .about = Některé akce působí ještě před hodem.
    .goal = Ať jedná a ustojí to, se šancí { $percent } % nebo vyšší.
    .end = Největší ork byl mimo dosah, než padly kostky.

lesson-04-out-of-reach-solve =
    .say = Strážkyně stezek má zranění: { $wounds } z { $health }; jsou u ní dva orkové a pavouk. Proveď akci a ustůj to, se šancí { $percent } % nebo vyšší.
    .hint = Jedna z jejích karet přesune nepřítele, než padnou kostky.
    .missed = Každý připravený nepřítel v její zóně přidá kostku. Odpočinek nejdřív pošle jednoho do stínu: vyber toho, který bije nejvíc.
