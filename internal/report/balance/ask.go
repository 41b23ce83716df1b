package balance

import (
	"slices"

	"muster/internal/engine/inference"
)

// Most is the maximum number of games, or of pairs of games, for a sequential test.
const Most = 1200

// Beyond is the distance from a half, in thousandths, at which a share of points should not count as even.
const Beyond = 80

// test is the sequential test of comparisons. If the true share is a half, it says so with 96.8% probability; if it is
// Beyond away, with 96.0%. docs/explanation/inference.md has its operating curve.
var test = inference.Symmetric(Beyond, inference.PerMille(15), inference.PerMille(40), Most)

// LeastEach is the minimum number of games for each pair of players, below which nothing can be said.
const LeastEach = 20

// Default lists the default players of a balance: those of the checks, so that both have the same estimate.
func (g *Game) Default() []string { return g.known(inference.Judges()...) }

// Unlike returns the two with the most different strategies: a result with both does not depend on the habits of one.
func Unlike() [2]string { return [2]string{"greedy", "careful"} }

// Searching lists the slow players that search ahead.
func (g *Game) Searching() []string { return g.known("search") }

// Rated lists the default players of a ladder: all except slow ones. greedy is first, as the baseline of ratings.
func (g *Game) Rated() []string {
	first := g.known("greedy")
	return append(first, slices.DeleteFunc(g.Names(), func(name string) bool {
		return slices.Contains(first, name) || slices.Contains(g.Searching(), name)
	})...)
}

// known filters names of existing players.
func (g *Game) known(names ...string) []string {
	all := g.Names()
	return slices.DeleteFunc(names, func(name string) bool { return !slices.Contains(all, name) })
}
