### Proposals and pointing, where people play together.

together-title = Among yourselves
together-may = You may propose an answer; { $seat } decides.
together-propose-to = Your proposal to { $seat }
together-offer = Propose: { $what }
together-advise = Propose something to { $seat }
    .hint = The table waits for this seat too. You propose, and it decides; your own answer is still yours to give.
    .do = Propose
together-proposes = { $seat } proposes: { $what }
together-proposes-to = { $seat } proposes to { $owner }: { $what }
together-your-proposal = You propose to { $owner }: { $what }
together-do = Do it
    .label = Do it: { $what }
together-no = No
    .label = No: { $what }
together-withdraw = Withdraw
together-points = { $seat } points at { $space }.
together-you-point = You point at { $space }.
together-point = Point at a space
    .hint = The others see for a while which space you choose.
together-point-here = Point here
error-not-cooperative = Proposals and pointing belong to games in which all play together.
error-nobody-asked = Nobody else has to decide now, or only a bot.
error-no-space = There is no space called “{ $space }”.
