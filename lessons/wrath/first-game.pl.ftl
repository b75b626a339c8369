### Słowa lekcji first-game.lesson: co czyta ktoś, kto dopiero poznaje Wrath of the Lich King, krok po kroku.

lesson-first-game = U bram Lodowej Korony
    .about = Dwoje bohaterów i jedna wojna: idź, walcz, podejmij misję i zobacz, co na to Plaga.
    .goal = Ukończcie misje ({ $quests }), a potem zdobądźcie Cytadelę Lodowej Korony. Rozpacz { $most } to przegrana.
    .end = Znasz już całą turę. Ta wojna należy do ciebie i Jainy: graj dalej!

lesson-first-game-goal =
    .say = Wygrywacie albo przegrywacie razem. Ukończcie misje ({ $quests }), a potem zdobądźcie Cytadelę Lodowej Korony. Jeśli rozpacz dojdzie do { $most }, Północna Grań padnie.

lesson-first-game-bolt =
    .say = Grasz Muradinem. Zacznij od Pioruna burzy: raz na turę zabija pobliskiego ghula, i to za darmo. W Dalaranie jest ich za dużo; ciśnij nim tam.
    .done = O jednego ghula mniej, a akcje wciąż masz wszystkie.
    .hint = Dalaran sąsiaduje z Mroźną Ostoją, gdzie stoisz.
    .on-foot = Do tego ghula dojdziesz pieszo. Cofnij i uderz tam, dokąd nie idziesz.
    .bolt-first = Iść też można. Ale stąd piorun sięga Dalaranu: cofnij i najpierw nim ciśnij.
    .keep-travel = Tak zużyjesz kartę. Zachowaj ją na czas, gdy skończą się akcje.
    .too-soon = Tak kończysz akcje, a jeszcze nic się nie stało. Cofnij to.

lesson-first-game-move =
    .say = Akcje w każdej turze: { $actions }. Krok wzdłuż linii to jedna z nich. Ghule czekają w Świątyni Burz: idź tam.
    .hint = Świątynia Burz leży tuż obok ciebie.
    .elsewhere = Tam też można iść. Ale ghule, o które nam chodzi, są w Świątyni Burz.
    .keep-travel = Tak zużyjesz kartę. Pieszo to tylko jeden krok.
    .too-soon = Masz jeszcze akcje, a ghule czekają. Cofnąć?

lesson-first-game-fight =
    .say = A teraz atakuj! Rzucasz dwiema kośćmi: każdy sukces usuwa ghula, każdy blok zatrzymuje jedno obrażenie.
    .done = Kości rzucone, a rzutu cofnąć się nie da.
    .missed = Na ten atak nie ma już akcji. Zacznij krok od nowa.
    .elsewhere = Tam nie ma z kim walczyć. Cofnąć?
    .keep-travel = Tak oddalasz się od walki i zużywasz kartę. Cofnąć?
    .too-soon = Masz jeszcze akcje, a ghule czekają. Cofnąć?

lesson-first-game-card =
    .say = { $hits ->
        [one] Masz { $hits } sukces.
        [few] Masz { $hits } sukcesy.
       *[many] Masz { $hits } sukcesów.
    } Karta Ataku dodaje kolejne, ale przepada. Ghule, które przetrwają, oddają cios. Zagrać ją czy zachować? Decyzja należy do ciebie.

lesson-first-game-quest =
    .say = Tuż obok, w Ulduarze, czeka jedna z waszych misji. Jej tor ma tyle pól: { $length }. Idź tam i wykonaj akcję misji.
    .missed = Na misję nie ma już akcji. Zacznij krok od nowa albo idź dalej bez niej.
    .elsewhere = Ta droga oddala cię od misji. Czeka w Ulduarze.
    .fight-later = Walczyć też można. Ale wojnę wygrywają misje, a akcji masz mało.
    .keep-travel = Tak stracisz tę kartę. Misji w Ulduarze pomoże ona za darmo.
    .too-soon = Masz jeszcze akcje na misję. Cofnąć?

lesson-first-game-lay =
    .say = Każdy sukces przesuwa znacznik, choć jeden pochłania Ulduar. Karta z następną ikoną też go przesuwa. Wyłóż Podróż!
    .done = Spójrz na rękę: karty wyłożone na misję wracają do ciebie.
    .it-comes-back = Trzymanie jej nic nie daje. Wyłożona karta od razu wraca na rękę.

lesson-first-game-stay-or-go =
    .say = Akcji już nie masz, ale Podróż jest darmowa. Nadchodzi plugastwo: zostajesz przy misji czy uciekasz? Spróbuj: „Cofnij” sprowadzi cię z powrotem. Potem zakończ akcje.

lesson-first-game-draw =
    .say = Reszta tury toczy się sama. Najpierw na twoją rękę trafiły nowe karty: { $drawn }.

lesson-first-game-ghouls =
    .say = Potem każda odkryta karta Plagi (było ich { $rate }) przyniosła ghula. Gdy na polu stoją już { $full }, następny oznacza najazd: rośnie rozpacz i zjawia się plugastwo.

lesson-first-game-abomination =
    .say = Plugastwa idą do najbliższego bohatera i biją. Obrona zatrzymuje raz do { $prevented } obrażeń. Zagrasz ją teraz czy zaciśniesz zęby?

lesson-first-game-jaina =
    .say = Tura Jainy: patrz. Możesz pomagać jej kartami. Gdy Jaina zechce coś zrobić z Muradinem, najpierw zapyta: zgodzisz się albo odmówisz.
    .done = Pomagają karty wszystkich bohaterów na polu. Razem jesteście silniejsi.

lesson-first-game-second-turn =
    .say = Ta tura jest cała twoja. Walcz, wypełniaj misję, wędruj, jak uważasz; Jaina pomoże tam, gdzie stoi. Potem zakończ akcje.

lesson-first-game-rise =
    .say = Rozprzestrzenianie się Plagi czekało w talii. Król Lisz zmienił miejsce: w swoim regionie zwiększa obrażenia. A stare karty Plagi znów leżą na wierzchu.
