### Działanie ras, zdolności i znaczników. Liczby elementów pochodzą z danych gry.

## Rasy

sw-rules-race-bloodelves = Na koniec tury dostajesz 1 monetę za każdy region magiczny, który zajmują.
sw-rules-race-draenei = W turze każdego przeciwnika pierwszy żeton Draenei, który miałby zostać odrzucony, wraca ci na rękę i rozstawiasz go razem z pozostałymi.
sw-rules-race-dwarves = Za regiony Gór płacą o 2 żetony mniej (co najmniej 1).
sw-rules-race-ethereals = Raz na turę: albo przenosisz odkryty Artefakt z sąsiedniego regionu do jednego z ich regionów i możesz go od razu użyć, albo podbijasz sąsiedni region z odkrytym Legendarnym Miejscem o 2 żetony taniej (co najmniej 1).
sw-rules-race-forsaken = Za każdy żeton Rasy lub Murloka, który zginie z ich ręki w twojej turze, możesz kupić 1 żeton Porzuconych za 1 monetę. Rekruci przybywają po ostatnim Podboju.
sw-rules-race-gnomes = Raz na turę atak powietrzny podbija dowolny region dowolnej planszy tak, jakby sąsiadował – także jako pierwszy Podbój. Przed zapłatą możesz rzucić kością Posiłków i obniżyć koszt o wynik (co najmniej 1).
sw-rules-race-goblins = Na koniec tury podkładasz zakryte Bomby w sąsiednich regionach zajętych przez Aktywne Rasy przeciwników. Na początku twojej następnej tury Bomby się odkrywa: eksplozja liczy się jak Podbój i opróżnia region, niewypał nic nie robi. Bomb jest { $bombs }, w tym niewypałów { $duds }.
sw-rules-race-humans = Na koniec każdej swojej tury kładziesz Cele Militarne ({ $objectives }) w różnych regionach niezajętych przez Przymierze. Kto podbije taki region Rasą spoza Hordy, dostaje 2 monety; jeśli to przeciwnik, ty także dostajesz 2.
sw-rules-race-kobolds = Każdy region Jaskiń na każdej planszy jest dla nich sąsiedni i może być ich pierwszym Podbojem bez kosztów podróży.
sw-rules-race-naga = Mogą podbijać Morza i Jeziora za zwykłą cenę; pierwszy Podbój kosztuje tam 2 żetony. Po ogłoszeniu Wymierania zostają w wodzie.
sw-rules-race-nightelves = Za Lasy płacą o 1 żeton mniej (co najmniej 1). Na każdym podbitym Lesie staje Ściana Ogników: wzmacnia obronę o 1 i zostaje po ogłoszeniu Wymierania. Ścian jest { $walls }.
sw-rules-race-orcs = Każdy Podbój regionu zajętego przez Rasę Przymierza daje 1 dodatkową monetę, niezależnie od bonusu frakcji.
sw-rules-race-pandaren = Na koniec tury dajesz żeton Harmonii każdemu przeciwnikowi, którego Aktywnej Rasy nie zaatakowali. Posiadacz musi zapłacić ci 2 monety, zanim ich zaatakuje. Żetony wracają na początku twojej tury.
sw-rules-race-tauren = Podbijają i zajmują regiony co najmniej 2 żetonami, ale po stracie regionu i tak tracą tylko 1. Po ogłoszeniu Wymierania w każdym regionie mogą zostać 2 żetony.
sw-rules-race-trolls = Za zajęte regiony płacą o 1 żeton mniej (co najmniej 1).
sw-rules-race-worgen = Na początku tury wybierasz postać: ludzka daje od razu 2 monety; za postać worgena płacisz 1 monetę, ale każdy Podbój w tej turze kosztuje o 1 żeton mniej (co najmniej 1).
sw-rules-race-murlocs = Dziki lud, który nie należy do nikogo i liczy się jak Rasa Wymierająca. Każdy żeton Murloka podnosi koszt regionu o 1, a po Podboju wypada z gry.

## Zdolności Specjalne

sw-rules-power-archaeologists = Na koniec tury dostajesz 1 monetę za każdy odkryty Artefakt i każde odkryte Legendarne Miejsce w ich regionach.
sw-rules-power-swampwalkers = Na koniec tury dostajesz 1 monetę za każdy zajęty region Bagien.
sw-rules-power-champions = Raz na turę Czempion podbija sąsiedni region za darmo, bez względu na obronę. W obronie liczy się jak 1 żeton. Gdy jego region padnie, nie tracisz żetonu, ale płacisz zdobywcy 1 monetę okupu.
sw-rules-power-mountaineers = Na koniec tury dostajesz 1 monetę za każdy zajęty region Gór.
sw-rules-power-miners = Na koniec tury dostajesz 1 monetę za każdy zajęty region Jaskiń.
sw-rules-power-blacksmiths = Każdy Podbój kosztuje o 1 żeton mniej (co najmniej 1).
sw-rules-power-portalmages = Dwa razy na turę zamieniasz wszystko, co leży w dwóch regionach magicznych dowolnych plansz, z wyjątkiem Gór i Legendarnych Miejsc.
sw-rules-power-battlemasters = Za każdy Podbój zajętego regionu dostajesz od razu 1 monetę.
sw-rules-power-marshdwellers = Zanim przeciwnik podbije region Bagien, który zajmują, musi zapłacić ci 1 monetę. Działa także w czasie Wymierania.
sw-rules-power-fieldsdefenders = Na koniec tury na każdym ich regionie Pól staje Wieża Strażnicza, jeśli zajmują więcej sąsiednich regionów niż jakakolwiek inna Rasa. Region z Wieżą jest odporny na Podboje, zdolności i umiejętności. Wież jest { $towers }.
sw-rules-power-explorers = Na koniec tury dostajesz 1 monetę za każdą planszę, na której zajmują choć jeden region.
sw-rules-power-farmers = Na koniec tury dostajesz 1 monetę za każdy zajęty region Pól.
sw-rules-power-fishermen = Na koniec tury dostajesz 1 monetę za każdy zajęty region sąsiadujący z Morzem lub Jeziorem.
sw-rules-power-muscle = Trzy razy na turę, przed ostatnim Podbojem, przesuwasz 1 żeton Rasy przeciwnika z sąsiedniego regionu do innego regionu tej samej Rasy; jeśli takiego nie ma, żeton jest odrzucany. Murloki są zawsze odrzucane. Ścianę Ogników i Twierdzę trzeba najpierw zburzyć, co zużywa jedno użycie.
sw-rules-power-trackers = Na koniec tury dostajesz 1 monetę za każdy zajęty region Lasów.
sw-rules-power-wardens = Na koniec tury w każdym ich regionie staje Twierdza: wzmacnia obronę o 1 i zostaje po ogłoszeniu Wymierania. Twierdz jest { $forts }.
sw-rules-power-beastmasters = Na początku tury odrzucasz Bestie i bierzesz po 1 za każde zajęte Wzgórza, najwyżej { $beasts }. Bestie podbijają i bronią jak żetony Rasy, a w podbitym regionie tracisz Bestię zamiast żetonu.
sw-rules-power-enraged = Gdy podbijają region broniony przez co najmniej 2 żetony Rasy, dostajesz od razu tyle monet, ile było tych żetonów.
sw-rules-power-herbalists = Na koniec tury dostajesz 1 monetę za każdy zajęty region Wzgórz.
sw-rules-power-seafarers = Nie ponoszą kosztów podróży do regionów startowych, które z nimi nie sąsiadują.

## Artefakty

sw-rules-relic-aegis = Na koniec tury kładziesz ją w jednym ze swoich regionów: jest on odporny na Podboje, zdolności i umiejętności. Przeciwnik może zapłacić ci 2 monety, by pomijać ją do końca swojej tury.
sw-rules-relic-frostmourne = Raz na turę Podbój kosztuje o 2 żetony mniej (co najmniej 1). Artefakt przenosi się do podbitego regionu.
sw-rules-relic-ashes = Raz na turę podbijasz dowolny region dowolnej planszy za zwykłą cenę, tak jakby sąsiadował. Artefakt przenosi się do podbitego regionu.
sw-rules-relic-heart = Na koniec tury kładziesz je w jednym ze swoich regionów. Każdy przeciwnik, którego Aktywna Rasa zajmuje region obok, płaci ci 1 monetę.
sw-rules-relic-doomhammer = Raz na turę podbijasz region jednym żetonem, płacąc najpierw 2 monety właścicielowi, a jeśli go nie ma – do banku. Artefakt przenosi się do podbitego regionu.

## Legendarne Miejsca

sw-rules-relic-meetingstone = Nie ponosisz kosztów podróży do regionów startowych, które z tobą nie sąsiadują.
sw-rules-relic-lightshope = Twoja zaatakowana Aktywna Rasa nie odrzuca żetonów w żadnym ze swoich regionów; dotyczy to jeszcze ataku na samą Kaplicę.
sw-rules-relic-karazhan = Na koniec tury dostajesz 1 monetę za każdy inny twój region tego samego rodzaju co ten.
sw-rules-relic-darkportal = Na koniec tury dostajesz 2 monety.
sw-rules-relic-battleground = Bonus frakcji liczy się podwójnie za Rasę, której w tej turze odebrano co najmniej 2 regiony. Rasa neutralna może na turę stanąć po stronie Przymierza albo Hordy.
sw-rules-relic-well = Po odkryciu przenosi się na Morze lub Jezioro tej samej planszy. Na koniec tury dostajesz 2 monety, jeśli któraś z twoich Ras, nawet Wymierająca, zajmuje wokół niej więcej regionów niż jakakolwiek Rasa innego gracza.
sw-rules-relic-spirithealer = Podczas przegrupowania twoja Aktywna Rasa dostaje 1 żeton z zasobnika, jeśli jakiś został.

## Znaczniki

sw-rules-marker-fort = Wzmacnia obronę regionu o 1. Znika, gdy region zostanie podbity lub opustoszeje.
sw-rules-marker-wisp-wall = Wzmacnia obronę regionu o 1. Znika, gdy region zostanie podbity lub opustoszeje.
sw-rules-marker-watch-tower = Region jest odporny na Podboje, zdolności i umiejętności przeciwników.
sw-rules-marker-objective = Daje 2 monety temu, kto podbije region Rasą spoza Hordy.
sw-rules-marker-bomb = Zostanie odkryta na początku następnej tury Goblinów.
sw-rules-marker-harmony = Posiadacz płaci Pandarenom 2 monety, zanim ich zaatakuje.
sw-rules-marker-champion = W obronie liczy się jak 1 żeton. Kto podbije jego region, dostaje 1 monetę okupu.
sw-rules-marker-beast = Liczy się jak żeton Rasy. Znika na początku tury właściciela.
sw-rules-marker-mountain = Podnosi koszt regionu o 1. Nigdy nie znika.
sw-rules-marker-murloc = Podnosi koszt regionu o 1. Nie należy do nikogo.
