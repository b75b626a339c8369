### The inn: luck that can be proved, talk, notes, history, and who comes next.

## Luck

luck-title = The luck of this table
luck-how = How the dice are proved
luck-words = Mixed in by the seats: { $words }
mix-option = Mix words into the luck first
    .hint = Before play everybody gives a word. The luck then depends on all of them, so that nobody can have chosen it, not even the host.
mix-title = Before play: a word from everybody
mix-why = The house has drawn a secret number and shows its seal below. Now everybody adds a word. The setup and every die come from all of it together.
mix-word = A word for { $seat }
    .hint = Anything will do; the stranger the better. It is written into the match file, for everybody to read.
mix-give = Add this word
mix-given = { $seat }: a word was given
mix-missing = { $seat }: no word yet
mix-begin = Begin now
    .hint = Whoever gave no word plays with the words of the others.
error-mixing = The match has not begun yet: words are still being mixed into its luck.
error-not-mixing = No words are mixed in here, or the match has begun already.
fair-title = Dice that can be checked
fair-intro = A computer that rolls dice could cheat, and nobody would see it. This one gives you the means to catch it.
fair-seal = Before play the house draws a secret number and shows its seal, a fingerprint of 64 letters and digits. The seal says nothing about the number, but no other number has the same seal: from now on the house cannot change its mind.
fair-words = At a table that mixes words, everybody then adds a word of his own. The house did not know the words when it sealed the number, and the players do not know the number: nobody can have chosen what comes out.
fair-draws = Number and words together decide every die and every shuffle of the match, in order, by a recipe that is published. Nothing else does: not the time, not what anybody plays.
fair-reveal = When the match is over, the house shows the number. Everybody can now see that it fits the seal, and can compute every die and every shuffle again.
fair-check = Download the match file at the end and let a program check it on your own computer, without this server:
fair-recipe = The recipe stands in docs/match-file.md of the source code; whoever wants can write a program of his own.

## Watching

watch-delay = Spectators see the board
    .hint = Who only watches can be kept behind, so that nobody at the table can be advised by him.
watch-now = at once
watch-later = { $n ->
        [one] { $n } answer later
       *[other] { $n } answers later
    }
watch-behind = { $n ->
        [one] You watch { $n } answer behind.
       *[other] You watch { $n } answers behind.
    }

## Talk and notes

people-title = Table
people-called = Your name
    .do = Keep
talk-title = Chat
talk-none = Nobody has said anything yet.
talk-say = Say something to the table
talk-send = Say it
talk-quick = In short
talk-hello = Hello!
talk-well = Well played!
talk-thanks = Thank you!
talk-sorry = Sorry!
talk-moment = One moment, please.
talk-your-turn = It is your turn!
talk-bye = Good game, goodbye!
talk-mute = Mute { $seat }
talk-unmute = Listen to { $seat } again
notes-title = My notes
    .hint = Only you read them. They stay with your seat.
notes-save = Keep the notes
error-no-words = There is nothing in it, or it is too long.

## History

past-title = History
past-at = After move { $n } of { $all }
past-go = Go to move
    .do = Go
past-go-back = Back to move { $n }
past-as = Seen by
past-live = Back to the table
past-share = Link to this move
past-since = Since your last turn
past-nothing = Nothing has happened since.
past-all = From the beginning
past-course = How it stood
    .hint = After every move, the house’s estimate of each seat’s prospects from 0 to 100. It is a guess of the bots and no rule.
past-play = Play
past-speed = Speed
story-title = How it turned
    .hint = The moves after which the prospects were most different from before. Each leads to that moment on the board.
story-watch = Watch it in a minute
story-first-blood = First blood – { $told }
story-last-blood = Last blood – { $told }
story-see = See it
past-bring = Open a match file
    .hint = A finished match, as it was downloaded here or written by the program, or one that was taken along to go on here. It is checked die by die first.
past-bring-do = Open
past-watch = Watch it from the beginning
past-again = Again
past-page = All moves on one page
along-do = Take this match along
    .hint = A file to go on with elsewhere, in another browser or at a server: by “Open a match file” on the front page. It holds all secrets of the match, hidden cards and the dice to come among them. From then on nobody else can sit down here.
along-told = This match was taken along: whoever has the file can know its dice.
along-not-alone = Only somebody who has the seats of all people at the table can take the match along.
along-seed-told = This match was taken along, so its dice may be known: nobody else can sit down here.
error-second-seat = Every seat has secrets here: whoever has one cannot take another.
error-bad-match = This match file does not hold. Line { $line }: { $why }
error-match-unproved = Line { $line } of this file has no seed. Only a finished match can be opened here, or one that was taken along.
error-no-move = The match has no such move.

## Taking back by consent, and what comes next

ask-pending = Somebody asks already; wait for the answers.
ask-count = Back by how many moves
ask-taken-back = { $seat } asked, and all agreed: it was taken back.
ask-refused = Somebody did not agree.
again-same = Once more with the same people
again-there = To the next table
give-mine = Let a bot play for me
lobby-next = To the next table that waits for you
lobby-n-waiting = { $n ->
        [one] { $n } table waits for you.
       *[other] { $n } tables wait for you.
    }
error-match-goes-on = The match is not over yet.

## Open tables

open-option = Show it among the open tables
    .hint = Whoever visits this house can then take a free seat without a link.
open-title = Open tables
open-sit = Take a seat
open-free = free seats: { $n }

## What if

whatif-open = What if…
    .hint = Try moves on a copy of your own. Nobody sees it.
whatif-title = Only imagined.
whatif-note = Dice, and all that you cannot see, are made up. Nobody else sees this, and nothing of it counts.
whatif-moves = { $n ->
        [0] Nothing is imagined yet.
        [one] { $n } imagined move.
       *[other] { $n } imagined moves.
    }
whatif-asked = Now { $seat } would decide.
whatif-over = Here the match would end.
whatif-others = Let the others answer
    .hint = The house guesses what they would do.
whatif-back = Step back
whatif-again = From the start
error-nothing-imagined = What you imagined here is forgotten: the table has moved on, the server was started anew, or it was long ago.

## Notifications

tell-title = Notifications
tell-intro = When a game goes on over days, you can be told that it waits for you. You are told only while you are not at the table, and only which table waits: nothing of the position.
tell-mine = You are told by
tell-none = You are not told of anything yet.
tell-push = This browser
    .hint = A note on this device, also when no page is open.
    .do = Tell me here
    .on = This browser is told already.
    .off = This browser takes no notifications, or only over HTTPS.
    .refused = The browser has not allowed it.
tell-push-one = A browser ({ $host })
tell-webhook = A webhook
    .hint = An address that gets a signed request: a bot of yours, or a channel of a chat service such as Discord, Slack or Mattermost.
    .do = Add the address
    .secret = Signed with { $secret }
tell-mail = Mail
    .hint = You get a code first; nothing else is sent before you have shown it here.
    .do = Send me a code
    .wait = waits for its code
    .code = The code from the mail
    .confirm = This is my mailbox
tell-try = Try it
tell-tried = It has arrived.
tell-lost = It did not arrive.
tell-remove = No more
tell-removed = Removed. Nothing is sent there any more.
tell-leave-title = No more notifications
tell-leave-why = You will not get any more mail from here.
tell-code-wrong = This is not the code from the mail.
tell-too-many = There are { $n } already: remove one first.
tell-bad-url = This is no address that starts with https:// or http://.
tell-bad-mailbox = This is no address of a mailbox.
tell-bad-keys = The keys of the browser cannot be read.
tell-private = This address is in a private network. The host of this server does not allow that.
tell-no-mail = This server sends no mail.
tell-code-title = Your code for gospoda
tell-code-is = Somebody wants to be told by mail at this address that a game waits for him. If that is you, show this code:
tell-code-why = If it is not you, do nothing: you will get no other mail.
tell-mail-leave = No more of these mails:
tell-turn = { $game }: your turn
tell-turn-more = Table { $table } waits for you.
tell-withdrawn = { $game }: not your turn any more
tell-withdrawn-more = Table { $table } does not wait for you any more: something was taken back, or somebody else has answered.
tell-consent = { $game }: somebody asks to take back
tell-consent-more = At table { $table } the others wait for you to agree, or not.
tell-over = { $game }: the game is over
tell-over-more = See how table { $table } ended.
tell-trial = gospoda can reach you
tell-trial-more = So you will hear when a table waits for you.
