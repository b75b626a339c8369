### Co robią karty gry Warhammer Quest: osobny komunikat na każdą część efektu. Zdania powstają z nich i zaczynają się
### bez wielkiej litery; .you mówi do właściciela karty, .may stoi po słowie takim jak „możesz”.

wq-and = { $one } i { $other }
wq-or = { $one } lub { $other }
wq-either = albo { $one }, albo { $other }

## Who

wq-who-owner = ty
    .gen = ciebie
wq-who-active = aktywny bohater
    .gen = aktywnego bohatera
wq-who-target = wspierany bohater
    .gen = wspieranego bohatera
wq-who-leader = przywódca drużyny
    .gen = przywódcy drużyny
wq-who-each = każdy bohater
    .gen = każdego bohatera
wq-who-each-unengaged = każdy bohater bez wrogów w strefie starć
    .gen = każdego bohatera bez wrogów w strefie starć
wq-who-each-engaged = każdy bohater z co najmniej 1 wrogiem w strefie starć
    .gen = każdego bohatera z co najmniej 1 wrogiem w strefie starć
wq-who-each-surrounded = każdy bohater z pełną strefą starć
    .gen = każdego bohatera z pełną strefą starć
wq-who-each-tokenless = każdy bohater bez żetonów sukcesu
    .gen = każdego bohatera bez żetonów sukcesu
wq-who-engaged = bohater z tej strefy starć
    .gen = bohatera z tej strefy starć
wq-who-engaged-else-active = bohater z tej strefy starć (w cieniu: aktywny bohater)
    .gen = bohatera z tej strefy starć (w cieniu: aktywnego bohatera)
wq-who-most-wounds = bohater z największą liczbą ran
    .gen = bohatera z największą liczbą ran
wq-who-fewest-wounds = bohater z najmniejszą liczbą ran
    .gen = bohatera z najmniejszą liczbą ran
wq-who-fewest-engaged = bohater z najmniejszą liczbą wrogów w strefie starć
    .gen = bohatera z najmniejszą liczbą wrogów w strefie starć
wq-who-one = jeden bohater
    .gen = jednego bohatera
wq-who-another = inny bohater
    .gen = innego bohatera
wq-who-up-to-two = każdy z maksymalnie 2 wybranych bohaterów
    .gen = każdego z maksymalnie 2 wybranych bohaterów
wq-who-same = ten bohater
    .gen = tego bohatera

## For each of what

wq-each-in = każdego wroga z cechą „{ $trait }” w jego strefie starć
wq-each-others-in = każdego innego wroga z cechą „{ $trait }” w jego strefie starć
wq-each-heroes = każdego bohatera w grze
wq-each-pulled = każdego wroga, który w ten sposób przesunął się do twojej strefy starć
wq-each-attack = każdy punkt wartości ataku tego wroga

## Where; which enemies

wq-area-own = w swojej strefie starć
    .from = ze swojej strefy starć
wq-area-other = w strefie starć innego bohatera
    .from = ze strefy starć innego bohatera
wq-area-shadows = w cieniu
    .from = z cienia
wq-area-target = w strefie starć wspieranego bohatera
    .from = ze strefy starć wspieranego bohatera
wq-area-same = w tej samej strefie starć
    .from = z tej samej strefy starć
wq-area-any = w dowolnej strefie
    .from = z dowolnej strefy

wq-foes-this = ten wróg
    .dat = temu wrogowi
    .acc = tego wroga
wq-foes-that = ten wróg
    .dat = temu wrogowi
    .acc = tego wroga
wq-foes-nemesis = nemezis
    .dat = nemezis
    .acc = nemezis
wq-foes-targeted = jeden z atakowanych wrogów
    .dat = jednemu z atakowanych wrogów
    .acc = jednego z atakowanych wrogów
wq-foes-pick = { $n ->
        [one] { $n } wróg { $where }
        [few] { $n } wrogowie { $where }
       *[many] { $n } wrogów { $where }
    }
    .dat = { $n ->
        [one] { $n } wrogowi { $where }
        [few] każdemu z { $n } wrogów { $where }
       *[many] każdemu z { $n } wrogów { $where }
    }
    .acc = { $n ->
        [one] { $n } wroga { $where }
        [few] { $n } wrogów { $where }
       *[many] { $n } wrogów { $where }
    }
wq-foes-up-to = { $n ->
        [one] { $n } wróg { $where }
        [few] do { $n } wrogów { $where }
       *[many] do { $n } wrogów { $where }
    }
    .dat = { $n ->
        [one] { $n } wrogowi { $where }
        [few] każdemu z maksymalnie { $n } wrogów { $where }
       *[many] każdemu z maksymalnie { $n } wrogów { $where }
    }
    .acc = { $n ->
        [one] { $n } wroga { $where }
        [few] do { $n } wrogów { $where }
       *[many] do { $n } wrogów { $where }
    }
wq-foes-all = każdy wróg { $where }
    .dat = każdemu wrogowi { $where }
    .acc = każdego wroga { $where }
wq-foes-others = każdy inny wróg { $where }
    .dat = każdemu innemu wrogowi { $where }
    .acc = każdego innego wroga { $where }
wq-foes-highest = odkryty wróg o najwyższej randze { $where }
    .dat = odkrytemu wrogowi o najwyższej randze { $where }
    .acc = odkrytego wroga o najwyższej randze { $where }
wq-foes-named = każdy wróg „{ $set }”
    .dat = każdemu wrogowi „{ $set }”
    .acc = każdego wroga „{ $set }”

## What happens to heroes

wq-fx-suffer = { $n ->
        [one] przyjmuje { $n } ranę
        [few] przyjmuje { $n } rany
       *[many] przyjmuje { $n } ran
    }
    .you = { $n ->
        [one] przyjmujesz { $n } ranę
        [few] przyjmujesz { $n } rany
       *[many] przyjmujesz { $n } ran
    }
    .may = { $n ->
        [one] przyjąć { $n } ranę
        [few] przyjąć { $n } rany
       *[many] przyjąć { $n } ran
    }
wq-fx-suffer-attack = przyjmuje tyle ran, ile wynosi wartość ataku tego wroga
    .you = przyjmujesz tyle ran, ile wynosi wartość ataku tego wroga
    .may = przyjąć tyle ran, ile wynosi wartość ataku tego wroga
wq-fx-suffer-each = przyjmuje 1 ranę za { $each }
    .you = przyjmujesz 1 ranę za { $each }
    .may = przyjąć 1 ranę za { $each }
wq-fx-recover = { $n ->
        [one] leczy { $n } ranę
        [few] leczy { $n } rany
       *[many] leczy { $n } ran
    }
    .you = { $n ->
        [one] wylecz { $n } ranę
        [few] wylecz { $n } rany
       *[many] wylecz { $n } ran
    }
    .may = { $n ->
        [one] wyleczyć { $n } ranę
        [few] wyleczyć { $n } rany
       *[many] wyleczyć { $n } ran
    }
    .also = { $n ->
        [one] leczy { $n } ranę
        [few] leczy { $n } rany
       *[many] leczy { $n } ran
    }
wq-fx-claim = { $n ->
        [one] otrzymuje { $n } żeton sukcesu
        [few] otrzymuje { $n } żetony sukcesu
       *[many] otrzymuje { $n } żetonów sukcesu
    }
    .you = { $n ->
        [one] otrzymujesz { $n } żeton sukcesu
        [few] otrzymujesz { $n } żetony sukcesu
       *[many] otrzymujesz { $n } żetonów sukcesu
    }
    .may = { $n ->
        [one] otrzymać { $n } żeton sukcesu
        [few] otrzymać { $n } żetony sukcesu
       *[many] otrzymać { $n } żetonów sukcesu
    }
wq-fx-lose = { $n ->
        [one] odrzuca { $n } żeton sukcesu
        [few] odrzuca { $n } żetony sukcesu
       *[many] odrzuca { $n } żetonów sukcesu
    }
    .you = { $n ->
        [one] odrzuć { $n } żeton sukcesu
        [few] odrzuć { $n } żetony sukcesu
       *[many] odrzuć { $n } żetonów sukcesu
    }
    .may = { $n ->
        [one] odrzucić { $n } żeton sukcesu
        [few] odrzucić { $n } żetony sukcesu
       *[many] odrzucić { $n } żetonów sukcesu
    }
wq-fx-gain = otrzymuje { CASE($condition, "acc") }
    .you = otrzymujesz { CASE($condition, "acc") }
    .may = otrzymać { CASE($condition, "acc") }
wq-fx-remove = odrzuca { CASE($condition, "acc") }
    .you = odrzuć { CASE($condition, "acc") }
    .may = odrzucić { CASE($condition, "acc") }
wq-fx-ready = { $n ->
        [one] przygotowuje { $n } akcję
        [few] przygotowuje { $n } akcje
       *[many] przygotowuje { $n } akcji
    }
    .you = { $n ->
        [one] przygotuj { $n } akcję
        [few] przygotuj { $n } akcje
       *[many] przygotuj { $n } akcji
    }
    .may = { $n ->
        [one] przygotować { $n } akcję
        [few] przygotować { $n } akcje
       *[many] przygotować { $n } akcji
    }
wq-fx-ready-all = przygotowuje wszystkie swoje akcje
    .you = przygotuj wszystkie swoje akcje
    .may = przygotować wszystkie swoje akcje
wq-fx-tire = { $n ->
        [one] wyczerpuje { $n } przygotowaną akcję bez symbolu przygotowania
        [few] wyczerpuje { $n } przygotowane akcje bez symbolu przygotowania
       *[many] wyczerpuje { $n } przygotowanych akcji bez symbolu przygotowania
    }
    .you = { $n ->
        [one] wyczerp { $n } przygotowaną akcję bez symbolu przygotowania
        [few] wyczerp { $n } przygotowane akcje bez symbolu przygotowania
       *[many] wyczerp { $n } przygotowanych akcji bez symbolu przygotowania
    }
    .may = { $n ->
        [one] wyczerpać { $n } przygotowaną akcję bez symbolu przygotowania
        [few] wyczerpać { $n } przygotowane akcje bez symbolu przygotowania
       *[many] wyczerpać { $n } przygotowanych akcji bez symbolu przygotowania
    }
wq-fx-treasure = { $n ->
        [one] bierze { $n } skarb (wierzchnią kartę z talii ekwipunku albo kartę z jej stosu kart odrzuconych)
        [few] bierze { $n } skarby (każdy to wierzchnia karta z talii ekwipunku albo karta z jej stosu kart odrzuconych)
       *[many] bierze { $n } skarbów (każdy to wierzchnia karta z talii ekwipunku albo karta z jej stosu kart odrzuconych)
    }
    .you = { $n ->
        [one] weź { $n } skarb (wierzchnią kartę z talii ekwipunku albo kartę z jej stosu kart odrzuconych)
        [few] weź { $n } skarby (każdy to wierzchnia karta z talii ekwipunku albo karta z jej stosu kart odrzuconych)
       *[many] weź { $n } skarbów (każdy to wierzchnia karta z talii ekwipunku albo karta z jej stosu kart odrzuconych)
    }
    .may = { $n ->
        [one] wziąć { $n } skarb (wierzchnią kartę z talii ekwipunku albo kartę z jej stosu kart odrzuconych)
        [few] wziąć { $n } skarby (każdy to wierzchnia karta z talii ekwipunku albo karta z jej stosu kart odrzuconych)
       *[many] wziąć { $n } skarbów (każdy to wierzchnia karta z talii ekwipunku albo karta z jej stosu kart odrzuconych)
    }
wq-fx-train = wymienia jedną akcję podstawową na jej zaawansowaną wersję lub zwiększa o 1 swój limit ekwipunku
    .you = wymień jedną akcję podstawową na jej zaawansowaną wersję lub zwiększ o 1 swój limit ekwipunku
    .may = wymienić jedną akcję podstawową na jej zaawansowaną wersję lub zwiększyć o 1 swój limit ekwipunku
wq-fx-cure-own = { $n ->
        [one] możesz odrzucić { $n } swój stan
        [few] możesz odrzucić do { $n } swoich stanów
       *[many] możesz odrzucić do { $n } swoich stanów
    }
wq-fx-cure-of = { $n ->
        [one] możesz odrzucić { $n } stan, który ma { $who }
        [few] możesz odrzucić do { $n } stanów, które ma { $who }
       *[many] możesz odrzucić do { $n } stanów, które ma { $who }
    }
wq-fx-cure-any = { $n ->
        [one] możesz odrzucić { $n } stan dowolnego bohatera
        [few] możesz odrzucić łącznie do { $n } stanów dowolnych bohaterów
       *[many] możesz odrzucić łącznie do { $n } stanów dowolnych bohaterów
    }
wq-fx-revive = { $n ->
        [0] ocuć jednego pokonanego bohatera
        [one] ocuć jednego pokonanego bohatera, który następnie leczy { $n } ranę
        [few] ocuć jednego pokonanego bohatera, który następnie leczy { $n } rany
       *[many] ocuć jednego pokonanego bohatera, który następnie leczy { $n } ran
    }

## What happens to enemies

wq-fx-engage = { $foes } przesuwa się do strefy starć { CASE($who, "gen") }
    .you = przesuń { CASE($foes, "acc") } do strefy starć { CASE($who, "gen") }
    .may = przesunąć { CASE($foes, "acc") } do strefy starć { CASE($who, "gen") }
wq-fx-engage-you = { $foes } przesuwa się do twojej strefy starć
    .you = przesuń do swojej strefy starć { CASE($foes, "acc") }
    .may = przesunąć do swojej strefy starć { CASE($foes, "acc") }
wq-fx-retreat = { $foes } przesuwa się do cienia
    .you = przesuń do cienia { CASE($foes, "acc") }
    .may = przesunąć do cienia { CASE($foes, "acc") }
wq-fx-exhaust = wyczerp { CASE($foes, "acc") }
    .you = wyczerp { CASE($foes, "acc") }
    .may = wyczerpać { CASE($foes, "acc") }
wq-fx-hit = { $n ->
        [one] { $foes } bezpośrednio przyjmuje { $n } ranę
        [few] { $foes } bezpośrednio przyjmuje { $n } rany
       *[many] { $foes } bezpośrednio przyjmuje { $n } ran
    }
    .you = { $n ->
        [one] zadaj bezpośrednio { $n } ranę { CASE($foes, "dat") }
        [few] zadaj bezpośrednio { $n } rany { CASE($foes, "dat") }
       *[many] zadaj bezpośrednio { $n } ran { CASE($foes, "dat") }
    }
    .may = { $n ->
        [one] zadać bezpośrednio { $n } ranę { CASE($foes, "dat") }
        [few] zadać bezpośrednio { $n } rany { CASE($foes, "dat") }
       *[many] zadać bezpośrednio { $n } ran { CASE($foes, "dat") }
    }
wq-fx-mend = { $n ->
        [one] { $foes } leczy { $n } ranę
        [few] { $foes } leczy { $n } rany
       *[many] { $foes } leczy { $n } ran
    }
    .you = { $n ->
        [one] wylecz { $n } ranę { CASE($foes, "dat") }
        [few] wylecz { $n } rany { CASE($foes, "dat") }
       *[many] wylecz { $n } ran { CASE($foes, "dat") }
    }
    .may = { $n ->
        [one] wyleczyć { $n } ranę { CASE($foes, "dat") }
        [few] wyleczyć { $n } rany { CASE($foes, "dat") }
       *[many] wyleczyć { $n } ran { CASE($foes, "dat") }
    }
wq-fx-activate = { $foes } aktywuje się
    .you = aktywuj { CASE($foes, "acc") }
    .may = aktywować { CASE($foes, "acc") }
wq-fx-may = możesz { $what }
wq-fx-may-told = możesz wybrać: { $what }
wq-fx-spawn-active = { $n ->
        [one] rozstaw { $n } wroga w strefie starć aktywnego bohatera
        [few] rozstaw { $n } wrogów w strefie starć aktywnego bohatera
       *[many] rozstaw { $n } wrogów w strefie starć aktywnego bohatera
    }
wq-fx-spawn-active-each = rozstaw w strefie starć aktywnego bohatera 1 wroga za { $each }
wq-fx-spawn-leader = { $n ->
        [one] rozstaw { $n } wroga w strefie starć przywódcy drużyny
        [few] rozstaw { $n } wrogów w strefie starć przywódcy drużyny
       *[many] rozstaw { $n } wrogów w strefie starć przywódcy drużyny
    }
wq-fx-spawn-leader-each = rozstaw w strefie starć przywódcy drużyny 1 wroga za { $each }
wq-fx-spawn-heroes = { $n ->
        [one] każdy bohater rozstawia { $n } wroga w swojej strefie starć
        [few] każdy bohater rozstawia { $n } wrogów w swojej strefie starć
       *[many] każdy bohater rozstawia { $n } wrogów w swojej strefie starć
    }
wq-fx-spawn-heroes-each = każdy bohater rozstawia w swojej strefie starć 1 wroga za { $each }
wq-fx-spawn-shadows = { $n ->
        [one] rozstaw w cieniu { $n } zakrytego wroga
        [few] rozstaw w cieniu { $n } zakrytych wrogów
       *[many] rozstaw w cieniu { $n } zakrytych wrogów
    }
wq-fx-spawn-shadows-each = rozstaw w cieniu 1 zakrytego wroga za { $each }
wq-fx-emerge-active = nemezis opuszcza leże i przesuwa się do strefy starć aktywnego bohatera
wq-fx-emerge-leader = nemezis opuszcza leże i przesuwa się do strefy starć przywódcy drużyny
wq-fx-emerge-shadows = nemezis opuszcza leże i przesuwa się odkryta do cienia

## What happens on the table

wq-fx-progress = { $n ->
        [one] połóż na obszarze { $n } żeton postępu
        [few] połóż na obszarze { $n } żetony postępu
       *[many] połóż na obszarze { $n } żetonów postępu
    }
    .may = { $n ->
        [one] położyć na obszarze { $n } żeton postępu
        [few] położyć na obszarze { $n } żetony postępu
       *[many] położyć na obszarze { $n } żetonów postępu
    }
wq-fx-progress-less = { $n ->
        [one] usuń z obszaru { $n } żeton postępu
        [few] usuń z obszaru { $n } żetony postępu
       *[many] usuń z obszaru { $n } żetonów postępu
    }
    .may = { $n ->
        [one] usunąć z obszaru { $n } żeton postępu
        [few] usunąć z obszaru { $n } żetony postępu
       *[many] usunąć z obszaru { $n } żetonów postępu
    }
wq-fx-peril = zagrożenie wzrasta o { $n } (bez efektu zagrożenia)
wq-fx-peril-less = zagrożenie zmniejsza się o { $n }
wq-fx-draw = { $n ->
        [one] dobierz jeszcze { $n } kartę lochu
        [few] dobierz jeszcze { $n } karty lochu
       *[many] dobierz jeszcze { $n } kart lochu
    }
    .may = { $n ->
        [one] dobrać jeszcze { $n } kartę lochu
        [few] dobrać jeszcze { $n } karty lochu
       *[many] dobrać jeszcze { $n } kart lochu
    }
wq-fx-refresh = odsłoń wszystkie zużyte karty ekwipunku
    .may = odsłonić wszystkie zużyte karty ekwipunku
wq-fx-doom = { $n ->
        [one] przygoda kończy się porażką
        [few] przygoda kończy się porażką, gdy zdarzy się to { $n } razy
       *[many] przygoda kończy się porażką, gdy zdarzy się to { $n } razy
    }
wq-fx-scout = { $n ->
        [one] obejrzyj { $n } wierzchnią kartę obszaru i odłóż ją na miejsce (ostatni obszar pozostaje ostatni)
        [few] obejrzyj { $n } wierzchnie karty obszarów i odłóż je w dowolnej kolejności (ostatni obszar pozostaje ostatni)
       *[many] obejrzyj { $n } wierzchnich kart obszarów i odłóż je w dowolnej kolejności (ostatni obszar pozostaje ostatni)
    }
    .may = { $n ->
        [one] obejrzeć { $n } wierzchnią kartę obszaru i odłożyć ją na miejsce (ostatni obszar pozostaje ostatni)
        [few] obejrzeć { $n } wierzchnie karty obszarów i odłożyć je w dowolnej kolejności (ostatni obszar pozostaje ostatni)
       *[many] obejrzeć { $n } wierzchnich kart obszarów i odłożyć je w dowolnej kolejności (ostatni obszar pozostaje ostatni)
    }
wq-fx-hide-warpstone = potasuj Spaczeń z 2 wierzchnimi kartami lochu i połóż te karty na wierzchu talii lochu

## What happens in an action

wq-fx-success = { $n ->
        [one] +{ $n } sukces
        [few] +{ $n } sukcesy
       *[many] +{ $n } sukcesów
    }
wq-fx-defence = { $n ->
        [one] +{ $n } obrona
        [few] +{ $n } obrony
       *[many] +{ $n } obron
    }
wq-fx-blank = { $n ->
        [one] zmień { $n } symbol ataku wroga na pusty wynik
        [few] zmień { $n } symbole ataku wroga na puste wyniki
       *[many] zmień { $n } symboli ataku wroga na puste wyniki
    }
    .may = { $n ->
        [one] zmienić { $n } symbol ataku wroga na pusty wynik
        [few] zmienić { $n } symbole ataku wroga na puste wyniki
       *[many] zmienić { $n } symboli ataku wroga na puste wyniki
    }
wq-fx-dice = { $n ->
        [one] +{ $n } kość bohatera
        [few] +{ $n } kości bohatera
       *[many] +{ $n } kości bohatera
    }
wq-fx-reroll = { $n ->
        [one] przerzuć { $n } kość bohatera
        [few] przerzuć do { $n } kości bohatera
       *[many] przerzuć do { $n } kości bohatera
    }
    .may = { $n ->
        [one] przerzucić { $n } kość bohatera
        [few] przerzucić do { $n } kości bohatera
       *[many] przerzucić do { $n } kości bohatera
    }
wq-fx-reroll-any = przerzuć dowolną liczbę kości bohatera
    .may = przerzucić dowolną liczbę kości bohatera
wq-fx-encore = rzuć 1 kością bohatera; jeśli wypadnie sukces lub krytyczny sukces, możesz wykonać jeszcze jedną przygotowaną akcję
wq-fx-ignore = zignoruj wszystkie rany z tego źródła
    .may = zignorować wszystkie rany z tego źródła

## Together

wq-fx-choose = { $who } { $what }
wq-fx-pay = { $who } może { $cost }, aby { $what }
wq-fx-pay-told = { $who } może { $cost }: { $what }
wq-fx-pay-you = { $cost }, aby { $what }
wq-fx-pay-you-told = { $cost }: { $what }
wq-fx-if = { $if } { $what }

## Conditions of effects

wq-if-defeated = jeśli atak pokonał wroga,
wq-if-pulled = jeśli w ten sposób wróg przesunął się do twojej strefy starć,
wq-if-not-explored = jeśli obszar nie jest w pełni zbadany,
wq-if-shadows-empty = jeśli w cieniu nie ma wrogów,
wq-if-nemesis-in-lair = jeśli nemezis jest w leżu,
wq-if-nemesis-out = jeśli nemezis jest w grze poza leżem,
wq-if-other-in-zone = jeśli w tej samej strefie starć jest inny wróg z cechą „{ $trait }”,
wq-if-even-travel = przy co drugim przemieszczeniu
wq-if-quest = w przygodzie „{ $quest }”

## Costs

wq-cost-exhaust = możesz wyczerpać tę kartę
    .may = wyczerpać tę kartę
wq-cost-deplete = możesz zużyć tę kartę
    .may = zużyć tę kartę
wq-cost-discard = możesz odrzucić tę kartę
    .may = odrzucić tę kartę
wq-cost-suffer = { $n ->
        [one] możesz przyjąć { $n } ranę
        [few] możesz przyjąć { $n } rany
       *[many] możesz przyjąć { $n } ran
    }
    .may = { $n ->
        [one] przyjąć { $n } ranę
        [few] przyjąć { $n } rany
       *[many] przyjąć { $n } ran
    }
wq-cost-tokens = { $n ->
        [one] możesz odrzucić { $n } żeton sukcesu
        [few] możesz odrzucić { $n } żetony sukcesu
       *[many] możesz odrzucić { $n } żetonów sukcesu
    }
    .may = { $n ->
        [one] odrzucić { $n } żeton sukcesu
        [few] odrzucić { $n } żetony sukcesu
       *[many] odrzucić { $n } żetonów sukcesu
    }
wq-cost-party-tokens = { $n ->
        [one] drużyna może odrzucić { $n } żeton sukcesu
        [few] drużyna może odrzucić { $n } żetony sukcesu
       *[many] drużyna może odrzucić { $n } żetonów sukcesu
    }
    .may = { $n ->
        [one] odrzucić { $n } żeton sukcesu dowolnego bohatera
        [few] odrzucić { $n } żetony sukcesu dowolnych bohaterów
       *[many] odrzucić { $n } żetonów sukcesu dowolnych bohaterów
    }

## When something can be used

wq-window-activation = podczas swojej aktywacji
wq-window-hero-phase = w dowolnym momencie fazy bohaterów
wq-window-before-roll = przed rzutem w swojej akcji
wq-window-before-roll-of = przed rzutem w swojej akcji { CASE($kind, "gen") }
wq-window-reroll = raz na akcję, po swoim rzucie,
wq-window-reroll-of = raz na akcję { CASE($kind, "gen") }, po swoim rzucie,
wq-window-modify = raz na akcję, po swoim rzucie,
wq-window-modify-of = raz na akcję { CASE($kind, "gen") }, po swoim rzucie,
wq-window-after-card = po swojej karcie akcji
wq-window-others-attack = raz na każdą akcję ataku innego bohatera, po rzucie,
wq-window-engaged = kiedy wróg przesuwa się do twojej strefy starć,
wq-window-would-suffer = kiedy masz przyjąć rany,
wq-window-location-phase = na początku fazy obszaru
wq-window-before-travel = w fazie obszaru, zanim drużyna może się przemieścić,

wq-use = { $window } { $cost }: { $what }
wq-use-free = { $window } możesz { $what }
wq-use-free-told = { $window } możesz wybrać: { $what }

## When something sets itself off

wq-when-after = po twojej akcji { CASE($kind, "gen") }
wq-when-own-aid = kiedy wykonujesz akcję wsparcia
wq-when-activation-end = na koniec każdej twojej aktywacji
wq-when-engaged = kiedy wróg przesuwa się do twojej strefy starć
wq-when-enemy-phase = na początku fazy wrogów
wq-when-location-phase = na początku fazy obszaru
wq-when-revealed = po odsłonięciu tego obszaru
wq-when-travel-from = kiedy drużyna się stąd przemieszcza
wq-when-drawn = po dobraniu
wq-reaction = { $when }: { $what }

## What lasts

wq-during-actions = podczas każdej twojej akcji
wq-during-only = podczas twoich akcji { CASE($kind, "gen") }
wq-during-duels = podczas twoich akcji ataku z dokładnie 1 celem
wq-lasting = { $during }: { $what }
wq-change-success = { $n ->
        [one] +{ $n } sukces
        [few] +{ $n } sukcesy
       *[many] +{ $n } sukcesów
    }
wq-change-success-each = +1 sukces za { $each }
wq-change-defence = { $n ->
        [one] +{ $n } obrona
        [few] +{ $n } obrony
       *[many] +{ $n } obron
    }
wq-change-dice = { $n ->
        [one] +{ $n } kość bohatera
        [few] +{ $n } kości bohatera
       *[many] +{ $n } kości bohatera
    }
wq-change-per-critical = { $n ->
        [one] każdy krytyczny sukces liczy się o { $n } sukces więcej
        [few] każdy krytyczny sukces liczy się o { $n } sukcesy więcej
       *[many] każdy krytyczny sukces liczy się o { $n } sukcesów więcej
    }
wq-change-versus-elite = { $n ->
        [one] +{ $n } sukces przeciw elitarnym wrogom i nemezis
        [few] +{ $n } sukcesy przeciw elitarnym wrogom i nemezis
       *[many] +{ $n } sukcesów przeciw elitarnym wrogom i nemezis
    }
wq-change-pierce = { $n ->
        [one] ignorujesz { $n } punkt odporności
        [few] ignorujesz { $n } punkty odporności
       *[many] ignorujesz { $n } punktów odporności
    }
wq-change-pierce-all = ignorujesz odporność
wq-change-ranged = możesz wskazać wrogów w każdej strefie (atak dystansowy)
wq-change-blank = { $n ->
        [one] { $n } symbol ataku wroga zmienia się na pusty wynik
        [few] { $n } symbole ataku wroga zmieniają się na puste wyniki
       *[many] { $n } symboli ataku wroga zmienia się na puste wyniki
    }
wq-change-health = +{ $n } do wartości zdrowia
wq-change-infection = { $n ->
        [one] za każdym razem, kiedy leczysz rany, leczysz o { $n } mniej
        [few] za każdym razem, kiedy leczysz rany, leczysz o { $n } mniej
       *[many] za każdym razem, kiedy leczysz rany, leczysz o { $n } mniej
    }
wq-change-ward = { $n ->
        [one] od słów kluczowych wrogów przyjmujesz o { $n } ranę mniej
        [few] od słów kluczowych wrogów przyjmujesz o { $n } rany mniej
       *[many] od słów kluczowych wrogów przyjmujesz o { $n } ran mniej
    }
wq-change-no-conditions = nie możesz otrzymywać stanów
wq-change-tireless = wybrana karta akcji nie zostaje wyczerpana
wq-change-cannot-be-engaged = nie można przesunąć do strefy starć
wq-change-cannot-be-exhausted = nie można wyczerpać inaczej niż przez własną aktywację

wq-ends-after-rest = Odrzuć po akcji odpoczynku, która wyleczyłaby co najmniej 1 ranę.
wq-ends-after-recovery = Odrzuć po wyleczeniu co najmniej 1 rany.
wq-ends-after-activation = Odrzuć na koniec aktywacji, w której karta pomogła.

## The line of the action on an action card

wq-line-attack = { $n ->
        [one] Zaatakuj { $n } wroga w swojej strefie starć.
        [few] Zaatakuj do { $n } wrogów w swojej strefie starć.
       *[many] Zaatakuj do { $n } wrogów w swojej strefie starć.
    }
wq-line-attack-ranged = { $n ->
        [one] Atak dystansowy na { $n } wroga w dowolnej strefie.
        [few] Atak dystansowy na maksymalnie { $n } wrogów w dowolnej strefie.
       *[many] Atak dystansowy na maksymalnie { $n } wrogów w dowolnej strefie.
    }
wq-line-spread = { $n ->
        [one] Zaatakuj 1 wroga w swojej strefie starć; przy wyborze celu możesz przyjąć { $n } ranę, aby zamiast tego zaatakować każdego wroga w tej strefie.
        [few] Zaatakuj 1 wroga w swojej strefie starć; przy wyborze celu możesz przyjąć { $n } rany, aby zamiast tego zaatakować każdego wroga w tej strefie.
       *[many] Zaatakuj 1 wroga w swojej strefie starć; przy wyborze celu możesz przyjąć { $n } ran, aby zamiast tego zaatakować każdego wroga w tej strefie.
    }
wq-line-spread-ranged = { $n ->
        [one] Atak dystansowy na 1 wroga w dowolnej strefie; przy wyborze celu możesz przyjąć { $n } ranę, aby zamiast tego zaatakować każdego wroga w strefie celu.
        [few] Atak dystansowy na 1 wroga w dowolnej strefie; przy wyborze celu możesz przyjąć { $n } rany, aby zamiast tego zaatakować każdego wroga w strefie celu.
       *[many] Atak dystansowy na 1 wroga w dowolnej strefie; przy wyborze celu możesz przyjąć { $n } ran, aby zamiast tego zaatakować każdego wroga w strefie celu.
    }
wq-line-zone = Zaatakuj każdego wroga w swojej strefie starć.
wq-line-zone-ranged = Atak dystansowy na każdego wroga w jednej wybranej strefie.
wq-line-attack-none = Atak.
wq-line-explore = Eksploracja.
wq-line-explore-look = { $n ->
        [one] Eksploracja; zamiast dobierać 1 kartę lochu, obejrzyj { $n } wierzchnią i ją zachowaj.
        [few] Eksploracja; zamiast dobierać 1 kartę lochu, obejrzyj { $n } wierzchnie, zachowaj 1, a resztę połóż w dowolnej kolejności na spodzie talii.
       *[many] Eksploracja; zamiast dobierać 1 kartę lochu, obejrzyj { $n } wierzchnich, zachowaj 1, a resztę połóż w dowolnej kolejności na spodzie talii.
    }
wq-line-aid = Wesprzyj innego bohatera.
wq-line-rest = Odpoczynek.
wq-line-dice = { $n ->
        [one] { $n } kość bohatera
        [few] { $n } kości bohatera
       *[many] { $n } kości bohatera
    }
wq-line-ready = symbol przygotowania: po tej karcie przygotowujesz wszystkie cztery akcje
