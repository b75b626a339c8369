### Hospoda: los, který lze ověřit, povídání, poznámky, historie a co dál.

## Los

luck-title = Los tohoto stolu
luck-how = Jak se kostky ověří
luck-words = Slova přimíchaná místy: { $words }
mix-option = Nejdřív přimíchat slova do losu
    .hint = Před hrou každý zadá slovo. Los pak závisí na všech, takže si ho nikdo nemohl vybrat, ani hostitel.
mix-title = Před hrou: slovo od každého
mix-why = Server vylosoval tajné číslo a níže ukazuje jeho pečeť. Teď každý přidá slovo. Příprava hry i každá kostka vzejdou ze všeho dohromady.
mix-word = Slovo za místo { $seat }
    .hint = Může být jakékoli; čím podivnější, tím lépe. Zapíše se do souboru partie a každý si ho přečte.
mix-give = Přidat toto slovo
mix-given = { $seat }: slovo zadáno
mix-missing = { $seat }: zatím beze slova
mix-begin = Začít hned
    .hint = Kdo nezadal slovo, hraje se slovy ostatních.
error-mixing = Partie ještě nezačala: do jejího losu se přimíchávají slova.
error-not-mixing = Tady se slova nepřimíchávají, nebo partie už začala.
fair-title = Kostky, které lze ověřit
fair-intro = Počítač, který hází kostkami, by mohl podvádět a nikdo by to neviděl. Tento ti dává prostředky, jak ho přistihnout.
fair-seal = Před hrou server vylosuje tajné číslo a ukáže jeho pečeť: otisk o 64 písmenech a číslicích. Pečeť o čísle nic neříká, ale žádné jiné číslo nemá stejnou. Od té chvíle si to server nemůže rozmyslet.
fair-words = U stolu, který přimíchává slova, pak každý přidá vlastní slovo. Server slova neznal, když číslo pečetil, a hráči neznají číslo: nikdo si nemohl vybrat, co z toho vyjde.
fair-draws = Číslo a slova společně rozhodují o každé kostce a každém míchání v partii, popořadě, podle zveřejněného předpisu. Nic jiného na to nemá vliv: ani čas, ani to, co kdo zahraje.
fair-reveal = Po partii server číslo ukáže. Každý pak vidí, že odpovídá pečeti, a může každou kostku a každé míchání znovu spočítat.
fair-check = Stáhni si na konci soubor partie a nech ho ověřit programem na vlastním počítači, bez tohoto serveru:
fair-recipe = Předpis je v souboru docs/match-file.md ve zdrojovém kódu; kdo chce, může si napsat vlastní program.

## Diváci

watch-delay = Diváci vidí desku
    .hint = Kdo se jen dívá, může být pozadu, aby nikomu u stolu neradil.
watch-now = hned
watch-later = { $n ->
        [one] o { $n } odpověď později
        [few] o { $n } odpovědi později
       *[other] o { $n } odpovědí později
    }
watch-behind = { $n ->
        [one] Díváš se o { $n } odpověď pozadu.
        [few] Díváš se o { $n } odpovědi pozadu.
       *[other] Díváš se o { $n } odpovědí pozadu.
    }

## Povídání a poznámky

people-title = Stůl
people-called = Tvé jméno
    .do = Uložit
talk-title = Povídání
talk-none = Zatím nikdo nic neřekl.
talk-say = Řekni něco u stolu
talk-send = Říct
talk-quick = Krátce
talk-hello = Ahoj!
talk-well = Dobře zahráno!
talk-thanks = Děkuji!
talk-sorry = Promiň!
talk-moment = Okamžik, prosím.
talk-your-turn = Jsi na tahu!
talk-bye = Díky za hru, na shledanou!
talk-mute = Ztišit: { $seat }
talk-unmute = Zase poslouchat: { $seat }
notes-title = Moje poznámky
    .hint = Čteš je jen ty. Zůstávají u tvého místa.
notes-save = Uložit poznámky
error-no-words = Nic v tom není, nebo je to příliš dlouhé.

## Historie

past-title = Historie
past-at = Po tahu { $n } { OUT_OF($all) }
past-go = Přejít na tah
    .do = Přejít
past-go-back = Zpět k tahu { $n }
past-as = Kdo se dívá
past-live = Zpět ke stolu
past-share = Odkaz na tento tah
past-since = Od tvého posledního tahu
past-nothing = Od té doby se nic nestalo.
past-all = Od začátku
past-course = Jak to stálo
    .hint = Po každém tahu odhad vyhlídek každého místa od 0 do 100. Je to dohad botů, žádné pravidlo.
past-play = Přehrát
past-speed = Rychlost
story-title = Jak se to zvrtlo
    .hint = Tahy, po kterých se vyhlídky změnily nejvíc. Každý vede k té chvíli na plánu.
story-watch = Podívat se za minutu
story-first-blood = První krev – { $told }
story-last-blood = Poslední krev – { $told }
story-see = Podívat se
past-bring = Otevřít soubor partie
    .hint = Dohraná partie, stažená zde nebo zapsaná programem, anebo taková, kterou si někdo vzal s sebou, aby se tu hrála dál. Nejdřív se ověří kostka po kostce.
past-bring-do = Otevřít
past-watch = Přehrát od začátku
past-again = Znovu
past-page = Všechny tahy na jedné stránce
along-do = Vzít tuto partii s sebou
    .hint = Soubor, se kterým se hraje dál jinde, v jiném prohlížeči nebo na serveru: přes „Otevřít soubor partie“ na úvodní stránce. Jsou v něm všechna tajemství partie, i skryté karty a budoucí hody. Od té chvíle si sem nikdo další nemůže přisednout.
along-told = Tuto partii si někdo vzal s sebou: kdo má soubor, může znát její hody.
along-not-alone = Partii si může vzít s sebou jen ten, kdo má místa všech lidí u stolu.
along-seed-told = Tuto partii si někdo vzal s sebou, takže její hody mohou být známé: nikdo další si sem nemůže přisednout.
error-second-seat = Každé místo tu má svá tajemství: kdo už místo má, nemůže si vzít druhé.
error-bad-match = Tento soubor partie nesedí. Řádek { $line }: { $why }
error-match-unproved = V řádku { $line } tohoto souboru není semínko. Otevřít lze jen dohranou partii, nebo partii vzatou s sebou.
error-no-move = Partie takový tah nemá.

## Vracení se souhlasem a co dál

ask-pending = Někdo už žádá; počkej na odpovědi.
ask-count = O kolik tahů zpět
ask-taken-back = { $seat }: žádost, se kterou všichni souhlasili; vráceno.
ask-refused = Někdo nesouhlasil.
again-same = Ještě jednou se stejnými lidmi
again-there = K dalšímu stolu
give-mine = Ať za mě hraje bot
lobby-next = K dalšímu stolu, který na tebe čeká
lobby-n-waiting = { $n ->
        [one] Čeká na tebe { $n } stůl.
        [few] Čekají na tebe { $n } stoly.
       *[other] Čeká na tebe { $n } stolů.
    }
error-match-goes-on = Partie ještě není u konce.

## Open tables

open-option = Ukázat mezi otevřenými stoly
    .hint = Kdokoli sem přijde, může si pak sednout bez odkazu.
open-title = Otevřené stoly
open-sit = Přisednout
open-free = volná místa: { $n }

## Co kdyby

whatif-open = Co kdyby…
    .hint = Zkoušej tahy na vlastní kopii. Nikdo to nevidí.
whatif-title = Jen v představě.
whatif-note = Kostky a vše, co nevidíš, jsou vymyšlené. Nikdo jiný to nevidí a nic z toho neplatí.
whatif-moves = { $n ->
        [0] Zatím nic vymyšleného.
        [one] { $n } vymyšlený tah.
        [few] { $n } vymyšlené tahy.
       *[other] { $n } vymyšlených tahů.
    }
whatif-asked = Na řadě by teď bylo místo: { $seat }.
whatif-over = Tady by partie skončila.
whatif-others = Ať odpoví ostatní
    .hint = Server odhaduje, co by udělali.
whatif-back = Krok zpět
whatif-again = Od začátku
error-nothing-imagined = Tvoje představa je zapomenuta: stůl šel dál, server byl spuštěn znovu, nebo už je to dávno.

## Upozornění

tell-title = Upozornění
tell-intro = Když hra trvá několik dní, můžeš dostat zprávu, že na tebe čeká. Dostaneš ji jen tehdy, když nejsi u stolu, a jen o tom, který stůl čeká: nic o pozici na plánu.
tell-mine = Zprávy dostáváš přes
tell-none = Zatím nedostáváš žádné zprávy.
tell-push = Tento prohlížeč
    .hint = Zpráva na tomto zařízení, i když není otevřená žádná stránka.
    .do = Upozorňuj mě tady
    .on = Tento prohlížeč už zprávy dostává.
    .off = Tento prohlížeč upozornění nepřijímá, nebo jen přes HTTPS.
    .refused = Prohlížeč to nedovolil.
tell-push-one = Prohlížeč ({ $host })
tell-webhook = Webhook
    .hint = Adresa, která dostane podepsaný požadavek: tvůj bot nebo kanál služby jako Discord, Slack či Mattermost.
    .do = Přidat adresu
    .secret = Podepsáno klíčem { $secret }
tell-mail = Pošta
    .hint = Nejdřív dostaneš kód; nic jiného se neposílá, dokud ho tu neukážeš.
    .do = Pošli mi kód
    .wait = čeká na kód
    .code = Kód ze zprávy
    .confirm = Je to moje schránka
tell-try = Vyzkoušet
tell-tried = Zpráva došla.
tell-lost = Zpráva nedošla.
tell-remove = Už ne
tell-removed = Odstraněno. Nic dalšího se tam neposílá.
tell-leave-title = Konec upozornění
tell-leave-why = Odsud už žádnou poštu nedostaneš.
tell-code-wrong = Tohle není kód ze zprávy.
tell-too-many = Je jich už { $n }: nejdřív některé odstraň.
tell-bad-url = To není adresa, která začíná https:// nebo http://.
tell-bad-mailbox = To není adresa poštovní schránky.
tell-bad-keys = Klíče prohlížeče nelze přečíst.
tell-private = Tato adresa leží v soukromé síti. Hostitel tohoto serveru to nedovoluje.
tell-no-mail = Tento server poštu neposílá.
tell-code-title = Tvůj kód pro gospodu
tell-code-is = Někdo chce na tuto adresu dostávat zprávy, že na něj čeká hra. Jestli jsi to ty, ukaž tento kód:
tell-code-why = Jestli to nejsi ty, nedělej nic: žádná jiná pošta nepřijde.
tell-mail-leave = Konec těchto zpráv:
tell-turn = { $game }: jsi na tahu
tell-turn-more = Stůl { $table } čeká na tebe.
tell-withdrawn = { $game }: už nejsi na tahu
tell-withdrawn-more = Stůl { $table } už na tebe nečeká: něco se vzalo zpět, nebo odpověděl někdo jiný.
tell-consent = { $game }: žádost o vrácení tahu
tell-consent-more = U stolu { $table } ostatní čekají, jestli souhlasíš.
tell-over = { $game }: konec hry
tell-over-more = Podívej se, jak skončila hra u stolu { $table }.
tell-trial = gospoda tě dokáže zastihnout
tell-trial-more = Takhle se dozvíš, že na tebe některý stůl čeká.
