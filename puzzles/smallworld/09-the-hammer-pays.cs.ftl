lesson-09-the-hammer-pays = Kladivo se vyplatí
    .about = Dvě dobře vydané mince jsou brzy zpět.
    .goal = Měj po tomto tahu { $want } mincí.
    .end = Dvě mince dostali Lidé a jejich posádka je vrátila víc než dvakrát.

lesson-09-the-hammer-pays-solve =
    .say = Tvoji Orkové jsou Rozzuření. Máš Doomhammer, mincí { $have } a v ruce žetony: { $hand }. V horách stojí Lidé ({ $held }). Ukonči tah s { $want } mincemi.
    .hint = Která posádka stojí za cenu Doomhammeru?
    .missed = Slabé regiony jsou levné, ale platí málo. Doomhammer obsadí každou posádku jedním žetonem a Rozzuření dostanou minci za každého obránce.
