lesson-08-who-travels-along = Kto idzie z nami
    .about = Kto się przemieszcza, zostawia wrogów, ale nie wszystkich.
    .goal = Nie zostaje żaden z trzech rannych wrogów.
    .end = Kuźnia pokonała ghula, a cień został z tyłu.

lesson-08-who-travels-along-solve =
    .say = Sala kuźni jest w pełni zbadana. Za żetony ({ $price }) zadaje jednemu wrogowi rany: { $hit }. Pozbądź się w tej fazie wszystkich trzech wrogów.
    .hint = Który z nich byłby przy was także w nowym obszarze?
    .missed = Drużyna zostawia za sobą cień, ale wróg w strefie bohatera idzie razem z nim. To jemu należy się ogień kuźni.
