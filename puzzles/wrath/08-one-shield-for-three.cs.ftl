lesson-08-one-shield-for-three = Jeden štít na tři
    .about = Rány, které padnou najednou, jsou jedna rána.
    .goal = Neprohraj v tomto tahu.
    .end = Všechny přišly k Muradinovi, jedna karta přijala dvě rány a on stojí.

lesson-08-one-shield-for-three-solve =
    .say = Zrůdy: { $count }, stejně blízko k Muradinovi jako k Jaině. On má zdraví { $health }, ona padne po jedné ráně. Zoufalství je { $despair }. Pošli každou k někomu a neprohraj.
    .hint = Kolik z nich pokryje jedna karta Obrany?
    .missed = Kdo je rozdělí, přijde o hrdinu i o hru. Všechny u jednoho hrdiny udeří najednou a jedna Obrana pokryje dvě rány.
