lesson-06-ghouls-run-out = Ghouls run out
    .about = Too many ghouls on the map are a danger of their own.
    .goal = Do not lose in this turn.
    .end = Three ghouls went back to the supply; where they stood was of no matter.

lesson-06-ghouls-run-out-solve =
    .say = The supply holds { $supply } ghoul, and four will come. The hero deck is empty: despair rises by two, from { $despair }. Do not lose.
    .hint = What is removed goes back to the supply.
    .missed = A ghoul that is missing in the supply costs despair, wherever it should have stood. You needed three more.
