### Dlaczego gra Wrath of the Lich King czegoś nie dopuszcza.

wr-why-not-your-turn = teraz gra { $seat }
wr-why-only-rewards = podczas tury innego bohatera można zagrywać tylko nagrody
wr-why-free-own-turn = darmowe akcje wykonuje się tylko we własnej turze
wr-why-free-in-the-middle = darmowej akcji nie wykonuje się w trakcie czegoś innego
wr-why-free-step-over = darmowe akcje wykonuje się tylko wtedy, gdy wykonuje się akcje
wr-why-only-in-quest-actions = karty wykłada się tylko podczas akcji misji, po rzucie
wr-why-cards-are-laid = podczas tej akcji misji nie można już wyłożyć karty
wr-why-damage-is-dealt = sukcesy są już rozdzielane
wr-why-beyond-need = wszyscy wrogowie i tak zostaną usunięci
wr-why-has-passed = już spasowano
wr-why-has-ended-actions = twoje akcje właśnie się skończyły
wr-why-card-is-resolved = trwa rozpatrywanie innej karty
wr-why-hand-fits = na ręce nie ma za dużo kart
wr-why-nobody-asks = nikt nie pyta o zgodę
wr-why-nothing-refused = nie ma odmowy, którą można by cofnąć
wr-why-only-in-fights = karty Ataku zagrywa się tylko podczas ataku, po rzucie
wr-why-only-against-damage = karty Obrony zagrywa się tylko wtedy, gdy ktoś ma otrzymać obrażenia
wr-why-too-far = odległość { $needs ->
        [one] { $needs } połączenie
        [few] { $needs } połączenia
       *[many] { $needs } połączeń
    }; najwyżej { $most }
wr-why-reward-not-now = tej nagrody nie można zagrać w tej chwili
wr-why-not-on-your-space = tego bohatera nie ma na twoim polu
wr-why-no-such-card = nie ma takiej karty na ręce
wr-why-no-ghoul = nie ma tam ghula
wr-why-lay-limit = { $most ->
        [0] ten bohater nie może wyłożyć karty podczas tej akcji misji
        [one] podczas tej akcji misji można wyłożyć { $most } kartę; wyłożono { $laid }
        [few] podczas tej akcji misji można wyłożyć { $most } karty; wyłożono { $laid }
       *[many] podczas tej akcji misji można wyłożyć { $most } kart; wyłożono { $laid }
    }
wr-why-not-your-ability = tę umiejętność ma inny bohater
wr-why-no-actions-left = nie ma już akcji
wr-why-no-stronghold-there = w Cytadeli Lodowej Korony nie można postawić warowni
wr-why-quest-space = to pole misji
wr-why-has-stronghold = stoi tam już warownia
wr-why-setup-first = pierwszy gracz musi zajmować jedno z miejsc: { $seats ->
        [one] { $seats }
        [few] { $seats }
       *[many] { $seats }
    }
wr-why-setup-seats = grać może od 1 do 5 osób, nie { $seats }
wr-why-setup-heroes = { $needs ->
        [one] potrzeba { $needs } bohatera
        [few] potrzeba { $needs } różnych bohaterów
       *[many] potrzeba { $needs } różnych bohaterów
    }; wskazano { $hold }
wr-why-hero-taken = tym bohaterem gra ktoś inny
wr-why-hero-not-in-play = tego bohatera nie ma w grze
wr-why-already-quiet = ta noc jest już cicha
wr-why-has-marched = ten bohater zakończył już marsz
wr-why-too-many-spaces = nie można już wybrać kolejnego pola
wr-why-only-in-actions = tylko podczas wykonywania akcji
wr-why-in-order = karty wskazuje się tylko w jednej kolejności
wr-why-discard-empty = stos odrzuconych kart jest pusty
wr-why-card-not-discarded = tej karty nie ma wśród odrzuconych
wr-why-too-little-damage = potrzeba obrażeń: { $needs }; zostało { $hold }
wr-why-not-in-reach = to pole jest poza zasięgiem
wr-why-no-enemy = nie ma tam wroga
wr-why-holding = do swojej tury nic już nie zagrywasz
wr-why-no-such-reward = nie ma takiej nagrody na ręce
wr-why-not-connected = to pole nie jest połączone
wr-why-no-rest-next-to-quest = Azjol-Nerub nie pozwala odpoczywać na tym polu
wr-why-quest-complete = ta misja jest ukończona
wr-why-citadel-closed = Cytadela Lodowej Korony jest zamknięta
wr-why-space-full = liczba ghuli na tym polu to już { $most }
wr-why-not-touching-your-space = ghule przesuwa się tylko na twoje pole lub z niego
wr-why-another-hero = to porusza tylko innych bohaterów
wr-why-already-there = bohater już tam stoi
wr-why-no-ghoul-struck = trzeba trafić co najmniej jednego ghula
wr-why-no-ghoul-in-reach = żaden ghul nie jest w zasięgu
wr-why-already-in-group = to pole zostało już trafione
wr-why-hand-too-large = { $over ->
        [one] o { $over } kartę za dużo na ręce
        [few] o { $over } karty za dużo na ręce
       *[many] o { $over } kart za dużo na ręce
    }
wr-why-used-this-turn = użyto już w tej turze
wr-why-was-refused = gracz tego bohatera właśnie odmówił
wr-why-not-on-the-space = tego bohatera tam nie ma
wr-why-nothing-to-heal = nie ma czego leczyć
wr-why-no-enemy-in-reach = żaden wróg nie jest w zasięgu
wr-why-no-rest-on-quests = na polu misji nie można odpoczywać
wr-why-not-the-next-icon = to nie jest kolejna ikona toru
wr-why-no-quest-here = na tym polu nie ma misji
wr-why-no-stronghold = nie ma warowni, do której można polecieć
wr-why-too-few-successes = { $needs ->
        [one] potrzeba { $needs } sukcesu
        [few] potrzeba { $needs } sukcesów
       *[many] potrzeba { $needs } sukcesów
    }; masz { $hold }
wr-why-successes-unspent = { $left ->
        [one] { $left } sukces może jeszcze usunąć wroga
        [few] { $left } sukcesy mogą jeszcze usunąć wroga
       *[many] { $left } sukcesów może jeszcze usunąć wroga
    }
wr-why-no-such-enemies = jest ich tam mniej: ghule { $ghouls }, plugastwa { $abominations }
wr-why-no-fight-card = podczas ataku pomagają tylko karty Ataku
wr-why-no-shortest-route = to nie leży na najkrótszej drodze do najbliższego bohatera
wr-why-not-next = teraz nie rusza się to plugastwo
