lesson-07-pay-to-win = Zaplať a vyhraj
    .about = Dvě vydané mince se mohou vrátit i s úrokem.
    .goal = Získej Aegis a měj { $want } mincí.
    .end = Zaplacená, dobytá a tvoje: máš Aegis i mince.

lesson-07-pay-to-win-solve =
    .say = Pole střeží Aegis. Mincí máš { $have } a v ruce žetony: { $hand }. Obsaď pole a měj na konci tahu { $want } mincí.
    .hint = Aegis lze za poplatek vyřadit.
    .missed = Dokud působí Aegis, pole je zavřené. Její majitel dostane dvě mince a dobytí je vrátí.
