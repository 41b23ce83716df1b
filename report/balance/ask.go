package balance

import (
	"slices"

	"muster/engine/inference"
)

// Most is how many games the verdict of an adventure takes at most.
const Most = 1200

// Beyond is how far from a half, in thousandths, a share of points lies that nobody should call even.
const Beyond = 80

// test is what the verdict walks. Where the true share is a half it says so 96.8 times of 100, where it is Beyond away
// 96.0 times; docs/explanation/inference.md has its operating curve.
var test = inference.Symmetric(Beyond, inference.PerMille(15), inference.PerMille(40), Most)

// GamesEach is how many games each pair of players has when nobody says, LeastEach how many they may have at least: of
// fewer nothing can be said.
const (
	GamesEach = 400
	LeastEach = 20
)

// Usual lists who plays a balance when nobody says: the cheap players that think in different ways.
func (g *Game) Usual() []string { return g.known("greedy", "tuned", "careful", "bold", "blind") }

// Unlike are two of them who think as differently as any: what holds with both hangs on no habit of one.
func Unlike() [2]string { return [2]string{"greedy", "careful"} }

// Searching are the players that think ahead, and take their time.
func (g *Game) Searching() []string { return g.known("search") }

// Rated lists who plays for a ladder when nobody says: all but those that take their time, and greedy first, from whom
// ratings are counted.
func (g *Game) Rated() []string {
	first := g.known("greedy")
	return append(first, slices.DeleteFunc(g.Names(), func(name string) bool {
		return slices.Contains(first, name) || slices.Contains(g.Searching(), name)
	})...)
}

// known are those of some names that are players.
func (g *Game) known(names ...string) []string {
	all := g.Names()
	return slices.DeleteFunc(names, func(name string) bool { return !slices.Contains(all, name) })
}
