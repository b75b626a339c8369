lesson-08-objectives = Vojenské cíle
    .about = Lidé platí tomu, kdo je první.
    .goal = Získej v tomto tahu { $want } mincí.
    .end = Oba cíle a hora, v pořadí, v němž jedno otevře druhé.

lesson-08-objectives-solve =
    .say = Tvoji Trpaslíci mají na dosah dva vojenské cíle a v ruce žetony: { $hand }. Získej v tomto tahu { $want } mincí.
    .hint = Který cíl otevře cestu k druhému?
    .missed = Jeden cíl zbyl, nebo došly žetony. Trpaslíci obsadí prázdnou horu za jediný žeton.
