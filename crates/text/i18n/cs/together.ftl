### Návrhy a ukazování tam, kde se hraje společně.

together-title = Mezi hráči
together-may = Můžeš navrhnout odpověď; rozhoduje { $seat }.
together-propose-to = Tvůj návrh, rozhoduje { $seat }
together-offer = Navrhnout: { $what }
together-advise = Navrhnout něco: { $seat }
    .hint = Stůl čeká i na toto místo. Ty navrhuješ, rozhoduje ono; tvoje vlastní odpověď na tebe dál čeká.
    .do = Navrhnout
together-proposes = { $seat } navrhuje: { $what }
together-proposes-to = { $seat } navrhuje (rozhoduje { $owner }): { $what }
together-your-proposal = Navrhuješ (rozhoduje { $owner }): { $what }
together-do = Udělat
    .label = Udělat: { $what }
together-no = Ne
    .label = Ne: { $what }
together-withdraw = Vzít zpět
together-points = { $seat } ukazuje: { $space }.
together-you-point = Ukazuješ: { $space }.
together-point = Ukázat pole
    .hint = Ostatní chvíli vidí, které pole ukazuješ.
together-point-here = Ukázat sem
error-not-cooperative = Návrhy a ukazování patří ke hrám, ve kterých hrají všichni společně.
error-nobody-asked = Nikdo jiný teď nerozhoduje, nebo jen bot.
error-no-space = Pole „{ $space }“ tu není.
