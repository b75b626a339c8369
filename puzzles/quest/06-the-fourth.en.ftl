lesson-06-the-fourth = The fourth
    .about = A full zone is no shelter.
    .goal = The Ironbreaker must not fall.
    .end = He took the rats, and the orcs found room with the Waywatcher.

lesson-06-the-fourth-solve =
    .say = The Ironbreaker has { $iron } wounds, and his zone holds { $most } enemies. Two orcs and two rats lurk in the shadows. Wake them so that he stands.
    .hint = What happens to an enemy that finds no room?
    .missed = A fourth enemy wounds whoever wakes it: by coming, and again by what it does. Rats cost him little, orcs too much.
