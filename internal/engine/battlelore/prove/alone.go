package prove

import (
	"cmp"
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
)

// Own is the budget of a set that is played by itself: its camp has whole units (CTA-04, CTA-IMP-02).
type Own struct {
	Set     *deck.Set
	Stock   *pieces.Stock
	Types   []OwnType       // those that the set shows, the least slack first, then what else the stock holds
	Refused *pieces.Refusal // the set is not one that can be drawn from; then there are no types
}

// OwnType is one unit type of a set.
type OwnType struct {
	Claim
	pieces.UnitStock
	Short *Shortage // the smallest draw that runs short; nil when none does
}

// Slack returns the units left by the worst draw; a negative number is missing.
func (t *OwnType) Slack() int { return t.UnitStock.Units - t.Claim.Units }

// Alone weighs a set against its stock.
func Alone(set *deck.Set, stock *pieces.Stock) *Own {
	o := &Own{Set: set, Stock: stock}
	proof := Guarantee(set, stock)
	if o.Refused = proof.Refused; o.Refused != nil {
		return o
	}
	cards := deck.Hand([]*deck.Set{set})
	held := map[string]pieces.UnitStock{}
	for _, s := range stock.All() {
		held[s.Unit.ID] = s
	}
	for _, n := range proof.Needs {
		t := OwnType{Claim: claimOf(cards, n.Unit.ID), UnitStock: held[n.Unit.ID], Short: n.Short}
		t.Unit = n.Unit
		delete(held, n.Unit.ID)
		o.Types = append(o.Types, t)
	}
	slices.SortStableFunc(o.Types, func(a, b OwnType) int { return cmp.Compare(a.Slack(), b.Slack()) })
	for _, s := range stock.All() {
		if _, rest := held[s.Unit.ID]; rest {
			o.Types = append(o.Types, OwnType{UnitStock: s})
		}
	}
	return o
}

// typesOf lists the unit types of sets, in the order in which they first show them.
func typesOf(sets []*deck.Set) []*rulebook.Unit {
	var out []*rulebook.Unit
	for _, s := range sets {
		for _, u := range deck.TypesOf(s) {
			if !slices.ContainsFunc(out, func(known *rulebook.Unit) bool { return known.ID == u.ID }) {
				out = append(out, u)
			}
		}
	}
	return out
}
