### Spojrzenie wstecz na skończoną grę: szczęście i cena odpowiedzi.

review-title = Spojrzenie wstecz
    .hint = Jak zmieniały się szanse, co zrobiło szczęście i które odpowiedzi kosztowały najwięcej, na ile bot potrafi to ocenić.
review-wait = Bot przegląda grę ruch po ruchu. Ta strona odświeży się sama, gdy skończy.
review-open = Spojrzenie wstecz: szczęście i błędy
review-see = Zobacz tę chwilę na planszy
review-seat = gracz
review-start = na początku
review-luck = szczęście
review-choices = wybory
review-loss = strata
review-percent = { $n } %
review-points = { $n } (± { $reach })
review-unit = Szczęście i strata to punkty procentowe szansy na zwycięstwo: co kości i karty zrobiły ponad to, czego można było oczekiwać, i o ile lepsze były odpowiedzi, które wolałby bot – za każdym razem według tego, co gracz mógł wiedzieć. ± sprawdza się 95 razy na 100.
review-mistakes = Najdroższe odpowiedzi
review-own = Twoje najdroższe odpowiedzi
review-no-mistake = Nie znaleziono odpowiedzi, która na pewno kosztowałaby 2 punkty procentowe lub więcej.
review-mistake = Po { $n ->
    [one] { $n } ruchu
    [few] { $n } ruchach
   *[many] { $n } ruchach
}, { $seat }: { $what }
review-gave-away = Kosztowała { $n } punktu procentowego (± { $reach }).
review-better = Lepiej: { $what }
review-lowest = Szansa drużyny była najniższa, { $n } %, po { $moves ->
    [one] { $moves } ruchu
    [few] { $moves } ruchach
   *[many] { $moves } ruchach
}.
review-highest = Szansa drużyny była najwyższa, { $n } %, po { $moves ->
    [one] { $moves } ruchu
    [few] { $moves } ruchach
   *[many] { $moves } ruchach
}.
review-fall = Najbardziej spadła, z { $from } do { $to } %, wraz z ruchem { $nth }:
review-chances = Twoja szansa na zwycięstwo, ruch po ruchu
    .hint = W procentach, po tylu ruchach: według tego, co twoje miejsce mogło wiedzieć, i przy wszystkich kartach odkrytych. Ponumerowane linie to twoje najdroższe odpowiedzi.
review-chances-all = Szanse na zwycięstwo, ruch po ruchu
    .hint = W procentach, po tylu ruchach: według tego, co dane miejsce mogło wiedzieć, i przy wszystkich kartach odkrytych. Ponumerowane linie to najdroższe odpowiedzi tego miejsca.
review-known = według wiedzy gracza
review-all-open = przy odkrytych kartach
review-by-turn = W liczbach, tura po turze
review-by-turn-told = Szansa na zwycięstwo w procentach na końcu każdej tury: według wiedzy gracza / przy odkrytych kartach:
review-after = ruchy
review-whose = tura
