### Dlaczego czegoś nie można zrobić w World of Warcraft: Gra Przygodowa.

ag-why-already-changed = ten przedmiot był już w tej fazie zakładany albo chowany
ag-why-already-given = za pieczęć oddano już przedmiot, więc trzeba oddać pozostałe
ag-why-already-played = w tej turze zagrano już kopię tej karty
ag-why-already-used = tego przedmiotu użyto już w tej turze
ag-why-bag-item = w dodatki nie można się wyposażyć; działają z torby
ag-why-cannot-pay = nie możesz zapłacić kosztu
ag-why-cannot-turn = tej strony karty postaci nie odwraca się za energię
ag-why-character-taken = tę postać ma inny gracz
ag-why-deck-empty = ta talia jest pusta
ag-why-discoveries-first = najpierw rozstrzyga się odkrycia na tym polu i to one zastępują pomoc
ag-why-does-not-fit = ta karta nie pasuje do tej walki
ag-why-has-moved = Kamień powrotu zastępuje ruch, a ruch już się zaczął
ag-why-held-by-aggro = na tym polu zatrzymuje cię zaciekły przeciwnik i najpierw trzeba z nim walczyć
ag-why-item-too-high = ten przedmiot jest z poziomu wyższego niż twój: { $level ->
        [0] szary
        [1] zielony
        [2] żółty
       *[3] czerwony
    }
ag-why-item-too-low = panowie portu przyjmują tylko przedmioty zielonego lub wyższego poziomu
ag-why-just-taken = to właśnie ten przedmiot dopiero co zabrano
ag-why-must-use-one = trzeba skorzystać z jednej z pomocy pola, nawet jeśli nic nie da
ag-why-no-challenge-in-city = w mieście nie ma fazy wyzwań
ag-why-no-city = to nie jest miasto
ag-why-no-discovery-in-city = odkryć nigdy nie kładzie się w miastach
ag-why-no-energy = koszt w energii: { $needed }; masz { $energy }
ag-why-no-fight-in-city = w mieście nikogo się nie atakuje
ag-why-no-flight-there = nie ma tam powietrznego szlaku albo już tam jesteś
ag-why-no-hit = tylko po twoim celnym ataku
ag-why-no-items-left = w talii tego poziomu nie ma już żadnego przedmiotu do wzięcia
ag-why-no-power = ten przedmiot nie ma niczego, czego można użyć
ag-why-no-steps-left = nie masz już ruchu
ag-why-no-such-potion = ten przedmiot nie jest taką miksturą
ag-why-no-such-quest = nie masz takiej misji
ag-why-no-such-resource = tego pole nie oferuje
ag-why-no-target = nie ma celu, na którym można by tego użyć
ag-why-not-adjacent = to pole nie sąsiaduje z twoim
ag-why-not-equipped = tego przedmiotu nie masz w wyposażeniu
ag-why-not-here = tego nie ma na twoim polu albo nie może tu leżeć
ag-why-not-in-bag = tego przedmiotu nie ma w torbie
ag-why-not-in-city = Złoto wydaje się w miastach
ag-why-not-in-hand = nie masz tej karty na ręce
ag-why-not-in-reach = to jest poza zasięgiem
ag-why-not-kept = nie masz takiego zatrzymanego odkrycia
ag-why-not-that-character = ta misja nie może dotyczyć tej postaci
ag-why-not-that-level = nie ma dla ciebie przedmiotu tego poziomu
ag-why-not-the-nearest-city = inne miasto jest bliżej
ag-why-not-the-nearest-marker = inny znacznik jest bliżej nowego przeciwnika
ag-why-not-wanted = misja nie wymaga tego przedmiotu
ag-why-not-yours = ten przedmiot nie jest twój
ag-why-nothing-to-begin = nic takiego się teraz nie dzieje
ag-why-nothing-to-do-here = tutaj nie ma nic do zrobienia dla tej misji
ag-why-only-in-challenge = o tym decydujesz raz, na początku swojej fazy wyzwań
ag-why-only-in-exploration = to należy do twojej fazy poszukiwań
ag-why-only-in-maintenance = wyposażenie zmieniasz w swojej fazie porządkowania, po misjach
ag-why-only-in-movement = tylko w twojej fazie ruchu, po rzucie
ag-why-only-in-quests = to robisz w pierwszym kroku swojej fazy porządkowania
ag-why-quests-are-over = krok misji już minął i w tej turze się do niego nie wraca
ag-why-setup-heroes = najwyżej jedna postać na gracza (graczy: { $seats }), żadna dwa razy
ag-why-setup-rounds = gra ma od 1 do { $most } rund
ag-why-setup-seats = gra jest dla 2 do 4 osób, a nie dla { $seats }
ag-why-setup-valor = do zwycięstwa potrzeba od 5 do 10 punktów męstwa
ag-why-something-is-here = na tym polu już coś jest i to z tym trzeba się zmierzyć zamiast dobierać kartę
ag-why-space-too-high = to pole jest z poziomu wyższego niż twój: { $level ->
        [0] szary
        [1] zielony
        [2] żółty
       *[3] czerwony
    }
ag-why-symbols-missing = twojej postaci brakuje symbolu, którego wymaga ten przedmiot
ag-why-too-late-to-turn = kartę postaci odwraca się raz na turę, przed pierwszym krokiem
ag-why-wrong-moment = w tej chwili nie można tego użyć
