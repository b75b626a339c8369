### Co v terminálu stojí u možného tahu.

sw-note-price = cena: { $sum }
sw-note-on-it = na ní: { $sum }
sw-note-roll = { $n } nebo více na kostce: { $percent } %
