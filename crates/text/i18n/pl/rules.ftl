### Zasady gry do czytania.

rules-contents = Spis treści
rules-search = Szukaj w zasadach
    .hint = Słowa albo oznaczenie zasady
rules-search-go = Szukaj
rules-found = { $n ->
        [one] { $n } zasada
        [few] { $n } zasady
       *[many] { $n } zasad
    }
rules-none = Żadna zasada nie zawiera wszystkich tych słów.
rules-whole = Całe zasady
rules-how-to-read = Jak czytać wpis
rules-table = Tabela
rules-picture-setup = Stół przed pierwszą turą
rules-picture-play = W środku gry
rules-picture-early = Po pierwszych turach
rules-picture-late = W dalszej części gry
rules-picture-end = Na końcu gry
rules-short = Gra w skrócie
rules-often = Osiem rzeczy, o których wszyscy zapominają
rules-tips = Wszystkie wskazówki ze stołu

## Small World

rules-often-sw-travel = Region startowy za morzem kosztuje o jeden żeton więcej.
rules-often-sw-stay = Po przegrupowaniu w każdym twoim regionie zostaje co najmniej jeden żeton.
rules-often-sw-lost = Z kilku obrońców przepada jeden, a pozostali wracają na rękę. Samotny obrońca przepada.
rules-often-sw-die = Rzut kością to ostatni Podbój w turze, bez względu na wynik.
rules-often-sw-decline = Ogłoszenie Wymierania zajmuje całą turę.
rules-often-sw-faction = Bonus frakcji dostaje się tylko za Rasy przeciwnej strony.
rules-often-sw-murlocs = Region z Murlokami jest zajęty, a każdy Murlok go broni.
rules-often-sw-coins = Monety zapłacone za inne zestawy leżą na nich, dopóki ktoś nie weźmie tego zestawu.

## Wrath

rules-often-wr-defeat = Klęska kosztuje całą rękę, a rozpacz rośnie o 2.
rules-often-wr-laid = Karty wyłożone do misji wracają na rękę.
rules-often-wr-rest = Na polu misji nie wykonuje się akcji odpoczynku.
rules-often-wr-lich-king = W regionie Króla Lisza ataki i misje kosztują więcej zdrowia.
rules-often-wr-fourth = Czwarty ghul na polu to najazd.
rules-often-wr-trade = Kart nie można oddawać ani wymieniać.
rules-often-wr-defend = Jedna karta Obrony może wystarczyć na kilka plugastw.
rules-often-wr-hand = Na ręce można mieć najwyżej siedem kart, razem z nagrodami.

## Quest

rules-often-wq-shields = Symbole obrony nie pomagają przeciw słowom kluczowym.
rules-often-wq-explore = Po eksploracji zawsze dobiera się kartę lochu.
rules-often-wq-ready = Po akcji z symbolem przygotowania wszystkie twoje akcje są znów przygotowane, ta też.
rules-often-wq-travel = Przy przemieszczeniu się odrzuca się wrogów z cienia.
rules-often-wq-spawned = Rozstawieni wrogowie są od razu przygotowani.
rules-often-wq-exhausted = Za wyczerpanych wrogów nie rzuca się kością.
rules-often-wq-tokens = Na karcie akcji leżą najwyżej dwa żetony sukcesu.
rules-often-wq-rest = Odpoczynek to akcja: każdy sukces leczy jedną ranę.

## Adventure

rules-often-ag-energy = Niewydana energia przepada na końcu tury.
rules-often-ag-items = W zdobyty przedmiot można się wyposażyć dopiero w fazie porządkowania.
rules-often-ag-level = O talii decyduje poziom pola, a nie twój.
rules-often-ag-city = W mieście nie ma fazy wyzwań.
rules-often-ag-aggro = Znacznik zaciekłego przeciwnika zatrzymuje każdą postać na swoim polu.
rules-often-ag-tie = Suma równa obronie to trafienie.
rules-often-ag-resource = Jeśli pole ma pomoce, musisz skorzystać z dokładnie jednej.
rules-often-ag-flight = Lot kończy fazę poszukiwań.
rules-card = Karta pomocy
    .whole = Cała karta do druku
    .close = Zamknij kartę pomocy
    .now = teraz
rules-card-goal = Cel
rules-card-turn = Tura
rules-card-costs = Koszty i liczby
rules-card-losses = Straty
rules-card-income = Dochód i zyski
rules-card-actions = Akcje
rules-card-cards = Karty
rules-card-enemies = Wrogowie
rules-card-places = Miejsca i zagrożenie
rules-card-icons = Symbole
rules-card-success = sukces
rules-card-block = blok
rules-card-life = życie
