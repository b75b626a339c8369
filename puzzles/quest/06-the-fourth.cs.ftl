lesson-06-the-fourth = Ten čtvrtý
    .about = Plná zóna není úkryt.
    .goal = Železolamač nesmí padnout.
    .end = On vzal krysy a na orky zbylo místo u Strážkyně.

lesson-06-the-fourth-solve =
    .say = Železolamač má zranění: { $iron } a nepřátel v zóně: { $most }. Ve stínu číhají dva orkové a dvě krysy. Buď je tak, aby ustál.
    .hint = Co se stane s nepřítelem, na kterého nezbylo místo?
    .missed = Kdo probudí čtvrtého nepřítele, je zraněn už jeho příchodem a potom jeho úderem. Krysy stojí málo, orkové příliš.
