### The words of first-errands.lesson: what a newcomer to the Adventure Game reads, step by step.

lesson-first-errands = Two errands
    .about = Walk out of the city, meet a skeleton, and earn your first valor.
    .goal = Finish quests: the first with { $valor } valor wins.
    .end = That was the road, the fight and the reward. The whole map lies open now!

lesson-first-errands-goal =
    .say = You are Grumbaz, an orc warrior looking for glory. Quests bring valor; whoever first has { $valor } valor wins. Two quests lie before you.

lesson-first-errands-walk =
    .say = The die has given you { $moves } steps. One of your quests leads to Brill, next door. Go straight or take a detour; Undo takes a step back.
    .done = Steps that are left over are simply lost. Never mind.
    .hint = Brill lies right above the Undercity.
    .astray = A nice walk, but away from Brill, and steps are few. Take it back?
    .card-later = A good card. Keep it in hand for a moment.
    .too-soon = That ends your walk, and Brill is still waiting. Take it back?

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

lesson-first-errands-wear =
    .say = Weapons and armour must be equipped. You do that at the end of your own turn, after the quests. Other items work right from the bag.

lesson-first-errands-errand =
    .say = At the end of your turn you see to your quests where you stand. Brill is on your list: mark it now.
    .errand-first = Brill is not marked yet. This moment passes; take it back?

lesson-first-errands-burbonn =
    .say = Now Burbonn’s turn, your rival. He walks, uses something, fights, just as you did. Watch, or look at his quests in the meantime.

lesson-first-errands-second-turn =
    .say = You have { $moves } steps and { $energy } energy. Finish either quest: win another fight, or fly from a city towards Kharanos. Take the turns you need.
    .done = Your first valor! A finished quest is replaced by a harder one.

lesson-first-errands-level =
    .say = Some enemies raise your level. You heal, draw three cards and get a stronger character card. Spaces of the next colour open; until then they are closed.

lesson-first-errands-defeat =
    .say = Your life is { $life }. If damage reaches it, you wake in the nearest city, healed. Level, items and quests stay yours, so be bold.
