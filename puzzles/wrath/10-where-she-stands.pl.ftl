lesson-10-where-she-stands = Tam, gdzie stoi
    .about = Czasem wystarczy gdzieś stać.
    .goal = Nie dopuść do najazdu, z szansą { $percent } % lub większą.
    .end = Jedno pole oczyściła walka, a drugie sama jej obecność.

lesson-10-where-she-stands-solve =
    .say = Dalaran i Mroźna Ostoja są pełne i zaraz przyjdą. Rozpacz wynosi { $despair } i wzrośnie o dwa. Liadrin ma dwie akcje. Nie przegraj, z szansą { $percent } % lub większą.
    .hint = Co się dzieje z ghulem, który ma stanąć na polu Liadrin?
    .missed = Mroźną Ostoję trzeba przerzedzić walką. Tam, gdzie Liadrin kończy turę, może odpędzić każdego ghula, więc pełne pole nie grozi najazdem.
