lesson-08-who-travels-along = Kdo jde s námi
    .about = Přesun nechá nepřátele za sebou, ale ne všechny.
    .goal = Nezůstane žádný ze tří zraněných nepřátel.
    .end = Kovárna porazila ghúla a stín zůstal za vámi.

lesson-08-who-travels-along-solve =
    .say = Síň kovárny je plně prozkoumaná. Za žetony ({ $price }) udělí jednomu nepříteli zranění: { $hit }. Zbav se v této fázi všech tří nepřátel.
    .hint = Který z nich by u vás byl i po přesunu?
    .missed = Přesun nechá stín za sebou, ale nepřítel v zóně hrdiny jde s ním. Oheň kovárny patří právě jemu.
