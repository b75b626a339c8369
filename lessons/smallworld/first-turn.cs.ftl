lesson-first-turn = Ostrov pro tvou rasu
    .about = Vezmi si rasu, přistaň, rozrůstej se a spočítej první mince.
    .goal = Vyhrává, kdo má po kole { $rounds } nejvíc mincí.
    .end = Na celou hru už umíš dost. Hraj odtud dál, proti botovi.

lesson-first-turn-goal =
    .say = Každý region vynáší každý tah mince. Po kole { $rounds } vyhrává nejbohatší. Tohle je tvá mapa; stiskni Dál.

lesson-first-turn-take =
    .say = Vyber si rasu s její silou. Horní je zdarma; každá nižší stojí o minci víc, položenou na ty nad ní.
    .too-dear-for-now = Tahle je dražší. Jde to taky: její cena, { $needs }, leží na těch nad ní.
    .done = Tohle je teď tvá rasa, připravená přistát.

lesson-first-turn-land =
    .say = Přistaň u kotvy na pobřeží. Region stojí žetony; najdi takový, který chce nejvýš { $limit }.
    .costs-more = Tenhle chce { $needs }, protože někdo nebo něco stojí v cestě. Jde to taky, ale zbude méně žetonů.
    .done = Držíš první region. Každý region vynáší každý tah minci.

lesson-first-turn-grow =
    .say = Teď dobývej sousedy toho, co držíš. Číslo na regionu je jeho cena v žetonech. Získej tři regiony.
    .tokens-left = Zbyly by ti žetony v ruce. Jde to, ale každý žeton by ještě mohl dobývat.
    .hint = Orámované chtějí nejméně žetonů.
    .done = Tři regiony. Hora stojí o žeton víc a každý obránce další.

lesson-first-turn-die =
    .say = Zbylo ti žetonů: { $hand }, na orámované málo. Zkus poslední dobývání: kostka může přidat, co chybí.
    .done = To bylo poslední dobývání v tomto tahu, ať kostka řekla cokoli.

lesson-first-turn-income =
    .say = Rozmísti žetony, jak chceš; v každém regionu zůstane aspoň jeden. Pak skonči a dostaneš příjem.
    .done = Každý region dal minci a tvá síla o něco víc.

lesson-first-turn-attack =
    .say = Teď si druhý hráč vezme rasu a útočí. Kdo přijde o region, ztratí žeton; zbytek se vrátí.
    .done = To byl tah druhého hráče. Každé dobývání najdeš v záznamu.

lesson-first-turn-recover =
    .say = Regiony jsou pryč a do ruky se vrátily žetony: { $hand }. Rozmísti je v regionech, které ještě držíš.
    .done = Do dalšího tahu druhého hráče už nic neztratíš.

lesson-first-turn-decline =
    .say = Později, až budou žetony řídké, vyhlas úpadek: stojí celý tah. Stará rasa dál platí a ty si vezmeš novou.

lesson-first-turn-gather =
    .say = Tentokrát dobývej dál. Seber každý přebytečný žeton, v každém regionu nech jeden a skonči.
    .not-yet = Úpadek by teď zahodil rasu, která ještě může růst.
    .given-up = Tím se region vyprázdní nadobro. Obvykle jeden žeton zůstane, aby region dál platil.
    .done = Ruka je plná a každý region je pořád tvůj.

lesson-first-turn-free =
    .say = Tenhle tah je celý tvůj: dobývej, rozmisťuj žetony, skonči. Vydělej, co nejvíc můžeš.
    .done = Regiony znovu zaplatily. To je celá hra; zbytek je dobře volit.
