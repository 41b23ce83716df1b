package battlelore

import (
	"slices"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command"
	"muster/maps/hex"
)

// scene is one event or one choice, with its context.
type scene struct {
	b      *setup.Battle
	r      *battlelore.Rules
	before *battlelore.State // when the choice was made
	s      *battlelore.State // after all events of the choice
	e      *battlelore.Event // nil for the choice itself
	a      battlelore.Action
	batch  []battlelore.Event // of this choice; those up to e have been seen

	attack battlelore.Event // the last attack, of whatever choice
	cards  int              // Command cards played this turn
	open   bool             // one of them from the rack
	lost   int              // hexes of the last blocked retreat, 0 when another roll has come since
}

// note stores context for later events.
func (m *scene) note() {
	switch m.e.Kind {
	case battlelore.TurnBegan:
		m.cards, m.open = 0, false
	case battlelore.CardPlayed:
		m.cards++
		m.open = m.open || m.e.FromRack()
	case battlelore.Attacked, battlelore.BattledBack:
		m.attack = *m.e
		if m.e.Kind == battlelore.BattledBack {
			m.attack = battlelore.Event{
				Kind:   battlelore.Attacked,
				Unit:   m.e.Unit,
				Target: m.e.Target,
			}.With(
				command.FieldHow,
				int(battlelore.Melee),
			)
		}
		m.lost = 0
	case battlelore.RetreatBlocked:
		m.lost = m.e.Hexes()
	case battlelore.DiceRolled, battlelore.UnitRetreated:
		m.lost = 0
	}
}

func (m *scene) epic() bool   { return m.r.Rack > 0 }
func (m *scene) lore() bool   { return m.r.Lore != nil }
func (m *scene) allies() bool { return m.b.Allies() }

// alone reports whether Medieval Lore is in use (VAR-ML-01).
func (m *scene) alone() bool { return m.lore() && m.r.Lore.Alone }

// melee reports whether the last attack was against an adjacent target.
func (m *scene) melee() bool { return m.attack.CombatMode()&battlelore.Melee != 0 }

// known reports whether an event is about a unit.
func (m *scene) known(u uint8) bool { return int(u) < len(m.b.Units) }

// kind returns the kind of a unit at the time of the choice.
func (m *scene) kind(u uint8) *battlelore.Kind { return &m.r.Kinds[m.before.Units[u].Kind] }

// creature reports whether a unit is a creature.
func (m *scene) creature(u uint8) bool { return m.known(u) && m.kind(u).Class == battlelore.Creature }

// by reports whether the event's unit is of a race, by the words of its type's id.
func (m *scene) by(words ...string) bool {
	return m.known(m.e.Unit) &&
		slices.ContainsFunc(words, func(w string) bool { return contains(m.b.Units[m.e.Unit].Type, w) })
}

// friends counts the adjacent units of its camp at the time of the choice.
func (m *scene) friends(u uint8) int {
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

// standsOn returns a unit's hex at the time of the choice.
func (m *scene) standsOn(u uint8) hex.Hex {
	if !m.known(u) {
		return hex.None
	}
	return m.before.Units[u].At
}

// ground reports whether a hex has a terrain with one of these ids, in any layer.
func (m *scene) ground(h hex.Hex, ids ...string) bool {
	if h == hex.None {
		return false
	}
	c := m.b.Field.Cell(h)
	has := func(t *rulebook.Terrain) bool { return t != nil && slices.Contains(ids, t.ID) }
	return has(c.Ground) || has(c.Feature)
}

// place returns the landmark or lair on a hex at the time of the choice, nil for none.
func (m *scene) place(h hex.Hex) *battlelore.PlaceKind {
	list := &m.before.Places
	for i := range list.List[:list.N] {
		if list.List[i].At == h && h != hex.None {
			return &m.r.Places.Kinds[list.List[i].Kind]
		}
	}
	return nil
}

// landmark reports whether a hex had a landmark that is not a lair.
func (m *scene) landmark(h hex.Hex) bool {
	k := m.place(h)
	return k != nil && len(k.Cell.Bold) > 0
}

// caps returns the limits of both hexes of the last attack, if they have any (BL-TER-02).
func (m *scene) caps() (caps []int8) {
	from, to := m.standsOn(m.attack.Unit), m.standsOn(m.attack.Target)
	if from == hex.None || to == hex.None {
		return nil
	}
	into := m.r.Cells[to].CapIn
	if m.r.Cells[from].Elevated {
		into = m.r.Cells[to].CapInElevated
	}
	for _, n := range []int8{m.r.Cells[from].CapOut, into} {
		if n < battlelore.NoCap {
			caps = append(caps, n)
		}
	}
	return caps
}

// base returns the dice of the last attacker before any limit.
func (m *scene) base() int8 {
	if m.melee() {
		return m.kind(m.attack.Unit).MeleeDice
	}
	return m.kind(m.attack.Unit).RangedDice
}

// card returns the Command card of the event.
func (m *scene) card() *battlelore.Card { return &m.r.Cards[m.e.Card()] }

// gained reports whether the event gives tokens for a reason.
func (m *scene) gained(why battlelore.Gain) bool {
	return m.e.Kind == battlelore.TokensGained && m.e.Gain() == why
}

// level returns the level of the player's master for a Lore card's class.
func (m *scene) level(p battlelore.Player, card int) uint8 {
	return m.s.Lore.Seats[p].Council[m.r.Lore.Cards[card].Class]
}

// longBow reports whether the event's unit has a Long Bow: its range is 4 hexes, its bonus strikes hit only at a
// distance, and its symbols give nothing (CTA-WPN-01). A Specialist gives it, so the type does not show it.
func (m *scene) longBow() bool {
	k := m.kind(m.e.Unit)
	return k.Missile && k.Range == 4 && k.StrikeFrom > 1 && !k.Lore
}
