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

sw-window-final-strike = Gnomes: příliš drahý útok se stane posledním dobýváním
sw-window-recruits = Forsaken: nákup rekrutů
sw-window-plant-bombs = Goblins: kladení bomb
sw-window-leave-two = Tauren: při úpadku zůstanou po dvou

## World of Warcraft: The Adventure Game

ag-window-before-roll = Tvůj boj: karty a předměty před hodem
ag-window-after-roll = Tvůj boj: karty a předměty po hodu
ag-window-between-blows = Tvůj boj: karty mezi útoky na dálku a na blízko
ag-window-after-hit = Tvůj boj: karty po útoku, který zasáhl
ag-window-counter = Zrušení cizí schopnosti
ag-window-brink = Co tě zachrání, když máš být poražen(a)
ag-window-movement-boots = Raketové boty: nový hod kostkou pohybu
ag-window-combat-boots = Raketové boty: nový hod vlastní bojovou kostkou
ag-window-advance-quests = Postup v úkolech na konci tahu
ag-window-change-gear = Výměna zbraně a zbroje na konci tahu
ag-window-turn-card = Otočení karty postavy na konci tahu
ag-window-steal = Krádež předmětu poražené postavy
ag-window-trade-back = Vzít si předmět zpět od potulného obchodníka
