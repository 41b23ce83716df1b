// Package medieval tests the rules of Commands & Colors: Medieval from outside the engine. It is for tests and for
// `make soak` only.
//
//   - vectors: small scenes as text, one rule or ruling each (testdata)
//   - a reference implementation of a battle, slow and plain, written from the rules and never from the engine
//   - invariants that hold at every moment of any game
//   - generators of battles
//
// A vector is a file of testdata. First comes a header of "key: value" lines:
//
//	rule           the ids that it proves
//	about          what it shows, in a line
//	watch          the kinds of event that are compared, in place of the usual ones; "all" for every kind
//	first          the side that begins: bottom when not said
//	dice           the faces in the order in which they fall; all of them must be used
//	hand SIDE      Command cards; deck: those on top of the deck, the first one on top; last SIDE: the card that the
//	               side played in its last turn; rest: "discards" when all other cards lie there
//	command SIDE   the most cards that the side holds, 5 when not said; banners SIDE: how many it needs, 6 when not said
//	tokens SIDE    Inspired Action tokens, none when not said; "usual" for as many as the rulebook says
//	taken SIDE     banners that it has won already
//	last-turn      "2 top": the last turn, and who wins then where the scenario says so
//	objective      "E5 F6 top 2 permanent": hexes, then whose, worth and lasting where it matters
//	exits SIDE     "2 D11 E11": what a unit or Leader is worth that leaves, and over which hexes
//	edge, feature  "cliff E5 ne e", "stakes E5 F5"
//	legend         "xx = unit-type": a code for a unit that is not among the usual ones
//
// Then sections: map (a row of the board a line, led by its number; rows that are not drawn are open), rulebook (rows
// of a rulebook file, for what the game does not have), play, and end, the units and Leaders at the end, drawn like the
// map.
//
// A cell is a symbol of the ground, a unit, or both parted by a stroke: "W", "hi", "W/hi". A unit is its code, in
// capitals for the top side, its blocks where some are lost ("hi3"), "^" for a Bow marker and "+" for a Leader with it;
// "ld" is a Leader alone.
//
// Each play line is one or more of these, parted by semicolons. Hexes name units and Leaders by where they stand.
//
//	play CARD, react CARD, keep CARD, pass, order D7, order leader D7, chain D7, inspire ACTION, mend D7
//	move D7 e6, charge D7 e6, exit D7, move leader D7 e6, exit leader D7, attack D7 e6, evade, ignore 1, retreat e7
//	flee e7, leave board, battle back, advance e6, on D7 e6 (one hex more), send D7 e6 (a Leader for a token)
//	end orders, end moves, end battles, end turn: the same as pass, and nothing when there was no choice left
//
//	may ACTION, may not ACTION, not yet ACTION
//	             "may not" and the lists below are for a time at which such an action could be taken; "not yet" is for
//	             one whose part of the turn has not come
//	cards: ..., orders: ..., leader-orders: ..., chains: ..., inspires: ..., moves D7: ..., charges D7: ...,
//	leader-moves D7: ..., attacks D7: ..., ignores: 0 1, retreats: ..., flees: ..., on-to D7: ..., keeps: ...
//	             all that the player may choose there, and no more
//	decides SIDE, turn 3, at D7 hi3+, empty D7, banners SIDE 2, tokens SIDE 2, hand SIDE 4, holds SIDE CARD, deck 51,
//	discards 1, copies CARD 2, hexes 138, playing, over SIDE (or nobody)
package medieval
