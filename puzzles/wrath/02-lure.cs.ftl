lesson-02-lure = Návnada
    .about = Zrůda ujde jedno pole a udeří.
    .goal = Muradin nesmí padnout.
    .end = Dalaran je dva kroky od obou, takže žádná nedojde včas.

lesson-02-lure-solve =
    .say = Vedle Muradina stojí dvě zrůdy; má zdraví { $health } a jednu akci. Zoufalství je { $despair } a stoupne o dva. Přežij najisto.
    .hint = Které pole je dva kroky od obou?
    .missed = Zrůda ujde pole k nejbližšímu hrdinovi a udeří. Odpočinek pomůže, jen když se vydaří kostky.
