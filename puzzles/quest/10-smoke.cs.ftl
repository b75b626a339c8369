lesson-10-smoke = Dým
    .about = Někdy stačí, že tě nevidí.
    .goal = Prozkoumej vše a ustůj to, se šancí { $percent } % nebo vyšší.
    .end = Nikdo ji v dýmu neviděl a cesta se našla.

lesson-10-smoke-solve =
    .say = Ohnivá čarodějka má zranění: { $wounds } z { $health } a dva nepřátele. Chybí jeden pokrok. Získej ho teď a ustůj to, se šancí { $percent } % nebo vyšší.
    .hint = Kdo hází kostkami, když zkoumá?
    .missed = Každý připravený nepřítel v její zóně hází s ní, při každé akci. Láhev zbaví jednoho, dým skryje před oběma.
