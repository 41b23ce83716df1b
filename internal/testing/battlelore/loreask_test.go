package battlelore_test

import (
	"slices"
	"strconv"
	"strings"

	"muster/internal/engine/battlelore"
)

// asksLore parses words for a condition about Lore.
func (g *game) asksLore(words string, w []string) bool {
	if g.r.Lore == nil || len(w) < 2 {
		return false
	}
	state, n := &g.s.Lore, 0
	switch {
	case len(w) == 2 && w[0] == "pool":
		n = int(state.Pool)
	case len(w) == 2 && w[0] == "lore-deck":
		n = int(state.Deck.N)
	case len(w) == 2 && w[0] == "lore-discards":
		n = int(state.Spent.N)
	case len(w) == 3 && w[0] == "tokens":
		n = int(g.loreSeat(w[1]).Tokens)
	case len(w) == 3 && w[0] == "lore":
		n = int(g.loreSeat(w[1]).Cards)
	case len(w) == 3 && w[0] == "stored":
		n = int(g.s.Units[g.s.On[g.Hex(w[1])]].Store)
	case len(w) == 3 && w[0] == "grown":
		n = int(g.s.Units[g.s.On[g.Hex(w[1])]].Mods.Grown)
	case len(w) == 3 && w[0] == "class" && councillor(w[1]) >= 0:
		n = g.ofClass(councillor(w[1]))
	case len(w) == 4 && w[0] == "seat" && councillor(w[2]) >= 0:
		n = int(g.loreSeat(w[1]).Council[councillor(w[2])])
	default:
		return false
	}
	g.Same(words, strconv.Itoa(n), w[len(w)-1])
	return true
}

func (g *game) loreSeat(word string) *battlelore.LoreSeat { return &g.s.Lore.Seats[g.player(word)] }

// ofClass counts the Lore cards of a class in the game: in the deck, among the discards, in hands and on offer.
func (g *game) ofClass(class int) (n int) {
	state := &g.s.Lore
	all := append(slices.Clone(state.Deck.Cards[:state.Deck.N]), state.Spent.Cards[:state.Spent.N]...)
	for p := range g.r.Seats {
		all = append(all, state.Seats[p].Hand[:state.Seats[p].Cards]...)
	}
	for _, card := range append(all, state.Drawn[:]...) {
		if card != battlelore.NoCard && int(g.r.Lore.Cards[card].Class) == class {
			n++
		}
	}
	return n
}

// liesLore expects exactly these Lore cards in a hand, or these tokens on a unit.
func (g *game) liesLore(what, want []string) {
	if len(what) != 2 || g.r.Lore == nil {
		g.Fatalf("unknown list %v", what)
	}
	var got []string
	if what[0] == "lore" {
		seat := g.loreSeat(what[1])
		for _, card := range seat.Hand[:seat.Cards] {
			got = append(got, g.b.LoreCards[card].ID)
		}
	} else {
		for _, m := range g.s.Lore.Markers[:g.s.Lore.Marked] {
			if m.Unit == g.s.On[g.Hex(what[1])] {
				got = append(got, tokenWord(g.b.Tokens[m.Kind]))
			}
		}
	}
	g.SameSet(strings.Join(what, " "), got, want)
}

// checkLore expects every Lore card in one place.
func (g *game) checkLore() {
	if g.r.Lore == nil {
		return
	}
	state := &g.s.Lore
	all := append(slices.Clone(state.Deck.Cards[:state.Deck.N]), state.Spent.Cards[:state.Spent.N]...)
	for p := range g.r.Seats {
		all = append(all, state.Seats[p].Hand[:state.Seats[p].Cards]...)
	}
	all = append(all, state.Drawn[:]...)
	for i := range state.Casts {
		all = append(all, state.Casts[i].Card, state.Casts[i].Back)
	}
	var places [battlelore.NoCard]int
	for _, card := range all {
		if card == battlelore.NoCard {
			continue
		}
		if places[card]++; places[card] == 2 {
			g.Errorf("the Lore card %s is in two places", g.b.LoreCards[card].ID)
		}
	}
}
