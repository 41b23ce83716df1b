package kernel

import (
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/setup"
	"muster/maps/hex"
)

// sign is the evidence of a rule: an event of one of some kinds, or the choice of an action of one of some kinds; shows
// may require more.
type sign struct {
	rule    string
	events  []kernel.EventKind
	actions []kernel.ActionKind
	shows   func(*scene) bool // nil: each of them does
}

// on returns a sign by events, chosen one by choices.
func on(rule string, shows func(*scene) bool, events ...kernel.EventKind) sign {
	return sign{rule: rule, events: events, shows: shows}
}

func chosen(rule string, shows func(*scene) bool, actions ...kernel.ActionKind) sign {
	return sign{rule: rule, actions: actions, shows: shows}
}

// began returns the sign of a rule that counts from the start of a game.
func began(rule string) sign {
	return on(rule, func(m *scene) bool { return m.e.Turn() == 1 }, kernel.TurnBegan)
}

// scene is one event or one choice, with its context.
type scene struct {
	b      *setup.Battle
	r      *kernel.Rules
	before *kernel.State // when the choice was made
	s      *kernel.State // after all events of the choice
	e      *kernel.Event // nil for the choice itself
	a      kernel.Action
	batch  []kernel.Event // of this choice; those up to e have been seen

	card    int          // that is carried out in this turn; -1: none yet
	attack  kernel.Event // the attack that opened the combat
	evades  bool         // its target does
	struck  bool         // its target has struck first
	checked int          // dice thrown for Leaders in this combat
	lost    kernel.Loss  // why blocks were last lost
	orders  int          // given this turn
	fell    bool         // a Leader fell in this combat
}

// note stores context for later events.
func (m *scene) note() {
	switch e := m.e; e.Kind {
	case kernel.TurnBegan:
		m.card, m.orders = -1, 0
	case kernel.CardPlayed, kernel.CardCopied:
		m.card = e.Card()
	case kernel.Attacked:
		m.attack, m.evades, m.struck, m.checked, m.fell = *e, false, false, 0, false
	case kernel.CardReacted:
		m.struck = true
	case kernel.UnitEvades:
		m.evades = true
	case kernel.LeaderChecked:
		m.checked++
	case kernel.LeaderFell:
		m.fell = true
	case kernel.BlocksLost:
		m.lost = e.Loss()
	case kernel.UnitOrdered, kernel.LeaderOrdered:
		m.orders++
	}
}

// played returns the current Command card; an empty card before one is played.
func (m *scene) played() *kernel.Card {
	if m.card < 0 || m.card >= len(m.r.Cards) {
		return &kernel.Card{}
	}
	return &m.r.Cards[m.card]
}

// titled reports whether the current card has one of some ids.
func (m *scene) titled(ids ...string) bool {
	for _, id := range ids {
		if m.card >= 0 && m.b.Cards[m.card].ID == id {
			return true
		}
	}
	return false
}

// section reports whether the current card orders in sections.
func (m *scene) section() bool {
	c := m.played()
	return c.Sections != [boards.SectionCount]int8{}
}

// troop reports whether the current card orders units of a class in any section.
func (m *scene) troop() bool {
	c := m.played()
	return c.Pool != 0 && c.Units.Classes != 0 && !c.Units.Ranged
}

// kind returns the kind of a unit.
func (m *scene) kind(u uint8) *kernel.Kind {
	if int(u) >= len(m.r.Setup) {
		return &kernel.Kind{}
	}
	return &m.r.Kinds[m.r.Setup[u].Kind]
}

// is reports whether a unit has a type, by id.
func (m *scene) is(u uint8, id string) bool {
	return int(u) < len(m.b.Units) && m.b.Units[u].Type == id
}

// at returns the position of a unit at the time of the choice, staff that of a Leader.
func (m *scene) at(u uint8) hex.Hex {
	if int(u) >= len(m.b.Units) {
		return hex.None
	}
	return m.before.Units[u].At
}

func (m *scene) staff(l uint8) hex.Hex {
	if int(l) >= len(m.b.Leaders) {
		return hex.None
	}
	return m.before.Leaders[l].At
}

// led reports whether a Leader was with a unit at the time of the choice.
func (m *scene) led(u uint8) bool {
	at := m.at(u)
	return at >= 0 && m.before.Led[at] != kernel.NoLeader
}

// shared reports whether a hex lies on a section line.
func (m *scene) shared(h hex.Hex, c boards.Camp) bool {
	return h >= 0 && m.r.Board.Sections(c, h).Shared()
}

// friends counts the adjacent friendly units of a unit at the time of the choice.
func (m *scene) friends(u uint8) int {
	at := m.at(u)
	if at < 0 {
		return 0
	}
	near := m.r.Board.Near(at).And(m.before.Camps[m.before.Units[u].Camp])
	return near.Len()
}

// full reports whether a unit was at full strength at the time of the choice.
func (m *scene) full(u uint8) bool {
	return int(u) < len(m.b.Units) && m.before.Units[u].Blocks >= m.before.Units[u].Full
}

// ground reports whether a hex has a terrain with an id, in any layer.
func (m *scene) ground(h hex.Hex, id string) bool {
	if h < 0 {
		return false
	}
	c := m.b.Field.Cell(h)
	return c.Ground != nil && c.Ground.ID == id || c.Feature != nil && c.Feature.ID == id
}
