lesson-08-drink-the-hammer = Vypij kladivo
    .about = Každý předmět má i druhé použití.
    .goal = Dojdi v tomto tahu do Undercity.
    .end = Kladivo je pryč a ty jsi na místě.

lesson-08-drink-the-hammer-solve =
    .say = Do Undercity jsou dva kroky a pohyb máš { $moves }. Nic v batohu tě nezrychlí. Dojdi tam v tomto tahu.
    .hint = Podívej se na lektvary na všem, co máš.
    .missed = Jeden krok chybí. Každý předmět lze vypít jako lektvar, který ukazuje, i zbraň v ruce.
