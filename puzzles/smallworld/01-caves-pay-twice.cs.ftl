lesson-01-caves-pay-twice = Jeskyně platí dvakrát
    .about = Horníci dostávají mince nejen za půdu.
    .goal = Získej v tomto tahu { $want } mincí.
    .end = Dvě jeskyně, jedna za mořem: vynesou tolik co čtyři obyčejné regiony.

lesson-01-caves-pay-twice-solve =
    .say = Tvoji Orkové jsou Horníci a v ruce máš žetony: { $hand }. Získej v tomto tahu { $want } mincí.
    .hint = Který region platí dvakrát?
    .missed = Každý region dal minci, ale jeskyně Horníků dá ještě jednu. Dvě jeskyně nestojí víc než dva jiné regiony.
