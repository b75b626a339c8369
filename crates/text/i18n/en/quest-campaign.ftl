### The campaign of Warhammer Quest: its log, and files that cannot be read.

wq-campaign-next = { $campaign }: quest { $number } of { $quests } is next, “{ $quest }”
wq-campaign-won = { $campaign }: the campaign is won!
wq-campaign-lost = { $campaign }: the campaign is lost.
wq-campaign-quest-won = { $rounds ->
        [one] “{ $quest }”: won in { $rounds } round
       *[other] “{ $quest }”: won in { $rounds } rounds
    }
wq-campaign-quest-lost = { $rounds ->
        [one] “{ $quest }”: lost in { $rounds } round
       *[other] “{ $quest }”: lost in { $rounds } rounds
    }
wq-campaign-hero = { $hero }: gear limit { $n }
wq-campaign-advanced = advanced actions
wq-campaign-summary = { $won ->
        [one] { $won } of { $quests } quests won
       *[other] { $won } of { $quests } quests won
    }
wq-campaign-damaged = This campaign file is damaged at line { $line }, column { $column }: { $what }. It was left as it is.
wq-campaign-version = This campaign file is of version { $found }, and version { $known } can be read here. It was left as it is.
wq-campaign-edition = This campaign is played with other cards (“{ $found }”) than those here (“{ $here }”). It was left as it is.
wq-campaign-content = This campaign file says what cannot be, in line { $line }: { $what }. It was left as it is.
