lesson-05-last-blow = Poslední rána
    .about = Na konci výpravy jde jen o nepřítele.
    .goal = Vyhraj teď, se šancí { $percent } % nebo vyšší.
    .end = Grump leží. Zda Železolamač ustál, už nehraje roli.

lesson-05-last-blow-solve =
    .say = Grump má zranění: { $wounds } z { $health } a Železolamač padne po jednom. Vyhraj se šancí { $percent } % nebo vyšší.
    .hint = Co se stane dřív, když udeří oba?
    .missed = Opatrnost dá Grumpovi další ránu. Hrdina, který padne ve stejném hodu, přesto vyhrál.
