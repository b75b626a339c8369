### What each race, power and marker does. The numbers of pieces come from the game's data.

## Races

sw-rules-race-bloodelves = At the end of your turn, gain 1 coin for each Magic region they hold.
sw-rules-race-draenei = In every opponent’s turn, the first Draenei token that would be discarded returns to your hand instead and is placed again with the others.
sw-rules-race-dwarves = Mountain regions cost them 2 tokens less, but at least 1.
sw-rules-race-ethereals = Once per turn, either carry a face-up Artifact from a neighbouring region into one of their own and use it at once, or conquer a neighbouring region with a face-up Legendary Place for 2 tokens less, but at least 1.
sw-rules-race-forsaken = For each Race or Murloc token that falls to them in your turn, you may buy 1 more Forsaken token for 1 coin. Recruits arrive after the last conquest.
sw-rules-race-gnomes = Once per turn, an air strike conquers any region of any board as if it were adjacent, even as a first conquest. You may roll the Reinforcement die before paying and lower the cost by the result, but not below 1.
sw-rules-race-goblins = At the end of your turn, plant face-down Bombs in neighbouring regions held by opponents’ Active races. At the start of your next turn each of them is turned over: a live one counts as a conquest and empties the region, a dud does nothing. Of the { $bombs } Bombs, { $duds } are duds.
sw-rules-race-humans = At the end of each of your turns, put { $objectives } Military Objectives on different regions not held by the Alliance. Whoever conquers one with a race that is not of the Horde gains 2 coins; if that is an opponent, you gain 2 coins as well.
sw-rules-race-kobolds = Every Cave region of every board counts as adjacent to them and can be their first conquest without a travel token.
sw-rules-race-naga = They may conquer Seas and Lakes at the ordinary cost; a first conquest there costs 2 tokens. They stay in the water when they decline.
sw-rules-race-nightelves = Forests cost them 1 token less, but at least 1. Each Forest they conquer gets a Wisp Wall that adds 1 to its defence and stays when they decline. There are { $walls } of them.
sw-rules-race-orcs = Each conquest of a region held by an Alliance race is worth 1 extra coin, on top of the faction bonus.
sw-rules-race-pandaren = At the end of your turn, give a Harmony token to every opponent whose Active race they did not attack. Its holder must pay you 2 coins before attacking them. The tokens return at the start of your turn.
sw-rules-race-tauren = They conquer and hold regions with at least 2 tokens each, but still lose only 1 when a region falls. When they decline, up to 2 tokens may stay in each region.
sw-rules-race-trolls = Occupied regions cost them 1 token less, but at least 1.
sw-rules-race-worgen = At the start of your turn, choose a form: as humans you gain 2 coins at once; as worgen you pay 1 coin and every conquest this turn costs 1 token less, but at least 1.
sw-rules-race-murlocs = Wild folk that belongs to nobody and counts as a Declining race. Each Murloc token adds 1 to the cost of its region and leaves the game when the region is conquered.

## Special powers

sw-rules-power-archaeologists = At the end of your turn, gain 1 coin for each revealed Artifact and Legendary Place in the regions they hold.
sw-rules-power-swampwalkers = At the end of your turn, gain 1 coin for each Swamp they hold.
sw-rules-power-champions = Once per turn, the Champion conquers a neighbouring region for free, whatever defends it. He counts as 1 token in defence. If his region falls, no token is lost, but you pay the conqueror 1 coin of ransom.
sw-rules-power-mountaineers = At the end of your turn, gain 1 coin for each Mountain region they hold.
sw-rules-power-miners = At the end of your turn, gain 1 coin for each Cave region they hold.
sw-rules-power-blacksmiths = Every conquest costs 1 token less, but at least 1.
sw-rules-power-portalmages = Twice per turn, swap everything that lies in two Magic regions of any boards, except Mountains and Legendary Places.
sw-rules-power-battlemasters = Each time they conquer an occupied region, gain 1 coin at once.
sw-rules-power-marshdwellers = Before an opponent conquers a Swamp they hold, he must pay you 1 coin. Works even when they decline.
sw-rules-power-fieldsdefenders = At the end of your turn, a Watch Tower goes on each Field they hold if they also hold more of the regions around it than any other race. A region with a tower is immune to conquests, powers and abilities. There are { $towers } of them.
sw-rules-power-explorers = At the end of your turn, gain 1 coin for each board on which they hold a region.
sw-rules-power-farmers = At the end of your turn, gain 1 coin for each Field they hold.
sw-rules-power-fishermen = At the end of your turn, gain 1 coin for each region they hold next to a Sea or Lake.
sw-rules-power-muscle = Three times per turn, before the final conquest, move 1 opposing Race token from a neighbouring region to another region of the same race; if it has none, the token is discarded. Murlocs are always discarded. A Wisp Wall or Fort must be torn down first, which takes one use.
sw-rules-power-trackers = At the end of your turn, gain 1 coin for each Forest they hold.
sw-rules-power-wardens = At the end of your turn, a Fort goes on each region they hold: it adds 1 to the defence and stays when they decline. There are { $forts } of them.
sw-rules-power-beastmasters = At the start of your turn, discard your Beasts and take 1 for each Hill you hold, up to { $beasts }. Beasts conquer and defend like Race tokens, and in a conquered region a Beast is lost instead of a token.
sw-rules-power-enraged = When they conquer a region defended by 2 or more Race tokens, gain 1 coin for each of those tokens at once.
sw-rules-power-herbalists = At the end of your turn, gain 1 coin for each Hill they hold.
sw-rules-power-seafarers = Starting regions that are not adjacent cost them no travel token.

## Artifacts

sw-rules-relic-aegis = At the end of your turn, put it on one of your regions, which becomes immune to conquests, powers and abilities. An opponent may pay you 2 coins to ignore it until the end of his turn.
sw-rules-relic-frostmourne = Once per turn, a conquest costs 2 tokens less, but at least 1. The Artifact moves into the region conquered with it.
sw-rules-relic-ashes = Once per turn, conquer any region of any board at its ordinary cost as if it were adjacent. The Artifact moves into the region conquered with it.
sw-rules-relic-heart = At the end of your turn, put it on one of your regions. Every opponent whose Active race holds a region next to it pays you 1 coin.
sw-rules-relic-doomhammer = Once per turn, conquer a region with a single token after paying 2 coins to its owner, or to the bank if it has none. The Artifact moves into the region conquered with it.

## Legendary Places

sw-rules-relic-meetingstone = Starting regions that are not adjacent cost you no travel token.
sw-rules-relic-lightshope = Your Active race discards no token when it is attacked, in any of its regions; this still covers the attack on the Chapel itself.
sw-rules-relic-karazhan = At the end of your turn, gain 1 coin for each other region you hold of the same kind as this one.
sw-rules-relic-darkportal = At the end of your turn, gain 2 coins.
sw-rules-relic-battleground = The faction bonus counts twice for a race from which you conquered two or more regions this turn. A neutral race may side with the Alliance or the Horde for the turn.
sw-rules-relic-well = When revealed, it moves to a Sea or Lake of the same board. At the end of your turn, gain 2 coins if one of your races, even Declining, holds more regions around it than any race of another player.
sw-rules-relic-spirithealer = When you redeploy, your Active race gets 1 token from the tray, if any is left.

## Markers

sw-rules-marker-fort = Adds 1 to the defence of its region. Goes when the region is conquered or becomes empty.
sw-rules-marker-wisp-wall = Adds 1 to the defence of its region. Goes when the region is conquered or becomes empty.
sw-rules-marker-watch-tower = The region is immune to conquests, powers and abilities of opponents.
sw-rules-marker-objective = Worth 2 coins to whoever conquers the region with a race that is not of the Horde.
sw-rules-marker-bomb = Will be turned over at the start of the Goblins’ next turn.
sw-rules-marker-harmony = Its holder pays the Pandaren 2 coins before attacking them.
sw-rules-marker-champion = Counts as 1 token in defence. Whoever conquers his region gets a ransom of 1 coin.
sw-rules-marker-beast = Counts as a Race token. It is discarded at the start of its owner’s turn.
sw-rules-marker-mountain = Adds 1 to the cost of the region. It never leaves.
sw-rules-marker-murloc = Adds 1 to the cost of the region. It belongs to nobody.
