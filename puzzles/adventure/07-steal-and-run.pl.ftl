lesson-07-steal-and-run = Skok i w nogi
    .about = Kto strzela, uderza pierwszy.
    .goal = Zabierz Burbonnowi zioła, z szansą { $percent } % lub większą.
    .end = Przestraszony spudłował, a twój cios nie mógł chybić.

lesson-07-steal-and-run-solve =
    .say = Burbonn padnie od jednego ciosu, ty też: obrażenia masz { $damage } na { $life }. Zabierz mu zioła, z szansą { $percent } % lub większą.
    .hint = Który z was atakuje z dystansu?
    .missed = Twój cios i tak by trafił. On strzela, zanim go dosięgniesz; przestrasz go, bo możesz paść pierwszy.
