### Słowa lekcji into-the-dark.lesson: co czyta ktoś, kto dopiero poznaje Warhammer Quest, krok po kroku.

lesson-into-the-dark = W ciemność
    .about = Zejdź do kanałów: uderzaj, przyjmuj ciosy, korzystaj z pomocy i szukaj drogi.
    .goal = Dotrzyjcie do Bajora Grumpa i pokonajcie Ohydnego Grumpa. Jeśli padną wszyscy bohaterowie, wygra loch.
    .end = Znasz już całość w miniaturze. Ohydny Grump wciąż czeka: idź po niego!

lesson-into-the-dark-goal =
    .say = Mieszka tu coś paskudnego: Ohydny Grump. Przebijcie się tunelami do jego Bajora i tam go pokonajcie. Bohaterowie wygrywają razem.

lesson-into-the-dark-attack =
    .say = Grasz Żelazołamaczem. Twoje cztery karty to akcje; użyta karta leży obrócona. Drogę zagradza goblin: zaatakuj go! Każdy sukces to rana.
    .done = Kości padły, a goblin razem z nimi.
    .hint = Atak to jedna z czterech kart przed tobą.
    .missed = Goblin wciąż tu jest. Zacznij krok od nowa i najpierw się z nim rozpraw.
    .goblin-first = Cokolwiek robisz, goblin odpowiada ciosem. Lepiej rozpraw się z nim najpierw.

lesson-into-the-dark-struck-back =
    .say = Widzisz? W tym samym rzucie goblin oddał cios, choć zginął. Zatrzymały go tarcze na twoich kościach.

lesson-into-the-dark-aid =
    .say = Czarodziejka Płomienia cię wspiera. Każdy sukces daje żeton: pewny sukces na jednej karcie. Połóż je na Eksploracji (mieści { $most }). Za ranę dostaniesz więcej, jeśli chcesz.
    .hint = Żetony najbardziej przydadzą się teraz na Eksploracji.

lesson-into-the-dark-explore =
    .say = Ten obszar wymaga postępu { $value }. Wybierz Eksplorację: odciągnij nietoperza od czarodziejki, to pomaga, i wydaj żetony. Do rzutu wszystko można cofnąć.
    .done = Po eksploracji zawsze dobierasz kartę lochu. Tym razem dopisało ci szczęście.
    .hint = Wybierz Eksplorację; żetony wydaje się przed rzutem.
    .tokens-wait = Decyzja należy do ciebie. Żetony poczekają na Eksploracji.

lesson-into-the-dark-ready =
    .say = Wszystkie twoje karty znów są gotowe! Każdy bohater ma jedną kartę z tą ikoną. Twoja to Eksploracja; zostaw ją na później niż inne.

lesson-into-the-dark-enemies =
    .say = Gdy wszyscy bohaterowie skończą, działają wrogowie, jeden po drugim, według słów na kartach. Tych ran nie zatrzyma żadna tarcza. Patrz.
    .done = Jedni gryzą, inni kryją się w cieniu, gdzie sięga tylko atak dystansowy.

lesson-into-the-dark-travel =
    .say = W pełni zbadany obszar możecie opuścić. Wrogowie w cieniu zostaną w tyle; ci w starciu pójdą z wami. Ruszacie dalej czy zostajecie?

lesson-into-the-dark-peril =
    .say = Na koniec rundy znacznik zagrożenia przesuwa się o pole; kolory na torze to kłopoty. A drużynę prowadzi teraz kto inny.

lesson-into-the-dark-second-round =
    .say = Ta runda należy do ciebie aż do końca: czarodziejka zaczyna, ty odpowiadasz. Gdy ran będzie { $health }, padniesz. Jak to rozegrasz, zależy od ciebie.
    .done = Runda za rundą, coraz głębiej: tak się idzie do Grumpa.

lesson-into-the-dark-nemesis =
    .say = Jedna ścianka kości wrogów to nemezis. Wtedy Grump daje o sobie znać nawet z leża: cierpi ten, kto działa.
