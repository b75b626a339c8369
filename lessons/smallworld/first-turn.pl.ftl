lesson-first-turn = Wyspa dla twojej Rasy
    .about = Weź Rasę, wyląduj, rozrastaj się i policz pierwsze monety.
    .goal = Wygrywa ten, kto po rundzie { $rounds } ma najwięcej monet.
    .end = Umiesz już dość na całą partię. Graj dalej stąd, przeciw botowi.

lesson-first-turn-goal =
    .say = Każdy region co turę przynosi monety. Po rundzie { $rounds } wygrywa najbogatszy. Oto twoja plansza; naciśnij Dalej.

lesson-first-turn-take =
    .say = Wybierz Rasę z jej mocą. Górna jest darmowa; każda niższa kosztuje o monetę więcej, kładzioną na tych nad nią.
    .too-dear-for-now = Ta jest droższa. Też można: jej cena, { $needs }, leży na tych nad nią.
    .done = To teraz twoja Rasa, gotowa do lądowania.

lesson-first-turn-land =
    .say = Wyląduj przy kotwicy na brzegu. Region kosztuje żetony; znajdź taki, który wymaga najwyżej { $limit }.
    .costs-more = Ten wymaga { $needs }, bo ktoś lub coś stoi na drodze. Też można, ale zostanie mniej żetonów.
    .done = Masz pierwszy region. Każdy region przynosi co turę monetę.

lesson-first-turn-grow =
    .say = Teraz podbijaj sąsiadów tego, co masz. Liczba na regionie to jego cena w żetonach. Zdobądź trzy regiony.
    .tokens-left = Zostałyby żetony w ręce. Też można, ale każdy żeton mógłby jeszcze coś podbić.
    .hint = Te w ramce wymagają najmniej żetonów.
    .done = Trzy regiony. Góra kosztuje o żeton więcej, a każdy obrońca kolejny.

lesson-first-turn-die =
    .say = Zostało ci żetonów: { $hand }, za mało na to, co w ramce. Spróbuj ostatniego podboju: kość może dołożyć brakujące.
    .done = To był ostatni podbój w tej turze, cokolwiek pokazała kość.

lesson-first-turn-income =
    .say = Rozłóż żetony, jak chcesz; w każdym regionie zostaje co najmniej jeden. Potem zakończ, a dostaniesz dochód.
    .done = Każdy region dał monetę, a twoja moc trochę więcej.

lesson-first-turn-attack =
    .say = Teraz drugi gracz bierze Rasę i atakuje. Kto traci region, traci żeton; reszta wraca do ręki.
    .done = To była tura drugiego gracza. Każdy podbój znajdziesz w dzienniku.

lesson-first-turn-recover =
    .say = Regiony przepadły, a do ręki wróciły żetony: { $hand }. Rozstaw je w regionach, które jeszcze masz.
    .done = Do następnej tury drugiego gracza nic już nie przepadnie.

lesson-first-turn-decline =
    .say = Później, gdy żetonów zabraknie, ogłoś Wymieranie: kosztuje całą turę. Dawna Rasa wciąż płaci, a ty bierzesz nową.

lesson-first-turn-gather =
    .say = Tym razem podbijaj dalej. Zabierz każdy zbędny żeton, zostaw po jednym w regionie i zakończ.
    .not-yet = Wymieranie teraz zmarnowałoby Rasę, która może jeszcze rosnąć.
    .given-up = To opróżnia region na dobre. Zwykle zostaje jeden żeton, żeby region dalej płacił.
    .done = Ręka jest pełna, a każdy region nadal twój.

lesson-first-turn-free =
    .say = Ta tura należy do ciebie: podbijaj, rozkładaj żetony, zakończ. Zarób, ile się da.
    .done = Regiony znów zapłaciły. To cała gra; reszta to dobre wybory.
