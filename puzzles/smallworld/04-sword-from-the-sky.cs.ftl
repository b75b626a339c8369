lesson-04-sword-from-the-sky = Meč z nebe
    .about = Dvě slevy se mohou sejít v jednom dobývání.
    .goal = Obsaď najisto vzdálený les.
    .end = Útok dosáhl na les a meč ho dost zlevnil.

lesson-04-sword-from-the-sky-solve =
    .say = Tvoji Gnómové mají Frostmourne a v ruce žetony: { $hand }. Obsaď najisto les, kde stojí Orkové ({ $held }).
    .hint = Letecký útok dosáhne na každý region a meč letí s ním.
    .missed = Samotný útok stojí o žeton víc, než máš, nebo chce šťastnou kostku. Frostmourne ušetří dva.
