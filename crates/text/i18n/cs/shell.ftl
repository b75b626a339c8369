### Hospoda, stůl a všechno kolem her.

## Hospoda

app-name = gospoda
app-tagline = Stůl pro čtyři deskové hry. Bez účtů a čekání.
app-unofficial = Neoficiální verze, vytvořená hráči. Držitelé práv se na ní nepodílejí; názvy patří svým vlastníkům.
app-source = Zdrojový kód
app-skip = Přeskočit ke stolu
app-no-script = Stránka funguje i bez JavaScriptu: po každé akci se znovu načte.

## Nový stůl

lobby-new-table = Nový stůl
lobby-choose-game = Zvol hru
lobby-games = Hry
lobby-another-game = Jiná hra
lobby-local = Bez sítě
    .hint = Celý stůl v tomto prohlížeči: sami s boty, nebo ve více lidech u jedné obrazovky. Po prvním otevření funguje i ve vlaku a v letadle a partie zůstávají na tomto zařízení.
    .go = Hrát v tomto prohlížeči
lobby-players = Hráči
lobby-options = Možnosti
lobby-options-hint = Vše tu má rozumné výchozí nastavení.
lobby-start = Začít hru
lobby-play-now = Hrát hned
lobby-with-friends = Hrát s přáteli
lobby-minutes = asi { $n } min
lobby-easy = snadná
lobby-medium = střední
lobby-demanding = náročná
lobby-against = proti sobě
lobby-together = společně
lobby-join = Přisednout ke stolu
lobby-join-code = Návratový kód
lobby-join-code-hint = Návratový kód místa: u stolu ho najdeš na kartě pod vlastním jménem.
lobby-rematch = Hrát znovu
lobby-random = neurčeno
lobby-yes = ano
lobby-no = ne
lobby-my-tables = Moje stoly
lobby-how-many = Kolik hráčů?
lobby-who = Kdo hraje?
lobby-have-code = Mám kód

## Místa

seat-seat = Místo { $number }
seat-name = Jméno
seat-default-name = Hráč { $number }
seat-me = já
seat-person = další osoba u této obrazovky
seat-online = někdo s odkazem
seat-bot-stranger = bot: pocestný
    .hint = Zná pravidla a bere, co je po ruce.
seat-bot-guest = bot: host
    .hint = Hraje rozumně a občas chybuje.
seat-bot-regular = bot: štamgast
    .hint = Plánuje svůj tah. Pro většinu večerů akorát.
seat-bot-old-hand = bot: mazák
    .hint = Myslí na to, jak odpovíš.
seat-bot-host = bot: hostinský
    .hint = Vše, co dům umí. Přemýšlí nejdéle.
seat-called-stranger = Pocestný
seat-called-guest = Host
seat-called-regular = Štamgast
seat-called-old-hand = Mazák
seat-called-host = Hostinský
seat-called-random = Náhodný
seat-called-greedy = Chamtivý
seat-called-flat = Počtář
seat-called-mcts = Myslitel
seat-called-nth = { $name } { $number }
seat-empty = volné
seat-add = Přidat místo
seat-remove = Odebrat místo { $number }
seat-take = Sednout si sem
seat-link = Odkaz na toto místo
seat-link-hint = Kdo odkaz otevře, hraje za toto místo.
seat-copy = Kopírovat
seat-copied = Zkopírováno
seat-spectator = divák
seat-you = ty
seat-connected = online
seat-away = mimo stůl
seat-thinking = { $seat } přemýšlí
seat-first = začíná
seat-code = Tvůj návratový kód
seat-code-hint = Zapiš si ho: vrátí tě na tvé místo z jakéhokoli zařízení. Nikomu ho neukazuj.
seat-code-elsewhere = Kód tohoto místa vznikl na jiném zařízení a je znám jen tam.
seat-code-new = Vytvořit nový kód
    .hint = Starý pak přestane platit.
seat-hand-over = Předat toto místo
    .do = Předat
seat-invitation = Pošli tento odkaz

## U stolu

table-title = { $game }: stůl { $table }
table-status = Stav hry
table-board = Deska
table-players = Hráči
table-offer = Nabídka
table-actions = Co můžeš udělat
table-hand = V ruce
table-hidden = skryto
table-round = Kolo { $round } { OUT_OF($rounds) }
table-your-turn = Jsi na tahu
table-waiting-for = Čeká se na tah: { $seat }
table-watching = Sleduješ hru
table-game-over = Konec hry
table-selected = zvoleno: { $what }
table-why-not = Proč ne?
table-not-possible = Teď nelze
table-nothing-to-do = Dokud nejsi na tahu, není co dělat.
table-confirm = Potvrdit
table-cancel = Zrušit
table-close = Zavřít
table-back = Zpět
table-details = Podrobnosti
table-undo = Vrátit
    .hint = Vrátí poslední akci – nejdál k poslednímu hodu, odkrytí nebo tahu jiného hráče.
table-undo-ask = Požádat o vrácení
table-undo-asked = { $seat } žádá o vrácení poslední akce.
table-undo-allow = Povolit
table-undo-refuse = Odmítnout
table-undo-waiting = Čeká se na souhlas ostatních.
table-restart-turn = Celý tah znovu
    .hint = Vrátí vše od začátku tahu, pokud to jde.
table-end-turn = Ukončit tah
table-auto = Odpovídat za mě
table-auto-always = vždy
table-auto-never = nikdy
table-auto-ask = ptát se
table-save = Stáhnout záznam partie
table-replay = Přehrání
table-seat-does = { $seat }: { $what }
table-step = Krok { $step } { OUT_OF($steps) }
table-step-first = Začátek
table-step-back = Krok zpět
table-step-on = Krok vpřed
table-step-last = Konec
table-zoom = Větší mapa
table-all-choices = Všechny možnosti jako seznam
table-confirm-ask = To už nepůjde vrátit.
table-tab-act = Tah
table-tab-offer = Nabídka

## Spojení

link-reconnecting = Spojení ztraceno. Připojuji znovu…
link-back = Znovu připojeno.
link-offline = Server neodpovídá. Nic se neztratilo: hra bude pokračovat tam, kde skončila.

## Jedna obrazovka pro víc lidí

curtain-pass = Předej obrazovku: { $seat }
curtain-show = { $seat }: jsem to já, ukaž mou ruku
curtain-hint = Do té doby je vše tajné zakryto.

## Záznam a výsledek

log-title = Záznam
turns-title = Poslední tahy
turns-past = Dřívější tahy
log-empty = Zatím se nic nestalo.
log-more = Zobrazit starší záznamy
log-new = nové
result-title = Výsledek
result-board = Ukázat plán
result-winners = { $n ->
    [one] Vyhrává { $who }
    [few] Vyhrávají { $who }
   *[other] Vyhrávají { $who }
}
result-sources = Odkud mince přišly
result-story = Průběh
result-score = Skóre
result-numbers = Čísla
result-second = Druhé místo: { $who }
result-behind = { $n ->
    [0] stejně mincí, méně žetonů na deskách
    [one] o minci méně
    [few] o { $n } mince méně
   *[other] o { $n } mincí méně
}
result-start = na začátku
result-place = Pořadí
result-player = Hráč
result-coins = Mince
result-tokens = Žetony na deskách
result-winner = Vítězí { $seat }
result-shared = Společné vítězství: { $seats }
result-won = Vyhráváš!
result-lost = Prohráváš.
result-team-won = Celý stůl vítězí!
result-team-lost = Celý stůl prohrává.
result-verify = Ověřit náhodu
result-commitment = Závazek z doby před hrou: { $hash }
result-seed = Semínko náhody
plot-title = Mince po kolech
plot-round = Kolo
plot-hint = Během hry jsou součty tajné, ukazují se až teď.

## Nastavení

pref-title = Nastavení
pref-language = Jazyk
pref-contrast = Kontrast
pref-contrast-normal = běžný
pref-contrast-high = vysoký
pref-motion = Pohyb
pref-motion-full = plný
pref-motion-reduced = omezený
pref-motion-system = podle zařízení
pref-pace = Jak rychle se události přehrávají
pref-pace-off = vůbec ne
pref-pace-fast = rychle
pref-pace-normal = normálně
pref-pace-slow = pomalu
pref-pace-step = krok za krokem
pref-sound = Zvuky
pref-sound-off = vypnuté
pref-sound-on = zapnuté
pref-volume = Hlasitost
pref-sound-groups = Co je slyšet
pref-sound-dice = kostky
pref-sound-cards = karty a žetony
pref-sound-fights = boje
pref-sound-bell = zvonek, když jsi na tahu a díváš se jinam
pref-sound-moments = velké okamžiky
queue-skip = Mezerník nebo kliknutí: na konec
    .touch = Klepnutí: na konec
pref-confirm = Ptát se před akcemi, které nelze vrátit
pref-theme = Barvy
pref-theme-light = světlé
pref-theme-dark = tmavé
pref-theme-system = podle zařízení
pref-thinking = Kdo přemýšlí za boty, když s nimi hraješ o samotě
pref-thinking-server = server
pref-thinking-browser = tento prohlížeč; ví pak to, co vědí oni
pref-view = Rozložení
pref-save = Uložit
pref-saved = Uloženo

## Pravidla a nápověda

help-title = Nápověda
help-rules = Pravidla
help-rule = Pravidlo { $rule }
help-cards = Herní součásti
help-how = Zvol akci ze seznamu nebo vyznačený region na desce. Zašedlé volby říkají, proč nejsou možné.
help-keys = Klávesnice
key-tab = Tab: na další volbu
key-enter = Enter: provést
key-arrows = Šipky: na sousední region
key-escape = Escape: zavřít
key-undo = U: vrátit
key-end = E: ukončit tuto část tahu
key-log = L: záznam
key-help = ?: tato nápověda

## Odkud pocházejí údaje

prov-title = Odkud to pochází
prov-seed = pravidla hry
    .hint = Uvedeno v tištěných pravidlech.
prov-public = veřejný zdroj
    .hint = Nalezeno ve veřejném zdroji, ne v pravidlech.
prov-house = vlastní
    .hint = Navrženo zde, protože to žádný zdroj neuvádí; v krabici to může být jinak.
prov-pack = tvůj soubor karet
    .hint = Majitel hry zapsal tuto hodnotu místo naší.

## Chyby

error-title = To se nepovedlo
error-unknown-game = Hra „{ $game }“ neexistuje.
error-table-not-found = Takový stůl neexistuje.
error-seat-not-found = Takové místo není, nebo odkaz už neplatí.
error-seat-taken = Toto místo už je obsazené.
error-wrong-code = Tento kód nepatří k žádnému místu.
error-not-your-turn = Nejsi na tahu.
error-stale = Situace na stole se mezitím změnila. Podívej se a zvol znovu.
error-refused = Nedovoleno: { $why }
error-bad-action = „{ $action }“ není akce této hry.
error-cannot-undo = To nelze vrátit: padl hod, něco se odkrylo, nebo už hrál někdo jiný.
error-nothing-to-undo = Není co vrátit.
error-frozen = Tento stůl narazil na naši chybu a stojí. Nic se neztratilo, hlášení je uloženo.
error-closed = Správce tohoto serveru tento stůl uzavřel. Dá se prohlížet, ale nic se tu už hrát nebude.
error-banned = Správce tohoto serveru tě sem nepustí.
error-too-fast = Příliš mnoho požadavků. Chvíli počkej.
error-bad-request = Požadavek je neúplný.
error-not-found = Taková stránka neexistuje.
error-server = Něco se pokazilo na naší straně.
error-store-closed = Teď nejde nic uložit, takže se to nestalo. Nic se neztratilo; zkus to za chvíli znovu.
error-store-lost = Tento stůl se stěhuje na jiný server. Podívej se na něj za pár sekund znovu: pak uvidíš, jestli poslední krok platí.
error-store-unclear = Spojení s databází se právě přerušilo. Podívej se sem za pár sekund znovu: pak uvidíš, jestli poslední krok platí.
error-go-home = Na úvodní stránku

## Odmítnutí společná všem hrám

why-game-over = hra už skončila
why-not-now = v této části tahu ne
why-not-your-turn = teď hraje { $seat }
why-unknown = to není dovoleno
refusal-cited = { $why } ({ $rule })

## Terminál

term-choose = Tvá volba:
term-hint = Napiš číslo, akci nebo „help“.
term-quit = Na shledanou. Hra zůstává uložená.

## Počítání

count-coins = { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
    .acc = { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }
count-players = { $n ->
        [one] { $n } hráč
        [few] { $n } hráči
       *[other] { $n } hráčů
    }
count-regions = { $n ->
        [one] { $n } region
        [few] { $n } regiony
       *[other] { $n } regionů
    }
count-rounds = { $n ->
        [one] { $n } kolo
        [few] { $n } kola
       *[other] { $n } kol
    }
count-watching = { $n ->
        [one] { $n } divák
        [few] { $n } diváci
       *[other] { $n } diváků
    }
