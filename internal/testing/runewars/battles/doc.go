// Package battles tests Runewars battles with text scenes and a reference implementation.
//
// A vector is a file of testdata. First comes a header of "key: value" lines:
//
//	rule      the ids that it proves
//	about     what it shows, in a line
//	watch     the kinds of event that are compared, instead of the default ones; "all" for every kind
//	fate      the numbers of the Fate cards in the order of drawing; all of them must be used
//	deck      the only cards in the deck, if not all thirty; spent: those discarded before
//
// Then the scene, a picture of the positions:
//
//	-- scene --
//	attacker daqan | 2 footman, 1 knight | 1 hero, conquer, +2
//	defender       | 1 hell-hound, 1 giant (1 routed) | whole, defence
//	6C attacker red 7    an area: its name, its owner, its border, the units there
//	winter
//
// Then "-- play --": the choices in the order in which the sides are asked, separated by semicolons, and below each
// line the events that follow, each after ">":
//
//	pass, support KIND, begin KIND, announce NAME, throw FACE, prefer N, pay UNIT, suffer UNIT, heal UNIT, use, raze,
//	replace, retreat AREA, give up UNIT
//	may CHOICE, may not CHOICE, choices: CHOICE, CHOICE ...
//	attacker KIND STANDING ROUTED, defender KIND STANDING ROUTED     the current units
//	asks SIDE, over SIDE ATTACKER'S-STRENGTH DEFENDER'S-STRENGTH, deck LEFT SPENT
//
// A UNIT is its kind, "routed" if it is, and "hurt 1" for its damage. "rulebook" is a section of rows that the game
// does not have.
package battles
