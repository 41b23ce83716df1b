package battlelore

import (
	"slices"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/narrate"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/report/command"
	"muster/maps/hex"
)

// All shows the hands of both camps.
const All = command.BothHands

// Replay is a replay of a game, split into moments. Its chances are search's estimates of positions, which ignore
// hidden
// hands; the packs of its hands are Command cards and Lore cards.
type Replay struct {
	command.Replay
	Battle *setup.Battle
	Actors []Actor // by the engine's number of the unit
	Sites  []Site  // landmarks and lairs that stood at any time, in the order in which they first did
	start  battlelore.State
}

// First returns the state at the beginning.
func (f *Replay) First() *battlelore.State { return &f.start }

// Actor is a unit.
type Actor struct {
	Camp  boards.Camp
	Ally  bool    // of its camp's second player
	Kinds []uint8 // that it has been, as indices into Rules.Kinds
}

// Site is a landmark or lair that was on a hex at some time.
type Site struct {
	At   hex.Hex
	Kind uint8 // an index into Battle.Places
}

// Strike is the mark kind of an attack.
const Strike = 0

// ReplayBuilder makes a Replay of a game during play. It needs every choice from setup.Battle.Begin on.
type ReplayBuilder struct {
	Replay
	ground   *players.Ground
	narrator *narrate.Narrator
	rules    *Coverage
	counts   func(*battlelore.State, battlelore.Action, []battlelore.Event)
	last     battlelore.State
}

// NewReplayBuilder makes a ReplayBuilder for a new battle and for a viewer.
func NewReplayBuilder(b *setup.Battle, as boards.Camp) *ReplayBuilder {
	c := &ReplayBuilder{
		Replay: Replay{Battle: b, Replay: command.Replay{As: as}}, narrator: narrate.New(b), rules: NewCoverage(),
	}
	c.rules.OnRule(c.Cite)
	c.counts = c.rules.Watch(b)
	for p := range battlelore.Player(b.Rules.Seats) {
		c.Seats = append(c.Seats, narrate.Seat(b, p))
	}
	for i := range b.Units {
		u := &b.Units[i]
		c.Actors = append(c.Actors, Actor{Camp: u.Camp, Ally: u.Player >= boards.Camps})
	}
	return c
}

// See records one choice and its effects. It is a matches.Watch.
func (c *ReplayBuilder) See(s *battlelore.State, a battlelore.Action, events []battlelore.Event) {
	for i := range events {
		if e := &events[i]; e.Kind == battlelore.Attacked || e.Kind == battlelore.BattledBack {
			c.Mark(command.Mark{From: c.last.Units[e.Unit].At, To: c.last.Units[e.Target].At, Kind: Strike})
		}
	}
	if a == matches.Began {
		c.start, c.ground = *s, players.NewGround(battlelore.See(c.Battle.Rules, s, 0))
	}
	c.counts(s, a, events)
	c.last = *s
	told := command.Log{
		Lines: c.narrator.Narrate(events), Ended: s.Ended != battlelore.Playing, Turn: int(s.Turn),
	}
	told.At, told.Begun = c.narrator.TurnAt()
	c.Take(told, func() command.Frame { return c.stands(s) },
		func() int { return c.ground.Chance(s, boards.Pennant) })
}

// stands returns the current state.
func (c *ReplayBuilder) stands(s *battlelore.State) command.Frame {
	var m command.Frame
	for i := range c.Actors {
		u := &s.Units[i]
		m.Pieces = append(m.Pieces, command.Piece{
			Unit: uint8(i), At: u.At, Strength: u.Figures, Kind: c.kind(i, u.Kind),
			Ordered: u.At != hex.None && u.Marks&battlelore.Ordered != 0,
		})
		if u.At != hex.None {
			m.Strength[u.Camp] += int(u.Figures)
		}
	}
	for camp := range boards.Camp(boards.Camps) {
		m.Banners[camp] = c.Battle.Rules.Score(s, camp)
	}
	for p := range battlelore.Player(c.Battle.Rules.Seats) {
		m.Hands = append(m.Hands, c.hand(s, p))
	}
	for _, site := range s.Places.List[:s.Places.N] {
		m.Sites = append(m.Sites, c.site(Site{site.At, site.Kind}))
	}
	for _, card := range s.Rack {
		if card != battlelore.NoCard {
			m.Open = append(m.Open, card)
		}
	}
	return m
}

// kind returns the index of a kind among those that a unit has had.
func (c *ReplayBuilder) kind(unit int, kind uint8) uint8 {
	a := &c.Actors[unit]
	if i := slices.Index(a.Kinds, kind); i >= 0 {
		return uint8(i)
	}
	a.Kinds = append(a.Kinds, kind)
	return uint8(len(a.Kinds) - 1)
}

// site returns the index of a site among those that have existed.
func (c *ReplayBuilder) site(x Site) int {
	if i := slices.Index(c.Sites, x); i >= 0 {
		return i
	}
	c.Sites = append(c.Sites, x)
	return len(c.Sites) - 1
}

// hand returns a player's hand, as far as the viewer may know it.
func (c *ReplayBuilder) hand(s *battlelore.State, p battlelore.Player) command.Hand {
	seat, lore := &s.Seats[p], &s.Lore.Seats[p]
	h := command.Hand{Packs: []command.Pack{{Cards: seat.Cards}, {Cards: lore.Cards}}, Tokens: lore.Tokens}
	if c.Sees(c.Battle.Rules.CampOf[p]) {
		h.Packs[0].Names = slices.Clone(seat.Hand[:seat.Cards])
		h.Packs[1].Names = slices.Clone(lore.Hand[:lore.Cards])
	}
	return h
}
