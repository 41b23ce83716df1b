package battlelore_test

import (
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/testing/vectortest"
)

// game is a vector while it is played.
type game struct {
	vectortest.Scene[battlelore.State, battlelore.Action, battlelore.FrameKind]
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
	verbs := g.verbs()
	g.Words, g.Known, g.Build, g.Take = verbs.Words, verbs.Known, verbs.Build, g.take
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
	g.Forms = vectortest.Forms(battlelore.ActionKinds, len(g.r.Setup), battlelore.NewAction)
	g.Board = g.r.Board
	for _, c := range b.Cards {
		g.Cards = append(g.Cards, c.ID)
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
			g.s.Seats[p].Last[i] = battlelore.Played{Card: g.Card(id)}
		}
	}
	g.takeBanners()
	for _, p := range v.Pieces {
		if p.figures > 0 {
			g.s.Units[g.s.On[g.Hex(p.at)]].Figures = uint8(p.figures)
		}
	}
	g.mark()
	g.told.begin(g)
	return g
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
	found := cat.Find(rulebook.KindAdventure, "vector")
	v.book = found.Rules()
	return setup.New(cat, found, setup.Options{Seed: 1, Marshals: v.wings})
}

// deal lays the Command cards out as the vector says. A hand that it does not name has as many cards as the adventure
// gives, of those that are left.
func (g *game) deal() {
	var hands []vectortest.Hand
	for p := range battlelore.Player(g.r.Seats) {
		seat := &g.s.Seats[p]
		hands = append(hands, vectortest.Hand{
			Cards: seat.Hand[:], N: &seat.Cards, IDs: g.v.Hands[p], Size: g.r.Hand(&g.s, p),
		})
	}
	rack := vectortest.Hand{Cards: g.s.Rack[:g.r.Rack], N: new(uint8), IDs: g.v.rack, Size: g.r.Rack}
	g.Deal(vectortest.Deal{
		Copies: g.r.Copies[:], Hands: append(hands, rack), Top: g.v.Deck, Spent: g.v.Spent,
		Deck: &g.s.Deck, Discards: &g.s.Spent, Fills: func(uint8) bool { return true },
	})
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

// player is a seat by its word.
func (g *game) player(word string) battlelore.Player {
	return battlelore.Player(g.Index("camp", word, g.r.Seats, func(i int) string { return seatWords[i] }))
}
