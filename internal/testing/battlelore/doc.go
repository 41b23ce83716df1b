// Package battlelore tests the rules of BattleLore from outside the engine. It is for tests and for `make soak` only.
//
//   - vectors: small scenes as text, one rule or ruling each (testdata)
//   - a reference implementation of a battle, slow and plain, written from the rules and never from the engine: a Table
//     is asked for every choice, roll and card; it knows no Lore cards
//   - invariants that hold at every moment of any game
//   - generators of maps, adventures, card sets
//
// A vector is a file of testdata. First comes a header of "key: value" lines:
//
//	rule         the ids that it proves
//	about        what it shows, in a line
//	refused      the message with which the set-up is refused, a line for each: such a vector has no play
//	watch        the kinds of event that are compared, in place of the usual ones; "all" for every kind
//	board, first the board's id and the camp that begins, or scout: standard and standard when not said
//	legend       xx = unit-type, for a code that is not among the usual ones
//	feature, place, edge   "stakes E5 F5", "pentacle E5", "cliff E5 ne e"
//	dice         the faces in the order in which they fall; all of them must be used
//	hand CAMP    Command cards; deck: those on top of the deck, the first one on top; last CAMP: the card, or
//	             the two Section cards, that the camp played before; rest: "discards" when all other cards lie there
//	rack         the cards that lie open in an Epic battle
//	epic         "7 2 9": banners for a decisive victory, its margin, banners for a marginal one
//	cards CAMP   how many Command cards the adventure gives; banners CAMP: how many banners it needs; taken CAMP: how
//	             many it has won already
//	objective    "E5 F5 pennant 2 permanent": hexes, then whose, worth and lasting where it matters
//	type         lore or medieval-lore, where it is not medieval. Such a vector begins with the first turn, and nobody
//	             holds more Lore than the header says; "begin: set-up" begins with councils and Lore cards kept
//	boxes        those on the table, out of which the Lore tokens come; the base box when not said
//	council CAMP "commander 2 cleric 3", a Commander of level 1 alone when not said; "split 6 creature 1": so many
//	             levels to split, and least ones
//	tokens CAMP  Lore tokens; pool: those that are left, all others when not said
//	lore-hand CAMP, lore-deck, lore-rest    Lore cards by id, as hand, deck and rest; with "begin: set-up" the deck's
//	             first cards are dealt to who keeps some first
//	store, grown, token    "store E5 2": tokens beside a creature; "grown E5 1": its necks with two heads; "token web
//	             E5": what lies on a unit, a line each
//	landmark CAMP, lair CAMP    "landmark pennant: pentacle E7": what the adventure puts there for the camp; grants
//	             CAMP: landmarks that the camp gets; landmarks: "in force", and those that are banned
//	units CAMP   pennant-ally or standard-ally: the hexes of the units of a camp's second player; then hand, cards,
//	             council, tokens, lore-hand, taken and last serve them too
//	marshals CAMP   "left right": wings of a camp that have a player of their own
//
// Then sections:
//
//	-- map --       a row of the board a line, led by its number; rows that are not drawn are open countryside
//	-- rulebook --  rows of a rulebook file, for units that the game does not have
//	-- rules --     the adventure's special rules, as its file has them
//	-- play --      what the players do, ">" lines with what comes of it, and what must hold in between
//	-- end --       the units at the end, drawn like the map
//
// A cell of a map is a symbol of the ground, a unit, or both parted by a stroke: "W", "bs", "W/bs". A unit is its code,
// in capitals for the Pennants, and its figures where some are lost: "BS3".
//
// Each play line is one or more of these, parted by semicolons. Hexes name units by where they stand.
//
//	play CARD, play open CARD, counter CARD (of two), order D7, move D7 e6, rush D7 e6, exit D7, attack D7 e6, ignore 1,
//	retreat e7, battle back, gain ground, pursue e6, keep CARD, pass
//	cast CARD, target D7 (lost-D7: a unit gone that began there), section left (centre, right), place D7 e6, keep CARD,
//	drop CARD, take 2-1-0 (cards drawn, kept, and tokens), power D7 web, store D7 2, pace D7, fly D7 e6, land D7 e6,
//	level cleric 3, rival standard-ally, reroll flag
//	site pentacle E7, slip D7 e6 (through a passage), call D7 (a creature), appear waiting e6 (the one that was called)
//	end orders, end moves, end battles: the same as pass, and nothing when there was no choice left
//
//	may ACTION, may not ACTION, not yet ACTION
//	             "may not" and the lists below are for a time at which such an action could be taken; "not yet" is for
//	             one whose part of the turn has not come
//	cards: ..., opens: ..., counters: ..., orders: D7 e8, moves D7: ..., rushes D7: ..., attacks D7: ...,
//	retreats: ..., pursues: ..., ignores: 0 1, keeps: ..., casts: ..., targets: ..., sections: ..., places D7: ...,
//	rerolls: ..., takes: ..., drops: ..., powers D7: ..., stores D7: ..., paces: ..., flies D7: ..., levels cleric: ...
//	             all that the player may choose there, and no more
//	decides CAMP, turn 3, bold D7 2, at D7 bs3, empty D7, banners CAMP 2, hand CAMP 4, holds CAMP CARD, deck 51,
//	discards 1, rack 3, rack: CARD CARD CARD, playing, over CAMP (or nobody)
//	place-at D7 pentacle (or none): of the landmarks and lairs that do something for an owner
//	share PLAYER 2: banners that are a player's, marker PLAYER 3, best pennant-ally: who is first in his camp, chooses
//	             left move D7 e6: whose choice it is in a camp of several players
//	pool 30, tokens CAMP 2, lore CAMP 1, lore CAMP: CARD CARD, lore-deck 40, lore-discards 1, class cleric 14 (cards of
//	it in the game), seat CAMP cleric 3, stored D7 1, grown D7 1, bears D7: web frost
package battlelore
