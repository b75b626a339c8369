### Co dzieje się w World of Warcraft: Gra Przygodowa: dziennik, fazy, stół w terminalu, opcje.

## The log

ag-event-rolled-for-first = { $seat } rzuca o pierwszą turę: { $die }
ag-event-first-player = { $seat } zaczyna
ag-event-hero-picked = { $seat } wybiera postać: { $hero } ({ $kin })
ag-event-quest-gained = { $seat } otrzymuje misję „{ $quest }”
ag-event-quest-dropped = { $seat } odrzuca misję „{ $quest }”
ag-event-rival-named = { $seat }: cel misji „{ $quest }” to { $who }
ag-event-entered = { $seat } zaczyna w mieście: { $space }
ag-event-turn-began = Runda { $round }: { $seat }
ag-event-rolled-movement = { $seat } rzuca kością ruchu: ruch { $moves }, energia { $energy }
ag-event-moved = { $seat } idzie na pole { $space }
ag-event-held-by-aggro = Zaciekły przeciwnik zatrzymuje gracza: { $seat }
ag-event-turned = { $seat } odwraca kartę postaci: { $side }
ag-event-moves-gained = { $n ->
        [one] { $seat } zyskuje 1 ruch
        [few] { $seat } zyskuje { $n } ruchy
       *[many] { $seat } zyskuje { $n } ruchów
    }
ag-event-energy-gained = { $n ->
        [one] { $seat } zyskuje { $n } punkt energii
        [few] { $seat } zyskuje { $n } punkty energii
       *[many] { $seat } zyskuje { $n } punktów energii
    }
ag-event-energy-paid = { $n ->
        [one] { $seat } płaci { $n } punkt energii
        [few] { $seat } płaci { $n } punkty energii
       *[many] { $seat } płaci { $n } punktów energii
    }
ag-event-energy-lost = { $seat } traci całą energię
ag-event-slowed = { $n ->
        [one] { $seat } będzie mieć o { $n } ruch mniej w następnej fazie ruchu
        [few] { $seat } będzie mieć o { $n } ruchy mniej w następnej fazie ruchu
       *[many] { $seat } będzie mieć o { $n } ruchów mniej w następnej fazie ruchu
    }
ag-event-drunk = { $seat } wypija jako miksturę: „{ $card }” ({ $potion })
ag-event-visited = { $seat } korzysta z pomocy: { $resource }
ag-event-no-effect = Bez efektu ({ $seat })
ag-event-discovery-taken = { $seat } bierze w tajemnicy odkrycie
ag-event-discovery-taken-known = { $seat } bierze odkrycie „{ $discovery }”
ag-event-discovery-placed = { $seat } kładzie odkrycie { $n } na polu { $space }
ag-event-discovery-revealed = { $seat } odsłania odkrycie { $n }: „{ $discovery }”
ag-event-discovery-kept = { $seat } zatrzymuje odkrycie „{ $discovery }”
ag-event-discovery-spent = { $seat } używa odkrycia „{ $discovery }”
ag-event-discovery-discarded = Odkrycie „{ $discovery }” wraca do pudełka
ag-event-discovery-seen = { $seat } ogląda odkrycie { $n }
ag-event-discovery-seen-known = { $seat } ogląda odkrycie { $n }: „{ $discovery }”
ag-event-discoveries-mixed = Odkrycia z pudełka tworzą nowy stos
ag-event-afflicted = { $discovery } działa na gracza: { $seat }
ag-event-recovered = { $discovery } mija: { $seat }
ag-event-challenge-drawn = { $seat } dobiera kartę „{ $card }”
ag-event-challenge-discarded = Karta „{ $card }” trafia na wierzch swojej talii
ag-event-challenge-skipped = { $seat } pomija wyzwanie
ag-event-deck-exhausted = W talii wyzwań { CASE($level, "gen") } poziomu nie ma już przeciwnika
ag-event-bottom-seen = { $seat } ogląda spodnią kartę talii { CASE($level, "gen") } poziomu
ag-event-bottom-seen-known = { $seat } ogląda spodnią kartę talii { CASE($level, "gen") } poziomu: „{ $card }”
ag-event-bottom-moved = { $seat } przekłada spodnią kartę talii { CASE($level, "gen") } poziomu na wierzch
ag-event-event-placed = Zdarzenie „{ $card }” wchodzi do gry
ag-event-event-placed-on = Zdarzenie „{ $card }” trafia na pole { $space }
ag-event-event-resolved = { $seat } rozstrzyga zdarzenie „{ $card }”
ag-event-event-turned-item = { $seat } odwraca kartę „{ $card }”: przedmiot „{ $back }”
ag-event-event-turned-encounter = { $seat } odwraca kartę „{ $card }”: przeciwnik „{ $back }”
ag-event-event-turned-valor = { $seat } odwraca kartę „{ $card }”: „{ $back }”
ag-event-event-turned = { $seat } odwraca kartę „{ $card }”
ag-event-undefeated = Przeciwnik „{ $card }” pozostaje niepokonany: znacznik { $n } na polu { $space }
ag-event-marker-removed = Znacznik { $n } znika z planszy
ag-event-combat-began = Walka: { $seat } kontra { $foe }
ag-event-rolled-combat = Kości walki: czerwona { $red }, czarna { $black }
ag-event-rerolled-red = Czerwona kość rzucona ponownie: { $die }
ag-event-rerolled-black = Czarna kość rzucona ponownie: { $die }
ag-event-power-triggered-red = Czerwona kość uaktywnia moc: „{ $card }”
ag-event-power-triggered-black = Czarna kość uaktywnia moc: „{ $card }”
ag-event-struck = { $blows }
ag-event-blow-attacker-hit = { $seat }: { $die } + { $attack } = { $total } przeciw obronie { $defence }, trafienie (obrażenia: { $damage })
ag-event-blow-attacker-miss = { $seat }: { $die } + { $attack } = { $total } przeciw obronie { $defence }, pudło
ag-event-blow-defender-hit = obrońca: { $die } + { $attack } = { $total } przeciw obronie { $defence }, trafienie (obrażenia: { $damage })
ag-event-blow-defender-miss = obrońca: { $die } + { $attack } = { $total } przeciw obronie { $defence }, pudło
ag-event-combat-cancelled = Walka zostaje zanegowana
ag-event-combat-won = { $seat } wygrywa walkę, przegrywa { $foe }
ag-event-combat-over = Koniec walki bez zwycięstwa: { $seat } kontra { $foe }
ag-event-hurt = { $n ->
        [one] { $seat } otrzymuje { $n } obrażenie; pozostała żywotność: { $left }
        [few] { $seat } otrzymuje { $n } obrażenia; pozostała żywotność: { $left }
       *[many] { $seat } otrzymuje { $n } obrażeń; pozostała żywotność: { $left }
    }
ag-event-prevented = { $seat } unika obrażeń
ag-event-healed = { $n ->
        [one] { $seat } leczy { $n } obrażenie
        [few] { $seat } leczy { $n } obrażenia
       *[many] { $seat } leczy { $n } obrażeń
    }
ag-event-saved = { $seat } pozostaje w grze; pozostała żywotność: { $left }
ag-event-defeated = { $seat } ponosi porażkę
ag-event-level-gained = { $seat } zdobywa poziom { $level }
ag-event-withered = { $seat } nie może się leczyć do końca tury
ag-event-dazed = { $seat } pominie następną fazę wyzwań
ag-event-abilities-drawn = { $n ->
        [one] { $seat } dobiera { $n } kartę zdolności
        [few] { $seat } dobiera { $n } karty zdolności
       *[many] { $seat } dobiera { $n } kart zdolności
    }
ag-event-abilities-drawn-known = { $n ->
        [one] { $seat } dobiera { $n } kartę zdolności: { $cards }
        [few] { $seat } dobiera { $n } karty zdolności: { $cards }
       *[many] { $seat } dobiera { $n } kart zdolności: { $cards }
    }
ag-event-ability-discarded = { $seat } odrzuca kartę „{ $card }”
ag-event-abilities-shuffled = { $seat } tasuje odrzucone karty zdolności w nową talię
ag-event-ability-played = { $seat } zagrywa kartę „{ $card }”
ag-event-ability-cancelled = Karta „{ $card }” zostaje zanegowana ({ $seat })
ag-event-ability-attached-seat = Karta „{ $card }” zostaje dołączona do postaci gracza: { $who }
ag-event-ability-attached-space = Karta „{ $card }” zostaje dołączona do pola { $space }
ag-event-ability-attached-marker = Karta „{ $card }” zostaje dołączona do przeciwnika ze znacznikiem { $n }
ag-event-ability-attached-token = Karta „{ $card }” zostaje dołączona do odkrycia { $n }
ag-event-ability-detached = Karta „{ $card }” zostaje odrzucona
ag-event-ability-worked = Działa karta „{ $card }”
ag-event-item-gained = { $seat } zdobywa przedmiot „{ $card }”
ag-event-item-lost = { $seat } traci przedmiot „{ $card }”
ag-event-item-taken = { $seat } zabiera przedmiot „{ $card }”; traci go { $who }
ag-event-item-used = { $seat } używa przedmiotu „{ $card }”
ag-event-equipped = { $seat } wyposaża się w przedmiot „{ $card }”
ag-event-unequipped = { $seat } chowa do torby przedmiot „{ $card }”
ag-event-tested-passed = { $seat } rzuca { $die }: udało się
ag-event-tested-failed = { $seat } rzuca { $die }: nie udało się
ag-event-declined = { $seat } rezygnuje
ag-event-quest-advanced = { $seat } robi postęp w misji „{ $quest }”
ag-event-quest-completed = { $seat } kończy misję „{ $quest }”, męstwo: +{ $valor }
ag-event-trophy-earned = { $seat } zdobywa trofeum „{ $trophy }”, męstwo: +{ $valor }
ag-event-valor-earned = { $seat } zdobywa kartę „{ $card }”, męstwo: +{ $valor }
ag-event-elite-shuffled = Odrzucone trudne misje zostają potasowane w nową talię
ag-event-game-won = { $winners } wygrywa grę
ag-event-game-shared = Wspólne zwycięstwo: { $winners }

## Who or what is fought

ag-foe-marker = przeciwnik ze znacznikiem { $n }

## Phases

ag-phase-setup = Przygotowanie gry
    .hint = Każdy wybiera postać, otrzymuje dwie misje i trzy karty zdolności i zaczyna w jednym z miast.
ag-phase-movement = Faza ruchu
    .hint = Kość ruchu daje ruch i energię. W trakcie można używać kart, mikstur i odkryć.
ag-phase-exploration = Faza poszukiwań
    .hint = Odsłania się odkrycia na polu; jeśli ich nie ma, korzysta się z jednej pomocy tego pola.
ag-phase-challenge = Faza wyzwań
    .hint = Poza miastami: walka z tym, co jest na polu, atak na inną postać albo dobranie karty wyzwania.
ag-phase-maintenance = Faza porządkowania
    .hint = Najpierw misje, potem wyposażenie; na tym tura się kończy.
ag-phase-end = Koniec gry
    .hint = Ktoś zebrał dość męstwa albo minęła ostatnia runda.

## The table in the terminal

ag-table-turn = Runda { $round }, tura: { $seat }
ag-table-player = { $seat }, { $hero } (poziom { $level }), { $space }: męstwo { $valor }/{ $goal }, żywotność { $life }/{ $most }
ag-table-values = { $side }; atak { $type } { $attack }, obrona { $defence }, obrażenia { $damage }; energia { $energy }
ag-table-cards = Karty zdolności: ręka { $hand }, talia { $deck }
ag-table-hand = Ręka: { $cards }
ag-table-bag = Torba: { $cards }
ag-table-gear = Wyposażenie: { $cards }
ag-table-kept = Zatrzymane odkrycia: { $cards }
ag-table-quests = Misje: { $cards }
ag-table-quest-to = { $quest } ({ $targets })
ag-table-troubles = Kłopoty: { $cards }
ag-table-slowed = { $n ->
        [one] o { $n } ruch mniej
        [few] o { $n } ruchy mniej
       *[many] o { $n } ruchów mniej
    }
ag-table-dazed = pominie następną fazę wyzwań
ag-table-track = Niepokonani: { $cards }
ag-table-marker = { $n } „{ $card }”, { $space }
ag-table-events = Zdarzenia: { $cards }
ag-table-global = „{ $card }” (zostało: { $n })
ag-table-tokens = Odkrycia na planszy: { $cards }
ag-table-token = { $n } na polu { $space }
ag-table-token-known = { $n } „{ $discovery }” na polu { $space }
ag-table-decks = Karty wyzwań: { $cards }
ag-table-supply = Odkrycia w stosie: { $n }
ag-table-combat = Walka: { $seat } ({ $values }) kontra { $foe } ({ $others })
ag-table-combat-values = atak { $type } { $attack }, obrona { $defence }, obrażenia { $damage }, trafia { $n } na 6
ag-table-standing = Wyścig do { $goal } punktów męstwa: { $cards }
ag-table-standing-one = { $seat } { $valor }
ag-table-unusable = { $card } (mikstura: { $potions })

## Before answering

ag-note-resources = { $kind }, poziom { $level }: { $resources }
ag-note-space = { $kind }, poziom { $level }

## How it ends, and what is likely

ag-table-from-level = { $card } (od poziomu { CASE($level, "gen") })
ag-end-won = { $seat } wygrywa; męstwo: { $valor } (cel: { $goal }).
ag-end-shared = Wspólne zwycięstwo: { $winners }; męstwo: { $valor } (cel: { $goal }).
ag-end-rounds = Po rundzie { $n } gra dobiegła końca; decyduje męstwo, potem liczba kart w dzienniku misji, potem poziom. Zwycięstwo: { $winners }.
ag-odds = zwycięstwo { $win } %, porażka { $fall } %, średnie obrażenia { $taken }
ag-odds-mean = średnio: { $odds }
ag-note-quest = misja: { $quest }
ag-note-marker = niepokonany: { $card }
ag-note-marker-aggro = niepokonany, zaciekły: { $card }
ag-note-token = odkrycie { $n }
ag-note-event = zdarzenie: { $card }
ag-note-flight-on = Przenieś się od razu na inne pole z powietrznym szlakiem. Poza miastami poszukiwania trwają tam dalej.

## Options of a table

ag-option-heroes = Postaci
    .hint = Kto kim gra, miejsce po miejscu. Postaci, których nie podano, wybiera się przy stole.
ag-option-flight-continues-exploration = Po locie dalsze poszukiwania
    .hint = Po locie, który kończy się poza miastem, rozstrzyga się tamtejsze odkrycia albo korzysta z innej pomocy tego pola, jak w polskiej instrukcji.
ag-option-valor-to-win = Męstwo do zwycięstwa
    .hint = W instrukcji 8. Mniej to krótsza gra, więcej – dłuższa.
ag-option-optional-discoveries = Bomby i klątwy
    .hint = Do odkryć dochodzą dwie Bomby i dwie Klątwy.
ag-option-rounds = Najwięcej rund
    .hint = Po tylu rundach gra się kończy i wygrywa najwięcej męstwa.

### Czym podpowiedzi podają powody.

ag-has-valor = punkty męstwa
ag-has-rival = punkty męstwa najlepszego z pozostałych graczy
ag-has-level = poziom
ag-has-tasks = postępy w misjach
ag-has-way = kroki do najbliższej misji
ag-has-items = przedmioty
ag-has-attack = atak
ag-has-defence = obrona
ag-has-hit = obrażenia od trafienia
ag-has-damage = obrażenia
ag-has-cards = karty zdolności na ręce
ag-has-kept = zachowane odkrycia
ag-has-ailments = Choroby i Klątwy
ag-has-close = odkrycia, do których nikt nie ma bliżej, na polu { $space }
ag-has-apart = odkrycia, do których ktoś inny ma bliżej, na polu { $space }
ag-has-held = { $ability }: karty na ręce
ag-has-owned = { $item }: przedmioty
ag-has-worn = { $item }: w wyposażeniu
ag-has-track = kroki do misji { $quest }
ag-has-moves = pozostałe ruchy
ag-has-energy = energia
