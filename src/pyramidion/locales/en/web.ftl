web-name = Pyramidion
web-pages = Pages
web-page-start = Play
web-page-lobby = Lobby
web-page-settings = Settings
web-page-table = Table
web-page-locked = Closed company
web-page-missing = Nothing here
web-skip = Skip to the content
web-home = To the start page
web-close = Close
web-save = Save
web-menu = Menu
web-loading = Setting the table …
web-no-server = The server does not answer. Please try again in a moment.
web-lost = The connection was lost just then. Please try again.
web-offline = No connection. Trying to come back …

## Start

web-start-title = Build. Explore. Reach the top.
web-start-words = Two pyramid games for you, your friends and clever bots.
web-unofficial = An unofficial tribute with rules in its own words and its own drawings. The printed games are worth buying.
web-pick = Pick a game
web-about-silver-gold = Explore pyramids square by square: everyone marks the same pattern at once, each in their own way.
web-about-pyramido = Lay dominoes level by level and bring buried gems to light with the colours on top.
web-players = { $least }–{ $most } players
web-who = Who plays?
web-your-name = Your name
web-guest = Guest
web-their-name = Name of this player
web-player-n = Player { $number }
web-add-player = Add a player
web-remove-player = Remove player { $number }
web-solo = Alone against the Legend.
web-seat-open = A friend, by link
web-seat-here = A person at this screen
web-seat-free = Free seat
web-seat-bot = Bot: { $level }
web-bot-random = Wanderer
web-bot-novice = Novice
web-bot-explorer = Explorer
web-bot-master = Master
web-option-deck = Deck
web-option-deck-standard = Standard
web-option-deck-wandering = Wandering
web-option-legend = Become
web-option-legend-a = a Legend
web-option-legend-the = THE Legend (harder)
web-hints-allowed = Allow hints
web-public = Show this table in the lobby
web-start = Start the game
web-open-table = Open a table

## Lobby and waiting room

web-lobby-words = Open tables that you may join or watch.
web-lobby-mine = Your tables
web-lobby-empty = No table is open right now. Be the first.
web-free-seats =
    { $count ->
        [0] No free seat
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-status-playing = Being played
web-status-over = The game is over
web-go-back = Go on
web-go-join = Join
web-go-watch = Watch
web-go-result = See the result
web-waiting = Waiting for players …
web-waiting-full = All are here. The host can start.
web-invite = Invite friends
web-invite-link = Link to this table
web-qr = The link to this table as a QR code
web-copy = Copy
web-copied = Copied
web-copy-link = Copy the link
web-sit = Sit here
web-leave = Stand up

## Settings

web-language = Language
web-theme = Theme
web-theme-system = Like the device
web-theme-light = Day
web-theme-dark = Night
web-motion = Animations
web-motion-system = Like the device
web-motion-on = On
web-motion-off = Off
web-sound = Sounds
web-angle = See pyramids at an angle
web-ask-confirm = Ask before a move is played
web-pace = Bots take their time
web-plain = Moves as a list instead of a drawn board
web-you = You
web-device = Another device
web-device-words = A code makes another device the same player, so that your games are there too.
web-make-code = Make a code
web-code = Code
web-use-code = Use a code
web-code-holds =
    { $minutes ->
        [one] holds for { $minutes } minute, once
       *[other] holds for { $minutes } minutes, once
    }
web-locked-words = The host of these tables lets in those who know the password.
web-password = Password
web-wrong-password = That is not the password.
web-enter = Enter

## At the table

web-beside = Players, log and chat
web-now = Now
web-actions = Actions
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-not-your-turn = Not your turn
web-watching = You are watching
web-wait-for = Waiting for { $names }.
web-choose = Choose one of the moves below.
web-confirm-now = Confirm this, or take it back.
web-confirm-added = { $added }. Confirm, or take it back.
web-undo = Undo
web-confirm = Confirm
web-hint = Hint
web-thinking = Thinking …
web-hint-title = What the master would do
web-hint-words = How the game is likely to end. The bar shows how far it may vary.
web-hint-worth =
    { $side ->
        [ahead] { $points } points ahead
        [behind] { $points } points behind
       *[level] level
    } · { $chance } to win
web-seats = Players
web-is-bot = Bot
web-acting = to move
web-legend = The Legend
web-enlarge = Enlarge the board of { $name }
web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-watchers =
    { $count ->
        [one] { $count } onlooker
       *[other] { $count } onlookers
    }
web-gone = Not connected.
web-replace = Let a bot play on
web-stands-in = A bot plays for { $name }.
web-reclaim = Take the seat back
web-since = Since your last turn
web-log = What happened
web-log-all = All
web-log-empty = Nothing yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-curtain = Pass the device to { $name }
web-curtain-words = What the others chose stays hidden until all are done.
web-curtain-open = I am { $name }
web-ask-back = Ask to take back
web-back-asked = { $name } would like to take back the last move.
web-back-waiting = Waiting for { $names } to allow the take-back.
web-back-grant = Allow
web-back-refuse = Refuse
web-back-withdraw = Withdraw
web-rules = Rules
web-to-rule = The rule { $clause }
web-record = Download the record
web-leave-table = Leave the table
web-any-offers =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
web-any-search = Search the moves
web-any-data = The table as a list

## The end

web-you-win = You win!
web-wins =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
web-legend-wins = The Legend wins.
web-place = { $place }.
web-course = The course of the game
web-course-words = Points of all players over { $turns } steps; the score sheet has the final ones.
web-rematch = Rematch
web-join-rematch = Join the rematch
web-new-game = New game
web-fair = How to check the shuffle
web-fair-words = Before the first card the server published the SHA-256 of the seed. Hash the seed below and compare.
web-seed = Seed
web-commitment = Published before the game
web-missing-title = Only sand here
web-missing-page = There is no page at this address.
web-missing-table = There is no such table, or it has been cleared away.

## What the server refuses, by its rules

refused-ADVICE = There is no hint to be had just now.
refused-BACK = This take-back is not possible now.
refused-BOT = There is no such bot here.
refused-BUSY = Too much happens at this table at once. Please try again.
refused-FAULT = Something went wrong on the server. The fault has been noted.
refused-GAME = There is no such game here.
refused-GUEST = Choose a name first.
refused-HTTP = The server could not make sense of this request.
refused-LESSON = There is no such lesson.
refused-LIMIT = You have too many unfinished games. Finish some first.
refused-LINK = This code does not hold any more. Make a new one.
refused-NO-TABLE = There is no such table, or it has been cleared away.
refused-ORIGIN = This request came from a page of another site.
refused-PASSWORD = This server asks for a password first.
refused-RATE = That was a little too fast. Wait a moment and try again.
refused-REC = The record cannot be read: something in it is missing or does not fit.
refused-RECORD = One can look back at a game only when it is over.
refused-SEAT = This seat does not allow that: it is taken, not yours, or a bot plays on it.
refused-STORE = The server cannot save anything at the moment. Please try again.
refused-TABLE = The table does not allow that now: a seat is still open, the game has begun or is over, or only the host may do it.
refused-TOKEN = There is no such token here, or it was ended.
refused-TURN = The table has changed in the meantime. Look at your board again.
refused-WIRE = The server could not make sense of this message. Please reload the page.
refused-other = The server does not allow that now.
