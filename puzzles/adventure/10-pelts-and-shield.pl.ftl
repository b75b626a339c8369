lesson-10-pelts-and-shield = Skóry i tarcza
    .about = Liczy się i to, czym przedmiot był.
    .goal = Wypełnij misję i podnieś obronę do { $want }.
    .end = Skóra i zioła dla garbarza, a tarcza dla ciebie.

lesson-10-pelts-and-shield-solve =
    .say = Garbarz chce dwóch przedmiotów, które były bestiami. Wypełnij misję i podnieś w tej turze obronę z { $defence } do { $want }.
    .hint = Którą z trzech bestii możesz założyć?
    .missed = Skóra nie jest dla ciebie, ale jej bestia liczy się jak każda inna. Kto odda tarczę, nie ma czego założyć.
