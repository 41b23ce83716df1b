package sweepcheck

import (
	"muster/internal/engine/sweep"
	"muster/internal/validate/refcheck"
	"muster/validate/check"
)

// ResultsUnknownAdventure: results must name an adventure of the project or the library. One of another game, or an
// unreadable one, is reported elsewhere.
func (g *Game) ResultsUnknownAdventure() *check.Check {
	return refcheck.UnknownDefinition(sweep.AdventureKind, "adventure", check.Check{
		Code: "results/unknown-adventure", Kind: sweep.ResultsName, Needs: []string{"/adventure"},
	})
}
