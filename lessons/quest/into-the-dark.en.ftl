### The words of into-the-dark.lesson: what a newcomer to Warhammer Quest reads, step by step.

lesson-into-the-dark = Into the dark
    .about = Down into the sewers: strike, be struck, help each other, and find the way on.
    .goal = Reach Grump’s Sump and defeat Odious Grump. If all heroes fall, the dungeon wins.
    .end = You have seen it all in small. Odious Grump is still waiting: go and get him!

lesson-into-the-dark-goal =
    .say = Something foul lives down here: Odious Grump. Fight your way through the tunnels to his Sump, and defeat him there. All heroes win together.

lesson-into-the-dark-attack =
    .say = You are the Ironbreaker. Your four cards are your actions; a card that is used lies turned. A goblin blocks your way: attack him! Every success wounds.
    .done = The dice have fallen, and the goblin with them.
    .hint = Attack is one of the four cards in front of you.
    .missed = The goblin is still there. Start the step again, and settle with him first.
    .goblin-first = The goblin strikes back at whatever you do. Better settle with him first.

lesson-into-the-dark-struck-back =
    .say = Did you see? In that very roll the goblin struck back, though he died. The shields on your dice stopped him.

lesson-into-the-dark-aid =
    .say = The Bright Wizard aids you. Each success gives you a token: a sure success for one card. Explore can hold { $most }. For a wound she offers more; you decide.
    .hint = Explore is where the tokens help most now.

lesson-into-the-dark-explore =
    .say = This place needs { $value } progress. Explore: pull the bat off the wizard, that helps, and spend your tokens. Until the roll, Undo takes it all back.
    .done = After exploring you always draw a dungeon card. This time you were lucky.
    .hint = Choose Explore; its tokens are spent before the roll.
    .tokens-wait = Your choice counts. The tokens stay on Explore until you use it.

lesson-into-the-dark-ready =
    .say = All your cards are ready again! One card of each hero bears that icon. Yours is Explore; save it until others are used up.

lesson-into-the-dark-enemies =
    .say = After the heroes come the enemies, one by one, by the words on their cards. No shield stops these wounds. Watch.
    .done = Some bite, some hide in the shadows, where only ranged attacks reach.

lesson-into-the-dark-travel =
    .say = Once a location is fully explored, you may travel on. Enemies in the shadows stay behind; those at your throat come along. Travel, or stay?

lesson-into-the-dark-peril =
    .say = At the end of a round the peril token moves one space. Colours on the track mean trouble. And another hero leads now.

lesson-into-the-dark-second-round =
    .say = This round is yours to the end: the wizard begins, and you answer. At { $health } wounds you would fall. How you go about it is up to you.
    .done = Round by round, deeper in: that is the way to Grump.

lesson-into-the-dark-nemesis =
    .say = One face of the enemy dice shows a nemesis. Then Grump makes himself felt, even from his lair: whoever acts suffers.
