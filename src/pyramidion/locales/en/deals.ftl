web-page-deals = Daily deal
web-page-deal = Daily deal
deals-teaser = The same cards for everyone, once a day: how far do you get with them?
deals-words = The same cards for everyone on this server, a new deal each day. Your first game counts.
deals-left = A game that counts can be begun for another { $hours } h { $minutes } min.
deals-rules = One game against the bot { $bot } counts: everybody meets the same cards and the same rival. No hints, no take-backs; you may leave and come back.
deals-going-on = Your game is under way and waits for you.
deals-closed = This day is over. You can look at the games, and play the deal for practice.
deals-counts = This game counts
deals-practice = For practice: this game does not count
deals-play-begin = Play
deals-play-on = Go on
deals-play-more = Play it for practice
deals-results = Results
deals-table = Table of results
deals-played =
    { $count ->
        [one] { $count } result so far
       *[other] { $count } results so far
    }
deals-nobody = Nobody has finished it yet.
deals-player = Player
deals-lead = Lead
deals-look = Look at the game of { $name }
deals-beaten = of the others beaten
deals-first = { $points }. Nobody else has finished yet.
deals-verdict = { $points }: place { $place } of { $players }, better than { $share } of the others.
deals-yardstick = What bots made of the same deal, in your seat:
deals-share = Share
deals-invite = Invite others
deals-share-title = Pyramidion · { $title } · { $name }
deals-days = Other days
deals-before = The day before
deals-after = The day after
deals-yesterday = Yesterday: { $title }
deals-named = A deal with a name
deals-named-words = Agree on a word: everyone who types it here, or opens its link, gets the same cards. It has a table of results of its own.
deals-name = Name of the deal
deals-name-example = e.g. family-night
deals-find = To the deal
deals-same = What is the same for everyone?
deals-same-words = The deal at the start; each drawn pattern in its turn; each card into the display and each domino of a pile in its turn, as long as it has not come earlier; each gem likewise, as long as the bag allows it. The rival is the same bot, which answers the same moves in the same way. From what the deals are drawn only the server knows.
refused-DEAL = That is not possible in a deal: a game that counts is played by yourself and without take-backs; a deal’s name is a day up to today, or a word of up to 40 letters.
