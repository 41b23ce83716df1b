package vectors_test

import (
	"muster/engine/battlelore"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/setup"
	"muster/engine/command/piles"
	"muster/internal/testing/commandtest"
	"muster/internal/testing/vectortest"
	"muster/maps/hex"
)

// game is a vector while it is played.
type game struct {
	commandtest.Scene[battlelore.State, battlelore.Action, battlelore.FrameKind]
	v    *vector
	b    *setup.Battle
	r    *battlelore.Rules
	s    battlelore.State
	told telling
}

// setUp makes the battle of a vector.
func (v *vector) setUp(t vectortest.T) *game {
	t.Helper()
	b := v.link(t)
	g := &game{v: v, b: b, r: b.Rules}
	g.T, g.State, g.Turn = t, &g.s, turn
	g.Legal = func() []battlelore.Action { return battlelore.Legal(g.r, &g.s, nil) }
	g.Apply = func(s *battlelore.State, a battlelore.Action) error { return battlelore.Apply(g.r, s, a, nil) }
	g.Words, g.Known, g.Build, g.Take, g.Forms = g.words, g.known, g.build, g.take, g.forms
	g.Holds, g.Lies, g.Lists, g.Order = g.asks, g.lies, lists, g.inOrder
	g.Check = func() {
		g.checkTelling()
		g.checkLore()
	}
	g.Over = func() bool { return g.s.Ended != battlelore.Playing }
	g.Frames = func() (kinds []battlelore.FrameKind) {
		for _, f := range g.s.Frames[:g.s.Depth] {
			kinds = append(kinds, f.Kind)
		}
		return kinds
	}
	g.Rolled, g.Dice = func() int { return int(g.s.Cursor) }, len(v.Dice)
	g.r.Script = v.Script()
	g.s = b.Start()
	if g.r.Lore != nil {
		g.settle()
	}
	if v.Dealt {
		g.deal()
	}
	for p := range g.r.Seats {
		for i, id := range v.last[p] {
			g.s.Seats[p].Last[i] = battlelore.Played{Card: g.card(id)}
		}
	}
	g.takeBanners()
	for _, p := range v.Pieces {
		if p.figures > 0 {
			g.s.Units[g.s.On[g.hex(p.at)]].Figures = uint8(p.figures)
		}
	}
	g.mark()
	g.told.begin(g)
	return g
}

// forms are actions of each kind of each unit.
func (g *game) forms(yield func(battlelore.Action) bool) {
	for kind := range battlelore.ActionKinds {
		for unit := range g.r.Setup {
			if !yield(battlelore.NewAction(kind, uint8(unit), 0)) {
				return
			}
		}
	}
}

// link sets the battle up.
func (v *vector) link(t vectortest.T) *setup.Battle {
	t.Helper()
	b, refused := v.open(t)
	for _, r := range refused {
		t.Fatalf("refused: %s", r.Message())
	}
	return b
}

// open sets the battle up from files, as an author's are, or says why it cannot be.
func (v *vector) open(t vectortest.T) (*setup.Battle, []setup.Refusal) {
	t.Helper()
	cat := library.New(v.written(), 1)
	for _, e := range cat.Given() {
		for _, d := range e.Schema {
			t.Fatalf("%s:%d: %s", d.File, d.Start.Line, d.Message)
		}
	}
	found := cat.Find(kinds.Adventure, "vector")
	v.book = found.Rules()
	return setup.New(cat, found, setup.Options{Seed: 1, Marshals: v.wings})
}

// deal lays the Command cards out as the vector says. A hand that it does not name has as many cards as the adventure
// gives, of those that are left.
func (g *game) deal() {
	d := commandtest.NewDealer(g.r.Copies[:], func(card uint8) {
		g.Fatalf("there are too few cards of %s", g.b.Cards[card].ID)
	})
	top := g.cards(g.v.Deck)
	for _, card := range top {
		d.Take(card)
	}
	for p := range g.r.Seats {
		seat := &g.s.Seats[p]
		d.Hand(seat.Hand[:], &seat.Cards, g.cards(g.v.Hands[p]))
	}
	for i := range g.s.Rack {
		g.s.Rack[i] = battlelore.NoCard
	}
	for _, card := range g.cards(g.v.rack) {
		g.layOpen(d.Take(card))
	}
	whatever := func(uint8) bool { return true }
	for p := range battlelore.Player(g.r.Seats) {
		if seat := &g.s.Seats[p]; g.v.Hands[p] == nil {
			d.Fill(g.r.Hand(&g.s, p), whatever, func(card uint8) { piles.Insert(seat.Hand[:], &seat.Cards, card) })
		}
	}
	if g.v.rack == nil {
		d.Fill(g.r.Rack, whatever, g.layOpen)
	}
	d.Pile(&g.s.Deck, &g.s.Spent, top, g.v.Spent)
}

// cards finds Command cards by their ids.
func (g *game) cards(ids []string) (cards []uint8) {
	for _, id := range ids {
		cards = append(cards, g.card(id))
	}
	return cards
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
	n := uint8(g.racked())
	if int(n) >= g.r.Rack {
		g.Fatalf("the rack holds %d cards", g.r.Rack)
	}
	piles.Insert(g.s.Rack[:], &n, card)
}

// card finds a Command card by its id.
func (g *game) card(id string) uint8 {
	return uint8(g.Index("card", id, len(g.b.Cards), func(i int) string { return g.b.Cards[i].ID }))
}

// hex finds a hex by its label.
func (g *game) hex(label string) hex.Hex {
	h, fault, _ := g.r.Board.ByLabel(label)
	if fault != "" {
		g.Fatalf("%q: %s", label, fault)
	}
	return h
}

// player is a seat by its word.
func (g *game) player(word string) battlelore.Player {
	return battlelore.Player(g.Index("camp", word, g.r.Seats, func(i int) string { return seatWords[i] }))
}
