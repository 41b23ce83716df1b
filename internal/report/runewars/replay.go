package runewars

import (
	"fmt"
	"math/bits"
	"slices"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/narrate"
	"muster/internal/engine/runewars/setup"
)

// All is the viewer who sees everything; any other value is a seat.
const All = runewars.NoSeat

// Replay is a replay of a game, split into moments.
type Replay struct {
	Game   *setup.Game
	As     uint8 // the viewer: a seat, or All
	Frames []Frame
	// Seasons are the moments with which seasons begin, from the first year's spring on; earlier moments are the
	// set-up.
	Seasons []int
}

// Frame is one step of the replay: the lines of one choice, and the state after all its effects.
type Frame struct {
	Season int // by its number, as matches.Season has it; 0: the set-up
	Lines  []string
	Spots  []AreaContent // areas that changed since the previous moment; all of them in the first one
	Stands []Stand       // of all seats
	Marks  []Mark
}

// AreaContent is the content of an area, as far as the viewer knows it.
type AreaContent struct {
	Area    uint8
	Place   runewars.Place
	Control uint8 // a seat, runewars.Wild for neutral units, or runewars.NoSeat
	// Heroes are the heroes on the area, by seat.
	Heroes [runewars.MaxSeats]uint32
	Routed uint32 // which of them are routed
}

// Stand is the state of a seat, as far as the viewer knows. Hidden cards of a hand are replaced by the first cards of
// their decks; only their number counts.
type Stand struct {
	Player runewars.Player
	Areas  int
	Units  int
	Forts  int // strongholds and capitals
	Runes  int // dragon runes; below 0 when who watches does not know
	Heroes []Hero
	Titles []uint8
}

// Hero is a hero of a seat.
type Hero struct {
	Hero uint8
	runewars.Figure
}

// PieceKind is the kind of a Mark.
type PieceKind uint8

// The kinds of mark: moving units or heroes, a retreat or flight, a battle, diplomacy, a quest or a duel.
const (
	Way PieceKind = iota
	Back
	Battle
	Talks
	Deed
	Kinds
)

// Mark marks an action between two areas, or on one.
type Mark struct {
	From, To uint8
	Kind     PieceKind
}

// Sees reports whether the viewer sees the hand of a seat.
func (f *Replay) Sees(seat int) bool { return f.As == All || int(f.As) == seat }

// ReplayBuilder makes a Replay of a game during play. It needs every choice from the start.
type ReplayBuilder struct {
	Replay
	narrator *narrate.Narrator
	shown    [runewars.MaxAreas]AreaContent
	marks    []Mark
	season   int
}

// NewReplayBuilder makes a ReplayBuilder for a new game and for a viewer.
func NewReplayBuilder(g *setup.Game, as uint8) *ReplayBuilder {
	return &ReplayBuilder{Replay: Replay{Game: g, As: as}, narrator: narrate.New(g)}
}

// See records one choice and its effects. It is a matches.Watch. A choice without log lines adds no moment: the next
// moment shows its changes. A season begins with a moment of its own.
func (c *ReplayBuilder) See(s *runewars.State, a runewars.Action, events []runewars.Event) {
	for i := range events {
		c.mark(&events[i])
	}
	lines := c.narrator.Narrate(events)
	if len(lines) == 0 && len(c.Frames) > 0 && !s.Over() {
		return
	}
	if a == matches.Began && len(lines) == 0 {
		lines = []string{"Set-up"}
	}
	for {
		at, season := c.heading(lines)
		if at < 0 {
			c.add(s, lines)
			return
		}
		if told := lines[:at]; len(told) > 0 && slices.ContainsFunc(told, func(l string) bool { return l != "" }) {
			c.add(s, told)
		}
		c.season = season
		c.Seasons = append(c.Seasons, len(c.Frames))
		// The heading belongs to the lines after it, up to the next one.
		next, _ := c.heading(lines[at+1:])
		if next < 0 {
			c.add(s, lines[at:])
			return
		}
		c.add(s, lines[at:at+1+next])
		lines = lines[at+1+next:]
	}
}

// heading returns the index of the next season's heading among lines, and the season's number; negative for none.
func (c *ReplayBuilder) heading(lines []string) (at, season int) {
	year, part := c.season/runewars.Seasons+1, runewars.Season(c.season%runewars.Seasons)
	want := fmt.Sprintf("Year %d, %s", year, narrate.Season(part))
	return slices.Index(lines, want), c.season + 1
}

// add adds a moment.
func (c *ReplayBuilder) add(s *runewars.State, lines []string) {
	m := Frame{
		Season: c.season, Lines: slices.DeleteFunc(slices.Clone(lines), func(l string) bool { return l == "" }),
		Marks: c.marks,
	}
	c.marks = nil
	first := len(c.Frames) == 0
	for a := range c.Game.Rules.Areas {
		if spot := c.spot(s, uint8(a)); first || spot != c.shown[a] {
			c.shown[a] = spot
			m.Spots = append(m.Spots, spot)
		}
	}
	for seat := range c.Game.Factions {
		m.Stands = append(m.Stands, c.stand(s, uint8(seat)))
	}
	c.Frames = append(c.Frames, m)
}

// spot returns the current content of an area.
func (c *ReplayBuilder) spot(s *runewars.State, area uint8) AreaContent {
	out := AreaContent{Area: area, Place: s.Areas[area], Control: runewars.NoSeat}
	if c.As != All {
		out.Place = runewars.See(c.Game.Rules, s, c.As).Area(area)
	}
	out.Place.Seen = 0 // omitted: the rune's content shows its viewers
	switch bit := uint64(1) << area; {
	case s.Guard&bit != 0:
		out.Control = runewars.Wild
	default:
		for seat := range c.Game.Factions {
			if s.Held[seat]&bit != 0 {
				out.Control = uint8(seat)
			}
		}
	}
	for h := range c.Game.Rules.Heroes {
		if g := &s.Heroes[h]; g.Owner < runewars.MaxSeats && !g.Gone && g.Area == area {
			out.Heroes[g.Owner] |= 1 << h
			if g.Routed {
				out.Routed |= 1 << h
			}
		}
	}
	return out
}

// stand returns the current state of a seat.
func (c *ReplayBuilder) stand(s *runewars.State, seat uint8) Stand {
	out := Stand{Player: s.Seats[seat], Areas: bits.OnesCount64(s.Held[seat]), Runes: -1}
	as := c.As
	if as == All {
		as = seat // each player's own hand
	}
	view := runewars.See(c.Game.Rules, s, as)
	out.Player = view.Seat(seat)
	if as == seat {
		out.Runes = int(view.Runes())
	}
	if out.Player.Has { // secret: not seen yet
		out.Player.Order, out.Player.Bid = runewars.NoOrder, 0
	}
	for a := range c.Game.Rules.Areas {
		p := &s.Areas[a]
		if p.Holder == seat {
			out.Units += int(p.Units)
		}
		if p.Fort == seat {
			out.Forts++
		}
	}
	for h := range c.Game.Rules.Heroes {
		if g := view.Hero(uint8(h)); g.Owner == seat && !g.Gone {
			out.Heroes = append(out.Heroes, Hero{uint8(h), g})
		}
	}
	for t := range c.Game.Rules.Titles {
		if s.Titles[t].Owner == seat {
			out.Titles = append(out.Titles, uint8(t))
		}
	}
	return out
}

// mark adds the mark of an event.
func (c *ReplayBuilder) mark(e *runewars.Event) {
	m := Mark{From: e.Area, To: e.To}
	switch e.Kind {
	case runewars.UnitsMarched, runewars.HeroMarched:
		m.Kind = Way
	case runewars.UnitsWithdrew, runewars.NeutralsFled, runewars.HeroFled:
		if m.Kind = Back; e.To == runewars.NoArea {
			return
		}
	case runewars.BattleBegan:
		m.Kind, m.To = Battle, e.Area
	case runewars.ParleyBegan:
		m.Kind, m.To = Talks, e.Area
	case runewars.QuestBegan, runewars.DuelBegan:
		m.Kind, m.To = Deed, e.Area
	default:
		return
	}
	if !slices.Contains(c.marks, m) {
		c.marks = append(c.marks, m)
	}
}
