package runewars

import (
	"context"
	"slices"

	"muster/catalog"
	"muster/internal/engine/inference"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/players"
	common "muster/internal/report/balance"
	"muster/report"
)

// BalancePlayers lists the default players of a balance: those with different strategies.
func BalancePlayers() []string { return known(inference.Judges()...) }

// Searching lists the slow players that search ahead.
func Searching() []string { return known("search") }

// Rated lists the default players of a ladder: all except slow ones. greedy is first, as the baseline of ratings.
func Rated() []string {
	others := slices.DeleteFunc(players.Names(), func(name string) bool {
		return name == "greedy" || slices.Contains(Searching(), name)
	})
	return append(known("greedy"), others...)
}

// known filters names of existing players.
func known(names ...string) []string {
	return slices.DeleteFunc(names, func(name string) bool { return !players.Known(name) })
}

// Sweep is a set of games of some scenarios and realms.
type Sweep struct {
	ask    report.Sweep
	list   []*setting
	passed []string
	told   common.Progress
	refuse common.Refuses // of --levers; nil refuses nothing
	played int            // games of a balance
}

// New starts a sweep without scenarios and realms.
func New(ask report.Sweep) *Sweep { return &Sweep{ask: ask, passed: []string{}} }

// Add takes a scenario or a realm, with its name on the command line and a hash of its content. It may instead return
// the reasons why it cannot be played.
func (s *Sweep) Add(e *catalog.Entry, word, content string) (unplayable []string) {
	x, why := opened(library.EntryOf(e))
	if len(why) == 0 && s.ask.Command == common.Laddered {
		why = x.contested()
	}
	if len(why) > 0 {
		return why
	}
	x.entry, x.word, x.content = e, word, content
	if s.ask.Levers != nil && len(x.people) != 2 {
		return []string{"levers compare two sides, and it has " + report.Counted(len(x.people), "contested seat") +
			": --make-fair takes several"}
	}
	s.list = append(s.list, x)
	return nil
}

// Judge sets the function that refuses invalid changes of --levers. It is called before anything is played.
func (s *Sweep) Judge(refuses common.Refuses) { s.refuse = refuses }

// Pass records something that is skipped; Passed returns all of that.
func (s *Sweep) Pass(why string)  { s.passed = append(s.passed, why) }
func (s *Sweep) Passed() []string { return s.passed }

// Run plays everything and makes the answer. When ctx ends, the answer covers the finished games.
func (s *Sweep) Run(ctx context.Context) (common.Answer, error) {
	if s.ask.Command == common.Laddered {
		return s.ladder(ctx)
	}
	return s.balance(ctx)
}
