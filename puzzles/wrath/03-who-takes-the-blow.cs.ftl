lesson-03-who-takes-the-blow = Kdo přijme ránu?
    .about = Někdo to schytá; ty určíš kdo.
    .goal = Neprohraj v tomto tahu.
    .end = Jaina je zraněná a stojí. Nikdo nepadl a zoufalství zůstalo stejné.

lesson-03-who-takes-the-blow-solve =
    .say = V Dalaranu udeří zrůda. Tirion má zdraví { $health } a zoufalství je { $despair }. Vyber, kdo ránu dostane.
    .hint = Co stojí porážka hrdiny?
    .missed = Tirion padl a porážka hrdiny stojí dvě zoufalství: hra je ztracena. Jaina by byla jen zraněná.
