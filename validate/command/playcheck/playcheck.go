// Package playcheck holds the checks that let an adventure be played many times, as far as any game of the family has
// them: whether its games come to an end, who wins them, and which of its units, objectives, cards and terrain ever
// matter. Every finding comes with its numbers and, where a game shows it, with that game's seed; limits.toml says from
// which share on it is told. A game says in a Game what it brings, and lists the checks among its own, each behind
// those whose findings explain its own. How a battle is played is the engine's; what can be seen without playing is for
// the other families.
package playcheck

import (
	"slices"

	"muster/engine/command/boards"
	"muster/schema/diag"
	"muster/validate/check"
)

// Seed is that with which a battle is opened before any game: what is looked at there does not depend on it.
const Seed = check.UsualSeed

// The players. The usual one stands for those that want to win; forward ones go and strike by lot, and come where
// nobody with a plan would; who is blind passes objectives by. Every game of the family has players of these names.
const (
	greedy  = "greedy"
	forward = "forward"
	blind   = "blind"
)

// Game is what a game brings to the checks.
type Game struct {
	Kind     string // of definition that is an adventure
	NeedsMap string // the game's word for that the map of an adventure can be read
	// Open opens an adventure; nil for what does not say what it is. It is asked once for each.
	Open  func(*check.Pass) *Adventure
	Lacks []string            // codes of checks that the game has no use for
	Cites map[string][]string // the ids of the rules that a check enforces, by its code
	Side  string              // what a side is: "camp"
	Sides [boards.Camps]Side  // what each is called
	Piece string              // what a unit loses, with its article: "a figure"
	Helps map[string]string   // what helps, by the code of a check, where games differ in that
}

// Side is what a side is called.
type Side struct {
	Key  string // in a definition
	Head string // as a heading has it
	Name string // as a sentence has it
	One  bool   // a sentence speaks of it as of one: it takes, they take
}

// does is a side with what it does, which is said of several or of one.
func (s *Side) does(many, one string) string {
	if s.One {
		return s.Name + " " + one
	}
	return s.Name + " " + many
}

// them is a side after it was named.
func (s *Side) them() string {
	if s.One {
		return "it"
	}
	return "them"
}

// their says that something is a side's.
func (s *Side) their() string {
	if s.One {
		return "its"
	}
	return "their"
}

// they is a side after it was named, as who does something.
func (s *Side) they(many, one string) string {
	if s.One {
		return "it " + one
	}
	return "they " + many
}

// Check makes a check of adventures that looks at what became of one: at games, or at why it was refused. needs are
// codes of checks that must have found nothing; beside them an adventure must be free of errors.
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

// played is Check for adventures of which games were played.
func (g *Game) played(code string, severity diag.Severity, needs []string, look func(*Pass)) *check.Check {
	return g.Check(code, severity, needs, func(p *Pass) {
		if p.Greedy != nil && len(p.Greedy.Games) > 0 {
			look(p)
		}
	})
}

// Warning makes a check of adventures of which games were played, which finds warnings.
func (g *Game) Warning(code string, needs []string, look func(*Pass)) *check.Check {
	return g.played(code, diag.Warning, needs, look)
}

// needs is a list of codes, none of which are a check's first.
func needs(codes ...string) []string { return append([]string{"play/no-start"}, codes...) }

type playedKey struct{}
