### Kampania gry Warhammer Quest: dziennik i pliki, których nie da się odczytać.

wq-campaign-next = { $campaign }: następna jest przygoda { $number } z { $quests }, „{ $quest }”
wq-campaign-won = { $campaign }: kampania kończy się zwycięstwem!
wq-campaign-lost = { $campaign }: kampania kończy się porażką.
wq-campaign-quest-won = { $rounds ->
        [one] „{ $quest }”: zwycięstwo w { $rounds } rundę
        [few] „{ $quest }”: zwycięstwo w { $rounds } rundy
       *[many] „{ $quest }”: zwycięstwo w { $rounds } rund
    }
wq-campaign-quest-lost = { $rounds ->
        [one] „{ $quest }”: porażka po { $rounds } rundzie
        [few] „{ $quest }”: porażka po { $rounds } rundach
       *[many] „{ $quest }”: porażka po { $rounds } rundach
    }
wq-campaign-hero = { $hero }: limit ekwipunku { $n }
wq-campaign-advanced = akcje zaawansowane
wq-campaign-summary = { $won ->
        [one] wygrana { $won } przygoda z { $quests }
        [few] wygrane { $won } przygody z { $quests }
       *[many] wygranych { $won } przygód z { $quests }
    }
wq-campaign-damaged = Ten plik kampanii jest uszkodzony: wiersz { $line }, kolumna { $column }: { $what }. Pozostał bez zmian.
wq-campaign-version = Ten plik kampanii jest w wersji { $found }, a tutaj można odczytać wersję { $known }. Pozostał bez zmian.
wq-campaign-edition = Tę kampanię rozgrywa się innymi kartami („{ $found }”) niż te tutaj („{ $here }”). Plik pozostał bez zmian.
wq-campaign-content = Ten plik kampanii mówi w wierszu { $line } coś niemożliwego: { $what }. Pozostał bez zmian.
