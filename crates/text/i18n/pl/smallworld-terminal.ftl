### Co w terminalu stoi za możliwym ruchem.

sw-note-price = cena: { $sum }
sw-note-on-it = na niej: { $sum }
sw-note-roll = { $n } lub więcej na kości: { $percent } %
