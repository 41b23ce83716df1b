package medieval

import (
	"slices"

	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/rulebook"
)

// carried is a card in its resolved form.
type carried struct {
	card    int
	swapped bool
}

// orders is the possible orders of a turn.
type orders struct {
	as     carried
	card   *rulebook.CommandCard // the one carried out; nil for a Counter Attack on nothing
	chain  bool
	action *rulebook.Action // that inspires
}

// unlimited means no limit of orders.
const unlimited = 1000

// playCard plays one card of the hand (MED-CMD-01).
func (g *OracleGame) playCard() {
	g.played = none
	g.orders = orders{as: carried{card: none}}
	var options []kernel.Action
	for _, n := range g.hands[g.active] {
		if a := kernel.PlayCardAction(uint8(n)); !slices.Contains(options, a) {
			options = append(options, a)
		}
	}
	if len(options) == 0 {
		g.finish(kernel.ByNoCard, kernel.Side(g.active.Other()))
		return
	}
	n := int(g.table.Choose(g.active, options).Card())
	g.hands[g.active], _ = without(g.hands[g.active], n)
	g.played = n
	g.say("plays %d", n)
	as := carried{card: n}
	if effectOf(g.deck[n].Effects, rulebook.DoCopyLast) != nil { // MED-DECK-15
		if as = g.last[g.active.Other()]; as.card != none {
			as.swapped = !as.swapped
			g.say("copies %d %v", as.card, as.swapped)
		}
	}
	g.orders.as = as
	if as.card != none {
		g.orders.card = g.deck[as.card]
	}
	g.last[g.active] = as
}

// effectOf finds the first effect of a kind; nil for none.
func effectOf(list []rulebook.CardEffect, do string) *rulebook.CardEffect {
	for i := range list {
		if list[i].Do == do {
			return &list[i]
		}
	}
	return nil
}

// grant is what ordered units may do, or may not.
type grant struct {
	close, ranged, far, shots                      int
	noMove, noClose, noFire, early, again, passing bool
}

// grants adds up a unit's bonuses from the card and from an Inspired Action.
func (g *OracleGame) grants(u *unit) (out grant) {
	out.shots = 1
	add := func(list []rulebook.CardEffect) {
		for i := range list {
			e := &list[i]
			if e.Do != rulebook.DoGrant || !meant(e, u) {
				continue
			}
			out.close += e.Close
			out.ranged += e.Fire
			out.far = max(out.far, e.MoveFight)
			out.shots = max(out.shots, e.Shots)
			out.noMove = out.noMove || e.NoMove
			out.noClose = out.noClose || e.NoClose
			out.noFire = out.noFire || e.NoFire
			out.early = out.early || e.FireFirst
			out.again = out.again || e.MoveAfter
			out.passing = out.passing || e.PassFriends
		}
	}
	if !u.ordered || u.camp != g.active {
		return out
	}
	if g.orders.card != nil && !u.plain {
		add(g.orders.card.Effects)
	}
	if u.inspired {
		add(g.book.CommandCards.Get(g.orders.action.Card).Effects)
	}
	return out
}

// meant reports whether an effect applies to a unit, by its class, arm and weapon.
func meant(e *rulebook.CardEffect, u *unit) bool {
	return (len(e.Classes) == 0 || slices.Contains(e.Classes, u.row.Class)) &&
		(len(e.Arms) == 0 || slices.Contains(e.Arms, u.row.Arm)) && (!e.Missile || u.row.Missile(u.bow))
}
