### Podpowiedzi: co o odpowiedziach myśli bot, który nie wie więcej niż gracz.

hint-title = Podpowiedź
    .hint = Najlepsze odpowiedzi bota, który nie wie więcej niż ty, i co za nimi przemawia.
hint-clearer = Wyraźniejsza podpowiedź
hint-best = Najlepsze odpowiedzi i powody
hint-none-here = Gdy ludzie grają przeciwko sobie i nie uzgodnili podpowiedzi, podpowiedzi nie ma.
hint-only = Nie ma innej odpowiedzi.
hint-no-place = Odpowiedź, która wygląda najlepiej, nie dotyczy żadnego miejsca na planszy.
hint-clear = Jedna odpowiedź wygląda lepiej niż pozostałe.
hint-open = Kilka odpowiedzi wygląda mniej więcej równie dobrze.
hint-kind = To odpowiedź tego rodzaju: { $what }
hint-chance = szansa na zwycięstwo { $n } % (± { $reach })
hint-ahead = o { $n } punktu procentowego (± { $reach }) lepiej niż następna odpowiedź
hint-behind = o { $n } punktu procentowego (± { $reach }) gorzej niż pierwsza
hint-alike-next = o ile da się to ocenić, nie lepsza niż następna odpowiedź
hint-alike-first = o ile da się to ocenić, równie dobra jak pierwsza
hint-instead = { $what } { $here } zamiast { $there } ({ $rule })
hint-reason = Do końca tury, średnio: { $what }.
hint-reason-price = Do końca tury, średnio: { $what }; ale { $price }.
hint-later = Jej zalety widać dopiero po tej turze.
hint-later-price = Opłaca się później; do końca tury, średnio: { $price }.
hint-same = Do końca tury nie widać różnicy w niczym, co jest liczone.
hint-at-once = Zaraz po niej: { $what }.
hint-at-once-price = Zaraz po niej: { $what }; ale { $price }.
hint-for-it = Przemawia za nią, do końca tury: { $what }.
hint-basis = Każdą sprawdzono w { $n ->
    [one] { $n } wyobrażonym przebiegu
    [few] { $n } wyobrażonych przebiegach
   *[many] { $n } wyobrażonych przebiegach
} gry, który z tego, co wiesz, jest możliwy. Tego, jak boty oceniają ostatnią pozycję, ± nie obejmuje.
hint-more = Jeszcze raz: wyraźniejsza podpowiedź.
hint-not-agreed = Tu ludzie grają przeciwko sobie, a podpowiedzi nie zostały uzgodnione.
hint-option = Podpowiedzi dozwolone
    .hint = Każdy przy tym stole może poprosić o podpowiedź, choć ludzie grają przeciwko sobie. Kto siada, zgadza się na to.
hint-agreed = Przy tym stole podpowiedzi są dozwolone.
hint-agree = Zgadzam się i siadam
