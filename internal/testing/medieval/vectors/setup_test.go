package vectors_test

import (
	"slices"

	"muster/engine/command/boards"
	"muster/engine/medieval"
	"muster/engine/medieval/kinds"
	"muster/engine/medieval/library"
	"muster/engine/medieval/setup"
	"muster/maps/hex"
)

// judge is the part of a test that a vector speaks to.
type judge interface {
	Helper()
	Errorf(format string, args ...any)
	Fatalf(format string, args ...any)
	Failed() bool
}

// game is a vector while it is played.
type game struct {
	t    judge
	v    *vector
	b    *setup.Battle
	r    *medieval.Rules
	s    medieval.State
	told telling
	line int
	once []medieval.Action // what could be chosen at some moment so far, ascending
}

// setUp makes the battle of a vector.
func (v *vector) setUp(t judge) *game {
	t.Helper()
	b := v.link(t)
	g := &game{t: t, v: v, b: b, r: b.Rules}
	g.r.Script = v.dice
	if g.r.Script == nil {
		g.r.Script = []uint8{} // a die that no vector speaks of shows by the cursor
	}
	g.s = b.Start()
	if v.dealt {
		g.deal()
	}
	for side := range boards.Camps {
		if v.last[side] != "" {
			g.s.Seats[side].Last = medieval.Played{Card: g.card(v.last[side])}
		}
		g.s.Banners[side] = uint8(v.taken[side])
	}
	for _, p := range v.pieces {
		if p.blocks > 0 {
			g.s.Units[g.s.On[g.hex(p.at)]].Blocks = uint8(p.blocks)
		}
	}
	g.told.begin(g)
	return g
}

// link sets the battle up from files, as an author's are.
func (v *vector) link(t judge) *setup.Battle {
	t.Helper()
	cat := library.New(v.written(), 1)
	for _, e := range cat.Given() {
		for _, d := range e.Schema {
			t.Fatalf("%s:%d: %s", d.File, d.Start.Line, d.Message)
		}
	}
	b, refused := setup.New(cat, cat.Find(kinds.Adventure, "vector"), setup.Options{Seed: 1})
	for _, r := range refused {
		t.Fatalf("refused: %s", r.Message())
	}
	return b
}

// deal lays the Command cards out as the vector says. A hand that it does not name has as many cards as Command, of
// those that are left.
func (g *game) deal() {
	left := make([]int, len(g.r.Cards))
	for card, n := range g.r.Copies {
		left[card] = int(n)
	}
	take := func(card uint8) uint8 {
		if left[card]--; left[card] < 0 {
			g.t.Fatalf("there are too few cards of %s", g.b.Cards[card].ID)
		}
		return card
	}
	top := make([]uint8, len(g.v.deck))
	for i, id := range g.v.deck {
		top[len(top)-1-i] = take(g.card(id))
	}
	for side := range boards.Camps {
		seat := &g.s.Seats[side]
		seat.Cards = 0
		for i := range seat.Hand {
			seat.Hand[i] = medieval.NoCard
		}
		for _, id := range g.v.hands[side] {
			hold(seat, take(g.card(id)))
		}
	}
	for side := range boards.Camps {
		seat, most := &g.s.Seats[side], g.v.command[side]
		for card := 0; g.v.hands[side] == nil && int(seat.Cards) < most; card++ {
			for left[card] > 0 && int(seat.Cards) < most && g.r.Cards[card].Reaction == (medieval.Reaction{}) {
				hold(seat, take(uint8(card)))
			}
		}
	}
	g.s.Deck, g.s.Spent = medieval.Pile{}, medieval.Pile{}
	rest := &g.s.Deck
	if g.v.spent {
		rest = &g.s.Spent
	}
	for card, n := range left {
		for range n {
			stack(rest, uint8(card))
		}
	}
	for _, card := range top {
		stack(&g.s.Deck, card)
	}
}

func stack(p *medieval.Pile, card uint8) {
	p.Cards[p.N] = card
	p.N++
}

// hold adds a card to a hand, which is kept in order.
func hold(seat *medieval.Seat, card uint8) {
	at, _ := slices.BinarySearch(seat.Hand[:seat.Cards], card)
	copy(seat.Hand[at+1:], seat.Hand[at:seat.Cards])
	seat.Hand[at] = card
	seat.Cards++
}

// card finds a Command card by its id, and action an Inspired Action.
func (g *game) card(id string) uint8 {
	for i, c := range g.b.Cards {
		if c.ID == id {
			return uint8(i)
		}
	}
	g.t.Fatalf("line %d: unknown card %q", g.line, id)
	return medieval.NoCard
}

func (g *game) action(id string) uint8 {
	for i, a := range g.b.Inspired {
		if a.ID == id {
			return uint8(i)
		}
	}
	g.t.Fatalf("line %d: unknown action %q", g.line, id)
	return medieval.NoAction
}

// hex finds a hex by its label.
func (g *game) hex(label string) hex.Hex {
	h, fault, _ := g.r.Board.ByLabel(label)
	if fault != "" {
		g.t.Fatalf("line %d: %q: %s", g.line, label, fault)
	}
	return h
}

// side is a side by its word.
func (g *game) side(word string) boards.Camp {
	side := slices.Index(sideWords, word)
	if side < 0 {
		g.t.Fatalf("line %d: unknown side %q", g.line, word)
	}
	return boards.Camp(side)
}
