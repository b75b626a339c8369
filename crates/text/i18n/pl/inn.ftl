### Gospoda: los, który można sprawdzić, rozmowy, notatki, historia i to, co dalej.

## Los

luck-title = Los tego stołu
luck-how = Jak sprawdzić kości
luck-words = Słowa dodane przez miejsca: { $words }
mix-option = Najpierw domieszać słowa do losu
    .hint = Przed grą każdy podaje słowo. Los zależy wtedy od wszystkich słów, więc nikt nie mógł go wybrać, nawet gospodarz.
mix-title = Przed grą: słowo od każdego
mix-why = Serwer wylosował tajną liczbę i pokazuje niżej jej pieczęć. Teraz każdy dodaje słowo. Przygotowanie gry i każda kość wynikają z tego wszystkiego razem.
mix-word = Słowo dla miejsca { $seat }
    .hint = Może być dowolne; im dziwniejsze, tym lepiej. Zostanie zapisane w pliku partii i każdy je przeczyta.
mix-give = Dodaj to słowo
mix-given = { $seat }: słowo podane
mix-missing = { $seat }: jeszcze bez słowa
mix-begin = Zacznij teraz
    .hint = Kto nie podał słowa, gra ze słowami pozostałych.
error-mixing = Partia jeszcze się nie zaczęła: do jej losu domieszywane są słowa.
error-not-mixing = Tu nie domieszywa się słów albo partia już się zaczęła.
fair-title = Kości, które można sprawdzić
fair-intro = Komputer rzucający kośćmi mógłby oszukiwać i nikt by tego nie zauważył. Ten daje środki, by go na tym przyłapać.
fair-seal = Przed grą serwer losuje tajną liczbę i pokazuje jej pieczęć: odcisk z 64 liter i cyfr. Pieczęć nic o liczbie nie mówi, ale żadna inna liczba nie ma takiej samej pieczęci. Od tej chwili serwer nie może zmienić zdania.
fair-words = Przy stole, który domieszywa słowa, każdy dodaje potem własne słowo. Serwer nie znał słów, gdy pieczętował liczbę, a gracze nie znają liczby: nikt nie mógł wybrać tego, co z nich wyjdzie.
fair-draws = Liczba i słowa razem rozstrzygają o każdej kości i każdym tasowaniu w partii, po kolei, według ogłoszonego przepisu. Nic innego nie ma na to wpływu: ani czas, ani to, co kto zagra.
fair-reveal = Po partii serwer pokazuje liczbę. Każdy może wtedy zobaczyć, że pasuje do pieczęci, i przeliczyć każdą kość i każde tasowanie.
fair-check = Pobierz na koniec plik partii i każ go sprawdzić programowi na własnym komputerze, bez tego serwera:
fair-recipe = Przepis jest w pliku docs/match-file.md w kodzie źródłowym; kto chce, może napisać własny program.

## Widzowie

watch-delay = Widzowie widzą planszę
    .hint = Kto tylko patrzy, może widzieć grę z opóźnieniem, by nikomu przy stole nie podpowiadał.
watch-now = od razu
watch-later = { $n ->
        [one] { $n } odpowiedź później
        [few] { $n } odpowiedzi później
       *[many] { $n } odpowiedzi później
    }
watch-behind = { $n ->
        [one] Patrzysz z opóźnieniem o { $n } odpowiedź.
        [few] Patrzysz z opóźnieniem o { $n } odpowiedzi.
       *[many] Patrzysz z opóźnieniem o { $n } odpowiedzi.
    }

## Rozmowa i notatki

people-title = Stół
people-called = Twoje imię
    .do = Zapisz
talk-title = Czat
talk-none = Nikt jeszcze nic nie powiedział.
talk-say = Powiedz coś przy stole
talk-send = Powiedz
talk-quick = Krótko
talk-hello = Cześć!
talk-well = Dobrze zagrane!
talk-thanks = Dziękuję!
talk-sorry = Przepraszam!
talk-moment = Chwileczkę, proszę.
talk-your-turn = Teraz twoja kolej!
talk-bye = Dzięki za grę, do zobaczenia!
talk-mute = Wycisz: { $seat }
talk-unmute = Słuchaj znowu: { $seat }
notes-title = Moje notatki
    .hint = Czytasz je tylko ty. Zostają przy twoim miejscu.
notes-save = Zachowaj notatki
error-no-words = Wiadomość jest pusta albo za długa.

## Historia

past-title = Historia
past-at = Po ruchu { $n } z { $all }
past-go = Przejdź do ruchu
    .do = Przejdź
past-go-back = Wróć do ruchu { $n }
past-as = Kto patrzy
past-live = Z powrotem do stołu
past-share = Link do tego ruchu
past-since = Od twojej ostatniej tury
past-nothing = Od tego czasu nic się nie stało.
past-all = Od początku
past-course = Jak się układało
    .hint = Po każdym ruchu: szacunek widoków każdego miejsca od 0 do 100. To przypuszczenie botów, a nie zasada.
past-play = Odtwarzaj
past-speed = Tempo
story-title = Jak się to potoczyło
    .hint = Ruchy, po których widoki zmieniły się najbardziej. Każdy prowadzi do tej chwili na planszy.
story-watch = Obejrzyj w minutę
story-first-blood = Pierwsza krew – { $told }
story-last-blood = Ostatnia krew – { $told }
story-see = Zobacz
past-bring = Otwórz plik partii
    .hint = Skończona partia, pobrana tutaj albo zapisana przez program, lub taka, którą zabrano, żeby grać dalej tutaj. Najpierw jest sprawdzana kość po kości.
past-bring-do = Otwórz
past-watch = Obejrzyj od początku
past-again = Jeszcze raz
past-page = Wszystkie ruchy na jednej stronie
along-do = Zabierz tę partię ze sobą
    .hint = Plik, z którym zagrasz dalej gdzie indziej, w innej przeglądarce albo na serwerze: przez „Otwórz plik partii” na stronie głównej. Są w nim wszystkie tajemnice partii, także ukryte karty i przyszłe rzuty. Odtąd nikt inny nie może się tu dosiąść.
along-told = Tę partię zabrano ze sobą: kto ma plik, może znać jej rzuty.
along-not-alone = Zabrać partię może tylko ktoś, kto ma miejsca wszystkich ludzi przy stole.
along-seed-told = Tę partię zabrano ze sobą, więc jej rzuty mogą być znane: nikt inny nie może się tu dosiąść.
error-second-seat = Każde miejsce ma tu swoje tajemnice: kto już ma miejsce, nie może zająć drugiego.
error-bad-match = Ten plik partii się nie zgadza. Wiersz { $line }: { $why }
error-match-unproved = W wierszu { $line } tego pliku nie ma ziarna. Otworzyć można tylko skończoną partię albo zabraną ze sobą.
error-no-move = Partia nie ma takiego ruchu.

## Cofanie za zgodą i co dalej

ask-pending = Ktoś już prosi; poczekaj na odpowiedzi.
ask-count = O ile ruchów cofnąć
ask-taken-back = { $seat }: prośba, na którą wszyscy się zgodzili; cofnięto.
ask-refused = Ktoś się nie zgodził.
again-same = Jeszcze raz w tym samym gronie
again-there = Do następnego stołu
give-mine = Niech bot zagra za mnie
lobby-next = Do następnego stołu, który na ciebie czeka
lobby-n-waiting = { $n ->
        [one] Czeka na ciebie { $n } stół.
        [few] Czekają na ciebie { $n } stoły.
       *[many] Czeka na ciebie { $n } stołów.
    }
error-match-goes-on = Partia jeszcze trwa.

## Open tables

open-option = Pokaż wśród otwartych stołów
    .hint = Każdy gość może wtedy zająć wolne miejsce bez linku.
open-title = Otwarte stoły
open-sit = Usiądź
open-free = wolne miejsca: { $n }

## Co by było, gdyby

whatif-open = Co by było, gdyby…
    .hint = Wypróbuj ruchy na własnej kopii. Nikt tego nie widzi.
whatif-title = Tylko w wyobraźni.
whatif-note = Kości i wszystko, czego nie widzisz, są zmyślone. Nikt inny tego nie widzi i nic się nie liczy.
whatif-moves = { $n ->
        [0] Nic jeszcze nie wymyślono.
        [one] { $n } wymyślony ruch.
        [few] { $n } wymyślone ruchy.
       *[many] { $n } wymyślonych ruchów.
    }
whatif-asked = Teraz decyzja należałaby do: { $seat }.
whatif-over = Tu partia by się skończyła.
whatif-others = Niech inni odpowiedzą
    .hint = Serwer zgaduje, co by zrobili.
whatif-back = Krok wstecz
whatif-again = Od początku
error-nothing-imagined = To, co tu wymyślono, poszło w zapomnienie: stół poszedł dalej, serwer uruchomiono na nowo albo minęło zbyt wiele czasu.

## Powiadomienia

tell-title = Powiadomienia
tell-intro = Kiedy gra trwa kilka dni, możesz dostać wiadomość, że czeka na ciebie. Dostajesz ją tylko wtedy, gdy nie ma cię przy stole, i tylko o tym, który stół czeka: nic o położeniu na planszy.
tell-mine = Wiadomości dostajesz przez
tell-none = Na razie nie dostajesz żadnych wiadomości.
tell-push = Ta przeglądarka
    .hint = Wiadomość na tym urządzeniu, także gdy żadna strona nie jest otwarta.
    .do = Powiadamiaj mnie tutaj
    .on = Ta przeglądarka już dostaje wiadomości.
    .off = Ta przeglądarka nie przyjmuje powiadomień albo tylko przez HTTPS.
    .refused = Przeglądarka na to nie pozwoliła.
tell-push-one = Przeglądarka ({ $host })
tell-webhook = Webhook
    .hint = Adres, który dostaje podpisane zapytanie: twój bot albo kanał komunikatora, takiego jak Discord, Slack czy Mattermost.
    .do = Dodaj adres
    .secret = Podpis kluczem { $secret }
tell-mail = Poczta
    .hint = Najpierw dostaniesz kod; nic innego nie zostanie wysłane, dopóki go tu nie podasz.
    .do = Wyślij mi kod
    .wait = czeka na kod
    .code = Kod z wiadomości
    .confirm = To moja skrzynka
tell-try = Wypróbuj
tell-tried = Wiadomość dotarła.
tell-lost = Wiadomość nie dotarła.
tell-remove = Już nie
tell-removed = Usunięto. Nic więcej nie będzie tam wysyłane.
tell-leave-title = Koniec powiadomień
tell-leave-why = Nie dostaniesz stąd więcej poczty.
tell-code-wrong = To nie jest kod z wiadomości.
tell-too-many = Jest ich już { $n }: najpierw usuń któryś.
tell-bad-url = To nie jest adres zaczynający się od https:// ani http://.
tell-bad-mailbox = To nie jest adres skrzynki pocztowej.
tell-bad-keys = Nie można odczytać kluczy przeglądarki.
tell-private = Ten adres leży w sieci prywatnej. Gospodarz tego serwera na to nie pozwala.
tell-no-mail = Ten serwer nie wysyła poczty.
tell-code-title = Twój kod do gospody
tell-code-is = Ktoś chce dostawać na ten adres wiadomości, że gra na niego czeka. Jeśli to ty, podaj ten kod:
tell-code-why = Jeśli to nie ty, nie rób nic: innej poczty nie dostaniesz.
tell-mail-leave = Koniec takich wiadomości:
tell-turn = { $game }: twoja kolej
tell-turn-more = Stół { $table } czeka na ciebie.
tell-withdrawn = { $game }: to już nie twoja kolej
tell-withdrawn-more = Stół { $table } już na ciebie nie czeka: coś cofnięto albo odpowiedział ktoś inny.
tell-consent = { $game }: prośba o cofnięcie
tell-consent-more = Przy stole { $table } inni czekają, czy się zgodzisz.
tell-over = { $game }: koniec gry
tell-over-more = Zobacz, jak skończyła się gra przy stole { $table }.
tell-trial = gospoda może się z tobą skontaktować
tell-trial-more = Tak się dowiesz, że jakiś stół na ciebie czeka.
