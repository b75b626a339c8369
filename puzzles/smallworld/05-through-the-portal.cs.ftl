lesson-05-through-the-portal = Portálem
    .about = Co nelze dobýt, to lze vyměnit.
    .goal = Získej v tomto tahu { $want } mincí.
    .end = Výměna nestála žádný žeton a druhý region s magií byl na dosah.

lesson-05-through-the-portal-solve =
    .say = Zbývá jedna výměna a v ruce máš žetony: { $hand }. Získej { $want } mincí; Krvaví elfové je dostávají za magii.
    .hint = Kde leží magie vedle levných regionů a co zůstane za tebou?
    .missed = Samotné dobývání dá jeden region s magií. Výměna musí otevřít cestu k druhému, který není dražší než jiné.
