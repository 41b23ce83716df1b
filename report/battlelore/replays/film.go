package replays

import (
	"slices"

	"muster/engine/battlelore"
	"muster/engine/battlelore/coverage"
	"muster/engine/battlelore/matches"
	"muster/engine/battlelore/narrate"
	"muster/engine/battlelore/search"
	"muster/engine/battlelore/setup"
	"muster/engine/command/boards"
	"muster/maps/hex"
)

// All is who sees the hands of both camps; otherwise it is the camp whose hands are seen.
const All = boards.Camp(boards.Camps)

// Film is a game, moment by moment.
type Film struct {
	Battle  *setup.Battle
	As      boards.Camp // who watches, or All
	Seats   []string    // by player
	Actors  []Actor     // by the engine's number of the unit
	Sites   []Site      // landmarks and lairs that stood at any time, in the order in which they first did
	Moments []Moment
	// Turns are the moments with which turns begin, by turn from 1; what comes before the first is the set-up.
	Turns   []int
	Chances []Chance // with which turns begin, and at last how it ended
	start   battlelore.State
}

// First is the game as it began.
func (f *Film) First() *battlelore.State { return &f.start }

// Actor is a unit.
type Actor struct {
	Camp  boards.Camp
	Ally  bool    // of its camp's second player
	Kinds []uint8 // that it has been, as indices into Rules.Kinds
}

// Site is a landmark or lair that stood on a hex at some time.
type Site struct {
	At   hex.Hex
	Kind uint8 // an index into Battle.Places
}

// Piece is how a unit stands.
type Piece struct {
	Unit    uint8
	At      hex.Hex // hex.None when it has left, or has not come
	Figures uint8
	Kind    uint8 // an index into the actor's Kinds
	Ordered bool  // in this turn
}

// Hand is what a player holds. Of a hand that the one who watches may not see the names are nil.
type Hand struct {
	Cards, Lore uint8
	Tokens      uint8
	Names       []uint8 // of Command cards, indices into Battle.Cards
	LoreNames   []uint8 // of Lore cards
}

// Strike is an attack, from hex to hex.
type Strike struct{ From, To hex.Hex }

// Chance is the chance that search takes a position for. It looks into no hand.
type Chance struct {
	Moment   int
	Pennants int // that they win, in hundredths
}

// Moment is what is shown at once.
type Moment struct {
	Turn    int // 0: the set-up
	Lines   []string
	Rules   []string // that came up, each once
	Pieces  []Piece  // that stand otherwise than a moment before; all of them in the first one
	Hands   []Hand   // by player
	Banners [boards.Camps]int
	Figures [boards.Camps]int // on the field
	Sites   []int             // that stand, indices into Film.Sites
	Strikes []Strike
	Rack    []uint8 // Command cards that lie open
}

// Camera makes a Film of a game while it is played. It must be given every choice from setup.Battle.Begin on.
type Camera struct {
	Film
	ground  *search.Ground
	teller  *narrate.Teller
	rules   *coverage.Counter
	counts  func(*battlelore.State, battlelore.Action, []battlelore.Event)
	cited   []string
	strikes []Strike
	shown   []Piece // as the newest moment has them
	last    battlelore.State
}

// Watch makes a Camera for a battle that has not begun, and for who watches.
func Watch(b *setup.Battle, as boards.Camp) *Camera {
	c := &Camera{Film: Film{Battle: b, As: as}, teller: narrate.New(b), rules: coverage.NewTally()}
	c.rules.Tell(func(rule string) {
		if !slices.Contains(c.cited, rule) {
			c.cited = append(c.cited, rule)
		}
	})
	c.counts = c.rules.Watch(b)
	for p := range battlelore.Player(b.Rules.Seats) {
		c.Film.Seats = append(c.Film.Seats, narrate.Seat(b, p))
	}
	for i := range b.Units {
		u := &b.Units[i]
		c.Actors = append(c.Actors, Actor{Camp: u.Camp, Ally: u.Player >= boards.Camps})
	}
	return c
}

// See takes one choice down, and what came of it. It is a matches.Watch.
func (c *Camera) See(s *battlelore.State, a battlelore.Action, events []battlelore.Event) {
	for i := range events {
		if e := &events[i]; e.Kind == battlelore.Attacked || e.Kind == battlelore.BattledBack {
			from, to := c.last.Units[e.Unit].At, c.last.Units[e.Target].At
			c.strikes = append(c.strikes, Strike{from, to})
		}
	}
	if a == matches.Began {
		c.start, c.ground = *s, search.NewGround(battlelore.See(c.Battle.Rules, s, 0))
	}
	c.counts(s, a, events)
	c.last = *s
	lines := c.teller.Say(events)
	if len(lines) == 0 && len(c.Moments) > 0 && s.Ended == battlelore.Playing {
		return // what has changed is seen with what is told of it next
	}
	at, begun := c.teller.TurnAt()
	if begun && at > 0 {
		c.add(s, lines[:at], int(s.Turn)-1)
		lines = lines[at:]
	}
	if begun {
		c.Turns = append(c.Turns, len(c.Moments))
	}
	if begun || s.Ended != battlelore.Playing {
		c.Chances = append(c.Chances, Chance{len(c.Moments), c.ground.Chance(s, boards.Pennant)})
	}
	c.add(s, lines, int(s.Turn))
}

// add adds a moment.
func (c *Camera) add(s *battlelore.State, lines []string, turn int) {
	lines = slices.DeleteFunc(slices.Clone(lines), func(l string) bool { return l == "" })
	m := Moment{Turn: turn, Lines: lines, Rules: c.cited, Strikes: c.strikes}
	c.cited, c.strikes = nil, nil
	for i := range c.Actors {
		u := &s.Units[i]
		now := Piece{
			Unit: uint8(i), At: u.At, Figures: u.Figures, Kind: c.kind(i, u.Kind),
			Ordered: u.At != hex.None && u.Marks&battlelore.Ordered != 0,
		}
		if u.At != hex.None {
			m.Figures[u.Camp] += int(u.Figures)
		}
		if len(c.Moments) == 0 {
			c.shown = append(c.shown, now)
		} else if c.shown[i] == now {
			continue
		}
		c.shown[i] = now
		m.Pieces = append(m.Pieces, now)
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
			m.Rack = append(m.Rack, card)
		}
	}
	c.Moments = append(c.Moments, m)
}

// kind is the place of a kind among those that a unit has been.
func (c *Camera) kind(unit int, kind uint8) uint8 {
	a := &c.Actors[unit]
	if i := slices.Index(a.Kinds, kind); i >= 0 {
		return uint8(i)
	}
	a.Kinds = append(a.Kinds, kind)
	return uint8(len(a.Kinds) - 1)
}

// site is the place of a site among those that have stood.
func (c *Camera) site(x Site) int {
	if i := slices.Index(c.Sites, x); i >= 0 {
		return i
	}
	c.Sites = append(c.Sites, x)
	return len(c.Sites) - 1
}

// hand is what a player holds, as far as the one who watches may know it.
func (c *Camera) hand(s *battlelore.State, p battlelore.Player) Hand {
	seat := &s.Seats[p]
	lore := &s.Lore.Seats[p]
	h := Hand{Cards: seat.Cards, Lore: lore.Cards, Tokens: lore.Tokens}
	if c.As == All || c.Battle.Rules.CampOf[p] == c.As {
		h.Names = slices.Clone(seat.Hand[:seat.Cards])
		h.LoreNames = slices.Clone(lore.Hand[:lore.Cards])
	}
	return h
}
