lesson-01-one-bolt-three-spaces = Jeden blesk, tři pole
    .about = Tři pole jsou plná a dvě z nich přijdou hned.
    .goal = Nedopusť v tomto tahu nájezd.
    .end = Blesk prořídil dvě pole, která hned přišla; na třetí se nikdo neptal.

lesson-01-one-bolt-three-spaces-solve =
    .say = Balíček hrdinů je prázdný: zoufalství stoupne o dva, teď je { $despair }. Hned přijdou River’s Heart a The Nexus. Neprohraj.
    .hint = Blesk skáče z pole na pole. Která plná pole přijdou hned?
    .missed = Ghúl přišel na plné pole a nájezd přidal zoufalství nad míru. Valiance Keep mohl počkat.
