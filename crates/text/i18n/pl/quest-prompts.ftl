### O co pyta gra Warhammer Quest i co można odpowiedzieć.

## Prompts; .other is for everybody else

wq-prompt-pick = Wybierz bohatera.
    .other = { $seat } wybiera bohatera.
wq-prompt-leader = Wskażcie przywódcę drużyny, który zaczyna.
    .other = Drużyna wskazuje przywódcę.
wq-prompt-act = { $hero }: wybierz akcję.
    .other = { $seat } wybiera akcję ({ $hero }).
wq-prompt-encore = { $hero }: możesz wykonać jeszcze jedną akcję.
    .other = { $seat } może wykonać jeszcze jedną akcję ({ $hero }).
wq-prompt-targets = { $n ->
        [one] { $hero }: wskaż cel ataku.
        [few] { $hero }: wskaż jeszcze do { $n } celów ataku.
       *[many] { $hero }: wskaż jeszcze do { $n } celów ataku.
    }
    .other = { $seat } wskazuje cele ({ $hero }).
wq-prompt-widen = { $n ->
        [one] { $hero }: przyjąć { $n } ranę, aby zaatakować każdego wroga w strefie celu?
        [few] { $hero }: przyjąć { $n } rany, aby zaatakować każdego wroga w strefie celu?
       *[many] { $hero }: przyjąć { $n } ran, aby zaatakować każdego wroga w strefie celu?
    }
    .other = { $seat } decyduje o zasięgu ataku ({ $hero }).
wq-prompt-aid-whom = { $hero }: kogo wspierasz?
    .other = { $seat } wybiera, kogo wspiera { $hero }.
wq-prompt-prepare = { $hero }, { $kind }: wydaj żetony sukcesu albo rzuć kośćmi (kości bohatera: { $dice }, kości wroga: { $foes }).
    .other = { $seat } zaraz rzuci kośćmi ({ $hero }).
wq-prompt-rerolls = { $hero }: przerzucić kości?
    .other = { $seat } przygląda się kościom ({ $hero }).
wq-prompt-dice = { $n ->
        [one] { $hero }: wybierz kość do przerzucenia.
        [few] { $hero }: wybierz do { $n } kości do przerzucenia.
       *[many] { $hero }: wybierz do { $n } kości do przerzucenia.
    }
    .other = { $seat } wybiera kości do przerzucenia ({ $hero }).
wq-prompt-modify = { $hero }: sukcesy { $successes }, ataki wrogów { $attacks }, obrona { $defence }. Zmienić coś?
    .other = { $seat } przygląda się rzutowi ({ $hero }).
wq-prompt-assist = { $hero }: pomóc w tym ataku?
    .other = { $seat } może pomóc w ataku ({ $hero }).
wq-prompt-nemeses = Który efekt nemezis najpierw?
    .other = Drużyna decyduje, który efekt nemezis będzie pierwszy.
wq-prompt-keep = { $hero }: zachowaj jedną z tych kart lochu.
    .other = { $seat } wybiera kartę lochu ({ $hero }).
wq-prompt-bury = { $hero }: która karta teraz na spód?
    .other = { $seat } odkłada karty lochu ({ $hero }).
wq-prompt-linger = { $hero }: użyj czegoś jeszcze albo zakończ aktywację.
    .other = { $seat } może użyć czegoś jeszcze ({ $hero }).
wq-prompt-enemy-turn = { $hero }: aktywuj wroga.
    .other = { $seat } wybiera wroga, którego aktywuje { $hero }.
wq-prompt-location-use = Skorzystać z obszaru?
    .other = Drużyna decyduje, czy skorzystać z obszaru.
wq-prompt-before-travel = { $hero }: użyć czegoś, zanim drużyna może się przemieścić?
    .other = { $seat } może użyć czegoś przed przemieszczeniem ({ $hero }).
wq-prompt-scout = { $hero }: który obszar najpierw?
    .other = { $seat } układa karty obszarów ({ $hero }).
wq-prompt-travel = Obszar jest w pełni zbadany. Przemieścić się?
    .other = Drużyna decyduje, czy się przemieścić.
wq-prompt-choose-hero = „{ $card }”: wybierz bohatera.
    .other = { $seat } wybiera bohatera („{ $card }”).
wq-prompt-choose-foe = { $n ->
        [one] „{ $card }”: wybierz wroga.
        [few] „{ $card }”: wybierz wrogów, jeszcze do { $n }.
       *[many] „{ $card }”: wybierz wrogów, jeszcze do { $n }.
    }
    .other = { $seat } wybiera wroga („{ $card }”).
wq-prompt-alternatives = { $hero }, { $card }: wybierz.
    .other = { $seat } wybiera za bohatera: { $hero } ({ $card }).
wq-prompt-offer = { $hero }, „{ $card }”: chcesz?
    .other = { $seat } rozważa kartę „{ $card }” ({ $hero }).
wq-prompt-would-suffer = { $n ->
        [one] { $hero } ma przyjąć { $n } ranę.
        [few] { $hero } ma przyjąć { $n } rany.
       *[many] { $hero } ma przyjąć { $n } ran.
    }
    .other = { $seat } może zapobiec ranom ({ $hero }).
wq-prompt-ready = { $n ->
        [one] { $hero }: przygotuj akcję.
        [few] { $hero }: przygotuj { $n } akcje.
       *[many] { $hero }: przygotuj { $n } akcji.
    }
    .other = { $seat } przygotowuje akcję ({ $hero }).
wq-prompt-tire = { $n ->
        [one] { $hero }: wyczerp przygotowaną akcję.
        [few] { $hero }: wyczerp { $n } przygotowane akcje.
       *[many] { $hero }: wyczerp { $n } przygotowanych akcji.
    }
    .other = { $seat } wyczerpuje akcję ({ $hero }).
wq-prompt-place = { $n ->
        [one] { $hero }: połóż żeton sukcesu na akcji.
        [few] { $hero }: połóż { $n } żetony sukcesu na akcjach.
       *[many] { $hero }: połóż { $n } żetonów sukcesu na akcjach.
    }
    .other = { $seat } rozkłada żetony sukcesu ({ $hero }).
wq-prompt-tokens = { $n ->
        [one] { $hero }: odrzuć żeton sukcesu.
        [few] { $hero }: odrzuć { $n } żetony sukcesu.
       *[many] { $hero }: odrzuć { $n } żetonów sukcesu.
    }
    .other = { $seat } odrzuca żetony sukcesu ({ $hero }).
wq-prompt-party-tokens = { $n ->
        [one] Odrzućcie żeton sukcesu dowolnego bohatera.
        [few] Odrzućcie { $n } żetony sukcesu dowolnych bohaterów.
       *[many] Odrzućcie { $n } żetonów sukcesu dowolnych bohaterów.
    }
    .other = Drużyna odrzuca żetony sukcesu.
wq-prompt-cure = { $n ->
        [one] { $hero }: odrzucić stan?
        [few] { $hero }: odrzucić do { $n } stanów?
       *[many] { $hero }: odrzucić do { $n } stanów?
    }
    .other = { $seat } może odrzucić stany ({ $hero }).
wq-prompt-engaged = { $hero }: do twojej strefy starć przesuwa się { $foe }. Użyć czegoś?
    .other = { $seat } może odpowiedzieć na ruch wroga: { $foe } ({ $hero }).
wq-prompt-treasure = { $hero }: weź skarb.
    .other = { $seat } bierze skarb ({ $hero }).
wq-prompt-equip = { $hero }: wyposażyć się w kartę „{ $gear }”?
    .other = { $seat } decyduje o karcie „{ $gear }” ({ $hero }).
wq-prompt-train = { $hero }: naucz się zaawansowanej akcji albo zwiększ limit ekwipunku.
    .other = { $seat } ulepsza bohatera: { $hero }.
wq-prompt-improve = { $hero } w osadzie: odwiedź dwa miejsca spośród: trener, kowal, arena; możesz też oddać ekwipunek.
    .other = { $seat } odwiedza osadę ({ $hero }).
wq-prompt-smith = { $hero }: wziąć jedną z kart kowala?
    .other = { $seat } odwiedza kowala ({ $hero }).
wq-prompt-gift = { $hero }: przyjąć kartę „{ $gear }”? Daje ją { $from }.
    .other = { $seat } rozważa dar: „{ $gear }” ({ $hero }).

## Answers

wq-action-pick = { $hero }
wq-action-lead = { $hero }
wq-action-perform = { $kind }
wq-action-target = Cel: { $foe }
wq-action-target-zone = Wszyscy wrogowie: { $hero }
wq-action-target-shadows = Wszyscy wrogowie w cieniu
wq-action-widen = Zaatakuj całą strefę
    .hint = Przyjmujesz podane rany, a celem jest każdy wróg w strefie celu.
wq-action-aid-hero = Wsparcie: { $hero }
wq-action-spend = Wydaj żeton sukcesu
    .hint = +1 sukces w tej akcji.
wq-action-roll = Rzuć kośćmi
wq-action-reroll = Przerzuć: { $face }
wq-action-use = Użyj karty „{ $card }”
wq-action-use-of = { $hero }: użyj karty „{ $card }”
wq-action-choose = { $what }
wq-action-take-wounds = Przyjmij rany
wq-action-take-condition = Otrzymaj stan
wq-action-take-token = Odrzuć żetony sukcesu
wq-action-take-action = Wyczerp akcję
wq-action-ready = Przygotuj: { $kind }
wq-action-exhaust = Wyczerp: { $kind }
wq-action-place = Połóż żeton: { $kind }
wq-action-discard = Odrzuć żeton: { $hero }, { $kind }
wq-action-cure = Odrzuć { CASE($condition, "acc") }: { $hero }
wq-action-keep = Zachowaj kartę „{ $card }”
wq-action-bury = Na spód: „{ $card }”
wq-action-first = Najpierw: „{ $card }”
wq-action-activate = Aktywuj: { $foe }
wq-action-travel = Przemieśćcie się
wq-action-stay = Zostańcie
wq-action-draw = Dobierz z talii ekwipunku
wq-action-take-gear = Weź kartę „{ $card }”
wq-action-equip = Wyposaż się
wq-action-unequip = Odłóż kartę „{ $card }”
wq-action-decline = Zrezygnuj
    .hint = Karta zostaje odrzucona albo pozostaje tam, gdzie była.
wq-action-trainer = Trener: { $kind }
wq-action-smith = Kowal
    .hint = Obejrzyj dwie karty z talii ekwipunku; możesz wziąć jedną.
wq-action-arena = Arena
    .hint = Twój limit ekwipunku wzrasta o 1.
wq-action-give = Oddaj kartę „{ $card }”: { $hero }
wq-action-accept = Tak
wq-action-hold = Zachowaj przedmioty
    .hint = Nie będzie kolejnych pytań, dopóki twój bohater nie zacznie działać lub nie zostanie zraniony.
wq-action-done = Gotowe
wq-action-done-targets = Bez dalszych celów
wq-action-done-widen = Tylko jeden cel
wq-action-done-rerolls = Bez dalszych przerzutów
wq-action-done-modify = Rozpatrz wynik
wq-action-done-linger = Zakończ aktywację
wq-action-done-improve = Opuść osadę
wq-action-pass = Nie
wq-action-pass-foe = Bez dalszych wrogów
wq-action-pass-suffer = Przyjmij rany
wq-action-pass-smith = Nie bierz nic

## Verbs, as heads of lists

wq-verb-pick = Bohaterowie
wq-verb-lead = Przywódca drużyny
wq-verb-perform = Akcje
wq-verb-target = Cele
wq-verb-aid = Wsparcie
wq-verb-spend = Żetony sukcesu
wq-verb-roll = Rzut
wq-verb-reroll = Przerzut
wq-verb-use = Karty
wq-verb-choose = Wybór
wq-verb-ready = Przygotowanie akcji
wq-verb-exhaust = Wyczerpanie akcji
wq-verb-place = Żetony sukcesu
wq-verb-discard = Odrzucanie
wq-verb-cure = Stany
wq-verb-dungeon = Karty lochu
wq-verb-travel = Droga
wq-verb-activate = Aktywacja
wq-verb-gear = Ekwipunek
wq-verb-improve = Osada
wq-verb-done = Gotowe
