// Package playcheck checks adventures by playing them many times, for all games of the family. It examines how games
// end, who wins, and which units, objectives, cards and terrain matter. Every finding has its numbers and, if a game
// shows it, that game's seed; limits.toml sets the minimum shares. A game configures the checks with a Game and adds
// them to its list in dependency order. The engine plays the battles; other packages check everything that needs no
// play.
package playcheck

import (
	"slices"

	"muster/internal/engine/command/boards"
	"muster/schema/diag"
	"muster/validate/check"
)

// Seed is the seed for opening a battle before any game; the data read then does not depend on it.
const Seed = check.DefaultSeed

// The players. The default one represents those that try to win. forward moves and strikes at random, and reaches hexes
// that no planner would. blind ignores objectives. Every game of the family has players with these names.
const (
	greedy  = "greedy"
	forward = "forward"
	blind   = "blind"
)

// Game configures the checks for a game.
type Game struct {
	Kind     string // the kind of adventure definitions
	NeedsMap string // the game's word for a valid map
	// Open opens an adventure, or returns nil for an unknown definition. It is called once per adventure.
	Open  func(*check.Pass) *Adventure
	Lacks []string            // codes of checks that do not apply to the game
	Cites map[string][]string // rule ids that a check enforces, by code
	Side  string              // the word for a side: "camp"
	Sides [boards.Camps]Side  // the names of the sides
	Piece string              // the loss of a unit, with its article: "a figure"
	Helps map[string]string   // help texts by the code of a check, if games differ
}

// Side is the name of a side in different contexts.
type Side struct {
	Key  string // in a definition
	Head string // in headings
	Name string // in sentences
	One  bool   // singular: it takes, instead of they take
}

// does returns a side with a verb, in the plural or the singular.
func (s *Side) does(many, one string) string {
	if s.One {
		return s.Name + " " + one
	}
	return s.Name + " " + many
}

// them returns the object pronoun of a side.
func (s *Side) them() string {
	if s.One {
		return "it"
	}
	return "them"
}

// their returns the possessive pronoun of a side.
func (s *Side) their() string {
	if s.One {
		return "its"
	}
	return "their"
}

// they returns the subject pronoun of a side with a verb.
func (s *Side) they(many, one string) string {
	if s.One {
		return "it " + one
	}
	return "they " + many
}

// Check creates a check of adventures that examines the result of playing: games, or the reason for a refusal. needs
// are codes of checks that must have no finding; the adventure must also be free of errors.
func (g *Game) Check(code string, severity diag.Severity, needs []string, look func(*Pass)) *check.Check {
	all := []string{g.NeedsMap, check.NeedsClean}
	for _, n := range needs {
		if !slices.Contains(g.Lacks, n) {
			all = append(all, n)
		}
	}
	return &check.Check{
		Code:     code,
		Severity: severity,
		Kind:     g.Kind,
		Rules:    g.Cites[code],
		Needs:    all,
		Played:   true,
		Run: func(of *check.Pass) {
			if of.Games == nil {
				return
			}
			if p := check.Shared(of, playedKey{}, g.play); p != nil {
				look(p)
			}
		},
	}
}

// played is Check for adventures with played games.
func (g *Game) played(code string, severity diag.Severity, needs []string, look func(*Pass)) *check.Check {
	return g.Check(code, severity, needs, func(p *Pass) {
		if p.Greedy != nil && len(p.Greedy.Games) > 0 {
			look(p)
		}
	})
}

// Warning creates a check with warnings for adventures with played games.
func (g *Game) Warning(code string, needs []string, look func(*Pass)) *check.Check {
	return g.played(code, diag.Warning, needs, look)
}

// needs returns the common codes with the given ones. A check's first code is never a common one.
func needs(codes ...string) []string { return append([]string{"play/no-start"}, codes...) }

type playedKey struct{}
