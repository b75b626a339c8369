### The words of first-errands.lesson: what a newcomer to the Adventure Game reads, step by step.

lesson-first-errands = Two errands
    .about = Walk out of the city, meet a skeleton, and earn your first valor.
    .goal = Finish quests: the first with { $valor } valor wins.
    .end = That was the road, the fight and the reward. The whole map lies open now!

lesson-first-errands-goal =
    .say = You are Grumbaz, an orc warrior looking for glory. Quests bring valor; whoever first has { $valor } valor wins. Two quests lie before you.

lesson-first-errands-walk =
    .say = The die has given you { $moves } steps for this turn. A step goes along a line. Try one: to the space with the scroll, below the city.
    .hint = Click the space with the scroll, next to the Undercity.
    .already = You know the way! There is no hurry, though. Undo, and look around first.
    .other-way = That is a step, too. We meant the space with the scroll; take it back?
    .card-later = A good card. Keep it in hand for a moment.
    .too-soon = That ends your walk. Take it back, and see some of the world.

lesson-first-errands-turn-back =
    .say = Nice scroll, wrong way: your quest asks you to visit Brill. No die has been rolled since, so press Undo, then walk to Brill.
    .done = Steps left over are simply lost. That is all right.
    .hint = Press Undo; Brill lies right next to the Undercity.
    .on-foot = You can walk back as well, but every step counts. Undo is free.
    .card-later = A good card. Keep it in hand for a moment.
    .too-soon = Here the quest gets nothing done. Take it back?

lesson-first-errands-energy =
    .say = You have { $energy } energy for cards; at the end of the turn it is lost. Charge makes you stronger today. Play it or keep it, then end your walk.
    .done = Whatever you do this turn, you do it here.
    .errand-here = You are leaving Brill, and your errand is here. Take it back?

lesson-first-errands-resource =
    .say = After walking you use one resource of your space. The scroll is a new card, the potion heals; your damage is { $damage }. Choose!

lesson-first-errands-fight =
    .say = A skeleton! You hit with { $faces } of { $all } faces of your die; it hits with { $theirs }. Heroic Strike helps before the roll. Play it, or just roll?
    .done = The dice are down, and dice stay down.

lesson-first-errands-shield =
    .say = A roll that reaches the defence hits, even exactly. After the roll cards can still help: Shield Block raises yours. Is it worth the energy?

lesson-first-errands-item =
    .say = One hit is enough. And turn the card over: what you beat becomes an item in your bag. Your other quest counted this victory.

lesson-first-errands-errand =
    .say = At the end of your turn you see to your quests where you stand. Brill is on your list: mark it now.
    .errand-first = Brill is not marked yet. This moment passes; take it back?

lesson-first-errands-burbonn =
    .say = Now Burbonn’s turn, your rival. He walks, uses something, fights, just as you did. Watch, or look at his quests in the meantime.

lesson-first-errands-second-turn =
    .say = You have { $moves } steps and { $energy } energy. Finish either quest: win another fight, or fly from a city towards Kharanos. Take the turns you need.
    .done = Your first valor! A finished quest is replaced by a harder one.

lesson-first-errands-level =
    .say = Some enemies raise your level: you heal, draw cards, and grow stronger. Spaces of the next colour open; until then they are closed.

lesson-first-errands-defeat =
    .say = Your life is { $life }. If damage reaches it, you wake in the nearest city, healed. Level, items and quests stay yours, so be bold.
