### Answers in advance, clocks, and bots that sit in.

## Answers in advance

wishes-title = Odpowiadaj za mnie
    .hint = Gdy możesz coś zrobić albo tego zaniechać, odpowiedź pada za ciebie, także pod twoją nieobecność. „Zawsze” działa, gdy jest tylko jeden sposób; w przeciwnym razie padnie pytanie.
wishes-pass = Pasuj do mojej tury
    .hint = Do swojej tury rezygnujesz ze wszystkiego, o co padłoby pytanie.
wishes-passing = Pasujesz aż do swojej tury.
wishes-stop = Pytaj mnie znowu

## Clocks and bots that sit in

clock-title = Czas na każdą decyzję
    .hint = Gdy minie, do powrotu gracza gra za niego bot.
clock-none = bez ograniczeń
clock-left = { $seat }: jeszcze { $time }
clock-seconds = { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[many] { $n } sekund
    }
clock-minutes = { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[many] { $n } minut
    }
clock-hours = { $n ->
        [one] { $n } godzina
        [few] { $n } godziny
       *[many] { $n } godzin
    }
clock-days = { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[many] { $n } dni
    }
waiting-title = Na kogo czeka stół
waiting-give = Nieobecność: { $seat }. Niech zagra bot
waiting-sat-in = Gra za ciebie bot.
waiting-take = Wróć na miejsce { $number }
error-still-here = Kto jest przy stole, zachowuje swoje miejsce. Gdy stół czeka na kogoś, kogo nie ma od minuty, może za niego zagrać bot.

## Wrath of the Lich King

wr-window-defend = Obrona innego bohatera
wr-window-own-defend = Obrona własnego bohatera
wr-window-add-to-fight = Karty Ataku dla innego bohatera
wr-window-own-fight = Karty Ataku dla własnego bohatera
wr-window-lay-on-quest = Karty do cudzego zadania
wr-window-own-quest = Karty do własnego zadania
wr-window-rewards = Zagrywanie nagród
wr-window-free-fight = Darmowa akcja ataku po locie okrętem
wr-window-prevent-ghouls = Liadrin zapobiega pojawianiu się ghuli
wr-window-be-moved = Inni mogą poruszać twojego bohatera
wr-window-rest = Twój bohater odpoczywa dzięki cudzym kartom Leczenia

## Small World of Warcraft

sw-window-final-strike = Gnomy: zbyt drogi atak staje się ostatnim Podbojem
sw-window-recruits = Porzuceni: kupowanie rekrutów
sw-window-plant-bombs = Gobliny: podkładanie Bomb
sw-window-leave-two = Taureni: przy Wymieraniu zostają po dwa żetony

## World of Warcraft: The Adventure Game

ag-window-before-roll = Twoja walka: karty i przedmioty przed rzutem
ag-window-after-roll = Twoja walka: karty i przedmioty po rzucie
ag-window-between-blows = Twoja walka: karty między atakami dystansowymi a wręcz
ag-window-after-hit = Twoja walka: karty po celnym ataku
ag-window-counter = Anulowanie cudzej zdolności
ag-window-brink = Ratunek, gdy grozi ci pokonanie
ag-window-movement-boots = Rakietowe buty: ponowny rzut kością ruchu
ag-window-combat-boots = Rakietowe buty: ponowny rzut swoją kością walki
ag-window-advance-quests = Postęp zadań pod koniec tury
ag-window-change-gear = Zmiana broni i zbroi pod koniec tury
ag-window-turn-card = Odwracanie karty postaci pod koniec tury
ag-window-steal = Kradzież przedmiotu pokonanej postaci
ag-window-trade-back = Odebranie przedmiotu Wędrownemu kupcowi
