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
wr-window-lay-on-quest = Karty do cudzej misji
wr-window-own-quest = Karty do własnej misji
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

## Warhammer Quest

wq-on-spend-tokens = Wydawanie żetonów sukcesu przed rzutem
wq-on-widen-attack = Rany za atak na całą strefę
wq-on-reroll-dice = Karty, które przerzucają kości
wq-on-roll-gear = Ekwipunek, który poprawia twój rzut
wq-on-roll-items = Przedmioty, które poprawiają twój rzut
wq-on-roll-wounds = Rany za poprawienie twojego rzutu
wq-on-help-attacks = Pomoc w ataku innego bohatera
wq-on-name-enemies = Wrogowie, których karta może przesunąć, wyczerpać lub zranić
wq-on-name-heroes = Bohaterowie, którym karta może coś dać
wq-on-card-offers = Inne możliwości, które daje karta
wq-on-cure = Odrzucanie stanów
wq-on-healing-items = Leczące przedmioty poza wyborem akcji
wq-on-after-action = Ekwipunek i przedmioty po twojej akcji
wq-on-one-more-action = Jeszcze jedna akcja
wq-on-engaging-enemies = Ekwipunek przeciw wrogom, którzy wchodzą do twojej strefy starć
wq-on-prevent-wounds = Ekwipunek, który chroni przed ranami
wq-on-location-offers = To, za co drużyna może zapłacić w obszarze
wq-on-before-travel = Ekwipunek używany przed przemieszczeniem się
wq-on-equip-gear = Wyposażanie się w otrzymany ekwipunek
wq-on-take-gifts = Przyjmowanie ekwipunku od innego bohatera
## World of Warcraft: The Adventure Game

ag-window-before-roll = Twoja walka: karty i przedmioty przed rzutem
ag-window-after-roll = Twoja walka: karty i przedmioty po rzucie
ag-window-between-blows = Twoja walka: karty między walką dystansową a walką wręcz
ag-window-after-hit = Twoja walka: karty po celnym ataku
ag-window-counter = Negowanie cudzej zdolności
ag-window-brink = Ratunek, gdy grozi ci porażka
ag-window-movement-boots = Rakietowe buty: ponowny rzut kością ruchu
ag-window-combat-boots = Rakietowe buty: ponowny rzut swoją kością walki
ag-window-advance-quests = Misje w fazie porządkowania
ag-window-change-gear = Zmiana broni i zbroi w fazie porządkowania
ag-window-turn-card = Odwracanie karty postaci pod koniec tury
ag-window-steal = Kradzież przedmiotu pokonanej postaci
ag-window-trade-back = Wzięcie przedmiotu w zamian (Wędrowny kupiec)
