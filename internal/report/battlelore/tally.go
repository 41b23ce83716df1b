package battlelore

import (
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command"
)

// Coverage counts what comes up in games. It is for one goroutine; Add combines two.
type Coverage struct {
	Games    int
	rules    command.Counts
	things   [Things]command.Counts // by id or name
	byEvent  [battlelore.EventKinds][]sign
	byAction [battlelore.ActionKinds][]sign
	told     func(rule string) // may be nil
}

// OnRule calls told for each rule as it comes up, in the order of the events.
func (t *Coverage) OnRule(told func(rule string)) { t.told = told }

// CoverageTopic is a category of things that are counted in addition to the rules.
type CoverageTopic int

// The topics.
const (
	Command CoverageTopic = iota // Command cards played
	Lore                         // Lore cards played
	Powers                       // creatures' powers used
	Tokens                       // tokens put on units
	Places                       // landmarks and lairs that stood on the field
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
	var before battlelore.State
	m := &scene{b: b, r: b.Rules, before: &before}
	m.attack.Unit, m.attack.Target = battlelore.NoUnit, battlelore.NoUnit
	return func(s *battlelore.State, a battlelore.Action, events []battlelore.Event) {
		if a == matches.Began {
			before = *s
			t.standing(b, s)
		}
		m.s, m.a, m.e = s, a, nil
		if a != matches.Began {
			for _, row := range t.byAction[a.Kind()] {
				t.look(&row, m)
			}
		}
		for i := range events {
			m.e, m.batch = &events[i], events[:i+1]
			m.note()
			for _, row := range t.byEvent[m.e.Kind] {
				t.look(&row, m)
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

// standing counts the landmarks and lairs that the map and the adventure put on the field, each name once.
func (t *Coverage) standing(b *setup.Battle, s *battlelore.State) {
	names := map[string]bool{}
	for i := range s.Places.List[:s.Places.N] {
		names[b.Places[s.Places.List[i].Kind]] = true
	}
	for _, c := range b.Field.Cells() {
		if c.Place != nil {
			names[c.Place.Name] = true
		}
	}
	for name := range names {
		t.things[Places].Of(name).Add(t.Games)
	}
}

// offer records what could come up in a battle.
func (t *Coverage) offer(b *setup.Battle) {
	for thing, names := range map[CoverageTopic][]string{Command: ids(b.Cards), Lore: ids(b.LoreCards), Powers: b.Powers,
		Tokens: b.Tokens, Places: b.Places} {
		for _, name := range names {
			t.things[thing].Of(name)
		}
	}
}

func ids(names []setup.Name) []string {
	out := make([]string, len(names))
	for i := range names {
		out[i] = names[i].ID
	}
	return out
}

// thing counts the subject of an event.
func (t *Coverage) thing(m *scene) {
	var name string
	var thing CoverageTopic
	switch m.e.Kind {
	case battlelore.CardPlayed:
		thing, name = Command, m.b.Cards[m.e.Card()].ID
	case battlelore.LorePlayed:
		thing, name = Lore, m.b.LoreCards[m.e.LoreCard()].ID
	case battlelore.PowerUsed:
		thing, name = Powers, m.b.Powers[m.e.Power()]
	case battlelore.TokenPut:
		thing, name = Tokens, m.b.Tokens[m.e.TokenKind()]
	case battlelore.PlacePlaced:
		if m.a == matches.Began { // standing has it
			return
		}
		thing, name = Places, m.b.Places[m.e.PlaceKind()]
	default:
		return
	}
	t.things[thing].Of(name).Add(t.Games)
}

// Add adds the games of another Coverage. The sum does not depend on the order.
func (t *Coverage) Add(o *Coverage) {
	t.Games += o.Games
	t.rules.Sum(o.rules)
	for thing := range o.things {
		t.things[thing].Sum(o.things[thing])
	}
}
