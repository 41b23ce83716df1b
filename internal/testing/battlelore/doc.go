// Package battlelore tests the rules of BattleLore from outside the engine. It is for tests and for `make soak` only.
//
//   - vectors: small scenes as text, one rule or ruling each (testdata)
//   - a reference implementation of a battle, slow and simple, written from the rules and not from the engine: a Table
//     makes every choice, roll and draw; it does not implement Lore cards
//   - invariants of every state of any game
//   - generators of maps, adventures, card sets
//
// A vector is a file of testdata. First comes a header of "key: value" lines:
//
//	rule         the ids that it proves
//	about        what it shows, in a line
//	refused      the message with which the set-up is refused, one a line: such a vector has no play
//	watch        the kinds of event that are compared, instead of the default ones; "all" for every kind
//	board, first the board's id and the camp that begins, or scout: default: standard and standard
//	legend       xx = unit-type, for a code that is not a default one
//	feature, place, edge   "stakes E5 F5", "pentacle E5", "cliff E5 ne e"
//	dice         the faces in the order in which they fall; all of them must be used
//	hand CAMP    Command cards; deck: those on top of the deck, the first one on top; last CAMP: the card, or
//	             the two Section cards, that the camp played before; rest: "discards" when all other cards lie there
//	rack         the cards that lie open in an Epic battle
//	epic         "7 2 9": banners for a decisive victory, its margin, banners for a marginal one
//	cards CAMP   how many Command cards the adventure gives; banners CAMP: how many banners it needs; taken CAMP: how
//	             many it has won already
//	objective    "E5 F5 pennant 2 permanent": hexes, then whose, worth and lasting where it matters
//	type         lore or medieval-lore, default: medieval. Such a vector begins with the first turn, and players
//	             hold only the Lore of the header; "begin: set-up" begins with councils and Lore cards kept
//	boxes        those on the table, with the Lore tokens; default: the base box
//	council CAMP "commander 2 cleric 3", default: only a Commander of level 1; "split 6 creature 1": a number
//	             of levels to split, and minimums
//	tokens CAMP  Lore tokens; pool: those that are left, default: all others
//	lore-hand CAMP, lore-deck, lore-rest    Lore cards by id, as hand, deck and rest; with "begin: set-up" the deck's
//	             first cards are dealt to the player who keeps some first
//	store, grown, token    "store E5 2": tokens next to a creature; "grown E5 1": its necks with two heads; "token web
//	             E5": a token on a unit, one a line
//	landmark CAMP, lair CAMP    "landmark pennant: pentacle E7": a place of the adventure for the camp; grants
//	             CAMP: landmarks that the camp gets; landmarks: "in force", and those that are banned
//	units CAMP   pennant-ally or standard-ally: the hexes of the units of a camp's second player; then hand, cards,
//	             council, tokens, lore-hand, taken and last apply to them too
//	marshals CAMP   "left right": wings of a camp that have a player of their own
//
// Then sections:
//
//	-- map --       a row of the board a line, led by its number; rows that are not drawn are open countryside
//	-- rulebook --  rows of a rulebook file, for units that the game does not have
//	-- rules --     the adventure's special rules, as its file has them
//	-- play --      the players' actions, ">" lines with their results, and conditions in between
//	-- end --       the units at the end, drawn like the map
//
// A cell of a map is a symbol of the ground, a unit, or both separated by a slash: "W", "bs", "W/bs". A unit is its
// code, in capitals for the Pennants, and its figures if some are lost: "BS3".
//
// Each play line is one or more of these, separated by semicolons. Hexes name the units on them.
//
//	play CARD, play open CARD, counter CARD (of two), order D7, move D7 e6, rush D7 e6, exit D7, attack D7 e6, ignore 1,
//	retreat e7, battle back, gain ground, pursue e6, keep CARD, pass
//	cast CARD, target D7 (lost-D7: a unit gone that began there), section left (centre, right), place D7 e6, keep CARD,
//	drop CARD, take 2-1-0 (cards drawn, kept, and tokens), power D7 web, store D7 2, pace D7, fly D7 e6, land D7 e6,
//	level cleric 3, rival standard-ally, reroll flag
//	site pentacle E7, slip D7 e6 (through a passage), call D7 (a creature), appear waiting e6 (the one that was called)
//	end orders, end moves, end battles: the same as pass; no effect without a choice left
//
//	may ACTION, may not ACTION, not yet ACTION
//	             "may not" and the lists below need a step in which such an action is possible; "not yet" is for an
//	             action of a later step
//	cards: ..., opens: ..., counters: ..., orders: D7 e8, moves D7: ..., rushes D7: ..., attacks D7: ...,
//	retreats: ..., pursues: ..., ignores: 0 1, keeps: ..., casts: ..., targets: ..., sections: ..., places D7: ...,
//	rerolls: ..., takes: ..., drops: ..., powers D7: ..., stores D7: ..., paces: ..., flies D7: ..., levels cleric: ...
//	             exactly the player's options
//	decides CAMP, turn 3, bold D7 2, at D7 bs3, empty D7, banners CAMP 2, hand CAMP 4, holds CAMP CARD, deck 51,
//	discards 1, rack 3, rack: CARD CARD CARD, playing, over CAMP (or nobody)
//	place-at D7 pentacle (or none): of the landmarks and lairs with an effect for an owner
//	share PLAYER 2: banners that are a player's, marker PLAYER 3, best pennant-ally: the camp's first player, chooses
//	             left move D7 e6: the deciding player in a camp of several
//	pool 30, tokens CAMP 2, lore CAMP 1, lore CAMP: CARD CARD, lore-deck 40, lore-discards 1, class cleric 14 (cards of
//	it in the game), seat CAMP cleric 3, stored D7 1, grown D7 1, bears D7: web frost
package battlelore
