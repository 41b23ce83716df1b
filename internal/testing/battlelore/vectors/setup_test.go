package vectors_test

import (
	"slices"

	"muster/engine/battlelore"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/setup"
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
	r    *battlelore.Rules
	s    battlelore.State
	told telling
	line int
	once []battlelore.Action // what could be chosen at some moment so far, ascending
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
	if g.r.Lore != nil {
		g.settle()
	}
	if v.dealt {
		g.deal()
	}
	for p := range g.r.Seats {
		for i, id := range v.last[p] {
			g.s.Seats[p].Last[i] = battlelore.Played{Card: g.card(id)}
		}
	}
	g.takeBanners()
	for _, p := range v.units {
		if p.figures > 0 {
			g.s.Units[g.s.On[g.hex(p.at)]].Figures = uint8(p.figures)
		}
	}
	g.mark()
	g.told.begin(g)
	return g
}

// link sets the battle up.
func (v *vector) link(t judge) *setup.Battle {
	t.Helper()
	b, refused := v.open(t)
	for _, r := range refused {
		t.Fatalf("refused: %s", r.Message())
	}
	return b
}

// open sets the battle up from files, as an author's are, or says why it cannot be.
func (v *vector) open(t judge) (*setup.Battle, []setup.Refusal) {
	t.Helper()
	cat := library.New(v.written(), 1)
	for _, e := range cat.Given() {
		for _, d := range e.Schema {
			t.Fatalf("%s:%d: %s", d.File, d.Start.Line, d.Message)
		}
	}
	found := cat.Find(kinds.Adventure, "vector")
	v.book = cat.Rules(found)
	return setup.New(cat, found, setup.Options{Seed: 1, Marshals: v.wings})
}

// deal lays the Command cards out as the vector says. A hand that it does not name has as many cards as the adventure
// gives, of those that are left.
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
	for p := range g.r.Seats {
		seat := &g.s.Seats[p]
		seat.Cards = 0
		for i := range seat.Hand {
			seat.Hand[i] = battlelore.NoCard
		}
		for _, id := range g.v.hands[p] {
			hold(seat.Hand[:], &seat.Cards, take(g.card(id)))
		}
	}
	g.open(take)
	for p := range battlelore.Player(g.r.Seats) {
		seat, most := &g.s.Seats[p], g.r.Hand(&g.s, p)
		for card := 0; g.v.hands[p] == nil && int(seat.Cards) < most; card++ {
			for left[card] > 0 && int(seat.Cards) < most {
				hold(seat.Hand[:], &seat.Cards, take(uint8(card)))
			}
		}
	}
	for card := 0; g.v.rack == nil && g.racked() < g.r.Rack; card++ {
		for left[card] > 0 && g.racked() < g.r.Rack {
			g.layOpen(take(uint8(card)))
		}
	}
	g.s.Deck, g.s.Spent = battlelore.Pile{}, battlelore.Pile{}
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

// open lays the cards on the rack that the vector names.
func (g *game) open(take func(uint8) uint8) {
	for i := range g.s.Rack {
		g.s.Rack[i] = battlelore.NoCard
	}
	for _, id := range g.v.rack {
		g.layOpen(take(g.card(id)))
	}
}

// racked counts the cards on the rack.
func (g *game) racked() (n int) {
	for _, card := range g.s.Rack {
		if card != battlelore.NoCard {
			n++
		}
	}
	return n
}

// layOpen lays a card on the rack, which is kept in order.
func (g *game) layOpen(card uint8) {
	i := g.racked()
	if i >= g.r.Rack {
		g.t.Fatalf("the rack holds %d cards", g.r.Rack)
	}
	for ; i > 0 && g.s.Rack[i-1] > card; i-- {
		g.s.Rack[i] = g.s.Rack[i-1]
	}
	g.s.Rack[i] = card
}

func stack(p *battlelore.Pile, card uint8) {
	p.Cards[p.N] = card
	p.N++
}

// hold adds a card to a hand of n, which is kept in order.
func hold(hand []uint8, n *uint8, card uint8) {
	i := *n
	for ; i > 0 && hand[i-1] > card; i-- {
		hand[i] = hand[i-1]
	}
	hand[i] = card
	*n++
}

// card finds a Command card by its id.
func (g *game) card(id string) uint8 {
	for i, c := range g.b.Cards {
		if c.ID == id {
			return uint8(i)
		}
	}
	g.t.Fatalf("line %d: unknown card %q", g.line, id)
	return battlelore.NoCard
}

// hex finds a hex by its label.
func (g *game) hex(label string) hex.Hex {
	h, fault, _ := g.r.Board.ByLabel(label)
	if fault != "" {
		g.t.Fatalf("line %d: %q: %s", g.line, label, fault)
	}
	return h
}

// player is a seat by its word.
func (g *game) player(word string) battlelore.Player {
	p := slices.Index(seatWords, word)
	if p < 0 || p >= g.r.Seats {
		g.t.Fatalf("line %d: unknown camp %q", g.line, word)
	}
	return battlelore.Player(p)
}
