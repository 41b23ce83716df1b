package kernel

import (
	"slices"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/matches"
	"muster/internal/engine/command/kernel/narrate"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/report/command"
	"muster/maps/hex"
)

// Replay is a replay of a game, split into moments. Its pieces are the units by number, then the Leaders by number; a
// Leader has no strength, and two looks. A site is an objective with a side that holds it: see Held. The packs of its
// hands are the Command cards; the open card is the current one.
type Replay struct {
	command.Replay
	Battle *setup.Battle
	start  kernel.State
}

// First returns the state at the beginning.
func (f *Replay) First() *kernel.State { return &f.start }

// The looks of a Leader.
const (
	Alone uint8 = iota
	Attached
)

// The kinds of mark: a close combat, fire, a hex of retreat, and dice against a Leader.
const (
	Strike uint8 = iota
	Shot
	Back
	Check
)

// Held returns the site number of an objective held by a side.
func Held(objective int, by boards.Camp) int { return objective*boards.Camps + int(by) }

// ReplayBuilder makes a Replay of a game during play. It needs every choice from setup.Battle.Begin on.
type ReplayBuilder struct {
	Replay
	narrator *narrate.Narrator
	rules    *Coverage
	counts   matches.Watch
	units    []hex.Hex // their positions, event by event
	staff    []hex.Hex
}

// NewReplayBuilder makes a ReplayBuilder for a new battle and for a viewer.
func NewReplayBuilder(b *setup.Battle, as boards.Camp) *ReplayBuilder {
	c := &ReplayBuilder{
		Replay: Replay{Battle: b, Replay: command.Replay{As: as}}, narrator: narrate.New(b), rules: NewCoverage(),
		units: make([]hex.Hex, len(b.Units)), staff: make([]hex.Hex, len(b.Leaders)),
	}
	c.rules.OnRule(c.Cite)
	c.counts = c.rules.Watch(b)
	for camp := range boards.Camp(boards.Camps) {
		c.Seats = append(c.Seats, narrate.Seat(b, camp))
	}
	for i := range b.Units {
		c.units[i] = b.Units[i].At
	}
	for i := range b.Leaders {
		c.staff[i] = b.Leaders[i].At
	}
	return c
}

// See records one choice and its effects. It is a matches.Watch.
func (c *ReplayBuilder) See(s *kernel.State, a kernel.Action, events []kernel.Event) {
	if a == matches.Began {
		c.start = *s
	}
	for i := range events {
		c.mark(&events[i])
	}
	c.counts(s, a, events)
	told := command.Log{
		Lines: c.narrator.Narrate(events), Ended: s.Ended != kernel.Playing, Turn: int(s.Turn),
	}
	told.At, told.Begun = c.narrator.TurnAt()
	c.Take(told, func() command.Frame { return c.stands(s) }, nil)
}

// mark adds the mark of an event, and tracks positions.
func (c *ReplayBuilder) mark(e *kernel.Event) {
	switch e.Kind {
	case kernel.Attacked, kernel.BattledBack:
		kind := Shot
		if e.Kind == kernel.BattledBack || e.CombatMode()&kernel.Close != 0 {
			kind = Strike
		}
		c.strike(e, kind)
	case kernel.CardReacted:
		c.strike(e, Strike)
	case kernel.DiceRolled:
		if e.CombatMode()&kernel.Parting != 0 {
			c.strike(e, Shot)
		}
	case kernel.LeaderChecked, kernel.EscapeRolled:
		c.Mark(command.Mark{From: c.staff[e.Leader], To: c.staff[e.Leader], Kind: Check})
	case kernel.UnitRetreated, kernel.LeaderEvaded:
		c.Mark(command.Mark{From: e.From, To: e.To, Kind: Back})
		c.goes(e)
	case kernel.UnitMoved, kernel.UnitCharged, kernel.Advanced, kernel.AdvancedOn, kernel.LeaderMoved,
		kernel.LeaderSent:
		c.goes(e)
	}
}

// goes moves a unit, a Leader or both.
func (c *ReplayBuilder) goes(e *kernel.Event) {
	if e.Unit != kernel.NoUnit {
		c.units[e.Unit] = e.To
	}
	if e.Leader != kernel.NoLeader {
		c.staff[e.Leader] = e.To
	}
}

// strike marks an attack on a unit or on a lone Leader.
func (c *ReplayBuilder) strike(e *kernel.Event, kind uint8) {
	m := command.Mark{From: c.units[e.Unit], Kind: kind}
	switch {
	case e.Target != kernel.NoUnit:
		m.To = c.units[e.Target]
	case e.Leader != kernel.NoLeader:
		m.To = c.staff[e.Leader]
	default:
		return
	}
	c.Mark(m)
}

// stands returns the current state.
func (c *ReplayBuilder) stands(s *kernel.State) command.Frame {
	b := c.Battle
	var m command.Frame
	for i := range b.Units {
		u := &s.Units[i]
		m.Pieces = append(m.Pieces, command.Piece{
			Unit: uint8(i), At: u.At, Strength: u.Blocks, Ordered: u.At != hex.None && u.Marks&kernel.Ordered != 0,
		})
		if u.At != hex.None {
			m.Strength[u.Camp] += int(u.Blocks)
		}
	}
	for i := range b.Leaders {
		l := &s.Leaders[i]
		p := command.Piece{Unit: uint8(len(b.Units) + i), At: l.At, Kind: Alone}
		if l.At != hex.None {
			p.Ordered = l.Marks&kernel.Ordered != 0
			if s.On[l.At] != kernel.NoUnit {
				p.Kind = Attached
			}
		}
		m.Pieces = append(m.Pieces, p)
	}
	for camp := range boards.Camp(boards.Camps) {
		m.Banners[camp] = b.Rules.Score(s, camp)
		m.Hands = append(m.Hands, c.hand(&s.Seats[camp], camp))
		for i := range b.Objectives {
			if s.Held[camp]&(1<<i) != 0 {
				m.Sites = append(m.Sites, Held(i, camp))
			}
		}
	}
	slices.Sort(m.Sites)
	if s.Table != kernel.NoCard {
		m.Open = []uint8{s.Table}
	}
	return m
}

// hand returns a player's hand, as far as the viewer may know it.
func (c *ReplayBuilder) hand(seat *kernel.Seat, camp boards.Camp) command.Hand {
	h := command.Hand{Packs: []command.Pack{{Cards: seat.Cards}}, Tokens: seat.Tokens}
	if c.Sees(camp) {
		h.Packs[0].Names = slices.Clone(seat.Hand[:seat.Cards])
	}
	return h
}
