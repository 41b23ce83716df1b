// Package balance is the implementation of BattleLore for sweeps (internal/report/balance): its players, the shape of
// its games, and its levers. Start with New.
//
// A lever is a variant of an adventure that differs in one thing. Another camp moves first, or a player holds a Command
// card more or less. A camp needs a banner more or less, or an objective is worth more or less. A unit is left out, or
// has the next colour. Each variant is an edit of the author's file. The edited text is read again and played, so
// results hold for the author's file after the edit. The package knows no checks: the caller supplies their refusals.
// VariantsOf lists the variants.
package balance
