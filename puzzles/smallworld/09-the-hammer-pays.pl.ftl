lesson-09-the-hammer-pays = Młot się zwraca
    .about = Dwie dobrze wydane monety szybko wracają.
    .goal = Miej po tej turze { $want } monet.
    .end = Dwie monety dostali Ludzie, a ich załoga oddała je ponad dwukrotnie.

lesson-09-the-hammer-pays-solve =
    .say = Twoi Orkowie to Zdobywcy. Masz Zgładziciela, monety: { $have }, a na ręce żetony: { $hand }. W Górach stoją Ludzie ({ $held }). Zakończ turę z { $want } monetami.
    .hint = Która załoga jest warta ceny Zgładziciela?
    .missed = Słabe regiony są tanie, ale płacą mało. Zgładziciel zajmuje każdą załogę jednym żetonem, a Zdobywcy dostają monetę za każdego obrońcę.
