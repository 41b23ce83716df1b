package medieval

import (
	"slices"

	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/rulebook"
)

// order orders units and Leaders, all before the first one moves (MED-TURN-01).
func (g *OracleGame) order() {
	card := g.orders.card
	if card == nil { // MED-DECK-15: nothing was played yet
		g.ofChoice(1)
		return
	}
	switch {
	case effectOf(card.Effects, rulebook.DoRollOrders) != nil:
		g.cryHavoc()
	case effectOf(card.Effects, rulebook.DoRally) != nil:
		g.rally()
	case effectOf(card.Effects, rulebook.DoChain) != nil:
		g.leadership(effectOf(card.Effects, rulebook.DoChain).Count, card.Choice)
	case effectOf(card.Effects, rulebook.DoOrder) != nil:
		g.ordersOf(effectOf(card.Effects, rulebook.DoOrder))
	default:
		g.ofChoice(card.Fallback)
	}
}

// ordersOf resolves the orders of a Section, Troop or Tactic card.
func (g *OracleGame) ordersOf(e *rulebook.CardEffect) {
	n := e.Count
	switch e.By {
	case rulebook.ByCommand: // MED-CMD-04
		n = g.command[g.active]
	case rulebook.ByAll:
		n = unlimited
	}
	if len(g.eligible(e)) == 0 {
		if g.orders.card.Fallback > 0 { // MED-DECK-03
			g.ofChoice(g.orders.card.Fallback)
		}
		return
	}
	if e.Engaged { // MED-DECK-05: all of them, without a choice
		for _, u := range g.of(g.active) {
			if g.enemyUnitNextTo(u.camp, u.at) {
				g.name(u, false)
			}
		}
		return
	}
	for ; n > 0; n-- {
		options := g.eligible(e)
		if len(options) == 0 {
			return
		}
		if !g.give(append(options, pass()), false) {
			return
		}
	}
}

// give asks for one order; false if the player declines.
func (g *OracleGame) give(options []kernel.Action, plain bool) bool {
	a := g.table.Choose(g.active, options)
	switch a.Kind() {
	case kernel.GiveOrder:
		g.name(g.units[a.Unit()], plain)
	case kernel.OrderLeader:
		g.send(g.leaders[a.Leader()])
	default:
		return false
	}
	return true
}

// eligible returns the units and Leaders that an effect can order now.
func (g *OracleGame) eligible(e *rulebook.CardEffect) []kernel.Action {
	var out []kernel.Action
	for _, u := range g.of(g.active) {
		if u.ordered || !meant(e, u) || !g.inSections(e.Sections, u.at) || e.Group && !g.nextToOrdered(u) {
			continue
		}
		if e.Engaged && !g.enemyUnitNextTo(u.camp, u.at) {
			continue
		}
		if e.Leaders && g.leaderOf(u) == nil { // MED-DECK-12
			continue
		}
		out = append(out, kernel.GiveOrderAction(u.number))
	}
	if g.orders.card.Detach {
		for _, l := range g.leadersOf(g.active) {
			if g.free(l) && g.inSections(e.Sections, l.at) {
				out = append(out, kernel.OrderLeaderAction(l.number))
			}
		}
	}
	return out
}

// free reports whether a Leader may still be ordered alone (MED-LDR-09). An earlier order to its unit does not prevent
// it: the two then have one order each (MED-LDR-07).
func (g *OracleGame) free(l *leader) bool { return !l.ordered }

// inSections reports whether a spot is in one of the sections; a copied card swaps left and right.
func (g *OracleGame) inSections(sections []string, s spot) bool {
	if len(sections) == 0 {
		return true
	}
	swap := map[string]string{"left": "right", "right": "left", "centre": "centre"}
	return slices.ContainsFunc(sections, func(word string) bool {
		if g.orders.as.swapped {
			word = swap[word]
		}
		return slices.Contains(g.field.sections(g.active, s), word)
	})
}

// nextToOrdered reports whether a unit stands next to an ordered one, or no unit was ordered yet (MED-DECK-04).
func (g *OracleGame) nextToOrdered(u *unit) bool {
	first := true
	for _, v := range g.of(u.camp) {
		if v.ordered {
			first = false
			if g.field.neighbours(u.at, v.at) {
				return true
			}
		}
	}
	return first
}

// name orders a unit with its attached Leader (MED-LDR-02).
func (g *OracleGame) name(u *unit, plain bool) {
	u.ordered, u.plain = true, plain
	g.say("orders %d", u.number)
}

// send orders a Leader alone (MED-LDR-07).
func (g *OracleGame) send(l *leader) {
	l.ordered = true
	g.say("orders Leader %d", l.number)
}

// ofChoice orders some units of choice, without the bonus of the card.
func (g *OracleGame) ofChoice(n int) {
	if n > 0 {
		g.say("falls back")
	}
	for ; n > 0; n-- {
		options := []kernel.Action{pass()}
		for _, u := range g.of(g.active) {
			if !u.ordered {
				options = append(options, kernel.GiveOrderAction(u.number))
			}
		}
		if len(options) == 1 || !g.give(options, true) {
			return
		}
	}
}

// leadership orders a chain, or units of choice instead (MED-CHAIN-05).
func (g *OracleGame) leadership(count, choice int) {
	options := []kernel.Action{pass()}
	for _, l := range g.leadersOf(g.active) {
		options = append(options, kernel.BeginChainAction(l.number))
	}
	for _, u := range g.of(g.active) {
		if choice > 0 {
			options = append(options, kernel.GiveOrderAction(u.number))
		}
	}
	if len(options) == 1 {
		return
	}
	a := g.table.Choose(g.active, options)
	switch a.Kind() {
	case kernel.GiveOrder:
		g.say("falls back")
		g.name(g.units[a.Unit()], true)
		for n := choice - 1; n > 0; n-- {
			g.ofChoice(n)
		}
		return
	case kernel.Pass:
		return
	}
	g.orders.chain = true
	l := g.leaders[a.Leader()]
	g.say("chain from %d", l.number)
	g.join(l)
	for n := count - 1; n > 0; n-- { // MED-CHAIN-02
		options := g.links()
		if len(options) == 0 || !g.give(append(options, pass()), false) {
			return
		}
	}
}

// join orders a Leader, with its unit if it has one (MED-CHAIN-01).
func (g *OracleGame) join(l *leader) {
	if u := g.unitOf(l); u != nil {
		g.name(u, false)
		return
	}
	g.send(l)
}

// links returns the pieces that may be ordered next in a chain: each next to an ordered one (MED-CHAIN-03). No Leader
// leaves its unit (MED-LDR-05).
func (g *OracleGame) links() (out []kernel.Action) {
	var hexes []spot
	for _, u := range g.of(g.active) {
		if u.ordered {
			hexes = append(hexes, u.at)
		}
	}
	for _, l := range g.leadersOf(g.active) {
		if l.ordered {
			hexes = append(hexes, l.at)
		}
	}
	near := func(s spot) bool {
		return slices.ContainsFunc(hexes, func(h spot) bool { return g.field.neighbours(h, s) })
	}
	for _, u := range g.of(g.active) {
		if !u.ordered && near(u.at) {
			out = append(out, kernel.GiveOrderAction(u.number))
		}
	}
	for _, l := range g.leadersOf(g.active) {
		if !l.ordered && g.unitOf(l) == nil && near(l.at) {
			out = append(out, kernel.OrderLeaderAction(l.number))
		}
	}
	return out
}

// inspire lets the player spend a token on an action for the pieces ordered in a chain (MED-INS-02).
func (g *OracleGame) inspire() {
	if g.over || !g.orders.chain || effectOf(g.orders.card.Effects, rulebook.DoInspire) == nil {
		return
	}
	options := []kernel.Action{pass()}
	for i, a := range g.actions {
		if a.When == rulebook.WithChain && g.tokens[g.active] >= a.Cost && len(g.served(a)) > 0 {
			options = append(options, kernel.InspireAction(uint8(i)))
		}
	}
	if len(options) == 1 {
		return
	}
	a := g.table.Choose(g.active, options)
	if a.Kind() == kernel.Pass {
		return
	}
	g.orders.action = g.actions[a.InspiredAction()]
	g.tokens[g.active] -= g.orders.action.Cost
	g.say("inspires %d", a.InspiredAction())
	for _, u := range g.served(g.orders.action) {
		u.inspired = true
	}
}

// served returns the ordered units that an action applies to: those that its card could order (MED-INS-03).
func (g *OracleGame) served(a *rulebook.Action) (out []*unit) {
	e := effectOf(g.book.CommandCards.Get(a.Card).Effects, rulebook.DoOrder)
	for _, u := range g.of(g.active) {
		if u.ordered && meant(e, u) {
			out = append(out, u)
		}
	}
	return out
}
