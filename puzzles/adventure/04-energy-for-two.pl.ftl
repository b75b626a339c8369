lesson-04-energy-for-two = Energia na dwie
    .about = Rana bywa ceną.
    .goal = Pokonaj w tej turze Czarta z pyłu, na pewno.
    .end = Rana opłaciła dwie karty: jedna cię doprowadziła, druga trafiła.

lesson-04-energy-for-two-solve =
    .say = Czart z pyłu stoi dwa kroki dalej, za Żelazną Kuźnią. Nie masz energii, a ruchu masz { $moves }. Pokonaj go w tej turze na pewno.
    .hint = Która karta daje energię i na co?
    .missed = Krwawy szał płaci za dwie karty. Szarża doprowadza na miejsce, a Bohaterski cios nic nie zostawia kości. Powtórzony rzut też może zawieść.
