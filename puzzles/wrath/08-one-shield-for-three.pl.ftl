lesson-08-one-shield-for-three = Jedna tarcza na trzech
    .about = Ciosy zadane razem to jeden cios.
    .goal = Nie przegraj w tej turze.
    .end = Wszystkie przyszły do Muradina, jedna karta przejęła dwa ciosy, a on stoi.

lesson-08-one-shield-for-three-solve =
    .say = Plugastwa: { $count }, tak samo blisko Muradina jak Jainy. On ma zdrowie { $health }, ona padnie od jednego ciosu. Rozpacz wynosi { $despair }. Skieruj każde do kogoś i nie przegraj.
    .hint = Ile z nich powstrzyma jedna karta Obrony?
    .missed = Kto je rozdzieli, straci bohatera i grę. Wszystkie przy jednym bohaterze uderzają naraz, a jedna Obrona powstrzymuje dwa ciosy.
