package prove

import (
	"cmp"
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
)

// Proof says whether a set can ever run short of figures or banners (CTA-04). It covers all 35 draws of four cards,
// every choice of the Reserve among them, and every choice of at most two of its units.
type Proof struct {
	Set     *deck.Set
	Stock   *pieces.Stock
	Needs   []Need          // one a unit type, in the order in which the cards first show it
	Refused *pieces.Refusal // the set is not one that can be drawn from; then there are no needs
}

// Need is a unit type of a set and the most of it that a draw can call for.
type Need struct {
	Unit   *rulebook.Unit
	Counts []int // on the cards, largest first
	Most   int   // c1 + c2 + c3 + min(2, c4) of Counts
	Stock  int
	Short  *Shortage // nil when Most can always be met
}

// Shortage is the smallest case in which a type runs short: fewest units called in all, then the lowest card
// numbers. The Guards of Draw are in rising order; any other order of them runs short as well.
type Shortage struct {
	Draw   deck.Draw
	Unit   *rulebook.Unit
	Called []deck.Entry // units of the Reserve card that it takes: none, one or two of the type
	Wanted int
	Stock  int
	Units  int // called in all: the Guards' and Called
}

// Guarantee proves that a set never runs short, or returns a shortage.
func Guarantee(set *deck.Set, stock *pieces.Stock) *Proof {
	p := &Proof{Set: set, Stock: stock}
	if why := set.Playable(); why != "" {
		p.Refused = &pieces.Refusal{Kind: pieces.BadSet, Camp: stock.Camp, Set: deck.SetID(set), Text: why}
		return p
	}
	cards := make([]*deck.Card, deck.CardsInSet) // by number, so that the first case found has the lowest
	for i := range cards {
		cards[i] = &set.Cards[i]
	}
	slices.SortFunc(cards, func(a, b *deck.Card) int { return cmp.Compare(a.Number, b.Number) })
	for _, unit := range deck.TypesOf(set) {
		p.Needs = append(p.Needs, need(cards, unit, stock.Units(unit.ID)))
	}
	return p
}

// Holds reports whether the set never runs short.
func (p *Proof) Holds() bool { return p.Refused == nil && p.Witness() == nil }

// Witness returns the smallest shortage of all types, or nil.
func (p *Proof) Witness() *Shortage {
	var best *Shortage
	for i := range p.Needs {
		if s := p.Needs[i].Short; s != nil && (best == nil || s.compare(best) < 0) {
			best = s
		}
	}
	return best
}

func (s *Shortage) compare(t *Shortage) int {
	return cmp.Or(cmp.Compare(s.Units, t.Units), deck.CompareDraws(s.Draw, t.Draw))
}

// need evaluates one type.
func need(cards []*deck.Card, unit *rulebook.Unit, stock int) Need {
	counts := make([]int, len(cards))
	for i, c := range cards {
		counts[i] = UnitsOf(c, unit.ID)
	}
	n := Need{Unit: unit, Counts: slices.Clone(counts), Stock: stock}
	slices.SortFunc(n.Counts, func(a, b int) int { return b - a })
	n.Most = Heaviest(cards, unit.ID).Units
	if n.Most > stock {
		n.Short = shortage(cards, counts, unit, stock)
	}
	return n
}

// shortage looks through every draw, in the order of the card numbers, for the smallest that runs short.
func shortage(cards []*deck.Card, counts []int, unit *rulebook.Unit, stock int) *Shortage {
	var best *Shortage
	EachDraw(len(cards), func(g [3]int, reserve int) {
		guards := counts[g[0]] + counts[g[1]] + counts[g[2]]
		called := max(0, stock+1-guards) // the number that the Reserve must add
		if called > min(deck.ReserveCalled, counts[reserve]) {
			return
		}
		units := called
		for _, i := range g {
			units += len(cards[i].Entries)
		}
		if best != nil && units >= best.Units { // draws come in rising order, so the first of equals stays
			return
		}
		s := &Shortage{
			Draw: deck.Draw{
				Right: cards[g[0]].Number, Centre: cards[g[1]].Number, Left: cards[g[2]].Number,
				Reserve: cards[reserve].Number,
			},
			Unit:   unit,
			Wanted: guards + called,
			Stock:  stock,
			Units:  units,
		}
		for _, e := range cards[reserve].Entries {
			if e.Unit.ID == unit.ID && len(s.Called) < called {
				s.Called = append(s.Called, e)
			}
		}
		best = s
	})
	return best
}

// UnitsOf returns the number of units of a type on a card.
func UnitsOf(c *deck.Card, unit string) int {
	n := 0
	for i := range c.Entries {
		if c.Entries[i].Unit.ID == unit {
			n++
		}
	}
	return n
}
