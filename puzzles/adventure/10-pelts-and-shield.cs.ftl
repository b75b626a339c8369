lesson-10-pelts-and-shield = Kůže a štít
    .about = Počítá se i to, čím předmět byl.
    .goal = Splň úkol a zvyš obranu na { $want }.
    .end = Kůže a byliny koželuhovi a štít tobě.

lesson-10-pelts-and-shield-solve =
    .say = Koželuh chce dva předměty, které byly zvířaty. Splň úkol a zvyš v tomto tahu obranu z { $defence } na { $want }.
    .hint = Které z těch tří zvířat si můžeš obléct?
    .missed = Kůže se na tebe nehodí, ale její zvíře platí jako každé jiné. Kdo dá štít, nemá si co nasadit.
