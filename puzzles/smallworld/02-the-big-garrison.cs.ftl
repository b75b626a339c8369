lesson-02-the-big-garrison = Velká posádka
    .about = Nejlépe střežený region bývá nejlepší kořist.
    .goal = Získej v tomto tahu { $want } mincí.
    .end = Celá ruka za jeden region: zaplatila posádka, frakce a dva regiony.

lesson-02-the-big-garrison-solve =
    .say = Tvoji Trolové jsou Rozzuření a v ruce máš žetony: { $hand }. Získej v tomto tahu { $want } mincí.
    .hint = Rozzuření dostanou minci za každý žeton, který brání.
    .missed = Za osamělé obránce nedostanou Rozzuření nic. Posádka na hoře má počet { $held } a za každý žeton zaplatí minci.
