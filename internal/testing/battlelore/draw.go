package battlelore

import (
	"slices"

	"muster/internal/engine/battlelore"
)

// draw discards the cards played, fills the hand and then the rack (BL-END-01, EP-RCK-01).
func (g *OracleGame) draw() {
	for _, n := range []int{g.played.own, g.played.open} {
		if n != none {
			g.spent = append(g.spent, n)
		}
	}
	if g.played.own != none { // the hand lacks no card otherwise
		g.drawOwn(g.orders.draws())
	}
	g.fillRack()
	if g.orders.card.id == "battlelore" { // the discards, that card too, go back into the deck; EP-CMD-03: not the rack
		g.pile, g.spent = append(g.pile, g.spent...), nil
	}
}

// top draws a card; an empty deck is first rebuilt from the discards (EP-RCK-03).
func (g *OracleGame) top() (n int, ok bool) {
	if len(g.pile) == 0 {
		g.pile, g.spent = g.spent, nil
	}
	if len(g.pile) == 0 {
		return none, false
	}
	n = g.table.Draw()
	rest, ok := without(g.pile, n)
	if !ok {
		g.say("drew %d, which is not in the deck", n)
	}
	g.pile = rest
	return n, true
}

// drawOwn draws some cards, of which the player keeps one.
func (g *OracleGame) drawOwn(cards int) {
	var drawn []int
	for range cards {
		if n, ok := g.top(); ok {
			drawn = append(drawn, n)
		}
	}
	if len(drawn) == 0 {
		return
	}
	var kept []battlelore.Action
	for _, n := range drawn {
		if a := battlelore.KeepAction(uint8(n)); !slices.Contains(kept, a) {
			kept = append(kept, a)
		}
	}
	keep := kept[0]
	if len(drawn) > 1 {
		keep = g.table.Choose(g.active, kept)
	}
	rest, _ := without(drawn, int(keep.Card()))
	g.hands[g.active] = append(g.hands[g.active], int(keep.Card()))
	g.spent = append(g.spent, rest...)
}

// fillRack fills the rack, and replaces it while it holds only Tactic cards (EP-RCK-02).
func (g *OracleGame) fillRack() {
	for {
		for len(g.rack) < g.size {
			n, ok := g.top()
			if !ok {
				return
			}
			g.rack = append(g.rack, n)
		}
		if g.size == 0 || slices.ContainsFunc(g.rack, func(n int) bool { return !g.deck[n].tactic }) {
			return
		}
		g.spent, g.rack = append(g.spent, g.rack...), nil
	}
}
