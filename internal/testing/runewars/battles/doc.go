// Package battles tests battles of Runewars: scenes as text, a reference implementation beside the engine.
//
// A vector is a file of testdata. First comes a header of "key: value" lines:
//
//	rule      the ids that it proves
//	about     what it shows, in a line
//	watch     the kinds of event that are compared, in place of the usual ones; "all" for every kind
//	fate      the numbers of the Fate cards in the order in which they are drawn; all of them must be used
//	deck      the only cards that are there, where not all thirty are; spent: those discarded before
//
// Then the scene, a picture of who stands where:
//
//	-- scene --
//	attacker daqan | 2 footman, 1 knight | 1 hero, conquer, +2
//	defender       | 1 hell-hound, 1 giant (1 routed) | whole, defence
//	6C attacker red 7    an area: its name, who holds it, its border, the units there
//	winter
//
// Then "-- play --": what is chosen, in the order in which the sides are asked, parted by semicolons, and below it the
// events that follow, each behind ">":
//
//	pass, support KIND, begin KIND, announce NAME, throw FACE, prefer N, pay UNIT, suffer UNIT, heal UNIT, use, raze,
//	replace, retreat AREA, give up UNIT
//	may CHOICE, may not CHOICE, choices: CHOICE, CHOICE ...
//	attacker KIND STANDING ROUTED, defender KIND STANDING ROUTED     who is there now
//	asks SIDE, over SIDE ATTACKER'S-STRENGTH DEFENDER'S-STRENGTH, deck LEFT SPENT
//
// A UNIT is its kind, "routed" where it is, and "hurt 1" for its damage. "rulebook" is a section of rows for what the
// game does not have.
package battles
