package kernel

import (
	"maps"
	"slices"

	"muster/internal/engine/command"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/matches"
	"muster/internal/engine/command/kernel/setup"
)

// Coverage counts what comes up in games. It is for one goroutine; Add combines two.
type Coverage struct {
	Games    int
	rules    command.Counts
	things   [Things]command.Counts // by id
	byEvent  [kernel.EventKinds][]sign
	byAction [kernel.ActionKinds][]sign
	told     func(rule string) // may be nil
}

// OnRule calls told for each rule as it comes up, in the order of the events.
func (t *Coverage) OnRule(told func(rule string)) { t.told = told }

// CoverageTopic is a category of things that are counted in addition to the rules.
type CoverageTopic int

// The topics.
const (
	Cards   CoverageTopic = iota // Command cards played in the own turn
	Answers                      // Command cards played in answer to an attack
	Actions                      // Inspired Actions used
	Units                        // types of unit that fought
	Things
)

// NewCoverage returns an empty Coverage.
func NewCoverage() *Coverage {
	t := &Coverage{rules: command.Counts{}}
	for i := range t.things {
		t.things[i] = command.Counts{}
	}
	for _, row := range signs() {
		t.rules.Of(row.rule)
		for _, k := range row.events {
			t.byEvent[k] = append(t.byEvent[k], row)
		}
		for _, k := range row.actions {
			t.byAction[k] = append(t.byAction[k], row)
		}
	}
	return t
}

// Watch starts a game of a battle and returns its watcher.
func (t *Coverage) Watch(b *setup.Battle) matches.Watch {
	t.Games++
	t.offer(b)
	var before kernel.State
	m := &scene{b: b, r: b.Rules, before: &before}
	return func(s *kernel.State, a kernel.Action, events []kernel.Event) {
		if a == matches.Began {
			before = *s
		}
		m.s, m.a, m.e = s, a, nil
		if a != matches.Began {
			for i := range t.byAction[a.Kind()] {
				t.look(&t.byAction[a.Kind()][i], m)
			}
		}
		for i := range events {
			m.e, m.batch = &events[i], events[:i+1]
			m.note()
			for j := range t.byEvent[m.e.Kind] {
				t.look(&t.byEvent[m.e.Kind][j], m)
			}
			t.thing(m)
		}
		before = *s
	}
}

func (t *Coverage) look(row *sign, m *scene) {
	if row.shows == nil || row.shows(m) {
		t.rules.Of(row.rule).Add(t.Games)
		if t.told != nil {
			t.told(row.rule)
		}
	}
}

// offer records what could come up in a battle.
func (t *Coverage) offer(b *setup.Battle) {
	for i, c := range b.Cards {
		t.things[Cards].Of(c.ID)
		if b.Rules.Cards[i].Reaction.Strikes {
			t.things[Answers].Of(c.ID)
		}
	}
	for _, a := range b.Inspired {
		t.things[Actions].Of(a.ID)
	}
	for _, u := range b.Types {
		t.things[Units].Of(u.ID)
	}
}

// thing counts the subject of an event.
func (t *Coverage) thing(m *scene) {
	switch m.e.Kind {
	case kernel.CardPlayed:
		t.things[Cards].Of(m.b.Cards[m.e.Card()].ID).Add(t.Games)
	case kernel.CardReacted:
		t.things[Answers].Of(m.b.Cards[m.e.Card()].ID).Add(t.Games)
	case kernel.ActionUsed:
		t.things[Actions].Of(m.b.Inspired[m.e.Action()].ID).Add(t.Games)
	case kernel.Attacked, kernel.BattledBack:
		t.things[Units].Of(m.b.Types[m.kind(m.e.Unit).Type].ID).Add(t.Games)
	}
}

// Add adds the games of another Coverage. The sum does not depend on the order.
func (t *Coverage) Add(o *Coverage) {
	t.Games += o.Games
	t.rules.Sum(o.rules)
	for thing := range o.things {
		t.things[thing].Sum(o.things[thing])
	}
}

// CoverageRow is the count of something, or the reason why it never came up.
type CoverageRow = command.Row

// Rules returns the counts of all rules of the table, by id; rules that no event shows have a reason.
func (t *Coverage) Rules() []CoverageRow { return t.rules.Rows(silent()) }

// Of returns the counts of a topic: all that could come up, and the known ones that no battle had.
func (t *Coverage) Of(thing CoverageTopic, known []string) []CoverageRow {
	return t.things[thing].With(known)
}

// CoverageRules lists the rules of the table, including those that no event shows.
func CoverageRules() []string {
	all := silent()
	for _, row := range signs() {
		all[row.rule] = ""
	}
	return slices.Sorted(maps.Keys(all))
}
