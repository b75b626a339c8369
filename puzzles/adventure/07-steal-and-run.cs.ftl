lesson-07-steal-and-run = Sebrat a pryč
    .about = Kdo střílí, udeří první.
    .goal = Seber Burbonnovi byliny, se šancí { $percent } % nebo vyšší.
    .end = Vyděšený minul a tvoje rána minout nemohla.

lesson-07-steal-and-run-solve =
    .say = Burbonn padne po jedné ráně a ty také: poškození máš { $damage } z { $life }. Seber mu byliny, se šancí { $percent } % nebo vyšší.
    .hint = Kdo z vás útočí na dálku?
    .missed = Tvoje rána by zasáhla i tak. On střílí, než k němu dojdeš; vyděs ho, jinak můžeš padnout první.
