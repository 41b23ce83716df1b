// Package players implements the AI players of Runewars: greedy ones in several styles, a random one, and one that
// searches with them. A policy sees a game through its own player's View, without hidden information. Start with New.
package players

import (
	_ "embed" // the tables of styles and weights
	"fmt"
	"slices"
	"sync"

	contract "muster/engine"
	"muster/internal/engine/policy"
	"muster/internal/engine/runewars"
)

// Policy is a player. One Policy plays one seat of one game: it may keep state, and it is not safe for concurrent use.
type Policy = contract.Policy[runewars.View, runewars.Action]

//go:embed styles.toml
var stylesFile []byte

//go:embed weights.toml
var weightsFile []byte

// table is both tables, read once. They are embedded; a test checks their form.
var table = sync.OnceValue(func() *policy.Table[Weights] { return policy.Read[Weights](stylesFile, weightsFile) })

// Style is a way to play: the weights of a Greedy.
type Style = policy.Style[Weights]

// Styles are the ways to play that styles.toml describes, in its order; greedy is the first.
func Styles() []Style { return table().Styles() }

// Weight is one weight: its meaning, greedy's value, and its bounds.
type Weight = policy.Weight

// AllWeights are the weights of weights.toml, in its order.
func AllWeights() []Weight { return policy.Weighed(weightsFile) }

// Variant is a style that plays like greedy except for some weights, by their ids.
func Variant(id string, weights map[string]int32) Style { return table().Variant(id, weights) }

// Names are the policies that New knows, sorted.
func Names() []string { return policy.Names(All()) }

// All are the policies that New knows, with a sentence each: greedy and its styles, search, and random.
func All() []policy.Player { return all() }

// all is read once, and separately from the weights, because every command line names the players.
var all = sync.OnceValue(func() []policy.Player {
	out := append(policy.Players(stylesFile), policy.Searching(Rows())...)
	return append(out, policy.Random)
})

// Known reports whether New knows a policy: one of Names, or the policy.Word of a style.
func Known(name string) bool {
	return slices.Contains(Names(), name) || table().Named(name) != nil
}

// New makes a policy for a seat of a game; the same name, seed and seat make the same choices. It is nil for a name
// that is not one of Names.
func New(name string, seed uint64, seat int) Policy {
	if name == policy.Random.ID {
		return NewRandom(seed, seat)
	}
	if s := table().Named(name); s != nil {
		return NewGreedy(s)
	}
	if row := policy.RowOf(Rows(), name); row != nil {
		p, err := NewSearch(*row, seed, seat)
		if err != nil {
			panic(err) // the row ships, and a test checks it
		}
		return p
	}
	return nil
}

// Table seats the players of a game, by seat. The error names unknown policies.
func Table(names []string, seed uint64) ([]Policy, error) {
	out := make([]Policy, len(names))
	for seat, name := range names {
		if out[seat] = New(name, seed, seat); out[seat] == nil {
			return nil, fmt.Errorf("players: unknown policy %q", name)
		}
	}
	return out, nil
}
