package runewars

import (
	"context"
	"slices"

	"muster/catalog"
	"muster/engine/runewars/library"
	"muster/engine/runewars/players"
	"muster/report"
	common "muster/report/balance"
)

// Usual lists who plays a balance when nobody says: the players that think in different ways.
func BalancePlayers() []string { return known("greedy", "careful", "bold", "blind") }

// Rated lists who plays for a ladder when nobody says: greedy first, from whom ratings are counted.
func Rated() []string {
	others := slices.DeleteFunc(players.Names(), func(name string) bool { return name == "greedy" })
	return append(known("greedy"), others...)
}

// known are those of some names that are players.
func known(names ...string) []string {
	return slices.DeleteFunc(names, func(name string) bool { return !players.Known(name) })
}

// Sweep is games of some scenarios and realms that are asked for, and played.
type Sweep struct {
	ask    report.Sweep
	list   []*setting
	passed []string
	told   common.Teller
}

// New begins a sweep without scenarios and realms.
func New(ask report.Sweep) *Sweep { return &Sweep{ask: ask, passed: []string{}} }

// Add takes a scenario or a realm, as the command line names it, with what tells its content apart; or says why it
// cannot be played.
func (s *Sweep) Add(e *catalog.Entry, word, content string) (unplayable []string) {
	x, why := opened(library.EntryOf(e))
	if len(why) == 0 && s.ask.Command == common.Laddered {
		why = x.contested()
	}
	if len(why) > 0 {
		return why
	}
	x.word, x.content = word, content
	s.list = append(s.list, x)
	return nil
}

// Pass notes what is not played, and Passed is all of that.
func (s *Sweep) Pass(why string)  { s.passed = append(s.passed, why) }
func (s *Sweep) Passed() []string { return s.passed }

// Run plays everything and makes the answer. When ctx ends, it is of the games that are finished.
func (s *Sweep) Run(ctx context.Context) (common.Answer, error) {
	if s.ask.Levers != nil {
		return nil, report.Wrongf("drop --levers", "levers are not supported for Runewars")
	}
	if s.ask.Command == common.Laddered {
		return s.ladder(ctx)
	}
	return s.balance(ctx)
}
