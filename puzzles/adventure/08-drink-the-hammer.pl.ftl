lesson-08-drink-the-hammer = Wypij młot
    .about = Każdy przedmiot ma drugie zastosowanie.
    .goal = Dotrzyj w tej turze do Podziemnego Miasta.
    .end = Młota już nie ma, a ty jesteś na miejscu.

lesson-08-drink-the-hammer-solve =
    .say = Do Podziemnego Miasta są dwa kroki, a ruchu masz { $moves }. Nic w torbie cię nie przyspieszy. Dotrzyj tam w tej turze.
    .hint = Spójrz na mikstury na wszystkim, co masz.
    .missed = Brakuje jednego kroku. Każdy przedmiot można wypić jako miksturę, którą pokazuje, także broń w ręce.
