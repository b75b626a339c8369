lesson-02-who-acts-next = Kdo teď?
    .about = Nepřítel udeří toho, kdo ho probudí.
    .goal = Ve fázi nepřátel nikdo nepadne.
    .end = Železolamač vzal oba netopýry a ostatní se jen přiblížili.

lesson-02-who-acts-next-solve =
    .say = Strážkyně stezek má zranění: { $wounds } z { $health }. Ve stínu číhají čtyři nepřátelé. Buď je tak, aby nikdo nepadl.
    .hint = Který z nich zraní toho, kdo ho probudí?
    .missed = Netopýr zraní hrdinu, který ho probudí. Železolamač to snese, Strážkyně ne.
