// Package vectors holds the battle's rules as small played scenes, one rule or ruling each, and the tests that play
// them. A scene is written from the rules, so it says what must come, not what does; it goes through engine/battle, so
// every number in it is the rulebook's. There is no code here for others to use.
//
// A vector is a file of testdata. First comes a header of "key: value" lines:
//
//	rule         the ids that it proves
//	about        what it shows, in a line
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
//	end orders, end moves, end battles: the same as pass, and nothing when there was no choice left
//
//	may ACTION, may not ACTION
//	cards: ..., opens: ..., counters: ..., orders: D7 e8, moves D7: ..., rushes D7: ..., attacks D7: ...,
//	retreats: ..., pursues: ..., ignores: 0 1, keeps: ...    all that the player may choose there, and no more
//	decides CAMP, turn 3, bold D7 2, at D7 bs3, empty D7, banners CAMP 2, hand CAMP 4, holds CAMP CARD, deck 51,
//	discards 1, rack 3, rack: CARD CARD CARD, playing, over CAMP (or nobody)
package vectors
