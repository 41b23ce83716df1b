// Package organized answers for every draw of every matchup with a common pool of figures: Organized mode, and Epic
// Call to Arms with two sets a player. Start at Enumerate and EnumerateEpic.
//
// # Organized mode over every draw
//
// A player of two sets draws 4 of 14 cards and lays them out in 24,024 ways, so a matchup has 24,024 times 24,024 pairs
// of cases. Enumerate answers for all of them without playing them one by one. It rests on this:
//
// The wings of a player do not interact but through his pieces, so a card is worked out once in each section (layout),
// and three Guards are three layouts, revealed one after the other (guardOutcome).
//
// Two players meet in one thing only: the common pool of plain figures. Bearers and tokens are a player's own, and so
// are his hexes. A type whose pool cannot run short, whatever a pairing of the table asks of it for Guards, Reserve and
// exchanges, drops out; the few that are left are contended (supply.findContended).
//
// If both players are played as though figures never ended, and what they ask for then is really there, that is how the
// game goes. So each player is played alone first, and his cases are sorted by what they ask of the contended types
// (caseGroup). Two groups that ask for no more than there is meet in every combination: only their weights are
// multiplied (combiner.meet).
//
// Of the others the Guards are revealed together (dispute). Of a type the first units that ask for figures get them, up
// to one that does not. So all Guards that ask alike in each wing end alike (demand), and one of them is revealed for
// all, against one of each demand of the other camp. Demands that come to the same against the same demands make a
// group of their own (block), and then such groups too meet in every combination.
//
// What is left to come, Reserve and exchanges, depends on little: the Reserve card, tokens in hand and on the field,
// what can still be raised, whether there are vacant hexes (reserveStart). Cases with one Reserve start have one
// future. What the out-scouted player does matters to the starting one only by the contended units that he leaves, and
// of those only by what the Reserve start of the other one can still use (classView, leftView). Both are worked out
// once for each kind, over every choice: which units, which token next, which troop for it (reserveSolver, exchange).
// Least and most over all choices give Certain and Possible. A chance under random choices is exact as far as it does
// not depend on exchanges; where it does, Fate.Sampled says so.
package organized
