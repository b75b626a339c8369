### Co dělají rasy, schopnosti a značky. Počty kusů pocházejí z dat hry.

## Rasy

sw-rules-race-bloodelves = Na konci svého tahu získáš 1 minci za každý magický region, který drží.
sw-rules-race-draenei = V tahu každého soupeře se první žeton Draenei, který by měl být odhozen, vrátí do tvé ruky a umístíš ho spolu s ostatními.
sw-rules-race-dwarves = Hory je stojí o 2 žetony méně, nejméně však 1.
sw-rules-race-ethereals = Jednou za tah buď přeneseš odkrytý artefakt ze sousedního regionu do některého svého a můžeš ho hned použít, nebo dobudeš sousední region s odkrytým Legendárním místem o 2 žetony levněji, nejméně však za 1.
sw-rules-race-forsaken = Za každý žeton rasy nebo Murloca, který kvůli nim v tvém tahu padne, smíš koupit 1 další žeton Zavržených za 1 minci. Posily dorazí po posledním dobývání.
sw-rules-race-gnomes = Jednou za tah letecký útok dobude kterýkoli region na kterékoli desce, jako by sousedil, a to i jako první dobytí. Před zaplacením smíš hodit kostkou posil a o výsledek snížit cenu, nejméně však na 1.
sw-rules-race-goblins = Na konci tahu podložíš zakryté bomby do sousedních regionů držených aktivními rasami soupeřů. Na začátku tvého příštího tahu se odkryjí: výbuch platí jako dobytí a region vyprázdní, selhaná bomba neudělá nic. Bomb je { $bombs }, z toho selhaných { $duds }.
sw-rules-race-humans = Na konci každého svého tahu polož vojenské cíle ({ $objectives }) do různých regionů, které nedrží Aliance. Kdo takový region dobude rasou, která nepatří k Hordě, získá 2 mince; je-li to soupeř, získáš 2 mince i ty.
sw-rules-race-kobolds = Každý region s jeskyní na kterékoli desce pro ně platí za sousední a smí být jejich prvním dobytím bez ceny za cestu.
sw-rules-race-naga = Smějí dobývat moře a jezera za běžnou cenu; první dobytí tam stojí 2 žetony. V úpadku zůstávají ve vodě.
sw-rules-race-nightelves = Lesy je stojí o 1 žeton méně, nejméně však 1. Na každý dobytý les přijde stěna bludiček, která posílí obranu o 1 a zůstává i v úpadku. Stěn je { $walls }.
sw-rules-race-orcs = Každé dobytí regionu, který drží rasa Aliance, vynese 1 minci navíc k prémii za frakci.
sw-rules-race-pandaren = Na konci tahu dej žeton harmonie každému soupeři, na jehož aktivní rasu nezaútočili. Jeho držitel ti musí zaplatit 2 mince, než na ně zaútočí. Žetony se vracejí na začátku tvého tahu.
sw-rules-race-tauren = Dobývají a drží regiony nejméně 2 žetony, při ztrátě regionu ale přijdou jen o 1. V úpadku smějí v každém regionu zůstat 2 žetony.
sw-rules-race-trolls = Obsazené regiony je stojí o 1 žeton méně, nejméně však 1.
sw-rules-race-worgen = Na začátku tahu si zvol podobu: lidská ti hned dá 2 mince; za vlčí zaplatíš 1 minci, ale každé dobytí v tomto tahu stojí o 1 žeton méně, nejméně však 1.
sw-rules-race-murlocs = Divoký národ, který nikomu nepatří a platí za rasu v úpadku. Každý žeton Murloca zvyšuje cenu regionu o 1 a po dobytí opouští hru.

## Zvláštní schopnosti

sw-rules-power-archaeologists = Na konci tahu získáš 1 minci za každý odkrytý artefakt a každé odkryté Legendární místo v jejich regionech.
sw-rules-power-swampwalkers = Na konci tahu získáš 1 minci za každou bažinu, kterou drží.
sw-rules-power-champions = Jednou za tah šampion zdarma dobude sousední region, ať ho brání cokoli. V obraně platí za 1 žeton. Padne-li jeho region, neztratíš žádný žeton, ale zaplatíš dobyvateli 1 minci výkupného.
sw-rules-power-mountaineers = Na konci tahu získáš 1 minci za každé hory, které drží.
sw-rules-power-miners = Na konci tahu získáš 1 minci za každý region s jeskyní, který drží.
sw-rules-power-blacksmiths = Každé dobytí stojí o 1 žeton méně, nejméně však 1.
sw-rules-power-portalmages = Dvakrát za tah prohoď vše, co leží ve dvou magických regionech kterýchkoli desek, kromě hor a Legendárních míst.
sw-rules-power-battlemasters = Za každé dobytí obsazeného regionu získáš ihned 1 minci.
sw-rules-power-marshdwellers = Než soupeř dobude bažinu, kterou drží, musí ti zaplatit 1 minci. Platí i v úpadku.
sw-rules-power-fieldsdefenders = Na konci tahu stojí strážní věž na každém jejich poli, kolem nějž drží více regionů než kterákoli jiná rasa. Region s věží je odolný vůči dobytí i schopnostem. Věží je { $towers }.
sw-rules-power-explorers = Na konci tahu získáš 1 minci za každou desku, na které drží aspoň jeden region.
sw-rules-power-farmers = Na konci tahu získáš 1 minci za každé pole, které drží.
sw-rules-power-fishermen = Na konci tahu získáš 1 minci za každý jejich region, který sousedí s mořem nebo jezerem.
sw-rules-power-muscle = Třikrát za tah, před posledním dobýváním, přesuň 1 soupeřův žeton ze sousedního regionu do jiného regionu téže rasy; nemá-li žádný, žeton se odhodí. Murlocové se odhazují vždy. Stěnu bludiček a pevnost je nutné nejdřív strhnout, což stojí jedno použití.
sw-rules-power-trackers = Na konci tahu získáš 1 minci za každý les, který drží.
sw-rules-power-wardens = Na konci tahu stojí v každém jejich regionu pevnost: posílí obranu o 1 a zůstává i v úpadku. Pevností je { $forts }.
sw-rules-power-beastmasters = Na začátku tahu odhoď bestie a vezmi si 1 za každé kopce, které drží, nejvýše { $beasts }. Bestie dobývají a brání jako žetony rasy a v dobytém regionu přijdeš o bestii místo žetonu.
sw-rules-power-enraged = Když dobudou region bráněný aspoň 2 žetony rasy, získáš ihned tolik mincí, kolik těch žetonů bylo.
sw-rules-power-herbalists = Na konci tahu získáš 1 minci za každé kopce, které drží.
sw-rules-power-seafarers = Za cestu do nesousedních startovních regionů neplatí žádný žeton navíc.

## Artefakty

sw-rules-relic-aegis = Na konci tahu ji polož do některého svého regionu: je odolný vůči dobytí i schopnostem. Soupeř ti smí zaplatit 2 mince a do konce svého tahu ji neřešit.
sw-rules-relic-frostmourne = Jednou za tah stojí dobytí o 2 žetony méně, nejméně však 1. Artefakt se přesune do dobytého regionu.
sw-rules-relic-ashes = Jednou za tah dobudeš kterýkoli region na kterékoli desce za běžnou cenu, jako by sousedil. Artefakt se přesune do dobytého regionu.
sw-rules-relic-heart = Na konci tahu ho polož do některého svého regionu. Každý soupeř, jehož aktivní rasa drží region vedle něj, ti zaplatí 1 minci.
sw-rules-relic-doomhammer = Jednou za tah dobudeš region jediným žetonem; nejdřív zaplať 2 mince jeho držiteli, a nemá-li ho, do banku. Artefakt se přesune do dobytého regionu.

## Legendární místa

sw-rules-relic-meetingstone = Za cestu do nesousedních startovních regionů neplatíš žádný žeton navíc.
sw-rules-relic-lightshope = Tvá aktivní rasa při útoku neodhazuje žádné žetony v žádném ze svých regionů; platí to ještě i pro útok na samotnou kapli.
sw-rules-relic-karazhan = Na konci tahu získáš 1 minci za každý svůj další region stejného druhu, jako je tento.
sw-rules-relic-darkportal = Na konci tahu získáš 2 mince.
sw-rules-relic-battleground = Prémie za frakci platí dvakrát za rasu, které v tomto tahu vezmeš aspoň 2 regiony. Neutrální rasa se smí na tah přidat k Alianci nebo k Hordě.
sw-rules-relic-well = Po odkrytí se přesune na moře nebo jezero téže desky. Na konci tahu získáš 2 mince, pokud některá tvá rasa, i v úpadku, drží kolem ní více regionů než kterákoli rasa jiného hráče.
sw-rules-relic-spirithealer = Při přesunu jednotek dostane tvá aktivní rasa 1 žeton ze zásobníku, pokud tam nějaký zbývá.

## Značky

sw-rules-marker-fort = Posiluje obranu regionu o 1. Zmizí, když je region dobyt nebo se vyprázdní.
sw-rules-marker-wisp-wall = Posiluje obranu regionu o 1. Zmizí, když je region dobyt nebo se vyprázdní.
sw-rules-marker-watch-tower = Region je odolný vůči dobytí i schopnostem soupeřů.
sw-rules-marker-objective = Vynese 2 mince tomu, kdo region dobude rasou, která nepatří k Hordě.
sw-rules-marker-bomb = Odkryje se na začátku příštího tahu Goblinů.
sw-rules-marker-harmony = Držitel zaplatí Pandarenům 2 mince, než na ně zaútočí.
sw-rules-marker-champion = V obraně platí za 1 žeton. Kdo dobude jeho region, získá 1 minci výkupného.
sw-rules-marker-beast = Platí za žeton rasy. Odhazuje se na začátku tahu svého majitele.
sw-rules-marker-mountain = Zvyšuje cenu regionu o 1. Nikdy nezmizí.
sw-rules-marker-murloc = Zvyšuje cenu regionu o 1. Nepatří nikomu.
