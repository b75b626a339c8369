lesson-07-the-worst-first = The worst first
    .about = An enemy in a rage does not look whom it hits.
    .goal = The Ironbreaker must not fall.
    .end = The ogre struck hard, but its Frenzy killed the other two before they could act.

lesson-07-the-worst-first-solve =
    .say = The Ironbreaker has { $wounds } of { $health } wounds. A Rat Ogre, a wounded rat and a wounded goblin are at him. Choose who acts first.
    .hint = Read what Frenzy does to the others in the zone.
    .missed = The small ones struck first, and with the ogre it was too much. Its Frenzy would have swept them away.
