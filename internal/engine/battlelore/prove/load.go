package prove

import (
	"slices"

	"muster/internal/engine/battlelore/deck"
)

// Load is the largest number of units of a type that a draw of some cards calls for, and the cards that call for them.
// The Guards are ordered from the one that shows most. Of the Reserve at most two units come (CTA-05, CTA-09).
type Load struct {
	Guards  [3]*deck.Card
	Reserve *deck.Card
	Units   int
}

// Heaviest returns the load of a type on cards, four at least. The three that show most of it are the Guards and the
// next is the Reserve; earlier cards win ties. This is the worst case: the Reserve loses least when it is the fourth
// largest count, or one no larger than the Reserve brings anyway.
func Heaviest(cards []*deck.Card, unit string) Load {
	sorted := slices.Clone(cards)
	slices.SortStableFunc(sorted, func(a, b *deck.Card) int { return UnitsOf(b, unit) - UnitsOf(a, unit) })
	l := Load{Guards: [3]*deck.Card(sorted), Reserve: sorted[3]}
	for _, g := range l.Guards {
		l.Units += UnitsOf(g, unit)
	}
	l.Units += min(deck.ReserveCalled, UnitsOf(l.Reserve, unit))
	return l
}

// Has reports whether a card is in the draw.
func (l *Load) Has(c *deck.Card) bool { return l.Reserve == c || slices.Contains(l.Guards[:], c) }
