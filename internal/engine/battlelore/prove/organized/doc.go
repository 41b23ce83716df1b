// Package organized computes results over every draw of every matchup with a common pool of figures: Organized mode,
// and Epic Call to Arms with two sets a player. Start at Enumerate and EnumerateEpic.
//
// # Organized mode over every draw
//
// A player of two sets draws 4 of 14 cards and lays them out in 24,024 ways, so a matchup has 24,024 times 24,024
// pairs of cases. Enumerate covers all of them without playing them one by one, in these steps:
//
// The wings of a player interact only through the pieces. So a card is evaluated once in each section (layout), and
// three Guards are three layouts, revealed one after the other (guardOutcome).
//
// Two players share only the common pool of plain figures. Bearers, tokens and hexes are a player's own. A type whose
// pool cannot run short for any pairing of the table, counting Guards, Reserve and exchanges, drops out. The few
// remaining types are contended (supply.findContended).
//
// If both players are played as though figures were unlimited, and the pool covers their demands, the result is
// correct. So each player is first played alone, and the cases are sorted by their demand for the contended types
// (caseGroup). Two groups whose demands the pool covers meet in every combination: only their weights are multiplied
// (combiner.meet).
//
// For the other groups the Guards are revealed together (dispute). The first units of a type that ask for figures get
// them, until the pool is empty. So all Guards with the same demand in each wing end alike (demand), and one of them
// is revealed for all, against one of each demand of the other camp. Demands with the same result against the same
// demands form a group of their own (block), and then such groups too meet in every combination.
//
// The later stages, Reserve and exchanges, depend on little (reserveStart). The inputs are the Reserve card, tokens in
// hand and on the field, the units that can still be raised, and whether there are vacant hexes. Cases with one
// Reserve start have the same future. The out-scouted player affects the starting one only by the contended units left
// over. Of those, only the units count that the other Reserve start can still use (classView, leftView). Both are
// evaluated once for each kind, over every choice: which units, which token next, which troop for it (reserveSolver,
// exchange). Minimum and maximum over all choices give Certain and Possible. A chance under random choices is exact as
// far as it does not depend on exchanges. Otherwise Fate.Sampled is set.
package organized
