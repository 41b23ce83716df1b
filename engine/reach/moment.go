package reach

import (
	"slices"

	"muster/engine"
	"muster/engine/battle"
	"muster/engine/rulebook"
	"muster/maps/hex"
)

// moment is one event or one choice, with what is known around it.
type moment struct {
	b      *battle.Battle
	r      *engine.Rules
	before *engine.State // when the choice was made
	s      *engine.State // when all had come of it
	e      *engine.Event // nil for the choice itself
	a      engine.Action
	batch  []engine.Event // of this choice; those up to e have been seen

	attack engine.Event // the last attack, of whatever choice
	cards  int          // Command cards played this turn
	open   bool         // one of them from the rack
	lost   int          // hexes of the last blocked retreat, 0 when another roll has come since
}

// note keeps what later events are understood by.
func (m *moment) note() {
	switch m.e.Kind {
	case engine.TurnBegan:
		m.cards, m.open = 0, false
	case engine.CardPlayed:
		m.cards++
		m.open = m.open || m.e.FromRack()
	case engine.Attacked, engine.BattledBack:
		m.attack = *m.e
		if m.e.Kind == engine.BattledBack {
			m.attack = engine.Event{Kind: engine.Attacked, Unit: m.e.Unit, Other: m.e.Other}.With(engine.FieldHow, int(engine.Melee))
		}
		m.lost = 0
	case engine.RetreatBlocked:
		m.lost = m.e.Hexes()
	case engine.DiceRolled, engine.UnitRetreated:
		m.lost = 0
	}
}

func (m *moment) epic() bool   { return m.r.Rack > 0 }
func (m *moment) lore() bool   { return m.r.Lore != nil }
func (m *moment) allies() bool { return m.b.Allies() }

// alone tells whether Medieval Lore is played (VAR-ML-01).
func (m *moment) alone() bool { return m.lore() && m.r.Lore.Alone }

// melee tells whether the last attack was made next to its target.
func (m *moment) melee() bool { return m.attack.How()&engine.Melee != 0 }

// known tells whether an event is about a unit.
func (m *moment) known(u uint8) bool { return int(u) < len(m.b.Units) }

// kind is the kind of a unit when the choice was made.
func (m *moment) kind(u uint8) *engine.Kind { return &m.r.Kinds[m.before.Units[u].Kind] }

// beast tells whether a unit is a creature.
func (m *moment) beast(u uint8) bool { return m.known(u) && m.kind(u).Class == engine.Creature }

// by tells whether the event's unit is of a race, by the words of its type's id.
func (m *moment) by(words ...string) bool {
	return m.known(m.e.Unit) && slices.ContainsFunc(words, func(w string) bool { return contains(m.b.Units[m.e.Unit].Type, w) })
}

// friends counts the units of its camp next to a unit when the choice was made.
func (m *moment) friends(u uint8) int {
	n, at := 0, m.before.Units[u].At
	if at == hex.None {
		return 0
	}
	for d := range hex.Dir(hex.Dirs) {
		if next := m.r.Board.Neighbour(at, d); next != hex.None && m.before.Camps[m.before.Units[u].Camp].Has(next) {
			n++
		}
	}
	return n
}

// place is a unit's hex when the choice was made.
func (m *moment) place(u uint8) hex.Hex {
	if !m.known(u) {
		return hex.None
	}
	return m.before.Units[u].At
}

// ground tells whether a hex has a terrain of an id, whatever its layer.
func (m *moment) ground(h hex.Hex, ids ...string) bool {
	if h == hex.None {
		return false
	}
	c := m.b.Field.Cell(h)
	has := func(t *rulebook.Terrain) bool { return t != nil && slices.Contains(ids, t.ID) }
	return has(c.Ground) || has(c.Feature)
}

// site is the landmark or lair on a hex when the choice was made, nil for none.
func (m *moment) site(h hex.Hex) *engine.SiteKind {
	list := &m.before.Sites
	for i := range list.List[:list.N] {
		if list.List[i].At == h && h != hex.None {
			return &m.r.Sites.Kinds[list.List[i].Kind]
		}
	}
	return nil
}

// landmark tells whether a landmark, and no lair, stood on a hex.
func (m *moment) landmark(h hex.Hex) bool {
	k := m.site(h)
	return k != nil && len(k.Cell.Bold) > 0
}

// caps are the limits of both hexes of the last attack, as far as they have any (BL-TER-02).
func (m *moment) caps() (caps []int8) {
	from, to := m.place(m.attack.Unit), m.place(m.attack.Other)
	if from == hex.None || to == hex.None {
		return nil
	}
	into := m.r.Cells[to].CapIn
	if m.r.Cells[from].Elevated {
		into = m.r.Cells[to].CapInElevated
	}
	for _, n := range []int8{m.r.Cells[from].CapOut, into} {
		if n < engine.NoCap {
			caps = append(caps, n)
		}
	}
	return caps
}

// base is how many dice the last attacker has before any limit.
func (m *moment) base() int8 {
	if m.melee() {
		return m.kind(m.attack.Unit).MeleeDice
	}
	return m.kind(m.attack.Unit).RangedDice
}

// card is the Command card of the event.
func (m *moment) card() *engine.Card { return &m.r.Cards[m.e.Card()] }

// gained tells whether the event gives tokens for a reason.
func (m *moment) gained(why engine.Gain) bool {
	return m.e.Kind == engine.TokensGained && m.e.Gain() == why
}

// level is that of the player's master for a Lore card's class.
func (m *moment) level(p engine.Player, card int) uint8 {
	return m.s.Lore.Seats[p].Council[m.r.Lore.Cards[card].Class]
}

// longBow tells whether the event's unit has a Long Bow: it shoots 4 hexes far, its bonus strikes hit at a distance alone,
// and its symbols give nothing (CTA-WPN-01). A Specialist hands them out, so that the type does not say it.
func (m *moment) longBow() bool {
	k := m.kind(m.e.Unit)
	return k.Missile && k.Range == 4 && k.StrikeFrom > 1 && !k.Lore
}
