### What stands behind a choice in the terminal.

sw-note-price = price: { $sum }
sw-note-on-it = on it: { $sum }
sw-note-roll = { $n } or more on the die: { $percent } %
