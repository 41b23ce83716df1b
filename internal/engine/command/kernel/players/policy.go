// Package players contains the AI players of the family's games. A player sees its own view of a battle and chooses
// one of the legal actions.
package players

import (
	_ "embed" // the tables of styles and weights
	"fmt"
	"slices"
	"sync"

	contract "muster/engine"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/policy"
)

// Policy is a player. One Policy plays one seat of one game: it may remember. It is not safe for concurrent use.
type Policy = contract.Policy[kernel.View, kernel.Action]

//go:embed styles.toml
var stylesFile []byte

//go:embed weights.toml
var weightsFile []byte

// table is both tables, read once. They are part of the program; a test checks their format.
var table = sync.OnceValue(func() *policy.Table[Weights] { return policy.Read[Weights](stylesFile, weightsFile) })

//go:embed changes.toml
var changesFile []byte

// Changes returns the changes of weights that a search for exploiting players tries.
func Changes() []policy.Change { return policy.Changes(changesFile) }

// Style is a style of play: the weights of a Greedy.
type Style = policy.Style[Weights]

// Styles returns the styles of styles.toml in order; greedy is the first.
func Styles() []Style { return table().Styles() }

// AllWeights returns the weights, in the order of weights.toml.
func AllWeights() []policy.Weight { return policy.Weighed(weightsFile) }

// Variant returns a style that plays like greedy except for some weights, by their ids.
func Variant(id string, weights map[string]int32) Style { return table().Variant(id, weights) }

// maker makes a policy for a seat of a game.
type maker func(seed uint64, seat boards.Camp) Policy

// makers are the policies other than styles of Greedy, by name. The map is read-only.
var makers = map[string]maker{
	"forward": func(seed uint64, seat boards.Camp) Policy { return NewForward(seed, seat) },
	"random":  func(seed uint64, seat boards.Camp) Policy { return NewRandom(seed, seat) },
}

// Names returns the sorted names of the policies that New knows.
func Names() []string { return policy.Names(All()) }

// All returns the policies that New knows, with a sentence for each: greedy and its styles, search,
// and the random ones.
func All() []policy.Player { return all() }

// all is read once, and without the weights, because every command line names the players.
var all = sync.OnceValue(func() []policy.Player {
	out := append(policy.Players(stylesFile), policy.Searching(Rows())...)
	return append(out, policy.Forward, policy.Random)
})

// Known reports whether New knows a policy: one of Names, or the policy.Word of a style.
func Known(name string) bool {
	return slices.Contains(Names(), name) || table().Named(name) != nil
}

// New makes a policy for a seat of a game; the same name, seed and seat make the same choices. It returns nil for an
// unknown name.
func New(name string, seed uint64, seat boards.Camp) Policy {
	if make := makers[name]; make != nil {
		return make(seed, seat)
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

// Table makes the players of a game, by side. It returns an error for an unknown name.
func Table(names [boards.Camps]string, seed uint64) (seats [boards.Camps]Policy, err error) {
	for seat := range boards.Camp(boards.Camps) {
		if seats[seat] = New(names[seat], seed, seat); seats[seat] == nil {
			return seats, fmt.Errorf("players: unknown policy %q", names[seat])
		}
	}
	return seats, nil
}
