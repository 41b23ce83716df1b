// Package policy is the players that Muster brings: one that plays at random, and one that plays what looks best now.
// A policy sees a game through its own player's View; what is hidden from the player is hidden from it.
package players

import (
	"slices"

	contract "muster/engine"
	"muster/engine/battlelore"
)

// Policy is a player. One Policy plays one seat of one game: it may remember, and it is not safe for several
// goroutines.
type Policy = contract.Policy[battlelore.View, battlelore.Action]

// Names are the policies that New knows, sorted.
func Names() []string { return []string{"greedy", "random"} }

// Known reports whether New knows a policy.
func Known(name string) bool { return slices.Contains(Names(), name) }

// New makes a policy for a seat of a game; the same name, seed and seat make the same choices. It is nil for a name
// that is not one of Names.
func New(name string, seed uint64, seat battlelore.Player) Policy {
	switch name {
	case "greedy":
		return NewGreedy(seed, seat)
	case "random":
		return NewRandom(seed, seat)
	}
	return nil
}
