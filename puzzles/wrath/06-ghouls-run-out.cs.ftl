lesson-06-ghouls-run-out = Ghúlové došli
    .about = Příliš mnoho ghúlů na mapě je nebezpečí samo.
    .goal = Neprohraj v tomto tahu.
    .end = Tři ghúlové se vrátili do zásoby; kde stáli, bylo jedno.

lesson-06-ghouls-run-out-solve =
    .say = Ghúlů v zásobě: { $supply } a přijdou čtyři. Balíček hrdinů je prázdný: zoufalství stoupne o dva, teď je { $despair }. Neprohraj.
    .hint = Co je odstraněno, vrací se do zásoby.
    .missed = Ghúl, který v zásobě chybí, stojí zoufalství, ať měl stát kdekoli. Chyběli ti tři.
