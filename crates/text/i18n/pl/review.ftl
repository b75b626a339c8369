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
review-no-mistake = Żadna odpowiedź na pewno nie kosztowała 2 punktów procentowych ani więcej.
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
