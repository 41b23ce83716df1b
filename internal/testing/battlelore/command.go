package battlelore

import (
	"slices"

	"muster/internal/engine/battlelore"
)

// played are the cards on the table: numbers of the deck, none for no card.
type played struct{ own, open int }

const none = -1

// command plays a card, or in Epic two Section cards, and sets the orders (BL-TURN-02, EP-TRN-01, EP-TRN-02).
func (g *OracleGame) command() {
	options := append(
		g.playable(battlelore.PlayCard, g.hands[g.active], false),
		g.playable(battlelore.PlayOpen, g.rack, false)...)
	if len(options) == 0 {
		g.finish(battlelore.ByNoCard, battlelore.Neither)
		return
	}
	held := len(g.hands[g.active]) // BL-CMD-02; EP-CMD-01: the rack's cards do not count, not even the one just played
	g.played = played{none, none}
	g.lay(g.table.Choose(g.active, options))
	if g.size > 0 && g.played.open == none && !g.deck[g.played.own].tactic {
		g.second(g.playable(battlelore.PlayOpen, g.rack, true))
	} else if g.size > 0 && g.played.own == none && !g.deck[g.played.open].tactic {
		g.second(g.playable(battlelore.PlayCard, g.hands[g.active], true))
	}
	g.carryOut(g.onTable(), held)
}

// playable lists the playable cards of the hand or of the rack, each kind once.
func (g *OracleGame) playable(kind battlelore.ActionKind, from []int, sections bool) []battlelore.Action {
	var out []battlelore.Action
	for _, n := range from {
		if a := battlelore.NewAction(kind, 0, uint16(n)); !slices.Contains(out, a) && !(sections && g.deck[n].tactic) {
			out = append(out, a)
		}
	}
	return out
}

// lay lays a card on the table.
func (g *OracleGame) lay(a battlelore.Action) {
	if a.Kind() == battlelore.PlayOpen {
		g.played.open = int(a.Card())
		g.rack, _ = without(g.rack, int(a.Card()))
		return
	}
	g.played.own = int(a.Card())
	g.hands[g.active], _ = without(g.hands[g.active], int(a.Card()))
}

// second offers a Section card of the other place.
func (g *OracleGame) second(options []battlelore.Action) {
	if len(options) == 0 {
		return
	}
	if a := g.table.Choose(g.active, append(options, pass())); a.Kind() != battlelore.Pass {
		g.lay(a)
	}
}

// onTable are the cards played, the own one first.
func (g *OracleGame) onTable() []card {
	var out []card
	for _, n := range []int{g.played.own, g.played.open} {
		if n != none {
			out = append(out, g.deck[n])
		}
	}
	return out
}

// carryOut computes the orders of the cards; held are the cards of Command.
func (g *OracleGame) carryOut(down []card, held int) {
	asPlayed := down[0]
	if asPlayed.copies {
		down = g.counter(g.copied[g.active.Other()])
	}
	g.copied[g.active] = down
	if len(down) == 0 { // nothing to counter: one unit of choice
		g.orders = announce(asPlayed, held)
		g.orders.fallback = true
		return
	}
	c := down[0]
	g.orders = announce(c, held)
	for _, also := range down[1:] { // EP-CMD-02
		g.orders.join(announce(also, held))
	}
	if c.epic && c.id == "leadership" { // EP-CMD-05
		g.orders.pool += g.commander[g.active]
	}
	if c.rolls {
		faces := g.table.Roll(held)
		g.say("orders rolled %d", held)
		g.orders.rolled(faces)
		if g.lore.Terms != nil {
			g.gain(g.active, faces[battlelore.Lore], battlelore.ForCard)
		}
	}
	// one unit of choice if the card has no taker, and only then.
	if c.tactic && len(g.orderable()) == 0 {
		g.orders.fallback = true
	}
}

// counter returns the card that a Counter Attack repeats, left and right swapped; of two, one (EP-CMD-04, R-109).
func (g *OracleGame) counter(last []card) []card {
	if len(last) == 0 {
		return nil
	}
	which := 0
	if len(last) == 2 && last[0].id != last[1].id { // the countering camp chooses
		which = g.table.Choose(
			g.active,
			[]battlelore.Action{battlelore.CopyLastAction(0), battlelore.CopyLastAction(1)},
		).Countered()
	}
	return []card{last[which].mirrored()}
}
