### O co pyta World of Warcraft: Gra Przygodowa i co można odpowiedzieć.

## Prompts; .other is for everybody else

ag-prompt-pick = Wybierz postać.
    .other = { $seat } wybiera postać.
ag-prompt-start-city = Wybierz miasto, w którym zaczynasz.
    .other = { $seat } wybiera miasto startowe.
ag-prompt-mark = „{ $quest }”: wskaż postać, której dotyczy ta misja.
    .other = { $seat } wskazuje postać, której dotyczy misja „{ $quest }”.
ag-prompt-start-of-turn = Co najpierw na początku twojej tury?
    .other = { $seat } ustala kolejność zdarzeń na początku tury.
ag-prompt-movement-boots = Rzut: ruch { $moves }, energia { $energy }. Przerzucić dzięki Rakietowym butom?
    .other = { $seat } ma rzut: ruch { $moves }, energia { $energy }, i może go powtórzyć.
ag-prompt-movement = Idź, działaj albo zakończ ruch. Pozostały ruch: { $moves }, energia: { $energy }.
    .other = { $seat } się porusza. Pozostały ruch: { $moves }, energia: { $energy }.
ag-prompt-discoveries = Które odkrycie najpierw?
    .other = { $seat } wybiera, które odkrycie będzie pierwsze.
ag-prompt-resource = Z której pomocy korzystasz?
    .other = { $seat } wybiera pomoc.
ag-prompt-challenge = Z czym się mierzysz?
    .other = { $seat } wybiera wyzwanie.
ag-prompt-quests = Zajmij się misjami, potem przejdź dalej.
    .other = { $seat } zajmuje się misjami.
ag-prompt-equipment = Zajmij się wyposażeniem, potem zakończ turę.
    .other = { $seat } zajmuje się wyposażeniem.
ag-prompt-turn-card = Odwrócić twoją kartę postaci?
    .other = { $seat } decyduje, czy odwrócić kartę postaci.
ag-prompt-place-token = Gdzie kładziesz odkrycie?
    .other = { $seat } kładzie odkrycie.
ag-prompt-flight = Dokąd lecisz?
    .other = { $seat } wybiera cel lotu.
ag-prompt-auction = Który przedmiot oddajesz w domu aukcyjnym?
    .other = { $seat } korzysta z domu aukcyjnego.
ag-prompt-drop-quest = Masz trzy misje. Którą odrzucasz?
    .other = { $seat } odrzuca jedną z trzech misji.
ag-prompt-before-roll = Przed rzutem: zagrać coś? Energia: { $energy }.
    .short = Przed rzutem: zagrać coś?
    .other = { $seat } przygotowuje się do walki.
ag-prompt-after-roll = Po rzucie: zagrać coś? Energia: { $energy }.
    .short = Po rzucie: zagrać coś?
    .other = { $seat } przygląda się kościom.
ag-prompt-between = Walka dystansowa za wami. Zagrać coś przed walką wręcz? Energia: { $energy }.
    .short = Walka dystansowa za wami. Zagrać coś przed walką wręcz?
    .other = { $seat } może coś zrobić przed walką wręcz.
ag-prompt-after-hit = Twój atak trafia. Zagrać coś? Energia: { $energy }.
    .short = Twój atak trafia. Zagrać coś?
    .other = { $seat } może coś dodać do trafienia.
ag-prompt-combat-boots = Przerzucić twoją kość walki dzięki Rakietowym butom?
    .other = { $seat } może przerzucić kość walki.
ag-prompt-test-boots = „{ $card }”: kość pokazuje { $n }. Przerzucić ją dzięki Rakietowym butom?
    .other = { $seat } może przerzucić kość („{ $card }”).
ag-prompt-overflow = Tor jest pełny. Który znacznik zrobi miejsce dla karty „{ $card }”?
    .other = { $seat } wybiera znacznik, który zrobi miejsce dla karty „{ $card }”.
ag-prompt-brink = Za chwilę porażka. Użyć czegoś, co cię ocali?
    .other = { $seat } może zapobiec swojej porażce.
ag-prompt-theft = Który przedmiot zabierasz z torby? Traci go { $who }.
    .other = { $seat } może zabrać przedmiot z torby. Traci go { $who }.
ag-prompt-to-city = Dwa miasta są równie blisko. Gdzie się budzisz?
    .other = { $seat } wybiera miasto, w którym się obudzi.
ag-prompt-pay = Jak płacisz? Energia do zapłacenia: { $n }.
    .other = { $seat } płaci. Energia do zapłacenia: { $n }.
ag-prompt-answer = { $who } zagrywa kartę „{ $card }”. Odpowiedzieć?
    .other = { $seat } może odpowiedzieć na kartę „{ $card }”.
ag-prompt-choice = „{ $card }”: wybierz.
    .other = { $seat } wybiera („{ $card }”).
ag-prompt-offer = „{ $card }”: chcesz tego?
    .other = { $seat } rozważa kartę „{ $card }”.
ag-prompt-whom = „{ $card }”: wskaż postać.
    .other = { $seat } wskazuje postać („{ $card }”).
ag-prompt-attach-to = „{ $card }”: do czego ją dołączasz?
    .other = { $seat } wybiera, do czego dołączyć kartę „{ $card }”.
ag-prompt-go = Dokąd idziesz?
    .other = { $seat } wybiera, dokąd iść.
ag-prompt-push = { $n ->
        [one] Przesunąć jeszcze o 1 pole? Cel: { $who }.
        [few] Przesuń najwyżej o { $n } pola. Cel: { $who }.
       *[many] Przesuń najwyżej o { $n } pól. Cel: { $who }.
    }
    .other = { $seat } przesuwa cudzą postać: { $who }.
ag-prompt-discard = { $n ->
        [one] Odrzuć kartę zdolności.
        [few] Odrzuć { $n } karty zdolności.
       *[many] Odrzuć { $n } kart zdolności.
    }
    .other = { $seat } odrzuca karty zdolności.
ag-prompt-give-up = Który przedmiot oddajesz?
    .other = { $seat } oddaje przedmiot.
ag-prompt-gain-level = Przedmiot którego poziomu?
    .other = { $seat } wybiera poziom przedmiotu.
ag-prompt-far-sight = Które odkrycie oglądasz?
    .other = { $seat } wybiera odkrycie do obejrzenia.
ag-prompt-far-seen = Odrzucić odkrycie { $n } czy odłożyć je na miejsce?
    .other = { $seat } ogląda odkrycie { $n }.
ag-prompt-scout = Spodnią kartę której talii oglądasz?
    .other = { $seat } wybiera talię wyzwań do podejrzenia.
ag-prompt-scouted = Przełożyć spodnią kartę talii { CASE($level, "gen") } poziomu na wierzch?
    .other = { $seat } ogląda spodnią kartę talii { CASE($level, "gen") } poziomu.
ag-prompt-trade = Który przedmiot bierzesz z cudzej torby?
    .other = { $seat } handluje z Wędrownym kupcem.
ag-prompt-trade-back = Wziąć w zamian inny przedmiot? Oddaje go { $who }.
    .other = { $seat } może wziąć w zamian inny przedmiot. Oddaje go { $who }.
ag-prompt-false-map = { $n ->
        [one] Fałszywa mapa: przesunąć jeszcze o 1 pole? Cel: { $who }.
        [few] Fałszywa mapa: przesuń najwyżej o { $n } pola. Cel: { $who }.
       *[many] Fałszywa mapa: przesuń najwyżej o { $n } pól. Cel: { $who }.
    }
    .other = { $seat } sprowadza cudzą postać z drogi: { $who }.
ag-prompt-booty-bay = { $n ->
        [one] Oddaj jeszcze 1 przedmiot zielonego lub wyższego poziomu za pieczęć.
        [few] Oddać { $n } przedmioty zielonego lub wyższego poziomu za pieczęć?
       *[many] Oddać { $n } przedmiotów zielonego lub wyższego poziomu za pieczęć?
    }
    .other = { $seat } układa się z panami portu.
ag-prompt-hand-limit = { $n ->
        [one] Za dużo kart na ręce: odrzuć 1.
        [few] Za dużo kart na ręce: odrzuć { $n }.
       *[many] Za dużo kart na ręce: odrzuć { $n }.
    }
    .other = { $seat } odrzuca karty do dziesięciu na ręce.

## Answers

ag-action-pick = { $hero }: { $kin }
ag-action-move = Na pole { $space }
ag-action-go = Idź na pole { $space }
ag-action-start = Początek: { $space }
ag-action-fly = Leć na pole { $space }
ag-action-wake = Obudź się: { $space }
ag-action-flip = Odwróć kartę postaci
ag-action-play = Zagraj kartę „{ $card }”
ag-action-use = Użyj przedmiotu „{ $card }”
ag-action-spend = Użyj odkrycia „{ $discovery }”
ag-action-drink = Wypij jako miksturę: „{ $card }” ({ $potion })
ag-action-visit = { $resource }
ag-action-open = Najpierw „{ $discovery }”
ag-action-place = Połóż na polu { $space }
ag-action-attack = Atak. Cel: { $who }
ag-action-face-marker = Walcz: znacznik { $n }
ag-action-face-event = Rozstrzygnij zdarzenie
ag-action-face-lair = Zmierz się z przeciwnikiem z planszy
ag-action-draw = Dobierz kartę wyzwania
ag-action-advance = Misja: { $quest }
ag-action-hand-in = „{ $quest }”: oddaj przedmiot „{ $card }”
ag-action-equip = Wyposaż się: „{ $card }”
ag-action-unequip = Do torby: „{ $card }”
ag-action-drop-quest = Odrzuć misję „{ $quest }”
ag-action-give = Oddaj przedmiot „{ $card }”
ag-action-offer = Wystaw przedmiot „{ $card }”
ag-action-take = Weź przedmiot „{ $card }”
ag-action-steal = Zabierz przedmiot „{ $card }”
ag-action-discard = Odrzuć kartę „{ $card }”
ag-action-begin = Najpierw „{ $card }”
ag-action-choose = { $who }
ag-action-choose-token = Odkrycie { $n }
ag-action-choose-marker = Przeciwnik ze znacznikiem { $n }
ag-action-level = { $level }
ag-action-option = Numer { $n }
ag-action-accept = Tak
ag-action-accept-pay = Tak: { $cost }
ag-action-accept-turn = Odwróć
ag-action-accept-discard = Odrzuć
ag-action-accept-top = Na wierzch
ag-action-done = Gotowe
ag-action-done-movement = Zakończ ruch
ag-action-done-quests = Dalej, do wyposażenia
ag-action-done-equipment = Zakończ turę
ag-action-done-pay = Zapłać energią
ag-action-done-go = Zatrzymaj się tutaj
ag-action-pass = Nie
ag-action-pass-combat = Nie zagrywaj nic więcej
ag-action-pass-before-roll = Rzuć kośćmi
ag-action-pass-roll = Zostaw wynik
ag-action-pass-brink = Przyjmij porażkę
ag-action-pass-answer = Niech tak będzie
ag-action-pass-theft = Nie bierz nic
ag-action-pass-back = Odłóż na miejsce
ag-action-pass-leave = Zostaw na spodzie
ag-action-pass-booty-bay = Odmów

## Verbs, as heads of lists

ag-verb-pick = Postaci
ag-verb-move = Ruch
ag-verb-go = Miejsca
ag-verb-flip = Karta postaci
ag-verb-play = Karty zdolności
ag-verb-use = Przedmioty
ag-verb-spend = Odkrycia
ag-verb-drink = Mikstury
ag-verb-visit = Pomoce
ag-verb-place = Pola
ag-verb-attack = Postaci do zaatakowania
ag-verb-face = Wyzwania
ag-verb-quests = Misje
ag-verb-equip = Wyposażenie
ag-verb-give = Przedmioty do oddania
ag-verb-take = Przedmioty do wzięcia
ag-verb-discard = Karty do odrzucenia
ag-verb-choose = Wybór
ag-verb-level = Poziomy
ag-verb-done = Dalej
