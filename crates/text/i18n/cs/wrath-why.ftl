### Proč hra Wrath of the Lich King něco nedovolí.

wr-why-not-your-turn = teď hraje { $seat }
wr-why-only-rewards = v tahu jiného hrdiny lze hrát jen odměny
wr-why-free-own-turn = volné akce lze provádět jen ve vlastním tahu
wr-why-free-in-the-middle = volnou akci nelze provést uprostřed něčeho jiného
wr-why-free-step-over = volné akce lze provádět jen tehdy, když se provádějí akce
wr-why-only-in-quest-actions = karty se vykládají jen v akci úkolu, po hodu
wr-why-cards-are-laid = v této akci úkolu už nelze vyložit kartu
wr-why-damage-is-dealt = úspěchy se už rozdělují
wr-why-beyond-need = všichni nepřátelé tam budou odstraněni tak jako tak
wr-why-has-passed = už bylo pasováno
wr-why-has-ended-actions = tvé akce právě skončily
wr-why-card-is-resolved = právě se vyhodnocuje jiná karta
wr-why-hand-fits = v ruce není příliš mnoho karet
wr-why-nobody-asks = nikdo o souhlas nežádá
wr-why-nothing-refused = není odmítnutí, které by šlo vzít zpět
wr-why-only-in-fights = karty Útoku se hrají jen v boji, po hodu
wr-why-only-against-damage = karty Obrany se hrají jen tehdy, má-li někdo utrpět zranění
wr-why-too-far = vzdálenost je { $needs ->
        [one] { $needs } spojení
        [few] { $needs } spojení
       *[other] { $needs } spojení
    }; nejvýše { $most }
wr-why-reward-not-now = tuto odměnu teď nelze zahrát
wr-why-not-on-your-space = tento hrdina nestojí na tvém poli
wr-why-no-such-card = taková karta v ruce není
wr-why-no-ghoul = není tam ghúl
wr-why-lay-limit = { $most ->
        [0] tento hrdina nesmí v této akci úkolu vyložit kartu
        [one] v této akci úkolu lze vyložit { $most } kartu; vyloženo { $laid }
        [few] v této akci úkolu lze vyložit { $most } karty; vyloženo { $laid }
       *[other] v této akci úkolu lze vyložit { $most } karet; vyloženo { $laid }
    }
wr-why-not-your-ability = tuto schopnost má jiný hrdina
wr-why-no-actions-left = nezbývají žádné akce
wr-why-no-stronghold-there = v Icecrown Citadel nemůže stát tvrz
wr-why-quest-space = toto je pole úkolu
wr-why-has-stronghold = tvrz už tam stojí
wr-why-setup-first = první hráč musí sedět na některém z míst: { $seats ->
        [one] { $seats }
        [few] { $seats }
       *[other] { $seats }
    }
wr-why-setup-seats = hrát může 1 až 5 hráčů, ne { $seats }
wr-why-setup-heroes = { $needs ->
        [one] je třeba { $needs } hrdina
        [few] jsou třeba { $needs } různí hrdinové
       *[other] je třeba { $needs } různých hrdinů
    }; určeno { $hold }
wr-why-hero-taken = za tohoto hrdinu hraje někdo jiný
wr-why-hero-not-in-play = tento hrdina není ve hře
wr-why-already-quiet = tato noc už je tichá
wr-why-has-marched = tento hrdina už pochod ukončil
wr-why-too-many-spaces = další pole už nelze zasáhnout
wr-why-only-in-actions = jen během akcí tahu
wr-why-in-order = karty se určují jen v jednom pořadí
wr-why-discard-empty = odhazovací hromádka je prázdná
wr-why-card-not-discarded = tato karta není v odhazovací hromádce
wr-why-too-little-damage = je třeba zranění: { $needs }; zbývá { $hold }
wr-why-not-in-reach = toto pole je mimo dosah
wr-why-no-enemy = není tam nepřítel
wr-why-holding = do svého tahu už nic nehraješ
wr-why-no-such-reward = taková odměna v ruce není
wr-why-not-connected = toto pole není spojené
wr-why-no-rest-next-to-quest = Azjol-Nerub na tomto poli nedovolí akci odpočinku
wr-why-quest-complete = tento úkol je splněn
wr-why-citadel-closed = Icecrown Citadel je uzavřena
wr-why-space-full = počet ghúlů na tomto poli je už { $most }
wr-why-not-touching-your-space = ghúly lze přesouvat jen na tvé pole nebo z něj
wr-why-another-hero = tím lze přesunout jen jiné hrdiny
wr-why-already-there = hrdina tam už stojí
wr-why-no-ghoul-struck = musí být zasažen aspoň jeden ghúl
wr-why-no-ghoul-in-reach = žádný ghúl není v dosahu
wr-why-already-in-group = toto pole už bylo zasaženo
wr-why-hand-too-large = { $over ->
        [one] o { $over } kartu víc v ruce
        [few] o { $over } karty víc v ruce
       *[other] o { $over } karet víc v ruce
    }
wr-why-used-this-turn = v tomto tahu už bylo použito
wr-why-was-refused = hráč tohoto hrdiny právě odmítl
wr-why-not-on-the-space = tento hrdina tam nestojí
wr-why-nothing-to-heal = není co léčit
wr-why-no-enemy-in-reach = žádný nepřítel není v dosahu
wr-why-no-rest-on-quests = na poli úkolu nelze odpočívat
wr-why-not-the-next-icon = to není další symbol stupnice
wr-why-no-quest-here = na tomto poli není úkol
wr-why-no-stronghold = není tvrz, ke které by šlo letět
wr-why-too-few-successes = { $needs ->
        [one] je třeba { $needs } úspěch
        [few] jsou třeba { $needs } úspěchy
       *[other] je třeba { $needs } úspěchů
    }; máš { $hold }
wr-why-successes-unspent = { $left ->
        [one] { $left } úspěch ještě může odstranit nepřítele
        [few] { $left } úspěchy ještě mohou odstranit nepřítele
       *[other] { $left } úspěchů ještě může odstranit nepřítele
    }
wr-why-no-such-enemies = je jich tam méně: ghúlové { $ghouls }, zrůdy { $abominations }
wr-why-no-fight-card = v boji pomáhají jen karty Útoku
wr-why-no-shortest-route = to neleží na žádné nejkratší cestě k nejbližšímu hrdinovi
wr-why-not-next = teď se nepohybuje tato zrůda
