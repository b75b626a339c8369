### The words of first-game.lesson: what a newcomer to Wrath of the Lich King reads, step by step.

lesson-first-game = Before the gates of Icecrown
    .about = Two heroes, one war: walk, fight, quest, and see how the Scourge answers.
    .goal = Complete { $quests } quests, then storm Icecrown Citadel. Despair { $most } loses the war.
    .end = You know the whole turn now. The war is yours and Jaina’s: play on!

lesson-first-game-goal =
    .say = You win or lose together. Complete { $quests } quests, then storm Icecrown Citadel. But if despair reaches { $most }, Northrend falls.

lesson-first-game-bolt =
    .say = You are Muradin. Begin with your Storm Bolt. Once a turn it fells a ghoul next door, for nothing. Dalaran is full of them: throw it there.
    .done = One ghoul less, and not one action spent.
    .hint = Dalaran lies next to Frosthold, where you stand.
    .on-foot = That ghoul you could reach on foot. Undo, and strike where you are not going.
    .bolt-first = Walking works, too. But from here the bolt reaches Dalaran: undo, and throw it first.
    .keep-travel = That spends a card. Keep it for when your actions are gone.
    .too-soon = That ends your actions, and you have done nothing yet. Take it back.

lesson-first-game-move =
    .say = Every turn gives you { $actions } actions. A step along a line is one. Ghouls wait at the Temple of Storms: go there.
    .hint = The Temple of Storms lies right beside you.
    .elsewhere = You can go there, too. The ghouls we are after stand at the Temple of Storms.
    .keep-travel = That spends a card. On foot it is one step.
    .too-soon = You still have actions, and ghouls are waiting. Take it back?

lesson-first-game-fight =
    .say = Now fight! You roll two dice: every success fells a ghoul, every block stops a wound.
    .done = The dice have fallen, and dice cannot be taken back.
    .missed = No actions are left for this fight. Start the step again.
    .elsewhere = That leads away from the fight. Take it back?
    .keep-travel = That leads away from the fight, and spends a card. Take it back?
    .too-soon = You still have actions, and ghouls to fight. Take it back?

lesson-first-game-card =
    .say = { $hits ->
        [one] You have { $hits } success.
       *[other] You have { $hits } successes.
    } A Fight card adds more, but is gone afterwards. Ghouls that still stand strike back. Spend the card or keep it: you decide.

lesson-first-game-quest =
    .say = Next door, Ulduar holds one of your quests. Its track has { $length } spaces. Go there and take the quest action.
    .missed = No actions are left for the quest. Start the step again, or go on without it.
    .elsewhere = That leads away from the quest. Ulduar is where it waits.
    .fight-later = Fighting works, too. But quests win the war, and your actions are few.
    .keep-travel = That would spend the card. The quest at Ulduar can use it for nothing.
    .too-soon = You still have actions for the quest. Take it back?

lesson-first-game-lay =
    .say = Every success moves the marker, though Ulduar swallows one. A card with the next icon moves it as well. Lay your Travel card!
    .done = See your hand: cards laid on a quest come back to you.
    .it-comes-back = Keeping it gains nothing. A card that is laid comes back at once.

lesson-first-game-stay-or-go =
    .say = No actions are left, but Travel is free. An abomination is coming: stay for the quest, or flee? Try it: Undo brings you back. Then end your actions.

lesson-first-game-draw =
    .say = The rest of a turn runs by itself. First you drew { $drawn } cards: they are in your hand.

lesson-first-game-ghouls =
    .say = Then { $rate } Scourge cards each brought a ghoul. Where { $full } stand already, another one is an overrun: despair grows, and an abomination comes.

lesson-first-game-abomination =
    .say = Abominations walk to the nearest hero and hit him. Defend stops up to { $prevented } damage, once. Play it now, or grit your teeth?

lesson-first-game-jaina =
    .say = Jaina’s turn: just watch. You may help her with cards. Whatever she wants to do with Muradin, she asks first; you agree or refuse.
    .done = Cards of all heroes on a space help. Together you are stronger.

lesson-first-game-second-turn =
    .say = This turn is all yours. Fight, quest, walk: do what seems best; Jaina helps where she stands. Then end your actions.

lesson-first-game-rise =
    .say = The Scourge Rises was waiting in the deck. The Lich King moved: in his region he adds damage. And old Scourge cards are on top again.
