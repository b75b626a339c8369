### Gospoda, stół i wszystko wokół gier.

## Gospoda

app-name = gospoda
app-tagline = Stół do czterech gier planszowych. Bez kont i czekania.
app-unofficial = Nieoficjalna wersja, zrobiona przez graczy. Nie jest wspierana przez właścicieli praw; nazwy należą do ich właścicieli.
app-source = Kod źródłowy
app-skip = Przejdź do stołu
app-no-script = Bez JavaScriptu strona też działa: odświeża się po każdej czynności.

## Nowy stół

lobby-new-table = Nowy stół
lobby-choose-game = Wybierz grę
lobby-games = Gry
lobby-another-game = Inna gra
lobby-local = Bez sieci
    .hint = Cały stół w tej przeglądarce: w pojedynkę z botami albo w kilka osób przy jednym ekranie. Po pierwszym otwarciu działa też w pociągu i w samolocie, a rozgrywki zostają na tym urządzeniu.
    .go = Graj w tej przeglądarce
lobby-players = Gracze
lobby-options = Opcje
lobby-options-hint = Wszystko tu ma rozsądne ustawienie domyślne.
lobby-start = Rozpocznij grę
lobby-play-now = Zagraj od razu
lobby-with-friends = Zagraj ze znajomymi
lobby-minutes = ok. { $n } min
lobby-easy = łatwa
lobby-medium = średnia
lobby-demanding = wymagająca
lobby-against = każdy przeciw każdemu
lobby-together = wspólnie
lobby-join = Dołącz do stołu
lobby-join-code = Kod powrotu
lobby-join-code-hint = Kod powrotu na miejsce: przy stole znajdziesz go na karcie pod własnym imieniem.
lobby-rematch = Zagraj jeszcze raz
lobby-random = bez wskazania
lobby-yes = tak
lobby-no = nie
lobby-my-tables = Moje stoły
lobby-how-many = Ilu graczy?
lobby-who = Kto gra?
lobby-have-code = Mam kod

## Miejsca

seat-seat = Miejsce { $number }
seat-name = Imię
seat-default-name = Gracz { $number }
seat-me = ja
seat-person = inna osoba przy tym ekranie
seat-online = ktoś z linkiem
seat-bot-stranger = bot: przybysz
    .hint = Zna zasady i bierze to, co pod ręką.
seat-bot-guest = bot: gość
    .hint = Gra z głową i czasem się myli.
seat-bot-regular = bot: bywalec
    .hint = Planuje swoją turę. Na większość wieczorów w sam raz.
seat-bot-old-hand = bot: stary wyga
    .hint = Myśli o tym, jak odpowiesz.
seat-bot-host = bot: gospodarz
    .hint = Wszystko, na co stać ten dom. Myśli najdłużej.
seat-called-stranger = Przybysz
seat-called-guest = Gość
seat-called-regular = Bywalec
seat-called-old-hand = Stary wyga
seat-called-host = Gospodarz
seat-called-random = Losowy
seat-called-greedy = Zachłanny
seat-called-flat = Rachmistrz
seat-called-mcts = Myśliciel
seat-called-nth = { $name } { $number }
seat-empty = puste
seat-add = Dodaj miejsce
seat-remove = Usuń miejsce { $number }
seat-take = Zajmij to miejsce
seat-link = Link do tego miejsca
seat-link-hint = Kto otworzy link, gra na tym miejscu.
seat-copy = Kopiuj
seat-copied = Skopiowano
seat-spectator = widz
seat-you = ty
seat-connected = online
seat-away = poza stołem
seat-thinking = { $seat } się zastanawia
seat-first = zaczyna
seat-code = Twój kod powrotu
seat-code-hint = Zapisz go: pozwoli wrócić na to miejsce z każdego urządzenia. Nikomu go nie pokazuj.
seat-code-elsewhere = Kod tego miejsca powstał na innym urządzeniu i tylko tam jest znany.
seat-code-new = Utwórz nowy kod
    .hint = Stary przestanie wtedy działać.
seat-hand-over = Przekaż to miejsce
    .do = Przekaż
seat-invitation = Wyślij ten link

## Przy stole

table-title = { $game }: stół { $table }
table-status = Stan gry
table-board = Plansza
table-players = Gracze
table-offer = Oferta
table-actions = Co możesz zrobić
table-hand = Na ręce
table-hidden = ukryte
table-round = Runda { $round } z { $rounds }
table-your-turn = Twoja tura
table-waiting-for = Czekamy na ruch: { $seat }
table-watching = Oglądasz grę
table-game-over = Koniec gry
table-selected = wybrano: { $what }
table-why-not = Dlaczego nie?
table-not-possible = Teraz niemożliwe
table-nothing-to-do = Do twojej tury nie ma nic do zrobienia.
table-confirm = Potwierdź
table-cancel = Anuluj
table-close = Zamknij
table-back = Wstecz
table-details = Szczegóły
table-undo = Cofnij
    .hint = Cofa ostatni ruch – do ostatniego rzutu, odkrycia lub ruchu innego gracza.
table-undo-ask = Poproś o cofnięcie
table-undo-asked = { $seat } prosi o cofnięcie ostatniego ruchu.
table-undo-allow = Zgoda
table-undo-refuse = Odmowa
table-undo-waiting = Czekamy na zgodę pozostałych.
table-restart-turn = Od początku tury
    .hint = Cofa wszystko od początku tury, na ile się da.
table-end-turn = Zakończ turę
table-auto = Odpowiadaj za mnie
table-auto-always = zawsze
table-auto-never = nigdy
table-auto-ask = pytaj
table-save = Pobierz zapis partii
table-replay = Powtórka
table-seat-does = { $seat }: { $what }
table-step = Krok { $step } z { $steps }
table-step-first = Początek
table-step-back = Krok wstecz
table-step-on = Krok naprzód
table-step-last = Koniec
table-zoom = Większa mapa
table-all-choices = Wszystkie możliwości jako lista
table-confirm-ask = Tego nie da się cofnąć.
table-tab-act = Ruch
table-tab-offer = Oferta

## Połączenie

link-reconnecting = Utracono połączenie. Łączymy ponownie…
link-back = Połączono ponownie.
link-offline = Serwer nie odpowiada. Nic nie przepadło: gra ruszy od miejsca, w którym stanęła.

## Jeden ekran dla kilku osób

curtain-pass = Przekaż ekran: { $seat }
curtain-show = { $seat }: to ja, pokaż moje karty
curtain-hint = Do tego czasu twoje tajne rzeczy są zakryte.

## Dziennik i wynik

log-title = Dziennik
turns-title = Ostatnie tury
turns-past = Wcześniejsze tury
log-empty = Jeszcze nic się nie wydarzyło.
log-more = Pokaż wcześniejsze wpisy
log-new = nowe
result-title = Wynik
result-board = Zobacz planszę
result-winners = { $n ->
    [one] Wygrywa { $who }
    [few] Wygrywają { $who }
   *[many] Wygrywają { $who }
}
result-sources = Skąd wzięły się monety
result-story = Przebieg
result-score = Wynik
result-numbers = Liczby
result-second = Drugie miejsce: { $who }
result-behind = { $n ->
    [0] tyle samo monet, mniej żetonów na planszach
    [one] o monetę mniej
    [few] o { $n } monety mniej
   *[many] o { $n } monet mniej
}
result-start = na początku
result-place = Miejsce
result-player = Gracz
result-coins = Monety
result-tokens = Żetony na planszach
result-winner = Wygrywa { $seat }
result-shared = Wspólne zwycięstwo: { $seats }
result-won = Wygrywasz!
result-lost = Przegrywasz.
result-team-won = Zwycięstwo całego stołu!
result-team-lost = Porażka całego stołu.
result-verify = Sprawdź losowania
result-commitment = Zobowiązanie sprzed gry: { $hash }
result-seed = Ziarno losowości
plot-title = Monety w rundach
plot-round = Runda
plot-hint = W trakcie gry sumy są tajne; widać je dopiero teraz.

## Ustawienia

pref-title = Ustawienia
pref-language = Język
pref-contrast = Kontrast
pref-contrast-normal = zwykły
pref-contrast-high = wysoki
pref-motion = Animacje
pref-motion-full = pełne
pref-motion-reduced = ograniczone
pref-motion-system = jak w urządzeniu
pref-pace = Tempo odtwarzania zdarzeń
pref-pace-off = wcale
pref-pace-fast = szybko
pref-pace-normal = normalnie
pref-pace-slow = powoli
pref-pace-step = krok po kroku
pref-sound = Dźwięki
pref-sound-off = wyłączone
pref-sound-on = włączone
pref-volume = Głośność
pref-sound-groups = Co słychać
pref-sound-dice = kości
pref-sound-cards = karty i żetony
pref-sound-fights = walki
pref-sound-bell = dzwonek, gdy przychodzi twoja kolej, a patrzysz gdzie indziej
pref-sound-moments = wielkie chwile
queue-skip = Spacja lub kliknięcie: na koniec
    .touch = Dotknięcie: na koniec
pref-confirm = Pytaj przed ruchami, których nie da się cofnąć
pref-theme = Kolory
pref-theme-light = jasne
pref-theme-dark = ciemne
pref-theme-system = jak w urządzeniu
pref-thinking = Kto myśli za boty, gdy grasz z nimi sam na sam
pref-thinking-server = serwer
pref-thinking-browser = ta przeglądarka; zna wtedy to, co one wiedzą
pref-view = Układ
pref-save = Zapisz
pref-saved = Zapisano

## Zasady i pomoc

help-title = Pomoc
help-rules = Zasady
help-rule = Zasada { $rule }
help-cards = Elementy gry
help-how = Wybierz czynność z listy albo oznaczony region na planszy. Wyszarzone możliwości mówią, dlaczego są niedostępne.
help-keys = Klawiatura
key-tab = Tab: następna możliwość
key-enter = Enter: wykonaj
key-arrows = Strzałki: sąsiedni region
key-escape = Escape: zamknij
key-undo = U: cofnij
key-end = E: zakończ tę część tury
key-log = L: dziennik
key-help = ?: ta pomoc

## Skąd pochodzą dane elementów

prov-title = Skąd to pochodzi
prov-seed = instrukcja
    .hint = Podane w drukowanej instrukcji.
prov-public = źródło publiczne
    .hint = Znalezione w źródle publicznym, nie w instrukcji.
prov-house = własne
    .hint = Opracowane tutaj, bo żadne źródło tego nie podaje; w pudełku może być inaczej.
prov-pack = twój zestaw kart
    .hint = Właściciel gry wpisał tę wartość w miejsce naszej.

## Błędy

error-title = Nie udało się
error-unknown-game = Nie ma gry „{ $game }”.
error-table-not-found = Nie ma takiego stołu.
error-seat-not-found = Nie ma takiego miejsca albo link stracił ważność.
error-seat-taken = To miejsce jest już zajęte.
error-wrong-code = Ten kod nie pasuje do żadnego miejsca.
error-not-your-turn = To nie twoja tura.
error-stale = Sytuacja na stole już się zmieniła. Spójrz i wybierz ponownie.
error-refused = Niedozwolone: { $why }
error-bad-action = „{ $action }” nie jest czynnością w tej grze.
error-cannot-undo = Tego nie da się cofnąć: padł rzut, coś odkryto albo zagrał ktoś inny.
error-nothing-to-undo = Nie ma czego cofnąć.
error-frozen = Ten stół trafił na nasz błąd i stoi. Nic nie przepadło, zgłoszenie jest zapisane.
error-closed = Gospodarz tego serwera zamknął ten stół. Można go oglądać, ale nic się tu już nie rozegra.
error-banned = Gospodarz tego serwera nie wpuszcza cię tutaj.
error-too-fast = Za dużo żądań. Odczekaj chwilę.
error-bad-request = Żądanie jest niepełne.
error-not-found = Nie ma takiej strony.
error-server = Coś poszło nie tak po naszej stronie.
error-store-closed = Chwilowo nic nie da się zapisać, więc to się nie stało. Nic nie przepadło; spróbuj ponownie za chwilę.
error-store-lost = Ten stół przenosi się na inny serwer. Zajrzyj do niego znów za kilka sekund: wtedy będzie widać, czy ostatni krok się liczy.
error-store-unclear = Połączenie z bazą danych zostało przed chwilą zerwane. Zajrzyj tu znów za kilka sekund: wtedy będzie widać, czy ostatni krok się liczy.
error-go-home = Na stronę główną

## Odmowy wspólne dla wszystkich gier

why-game-over = gra się skończyła
why-not-now = nie w tej chwili tury
why-not-your-turn = teraz gra { $seat }
why-unknown = to niedozwolone
refusal-cited = { $why } ({ $rule })

## Terminal

term-choose = Twój wybór:
term-hint = Wpisz numer, czynność albo „help”.
term-quit = Do zobaczenia. Gra została zachowana.

## Liczenie

count-coins = { $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
    .acc = { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[many] { $n } monet
    }
count-players = { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
       *[many] { $n } graczy
    }
count-regions = { $n ->
        [one] { $n } region
        [few] { $n } regiony
       *[many] { $n } regionów
    }
count-rounds = { $n ->
        [one] { $n } runda
        [few] { $n } rundy
       *[many] { $n } rund
    }
count-watching = { $n ->
        [one] { $n } widz
        [few] { $n } widzów
       *[many] { $n } widzów
    }
