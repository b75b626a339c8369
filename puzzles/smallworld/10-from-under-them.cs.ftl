lesson-10-from-under-them = Přímo před nosem
    .about = Co nelze dobýt, to lze vzít.
    .goal = Získej v tomto tahu { $want } mincí.
    .end = Meč změnil majitele bez jediné rány a hned otevřel hory.

lesson-10-from-under-them-solve =
    .say = Tvoji Éteričtí jsou Archeologové a v ruce mají žetony: { $hand }. Vedle nich Lidé ({ $held }) střeží Frostmourne. Získej v tomto tahu { $want } mincí.
    .hint = Éteričtí nemusí region dobýt, aby ho vyprázdnili.
    .missed = Samotné žetony dají jeden region. Sebraný meč je sám placený a ještě v témže tahu zlevní hory.
