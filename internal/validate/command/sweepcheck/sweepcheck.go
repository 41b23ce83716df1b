// Package sweepcheck checks sweeps, results and styles for all games, one check per file. It finds unknown adventures
// and players, empty folders, too many games, and wins that do not add up. Errors in an adventure are reported
// there. A game configures the checks with a Game and adds them to its list.
package sweepcheck

import (
	"slices"

	"muster/catalog"
	"muster/internal/engine/sweep"

	"muster/schema"
	"muster/validate/check"
)

// Game configures the checks for a game.
type Game struct {
	Title   string          // for people
	Players func() []string // the available players, sorted
	Default int             // the default number of players
	// Made lists the sources of an adventure, which its content number covers.
	Made func(*catalog.Entry) []*catalog.Entry
}

// Pass is one run of a check over one sweep.
type Pass struct {
	*check.Pass
	Doc   *schema.Document
	Sweep *sweep.Sweep
}

// All lists the checks. Each comes after those that it needs.
func (g *Game) All() []*check.Check {
	return []*check.Check{
		g.NothingPlayed(),
		g.UnknownAdventure(),
		g.AdventureTwice(),
		g.BadFolder(),
		g.EmptyFolder(),
		g.UnknownPlayer(),
		g.PlayerTwice(),
		g.SeedTwice(),
		g.TooMany(),
		g.LeverPlayers(),
	}
}

// run adapts a check's function to the frame.
func run(look func(*Pass)) func(*check.Pass) {
	return func(of *check.Pass) {
		if s := sweep.Of(of.Entry); s != nil {
			look(&Pass{of, of.Entry.Doc, s})
		}
	}
}

// styles lists the styles of the project.
func (p *Pass) styles() (out []string) {
	for _, e := range p.Catalog.OwnAll(sweep.StyleName) {
		if e.Doc.Game == p.Doc.Game {
			out = append(out, e.ID)
		}
	}
	return out
}

// styled reports whether a name is that of a style of the project, or of a file that may be one.
func (p *Pass) styled(name string) bool {
	return slices.Contains(p.styles(), name) || p.Catalog.Invalid(sweep.StyleName, name)
}

// list is a list of players.
type list struct {
	ptr   string // its location
	names []string
}

// lists returns the lists of players of a sweep.
func (p *Pass) lists() []list {
	out := []list{{"/players", p.Sweep.Players}}
	if l := p.Sweep.Levers; l != nil {
		out = append(out, list{"/levers/players", l.Players})
	}
	return out
}
