### O co pyta gra Wrath of the Lich King; .other to, co w tym czasie widzą pozostali.

wr-prompt-pick = Wybierz swojego bohatera.
    .other = { $seat } wybiera bohatera.
wr-prompt-act = { $n ->
        [0] { $hero } nie ma już akcji: wykonaj darmowe akcje albo zakończ.
        [one] { $hero } ma { $n } akcję: ruch, atak, misja albo odpoczynek.
        [few] { $hero } ma { $n } akcje: ruch, atak, misja albo odpoczynek.
       *[many] { $hero } ma { $n } akcji: ruch, atak, misja albo odpoczynek.
    }
    .other = { $seat } działa ({ $hero }).
wr-prompt-consent-travel = Czy zgadzasz się, by karta Podróży poruszyła { CASE($hero, "acc") }?
    .other = { $seat } decyduje, czy poruszyć { CASE($hero, "acc") }.
wr-prompt-consent-rest = Czy { $hero } ma odpocząć dzięki karcie Leczenia?
    .other = { $seat } decyduje, czy { $hero } odpocznie.
wr-prompt-consent-press-forward = Czy zgadzasz się, by „Naprzód!” poruszyło { CASE($hero, "acc") }?
    .other = { $seat } decyduje, czy poruszyć { CASE($hero, "acc") }.
wr-prompt-consent-gunship = Czy okręt ma przewieźć { CASE($hero, "acc") }?
    .other = { $seat } decyduje, czy okręt przewiezie { CASE($hero, "acc") }.
wr-prompt-consent-march = Czy { $hero } ma maszerować?
    .other = { $seat } decyduje, czy { $hero } maszeruje.
wr-prompt-fight-cards = { $hero } ma { $successes ->
        [one] { $successes } sukces
        [few] { $successes } sukcesy
       *[many] { $successes } sukcesów
    }; na wszystkich wrogów trzeba { $n }. Dołożyć karty Ataku?
    .other = { $seat } może dołożyć karty Ataku.
wr-prompt-allocate = { $hero } zadaje { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }: wybierz, kto padnie.
    .other = { $seat } wybiera, kto padnie.
wr-prompt-lay = Kolejna ikona toru to { $icon }. Wyłożyć kartę? { $n ->
        [0] Nie ma już sukcesów.
        [one] Został { $n } sukces.
        [few] Zostały { $n } sukcesy.
       *[many] Zostało { $n } sukcesów.
    }
    .other = { $seat } może wyłożyć kartę.
wr-prompt-spawn-next = Wybierz połączone pole, na którym pojawi się ghul.
    .other = { $seat } wybiera, gdzie pojawi się ghul.
wr-prompt-chain = { $n ->
        [one] Błyskawica może trafić jeszcze { $n } pole: wybierz je albo zakończ.
        [few] Błyskawica może trafić jeszcze { $n } pola: wybierz następne albo zakończ.
       *[many] Błyskawica może trafić jeszcze { $n } pól: wybierz następne albo zakończ.
    }
    .other = { $seat } kieruje błyskawicą.
wr-prompt-shift = { $n ->
        [one] Możesz przesunąć jeszcze { $n } ghula na swoje pole lub z niego.
        [few] Możesz przesunąć jeszcze { $n } ghule na swoje pole lub z niego.
       *[many] Możesz przesunąć jeszcze { $n } ghuli na swoje pole lub z niego.
    }
    .other = { $seat } przesuwa ghule.
wr-prompt-rewards-draw = Przed dobraniem kart: zagraj nagrodę albo nic.
    .other = { $seat } może zagrać nagrodę przed dobraniem kart.
wr-prompt-rewards-reveal = Przed następną kartą Plagi: zagraj nagrodę albo nic.
    .other = { $seat } może zagrać nagrodę przed następną kartą Plagi.
wr-prompt-rewards-abominations = Przed aktywacją plugastw: zagraj nagrodę albo nic.
    .other = { $seat } może zagrać nagrodę przed aktywacją plugastw.
wr-prompt-rewards-rises = Zanim Plaga znów się rozprzestrzeni: zagraj nagrodę albo nic.
    .other = { $seat } może zagrać nagrodę, zanim Plaga znów się rozprzestrzeni.
wr-prompt-rewards-activations = Przed następnym plugastwem: zagraj nagrodę albo nic.
    .other = { $seat } może zagrać nagrodę przed następnym plugastwem.
wr-prompt-volley = { $n ->
        [one] Do zadania zostało { $n } obrażenie: wybierz wroga albo zakończ.
        [few] Do zadania zostały { $n } obrażenia: wybierz wroga albo zakończ.
       *[many] Do zadania zostało { $n } obrażeń: wybierz wroga albo zakończ.
    }
    .other = { $seat } zadaje obrażenia.
wr-prompt-recall = { $n ->
        [one] Weź { $n } z odrzuconych bohaterskich kart albo zakończ.
        [few] Weź do { $n } odrzuconych bohaterskich kart.
       *[many] Weź do { $n } odrzuconych bohaterskich kart.
    }
    .other = { $seat } wybiera z odrzuconych bohaterskich kart.
wr-prompt-march = { $n ->
        [one] Został { $n } ruch: wybierz, kto i dokąd maszeruje, albo zakończ.
        [few] Zostały { $n } ruchy: wybierz, kto i dokąd maszeruje, albo zakończ.
       *[many] Zostało { $n } ruchów: wybierz, kto i dokąd maszeruje, albo zakończ.
    }
    .other = { $seat } prowadzi marsz.
wr-prompt-free-fight = { $hero } może tu od razu wykonać darmową akcję ataku.
    .other = { $seat } decyduje, czy { $hero } od razu atakuje.
wr-prompt-damage = { $hero } ma otrzymać { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }: zagraj przeciw temu kartę albo nic.
    .other = { $seat } może zagrać kartę ({ $hero }).
wr-prompt-rise-window = Karty Plagi będą zaraz potasowane: zagraj Oczyszczenie Alexstrazy albo nic.
    .other = { $seat } może zagrać Oczyszczenie Alexstrazy.
wr-prompt-stronghold = Wybierz pole dla Warowni.
    .other = { $seat } wybiera pole dla Warowni.
wr-prompt-limit = { $n ->
        [one] Masz o { $n } kartę za dużo: odrzuć ją albo zagraj nagrodę.
        [few] Masz o { $n } karty za dużo: odrzuć je albo zagraj nagrody.
       *[many] Masz o { $n } kart za dużo: odrzuć je albo zagraj nagrody.
    }
    .other = { $seat } ma za dużo kart na ręce.
wr-prompt-ghoul = Na polu { $space }, gdzie stoi Liadrin, ma pojawić się ghul: zapobiec?
    .other = { $seat } decyduje o ghulu na polu { $space }.
wr-prompt-activate = Wybierz, dokąd pójdzie plugastwo.
    .other = { $seat } wybiera, dokąd pójdzie plugastwo.
wr-prompt-hit = Plugastwo na polu { $space } trafia jednego z bohaterów: wybierz którego.
    .other = { $seat } wybiera, kogo trafi plugastwo na polu { $space }.

## What is at stake

wr-stake-damage = Bez pomocy: zdrowie { $health } → { $left }.
wr-stake-defeat = Bez pomocy { $hero } ponosi klęskę: rozpacz +{ $n } i utrata całej ręki.
wr-stake-fight = Bez kart: { $n ->
        [0] nikt nie zostaje; obrażenia: { $damage }.
        [one] zostaje { $n } wróg; obrażenia: { $damage }.
        [few] zostają { $n } wrogowie; obrażenia: { $damage }.
       *[many] zostaje { $n } wrogów; obrażenia: { $damage }.
    }
wr-stake-overrun = Jeśli przyjdzie, nastąpi najazd na pole { $space }: rozpacz wzrośnie.
wr-stake-ghouls = { $n ->
        [0] Nie ma tam jeszcze ghula.
        [one] Stoi tam już { $n } ghul.
        [few] Stoją tam już { $n } ghule.
       *[many] Stoi tam już { $n } ghuli.
    }
wr-stake-quest = { $quest }: { $n ->
        [one] brakuje { $n } kroku.
        [few] brakuje { $n } kroków.
       *[many] brakuje { $n } kroków.
    }
wr-stake-asks = Prośba ({ $seat }): { $what }

## Steps of the turn

wr-phase-setup = Przygotowanie
    .hint = Wybierzcie bohaterów.
wr-phase-actions = 1 · Akcje
    .hint = Do czterech akcji, a między nimi dowolnie wiele darmowych akcji.
wr-phase-draw = 2 · Dobieranie
    .hint = Dwie bohaterskie karty; Rozprzestrzenianie się Plagi i Warownie rozpatruje się od razu.
wr-phase-ghouls = 3 · Ghule
    .hint = Tyle kart Plagi, ile wskazuje tor Plagi: na każdym polu ghul albo najazd.
wr-phase-abominations = 4 · Plugastwa
    .hint = Każde plugastwo idzie w stronę najbliższego bohatera i trafia kogoś na swoim polu.
wr-phase-end = Koniec
    .hint = Gra skończona.
