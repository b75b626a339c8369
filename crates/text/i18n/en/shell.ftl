### The house, the table and everything around the games.

## The house

app-name = gospoda
app-tagline = A table for four board games. No account, no waiting.
app-unofficial = An unofficial implementation, made by players. It is not endorsed by the rights holders; names belong to their owners.
app-source = Source code
app-skip = Skip to the table
app-no-script = Without JavaScript the page still works: it reloads after every action.

## A new table

lobby-new-table = New table
lobby-choose-game = Choose a game
lobby-games = Games
lobby-another-game = Another game
lobby-local = Without a network
    .hint = The whole table in this browser: alone with bots, or several of you at one screen. Once opened, it works on a train or a plane, and your matches stay on this device.
    .go = Play in this browser
lobby-players = Players
lobby-options = Options
lobby-options-hint = Everything here has a sensible default.
lobby-start = Start the game
lobby-play-now = Play now
lobby-with-friends = Play with friends
lobby-minutes = about { $n } min
lobby-easy = easy
lobby-medium = medium
lobby-demanding = demanding
lobby-against = against each other
lobby-together = together
lobby-join = Join a table
lobby-join-code = Recovery code
lobby-join-code-hint = The recovery code of a seat: at the table it stands on the card behind your own name.
lobby-rematch = Play again
lobby-random = not named
lobby-yes = yes
lobby-no = no
lobby-my-tables = My tables
lobby-how-many = How many play?
lobby-who = Who plays?
lobby-have-code = I have a code

## Seats

seat-seat = Seat { $number }
seat-name = Name
seat-default-name = Player { $number }
seat-me = me
seat-person = another person at this screen
seat-online = somebody with a link
seat-bot-stranger = bot: stranger
    .hint = Knows the rules and takes what is near.
seat-bot-guest = bot: guest
    .hint = Plays with sense and errs now and then.
seat-bot-regular = bot: regular
    .hint = Plans its turn. Right for most evenings.
seat-bot-old-hand = bot: old hand
    .hint = Thinks of what you will answer.
seat-bot-host = bot: host
    .hint = All that the house has. Thinks longest.
seat-called-stranger = Stranger
seat-called-guest = Guest
seat-called-regular = Regular
seat-called-old-hand = Old hand
seat-called-host = Host
seat-called-random = Random
seat-called-greedy = Greedy
seat-called-flat = Reckoner
seat-called-mcts = Thinker
seat-called-nth = { $name } { $number }
seat-empty = empty
seat-add = Add a seat
seat-remove = Remove seat { $number }
seat-take = Take this seat
seat-link = Link to this seat
seat-link-hint = Whoever opens the link plays this seat.
seat-copy = Copy
seat-copied = Copied
seat-spectator = spectator
seat-you = you
seat-connected = connected
seat-away = away
seat-thinking = { $seat } is thinking
seat-first = goes first
seat-code = Your recovery code
seat-code-hint = Write it down: it brings you back to your seat from any device. Show it to nobody.
seat-code-elsewhere = The code of this seat was made on another device and is known only there.
seat-code-new = Make a new code
    .hint = The old one stops working then.
seat-hand-over = Hand this seat over to
    .do = Hand over
seat-invitation = Send this link

## At the table

table-title = { $game }: table { $table }
table-status = Status
table-board = Board
table-players = Players
table-offer = On offer
table-actions = What you can do
table-hand = In hand
table-hidden = hidden
table-round = Round { $round } of { $rounds }
table-your-turn = Your turn
table-waiting-for = Waiting for { $seat }
table-watching = You are watching
table-game-over = The game is over
table-selected = selected: { $what }
table-why-not = Why not?
table-not-possible = Not possible now
table-nothing-to-do = Nothing to do until it is your turn.
table-confirm = Confirm
table-cancel = Cancel
table-close = Close
table-back = Back
table-details = Details
table-undo = Undo
    .hint = Takes back your last action, up to the last die, secret or other player.
table-undo-ask = Ask to undo
table-undo-asked = { $seat } asks to take back the last action.
table-undo-allow = Allow
table-undo-refuse = Refuse
table-undo-waiting = Waiting for the others to agree.
table-restart-turn = Restart turn
    .hint = Takes back everything since your turn began, as far as it can be taken back.
table-end-turn = End turn
table-auto = Answer for me
table-auto-always = always
table-auto-never = never
table-auto-ask = ask
table-save = Download the match file
table-replay = Replay
table-seat-does = { $seat }: { $what }
table-step = Step { $step } of { $steps }
table-step-first = First
table-step-back = Step back
table-step-on = Step on
table-step-last = Last
table-zoom = Larger map
table-all-choices = All choices as a list
table-confirm-ask = This cannot be taken back.
table-tab-act = Act
table-tab-offer = Offer

## Connection

link-reconnecting = Connection lost. Reconnecting…
link-back = Connected again.
link-offline = The server does not answer. Nothing is lost: your game goes on where it stopped.

## One screen for several people

curtain-pass = Pass the screen to { $seat }
curtain-show = I am { $seat }: show my hand
curtain-hint = What you hold in secret is covered until then.

## Log and result

log-title = Log
turns-title = Their last turns
turns-past = Earlier turns
log-empty = Nothing has happened yet.
log-more = Show earlier entries
log-new = new
result-title = Result
result-board = See the board
result-winners = { $n ->
    [one] { $who } wins
   *[other] { $who } win
}
result-sources = Where the coins came from
result-story = Story
result-score = Score
result-numbers = Numbers
result-second = Second: { $who }
result-behind = { $n ->
    [0] level, with fewer tokens on the boards
    [one] one coin less
   *[other] { $n } coins less
}
result-start = at the start
result-place = Place
result-player = Player
result-coins = Coins
result-tokens = Tokens on the boards
result-winner = { $seat } wins
result-shared = Shared victory: { $seats }
result-won = You win!
result-lost = You lose.
result-team-won = The table wins!
result-team-lost = The table loses.
result-verify = Check the dice
result-commitment = Commitment made before play: { $hash }
result-seed = The seed behind it
plot-title = Coins by round
plot-round = Round
plot-hint = Totals are secret during play and shown only now.

## Preferences

pref-title = Settings
pref-language = Language
pref-contrast = Contrast
pref-contrast-normal = normal
pref-contrast-high = high
pref-motion = Motion
pref-motion-full = full
pref-motion-reduced = reduced
pref-motion-system = as the device says
pref-pace = How fast events are played
pref-pace-off = not at all
pref-pace-fast = fast
pref-pace-normal = normally
pref-pace-slow = slowly
pref-pace-step = step by step
pref-sound = Sounds
pref-sound-off = off
pref-sound-on = on
pref-volume = Volume
pref-sound-groups = What is heard
pref-sound-dice = dice
pref-sound-cards = cards and pieces
pref-sound-fights = fights
pref-sound-bell = a bell when it is your turn and you look elsewhere
pref-sound-moments = big moments
queue-skip = Space or a click: to the end
    .touch = Tap: to the end
pref-confirm = Ask before actions that cannot be undone
pref-theme = Colours
pref-theme-light = light
pref-theme-dark = dark
pref-theme-system = as the device says
pref-thinking = Who thinks for bots where you play alone with them
pref-thinking-server = the server
pref-thinking-browser = this browser; it then knows what they know
pref-view = Layout
pref-save = Save
pref-saved = Saved

## Rules and help

help-title = Help
help-rules = Rules
help-rule = Rule { $rule }
help-cards = Components
help-how = Choose what you want to do from the list, or a marked region on the board. Choices that are greyed out say why they are not possible.
help-keys = Keyboard
key-tab = Tab: to the next choice
key-enter = Enter: do it
key-arrows = Arrow keys: to the neighbouring region
key-escape = Escape: close
key-undo = U: undo
key-end = E: end this part of the turn
key-log = L: log
key-help = ?: this help

## Where a component’s values come from

prov-title = Where this comes from
prov-seed = rulebook
    .hint = Stated in the printed rulebook.
prov-public = public source
    .hint = Found in a public source, not in the rulebook.
prov-house = house
    .hint = Designed here because no source states it; the printed component may differ.
prov-pack = your content pack
    .hint = The owner of the printed game has put this value in place of ours.

## Errors

error-title = That did not work
error-unknown-game = There is no game called “{ $game }”.
error-table-not-found = There is no such table.
error-seat-not-found = There is no such seat, or the link is no longer valid.
error-seat-taken = Somebody else has taken this seat.
error-wrong-code = This recovery code fits no seat.
error-not-your-turn = It is not your turn.
error-stale = The table has moved on meanwhile. Look again, then choose.
error-refused = Not allowed: { $why }
error-bad-action = “{ $action }” is no action of this game.
error-cannot-undo = This cannot be taken back: a die was rolled, something was revealed, or somebody else has acted.
error-nothing-to-undo = There is nothing to take back.
error-frozen = This table has met a fault of ours and stands still. Nothing is lost; the report is on its way.
error-closed = Whoever runs this server has closed this table. It can be looked at, but nothing is played here any more.
error-banned = Whoever runs this server does not let you in.
error-too-fast = Too many requests. Wait a moment.
error-bad-request = The request is incomplete.
error-not-found = There is no such page.
error-server = Something went wrong on our side.
error-store-closed = Nothing can be stored at the moment, so this was not done. Nothing is lost; try again in a little while.
error-store-lost = This table is moving to another server. Look at it again in a few seconds: then you see whether your last step counts.
error-store-unclear = The connection to the database was lost just now. Look at this again in a few seconds: then you see whether your last step counts.
error-go-home = To the front page

## Refusals that every game knows

why-game-over = the game is over
why-not-now = not at this point of the turn
why-not-your-turn = { $seat } is to act now
why-unknown = this is not allowed
refusal-cited = { $why } ({ $rule })

## Terminal

term-choose = Your choice:
term-hint = Type a number, an action, or “help”.
term-quit = Goodbye. The game is kept.

## Counting

count-coins = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
count-players = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
count-regions = { $n ->
        [one] { $n } region
       *[other] { $n } regions
    }
count-rounds = { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
count-watching = { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }
