### Answers in advance, clocks, and bots that sit in.

## Answers in advance

wishes-title = Odpovídat za mě
    .hint = Kde můžeš něco udělat, nebo to nechat být, odpoví se za tebe, i když tu nejsi. „Vždy“ jedná, když je jen jeden způsob; jinak dostaneš otázku.
wishes-pass = Vynechat do mého tahu
    .hint = Do svého tahu necháš být všechno, na co by tě čekala otázka.
wishes-passing = Do svého tahu vynecháváš.
wishes-stop = Znovu se mě ptát

## Clocks and bots that sit in

clock-title = Čas na každé rozhodnutí
    .hint = Když vyprší, hraje až do návratu hráče bot.
clock-none = bez omezení
clock-left = { $seat }: zbývá { $time }
clock-seconds = { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[other] { $n } sekund
    }
clock-minutes = { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[other] { $n } minut
    }
clock-hours = { $n ->
        [one] { $n } hodina
        [few] { $n } hodiny
       *[other] { $n } hodin
    }
clock-days = { $n ->
        [one] { $n } den
        [few] { $n } dny
       *[other] { $n } dní
    }
waiting-title = Na koho se čeká
waiting-give = { $seat } tu není: ať hraje bot
waiting-sat-in = Hraje za tebe bot.
waiting-take = Vrátit se na místo { $number }
error-still-here = Kdo je u stolu, své místo si nechává. Čeká-li stůl na někoho, kdo tu už minutu není, může za něj hrát bot.

## Wrath of the Lich King

wr-window-defend = Obrana jiného hrdiny
wr-window-own-defend = Obrana vlastního hrdiny
wr-window-add-to-fight = Karty Útoku pro jiného hrdinu
wr-window-own-fight = Karty Útoku pro vlastního hrdinu
wr-window-lay-on-quest = Karty na cizí úkol
wr-window-own-quest = Karty na vlastní úkol
wr-window-rewards = Hraní odměn
wr-window-free-fight = Boj zdarma po přepravě vzducholodí
wr-window-prevent-ghouls = Liadrin brání příchodu ghúlů
wr-window-be-moved = Ostatní smějí přesouvat tvého hrdinu
wr-window-rest = Tvůj hrdina odpočívá díky cizím kartám Léčení

## Small World of Warcraft

sw-window-final-strike = Gnómové: příliš drahý útok se stane posledním dobýváním
sw-window-recruits = Zavržení: nákup rekrutů
sw-window-plant-bombs = Goblini: podkládání bomb
sw-window-leave-two = Taureni: při úpadku zůstanou po dvou žetonech

## Warhammer Quest

wq-on-spend-tokens = Utrácení žetonů úspěchu před hodem
wq-on-widen-attack = Zranění za útok na celou zónu
wq-on-reroll-dice = Karty, které přehazují kostky
wq-on-roll-gear = Výstroj, která zlepšuje tvůj hod
wq-on-roll-items = Předměty, které zlepšují tvůj hod
wq-on-roll-wounds = Zranění za zlepšení tvého hodu
wq-on-help-attacks = Pomoc při útoku jiného hrdiny
wq-on-name-enemies = Nepřátelé, které karta smí přesunout, vyčerpat nebo zranit
wq-on-name-heroes = Hrdinové, kterým karta smí něco dát
wq-on-card-offers = Co dalšího karta dovoluje
wq-on-cure = Odhazování stavů
wq-on-healing-items = Léčivé předměty mimo výběr akce
wq-on-after-action = Výstroj a předměty po tvé akci
wq-on-one-more-action = Ještě jedna akce
wq-on-engaging-enemies = Výstroj proti nepřátelům, kteří se s tebou střetnou
wq-on-prevent-wounds = Výstroj, která chrání před zraněním
wq-on-location-offers = Za co smí družina lokaci zaplatit
wq-on-before-travel = Výstroj použitá před přesunem družiny
wq-on-equip-gear = Vybavení se získanou výstrojí
wq-on-take-gifts = Přijímání výstroje od jiného hrdiny
## World of Warcraft: The Adventure Game

ag-window-before-roll = Tvůj souboj: karty a předměty před hodem
ag-window-after-roll = Tvůj souboj: karty a předměty po hodu
ag-window-between-blows = Tvůj souboj: karty mezi útoky na dálku a na blízko
ag-window-after-hit = Tvůj souboj: karty po útoku, který zasáhl
ag-window-counter = Zrušení cizí schopnosti
ag-window-brink = Záchrana, když ti hrozí porážka
ag-window-movement-boots = Gobliní raketové boty: nový hod kostkou pohybu
ag-window-combat-boots = Gobliní raketové boty: nový hod vlastní kostkou boje
ag-window-advance-quests = Úkoly ve fázi údržby
ag-window-change-gear = Výměna zbraně a brnění ve fázi údržby
ag-window-turn-card = Otočení karty hrdiny na konci tahu
ag-window-steal = Krádež předmětu poraženého hrdiny
ag-window-trade-back = Vzít si předmět na oplátku (Potulný obchodník)
