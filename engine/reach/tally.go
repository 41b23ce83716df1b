package reach

import (
	"maps"
	"slices"

	"muster/engine"
	"muster/engine/battle"
	"muster/engine/selfplay"
)

// Tally counts what comes up in games. It is for one goroutine; Add sums two up.
type Tally struct {
	Games    int
	rules    map[string]*count
	things   [Things]map[string]*count // by id or name; what could have come up and did not is there with 0
	byEvent  [engine.EventKinds][]sign
	byAction [engine.ActionKinds][]sign
}

// Thing is a sort of thing that is counted beside the rules.
type Thing int

// The things.
const (
	Command Thing = iota // Command cards played
	Lore                 // Lore cards played
	Powers               // creatures' powers used
	Tokens               // tokens put on units
	Sites                // landmarks and lairs that stood on the field
	Things
)

// count is how often something came up, and in how many games.
type count struct{ times, games, last int }

func (c *count) add(game int) {
	c.times++
	if c.last != game {
		c.games, c.last = c.games+1, game
	}
}

// NewTally makes an empty Tally.
func NewTally() *Tally {
	t := &Tally{rules: map[string]*count{}}
	for i := range t.things {
		t.things[i] = map[string]*count{}
	}
	for _, row := range signs() {
		t.rules[row.rule] = &count{}
		for _, k := range row.events {
			t.byEvent[k] = append(t.byEvent[k], row)
		}
		for _, k := range row.actions {
			t.byAction[k] = append(t.byAction[k], row)
		}
	}
	return t
}

// Watch begins a game of a battle, and gives what watches it.
func (t *Tally) Watch(b *battle.Battle) selfplay.Watch {
	t.Games++
	t.offer(b)
	var before engine.State
	m := &moment{b: b, r: b.Rules, before: &before}
	m.attack.Unit, m.attack.Other = engine.NoUnit, engine.NoUnit
	return func(s *engine.State, a engine.Action, events []engine.Event) {
		if a == selfplay.Began {
			before = *s
			t.standing(b, s)
		}
		m.s, m.a, m.e = s, a, nil
		if a != selfplay.Began {
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

func (t *Tally) look(row *sign, m *moment) {
	if row.shows == nil || row.shows(m) {
		t.rules[row.rule].add(t.Games)
	}
}

// standing counts the landmarks and lairs that the map and the adventure put on the field, each name once.
func (t *Tally) standing(b *battle.Battle, s *engine.State) {
	names := map[string]bool{}
	for i := range s.Sites.List[:s.Sites.N] {
		names[b.Sites[s.Sites.List[i].Kind]] = true
	}
	for _, c := range b.Field.Cells() {
		if c.Place != nil {
			names[c.Place.Name] = true
		}
	}
	for name := range names {
		t.of(Sites, name).add(t.Games)
	}
}

// offer notes what could come up in a battle.
func (t *Tally) offer(b *battle.Battle) {
	for thing, names := range map[Thing][]string{Command: ids(b.Cards), Lore: ids(b.LoreCards), Powers: b.Powers, Tokens: b.Tokens, Sites: b.Sites} {
		for _, name := range names {
			t.of(thing, name)
		}
	}
}

func ids(names []battle.Name) []string {
	out := make([]string, len(names))
	for i := range names {
		out[i] = names[i].ID
	}
	return out
}

func (t *Tally) of(thing Thing, name string) *count {
	c := t.things[thing][name]
	if c == nil {
		c = &count{}
		t.things[thing][name] = c
	}
	return c
}

// thing counts what an event is about.
func (t *Tally) thing(m *moment) {
	var name string
	var thing Thing
	switch m.e.Kind {
	case engine.CardPlayed:
		thing, name = Command, m.b.Cards[m.e.Card()].ID
	case engine.LorePlayed:
		thing, name = Lore, m.b.LoreCards[m.e.LoreCard()].ID
	case engine.PowerUsed:
		thing, name = Powers, m.b.Powers[m.e.Power()]
	case engine.TokenPut:
		thing, name = Tokens, m.b.Tokens[m.e.TokenKind()]
	case engine.SitePlaced:
		if m.a == selfplay.Began { // standing has it
			return
		}
		thing, name = Sites, m.b.Sites[m.e.SiteKind()]
	default:
		return
	}
	t.of(thing, name).add(t.Games)
}

// Add adds another Tally's games. The sum does not hang on the order.
func (t *Tally) Add(o *Tally) {
	t.Games += o.Games
	for _, id := range slices.Sorted(maps.Keys(o.rules)) {
		t.rules[id].sum(o.rules[id])
	}
	for thing, names := range o.things {
		for _, name := range slices.Sorted(maps.Keys(names)) {
			t.of(Thing(thing), name).sum(names[name])
		}
	}
}

func (c *count) sum(o *count) { c.times, c.games = c.times+o.times, c.games+o.games }
