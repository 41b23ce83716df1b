// Package players implements the AI players of BattleLore: greedy ones in several styles, two random ones, and one
// that searches with them. A policy sees a game through its own player's View, without hidden information.
package players

import (
	"slices"
	"sync"

	contract "muster/engine"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/policy"
)

// Policy is a player. One Policy plays one seat of one game: it may keep state, and it is not safe for concurrent use.
type Policy = contract.Policy[battlelore.View, battlelore.Action]

// maker makes a policy for a seat of a game.
type maker func(seed uint64, seat battlelore.Player) Policy

// makers are the policies that are no style of Greedy, by name. It is never changed.
var makers = map[string]maker{
	"forward": func(seed uint64, seat battlelore.Player) Policy { return NewForward(seed, seat) },
	"random":  func(seed uint64, seat battlelore.Player) Policy { return NewRandom(seed, seat) },
}

// Names are the policies that New knows, sorted.
func Names() []string {
	return policy.Names(All())
}

// All are the policies that New knows, with a sentence each: greedy and its styles, search, and the random ones.
func All() []policy.Player { return all() }

// all is read once, and separately from the weights, because every command line names the players.
var all = sync.OnceValue(func() []policy.Player {
	out := policy.Players(stylesFile)
	out = append(out, policy.Searching(Rows())...)
	return append(out, policy.Forward, policy.Random)
})

// Known reports whether New knows a policy: one of Names, or the policy.Word of a style.
func Known(name string) bool {
	return slices.Contains(Names(), name) || style(name) != nil
}

// New makes a policy for a seat of a game; the same name, seed and seat make the same choices. It is nil for a name
// that is not one of Names.
func New(name string, seed uint64, seat battlelore.Player) Policy {
	if make := makers[name]; make != nil {
		return make(seed, seat)
	}
	if s := style(name); s != nil {
		return NewStyled(s, seed, seat)
	}
	if row := policy.RowOf(Rows(), name); row != nil {
		p, err := NewSearch(*row, seed, seat)
		if err != nil {
			panic(err) // the row ships, and a test holds it
		}
		return p
	}
	return nil
}

// Rollout makes the rollout policies.
func Rollout(name string, seed uint64, seat battlelore.Player) RolloutPolicy {
	if s := style(name); s != nil {
		return NewStyled(s, seed, seat)
	}
	return nil
}
