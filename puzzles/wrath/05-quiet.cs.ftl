lesson-05-quiet = Ticho
    .about = Je okamžik, po kterém už je pozdě.
    .goal = Vydrž do tahu druhého hráče.
    .end = Dnes v noci žádní ghúlové ani zrůdy. Další tah je jiná věc.

lesson-05-quiet-solve =
    .say = Zoufalství je { $despair }. V Dalaranu jsou ghúlové ({ $ghouls }) a jeho karta je na řadě. Máš Jednu tichou noc. Neprohraj.
    .hint = Kdy je poslední chvíle na odměnu?
    .missed = Jakmile je karta otočená, žádná odměna ghúla nezastaví. Noc musí přijít před třetím krokem.
