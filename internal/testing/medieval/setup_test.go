package medieval_test

import (
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/engine/medieval"
	"muster/internal/testing/vectortest"
)

// game is a vector in play.
type game struct {
	vectortest.Scene[kernel.State, kernel.Action, kernel.FrameKind]
	v    *vector
	b    *setup.Battle
	r    *kernel.Rules
	s    kernel.State
	told telling
}

// setUp makes the battle of a vector.
func (v *vector) setUp(t vectortest.T) *game {
	t.Helper()
	b := v.link(t)
	g := &game{v: v, b: b, r: b.Rules}
	g.T, g.State, g.Turn = t, &g.s, turn
	g.Legal = func() []kernel.Action { return kernel.Legal(g.r, &g.s, nil) }
	g.Apply = func(s *kernel.State, a kernel.Action) error { return kernel.Apply(g.r, s, a, nil) }
	verbs := g.verbs()
	g.Words, g.Known, g.Build, g.Take = verbs.Words, verbs.Known, verbs.Build, g.take
	g.Holds, g.Lists, g.Check = g.asks, lists, g.checkTelling
	g.Over = func() bool { return g.s.Ended != kernel.Playing }
	g.Frames = func() (kinds []kernel.FrameKind) {
		for _, f := range g.s.Frames[:g.s.Depth] {
			kinds = append(kinds, f.Kind)
		}
		return kinds
	}
	g.Forms = vectortest.Forms(kernel.ActionKinds, max(len(g.r.Setup), len(g.r.Staff)), kernel.NewAction)
	g.Board = g.r.Board
	for _, c := range b.Cards {
		g.Cards = append(g.Cards, c.ID)
	}
	g.Rolled, g.Dice = func() int { return int(g.s.Cursor) }, len(v.Dice)
	g.r.Script = v.Script()
	g.s = b.Start()
	if v.Dealt {
		g.deal()
	}
	for side := range boards.Camps {
		if v.last[side] != "" {
			g.s.Seats[side].Last = kernel.Played{Card: g.Card(v.last[side])}
		}
		g.s.Banners[side] = uint8(v.Numbers["taken"][side])
	}
	for _, p := range v.Pieces {
		if p.blocks > 0 {
			g.s.Units[g.s.On[g.Hex(p.at)]].Blocks = uint8(p.blocks)
		}
	}
	g.told.begin(g)
	return g
}

// link sets the battle up from files in the form of an author's.
func (v *vector) link(t vectortest.T) *setup.Battle {
	t.Helper()
	cat := medieval.Game().Load(v.written(), 1)
	for _, e := range cat.Given() {
		for _, d := range e.Schema {
			t.Fatalf("%s:%d: %s", d.File, d.Start.Line, d.Message)
		}
	}
	b, refused := setup.New(cat, cat.Find(rulebook.KindAdventure, "vector"), setup.Options{Seed: 1})
	for _, r := range refused {
		t.Fatalf("refused: %s", r.Message())
	}
	return b
}

// deal arranges the Command cards for the vector. An unnamed hand has Command cards from the remaining ones.
func (g *game) deal() {
	var hands []vectortest.Hand
	for side := range boards.Camps {
		seat := &g.s.Seats[side]
		hands = append(hands, vectortest.Hand{
			Cards: seat.Hand[:], N: &seat.Cards, IDs: g.v.Hands[side], Size: g.v.Numbers["command"][side],
		})
	}
	g.Deal(vectortest.Deal{
		Copies: g.r.Copies[:], Hands: hands, Top: g.v.Deck, Spent: g.v.Spent, Deck: &g.s.Deck, Discards: &g.s.Spent,
		Fills: func(card uint8) bool { return g.r.Cards[card].Reaction == (kernel.Reaction{}) },
	})
}

// action finds an Inspired Action by its id.
func (g *game) action(id string) uint8 {
	return uint8(g.Index("action", id, len(g.b.Inspired), func(i int) string { return g.b.Inspired[i].ID }))
}

// side returns a side by its word.
func (g *game) side(word string) boards.Camp {
	return boards.Camp(g.Index("side", word, boards.Camps, func(i int) string { return sideWords[i] }))
}
