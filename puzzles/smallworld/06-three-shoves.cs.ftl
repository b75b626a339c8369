lesson-06-three-shoves = Tři postrčení
    .about = Posádku není třeba porazit, stačí ji posunout.
    .goal = Obsaď horu jedním žetonem.
    .end = Tři postrčení vyprázdnila horu a Trpaslíci za ni platí o dva méně.

lesson-06-three-shoves-solve =
    .say = Horu střeží Trolové ({ $held }) a v ruce máš žetony: { $hand }. Obsaď horu najisto.
    .hint = Siláci působí třikrát za tah a Trpaslíci mají hory rádi.
    .missed = Hora stále stojí víc, než máš. Každý odstrčený Trol ji zlevní o jeden žeton.
