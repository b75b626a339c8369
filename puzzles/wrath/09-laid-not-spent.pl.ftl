lesson-09-laid-not-spent = Wyłożona, nie wydana
    .about = Wyłożona karta wciąż jest na ręce.
    .goal = Wykonaj misję Ulduar i miej zdrowie co najmniej { $want }.
    .end = Karta została wyłożona, wróciła i uleczyła to, co kosztowała misja.

lesson-09-laid-not-spent-solve =
    .say = Tyrion ma zdrowie { $health }, jedną akcję i jedną kartę Leczenia. Wykonaj w tej turze misję Ulduar i zachowaj zdrowie co najmniej { $want }, na pewno.
    .hint = Co się dzieje z kartą wyłożoną na misję?
    .missed = Leczenie przed misją zużywa kartę, a same kości mogą zawieść. Wyłożona karta wraca na rękę i może leczyć po misji.
