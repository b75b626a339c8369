### Co robią elementy gry Wrath of the Lich King – z efektów, które naprawdę działają.

## Hero cards

wr-does-successes = { $n ->
        [one] Podczas ataku na twoim polu, po rzucie: o { $n } sukces więcej.
        [few] Podczas ataku na twoim polu, po rzucie: o { $n } sukcesy więcej.
       *[many] Podczas ataku na twoim polu, po rzucie: o { $n } sukcesów więcej.
    }
wr-does-prevent = Gdy bohater na twoim polu ma otrzymać obrażenia: o maksymalnie { $n } mniej.
wr-does-travel = Darmowa akcja: porusz bohatera na twoim polu o maksymalnie { $n } pola.
wr-does-rest = Darmowa akcja: bohater na twoim polu odpoczywa i leczy o { $n } więcej, także na polu misji.
wr-does-stronghold = Po dobraniu: natychmiast postaw warownię na polu bez misji i bez warowni.
wr-does-scourge-rises = Po dobraniu: znacznik Plagi przesuwa się dalej; karta ze spodu talii Plagi sprowadza Króla Lisza do swojego regionu, uzupełnia swoje pole do { $ghouls } ghuli i stawia na nim plugastwo; potem odrzucone karty Plagi są tasowane i kładzione na wierzchu talii.
wr-kind-scourge = Plaga
wr-kind-support = Wsparcie
wr-kind-reward = Nagroda
wr-lay-hint = Albo wyłóż ją podczas akcji misji, gdy kolejna ikona toru jest taka sama; karta zostaje na ręce.

## Abilities

wr-kind-passive = zawsze
wr-kind-action = akcja
wr-kind-action-once = akcja, raz na turę
wr-kind-free-action = darmowa akcja
wr-kind-free-action-once = darmowa akcja, raz na turę

wr-does-move-other = Porusz innego bohatera, gdziekolwiek stoi, o maksymalnie { $n } pola, za zgodą jego gracza.
wr-does-blocks-as-successes = Podczas własnych ataków każdy wyrzucony blok możesz uznać za sukces.
wr-does-prevent-ghouls = Możesz zapobiec pojawieniu się każdego ghula, który miałby stanąć na twoim polu.
wr-does-extra-healing = Bohater, który odpoczywa na twoim polu, także ty, leczy o { $n } więcej.
wr-does-strike-group = Wybierz do { $n } pól, które łączą się ze sobą i z twoim polem: usuń z każdego po ghulu. To nie jest atak.
wr-does-stands-in-region = Możesz zagrywać bohaterskie karty dla bohaterów w całym twoim regionie i wykładać kartę podczas ich akcji misji, jakbyś stał obok nich.
wr-does-fight-next = Zaatakuj wrogów na połączonym polu, jakbyś na nim stała, nie otrzymując obrażeń.
wr-does-heal-per-card = Podczas własnych akcji leczysz { $n } za każdą zagraną kartę Ataku lub Obrony.
wr-does-strike-ghoul = Usuń ghula ze swojego pola lub z pola połączonego.
wr-does-lay-more = { $n ->
        [one] Podczas własnych akcji misji możesz wyłożyć o { $n } kartę więcej.
        [few] Podczas własnych akcji misji możesz wyłożyć o { $n } karty więcej.
       *[many] Podczas własnych akcji misji możesz wyłożyć o { $n } kart więcej.
    }
wr-does-jump = Przenieś się wprost na dowolne pole oddalone o maksymalnie { $n } połączenia.
wr-does-extra-blocks = { $n ->
        [one] Podczas ataków masz o { $n } blok więcej.
        [few] Podczas ataków masz o { $n } bloki więcej.
       *[many] Podczas ataków masz o { $n } bloków więcej.
    }
wr-does-shift-ghouls = { $n ->
        [one] Przesuń { $n } ghula o jedno połączenie, na twoje pole lub z twojego pola, nigdy na pole pełne.
        [few] Przesuń do { $n } ghuli o jedno połączenie każdego, na twoje pole lub z twojego pola, nigdy na pole pełne.
       *[many] Przesuń do { $n } ghuli o jedno połączenie każdego, na twoje pole lub z twojego pola, nigdy na pole pełne.
    }
wr-does-extra-successes = { $n ->
        [one] Podczas ataków na co najmniej { $enemies } wrogów masz o { $n } sukces więcej.
        [few] Podczas ataków na co najmniej { $enemies } wrogów masz o { $n } sukcesy więcej.
       *[many] Podczas ataków na co najmniej { $enemies } wrogów masz o { $n } sukcesów więcej.
    }

## Quests

wr-does-plain = Bez efektu specjalnego.
wr-does-spawn-here-always = Po każdej akcji misji tutaj, także po tej, która ją kończy, jest tu przywoływany ghul.
wr-does-spawn-here = Po każdej akcji misji tutaj, która jej nie kończy, jest tu przywoływany ghul.
wr-does-abomination-on-completion = Po ukończeniu staje tu plugastwo.
wr-does-no-rest-next-to = Do ukończenia nikt nie może wykonać akcji odpoczynku na polach połączonych; karty Leczenia działają.
wr-does-cancel-blocks = { $n ->
        [one] Podczas akcji misji tutaj przepada { $n } wyrzucony blok.
        [few] Podczas akcji misji tutaj przepadają { $n } wyrzucone bloki.
       *[many] Podczas akcji misji tutaj przepada { $n } wyrzuconych bloków.
    }
wr-does-cancel-successes = { $n ->
        [one] Podczas akcji misji tutaj przepada { $n } wyrzucony sukces.
        [few] Podczas akcji misji tutaj przepadają { $n } wyrzucone sukcesy.
       *[many] Podczas akcji misji tutaj przepada { $n } wyrzuconych sukcesów.
    }
wr-does-acting-hero-lays-fewer = { $n ->
        [one] Bohater wykonujący tu akcję misji może wyłożyć o { $n } kartę mniej.
        [few] Bohater wykonujący tu akcję misji może wyłożyć o { $n } karty mniej.
       *[many] Bohater wykonujący tu akcję misji może wyłożyć o { $n } kart mniej.
    }
wr-does-spawn-next-to = Po każdej akcji misji tutaj aktywny gracz wybiera połączone pole: jest tam przywoływany ghul.
wr-quest-damage = { $n ->
        [one] { $n } obrażenie dla działającego bohatera po każdej akcji misji
        [few] { $n } obrażenia dla działającego bohatera po każdej akcji misji
       *[many] { $n } obrażeń dla działającego bohatera po każdej akcji misji
    }
wr-quest-length = { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }

## Rewards

wr-does-strike-around = { $n ->
        [one] Wybierz bohatera: zadaj { $n } obrażenie wrogom na jego polu i polach z nim połączonych, dzieląc je dowolnie.
        [few] Wybierz bohatera: zadaj { $n } obrażenia wrogom na jego polu i polach z nim połączonych, dzieląc je dowolnie.
       *[many] Wybierz bohatera: zadaj { $n } obrażeń wrogom na jego polu i polach z nim połączonych, dzieląc je dowolnie.
    }
wr-does-extra-actions = { $n ->
        [one] W etapie 1: aktywny gracz ma w tej turze o { $n } akcję więcej.
        [few] W etapie 1: aktywny gracz ma w tej turze o { $n } akcje więcej.
       *[many] W etapie 1: aktywny gracz ma w tej turze o { $n } akcji więcej.
    }
wr-does-quiet-night = W tej turze ghule nie są przywoływane, a plugastwa się nie aktywują.
wr-does-cleanse = Odłóż do pudełka jedną z odrzuconych kart Plagi i usuń wszystkie ghule z jej pola. Można zagrać także podczas rozpatrywania Rozprzestrzeniania się Plagi, przed tasowaniem.
wr-does-bless = Każdy bohater leczy { $n } albo jeden bohater odzyskuje całe zdrowie.
wr-does-airlift = Przenieś bohatera na dowolne pole, za zgodą jego gracza; może tam wykonać darmową akcję ataku.
wr-does-recall = { $n ->
        [one] { $n } odrzucona bohaterska karta wraca na rękę aktywnego gracza.
        [few] Do { $n } odrzuconych bohaterskich kart wraca na rękę aktywnego gracza.
       *[many] Do { $n } odrzuconych bohaterskich kart wraca na rękę aktywnego gracza.
    }
wr-does-march = Bohaterowie poruszają się łącznie o maksymalnie { $n } pól, dzieląc je między siebie.
wr-does-strike-region = { $n ->
        [one] Zadaj { $n } obrażenie wrogom na maksymalnie { $spaces } polach jednego regionu, dzieląc je dowolnie.
        [few] Zadaj { $n } obrażenia wrogom na maksymalnie { $spaces } polach jednego regionu, dzieląc je dowolnie.
       *[many] Zadaj { $n } obrażeń wrogom na maksymalnie { $spaces } polach jednego regionu, dzieląc je dowolnie.
    }
wr-reward-when = Można zagrać niemal w dowolnym momencie, także podczas tur innych graczy.

## Figures

wr-does-ghoul = { $n ->
        [one] Usuwa go { $n } obrażenie. Czwarty na polu to najazd: rośnie rozpacz i zjawia się plugastwo.
        [few] Usuwają go { $n } obrażenia. Czwarty na polu to najazd: rośnie rozpacz i zjawia się plugastwo.
       *[many] Usuwa go { $n } obrażeń. Czwarty na polu to najazd: rośnie rozpacz i zjawia się plugastwo.
    }
wr-does-abomination = { $n ->
        [one] Usuwa je { $n } obrażenie w jednej akcji. Co turę porusza się o pole w stronę najbliższego bohatera i zadaje tam 1 obrażenie.
        [few] Usuwają je { $n } obrażenia w jednej akcji. Co turę porusza się o pole w stronę najbliższego bohatera i zadaje tam 1 obrażenie.
       *[many] Usuwa je { $n } obrażeń w jednej akcji. Co turę porusza się o pole w stronę najbliższego bohatera i zadaje tam 1 obrażenie.
    }
wr-does-lich-king = { $n ->
        [one] O { $n } obrażenie więcej podczas każdej akcji ataku i misji w jego regionie; nie można z nim walczyć.
        [few] O { $n } obrażenia więcej podczas każdej akcji ataku i misji w jego regionie; nie można z nim walczyć.
       *[many] O { $n } obrażeń więcej podczas każdej akcji ataku i misji w jego regionie; nie można z nim walczyć.
    }
wr-does-stronghold-figure = Bohaterowie mogą tu przylecieć; kto tu odpoczywa, leczy o { $n } więcej.
