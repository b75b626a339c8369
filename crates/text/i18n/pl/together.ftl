### Propozycje i wskazywanie, gdy gra się razem.

together-title = Między wami
together-may = Możesz zaproponować odpowiedź; decyduje { $seat }.
together-propose-to = Twoja propozycja, decyduje { $seat }
together-offer = Zaproponuj: { $what }
together-advise = Zaproponuj coś: { $seat }
    .hint = Stół czeka także na to miejsce. Proponujesz, a decyzja należy do niego; twoja własna odpowiedź nadal czeka na ciebie.
    .do = Zaproponuj
together-proposes = { $seat } proponuje: { $what }
together-proposes-to = { $seat } proponuje ({ $owner } decyduje): { $what }
together-your-proposal = Proponujesz ({ $owner } decyduje): { $what }
together-do = Zrób to
    .label = Zrób to: { $what }
together-no = Nie
    .label = Nie: { $what }
together-withdraw = Wycofaj
together-points = { $seat } wskazuje: { $space }.
together-you-point = Wskazujesz: { $space }.
together-point = Wskaż pole
    .hint = Pozostali widzą przez chwilę, które pole wskazujesz.
together-point-here = Wskaż to pole
error-not-cooperative = Propozycje i wskazywanie są dla gier, w których wszyscy grają razem.
error-nobody-asked = Nikt inny nie ma teraz decyzji do podjęcia albo należy ona do bota.
error-no-space = Nie ma pola „{ $space }”.
