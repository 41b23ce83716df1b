// Package medieval tests the rules of Commands & Colors: Medieval from outside the engine. It is for tests and for
// `make soak` only.
//
//   - vectors: small scenes as text, one rule or ruling each (testdata)
//   - a reference implementation of a battle, slow and simple, written from the rules and never from the engine
//   - invariants that hold at every moment of any game
//   - generators of battles
//
// A vector is a file of testdata. First comes a header of "key: value" lines:
//
//	rule           the ids that it proves
//	about          what it shows, in a line
//	watch          the kinds of event that are compared, instead of the default ones; "all" for every kind
//	first          the side that begins (default: bottom)
//	dice           the faces in the order in which they fall; all of them must be used
//	hand SIDE      Command cards; deck: those on top of the deck, the first one on top; last SIDE: the card that the
//	               side played in its last turn; rest: "discards" if all other cards are there
//	command SIDE   the most cards that the side holds (default: 5); banners SIDE: how many it needs (default: 6)
//	tokens SIDE    Inspired Action tokens (default: none); "usual" for as many as the rulebook says
//	taken SIDE     banners that it has won already
//	last-turn      "2 top": the last turn, and who wins then if the scenario says so
//	objective      "E5 F6 top 2 permanent": hexes, then owner, worth and duration where they matter
//	exits SIDE     "2 D11 E11": the banners for a unit or Leader that leaves, and the hexes where it may
//	edge, feature  "cliff E5 ne e", "stakes E5 F5"
//	legend         "xx = unit-type": a code for a unit outside of the default ones
//
// Then sections. map has a row of the board a line, beginning with its number; missing rows are open. rulebook has rows
// of a rulebook file that the game does not have. play comes next, and end has the units and Leaders at the end, drawn
// like the map.
//
// A cell is a terrain symbol, a unit, or both separated by a slash: "W", "hi", "W/hi". A unit is its code, in capitals
// for the top side. Its blocks follow if some are lost ("hi3"), then "^" for a Bow marker and "+" for a Leader with it.
// "ld" is a Leader alone.
//
// Each play line is one or more of these, separated by semicolons. Hexes name the units and Leaders on them.
//
//	play CARD, react CARD, keep CARD, pass, order D7, order leader D7, chain D7, inspire ACTION, mend D7
//	move D7 e6, charge D7 e6, exit D7, move leader D7 e6, exit leader D7, attack D7 e6, evade, ignore 1, retreat e7
//	flee e7, leave board, battle back, advance e6, on D7 e6 (one hex more), send D7 e6 (a Leader for a token)
//	end orders, end moves, end battles, end turn: the same as pass, and nothing if there was no choice left
//
//	may ACTION, may not ACTION, not yet ACTION
//	             "may not" and the lists below are for a time at which such an action could be taken; "not yet" is for
//	             one whose part of the turn has not come
//	cards: ..., orders: ..., leader-orders: ..., chains: ..., inspires: ..., moves D7: ..., charges D7: ...,
//	leader-moves D7: ..., attacks D7: ..., ignores: 0 1, retreats: ..., flees: ..., on-to D7: ..., keeps: ...
//	             exactly the options of the player
//	decides SIDE, turn 3, at D7 hi3+, empty D7, banners SIDE 2, tokens SIDE 2, hand SIDE 4, holds SIDE CARD, deck 51,
//	discards 1, copies CARD 2, hexes 138, playing, over SIDE (or nobody)
package medieval
