package prove

import (
	"cmp"
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// TypeShort is a unit type that can run short.
type TypeShort struct {
	Unit  *rulebook.Unit `json:"type"`
	Stock int            `json:"stock"` // units that the camp can muster
	Cases int            `json:"cases"` // in which a unit of the type can be without figures
	Worst int            `json:"worst"` // most of them in one case
}

// Displacement is a card in a section where marks are impassable.
type Displacement struct {
	Section   boards.Section
	Card      *deck.Card
	Displaced []*deck.Entry // in the card's order, those that are lost among them
	Lost      []*deck.Entry // the last of them, when the section's baseline has too few vacant hexes
	Cases     int           // of the 840
}

// SortDisplacements puts the sections in SectionOrder, and the cards of each in the order of their numbers.
func SortDisplacements[T any](list []T, of func(T) Displacement) {
	slices.SortStableFunc(list, func(a, b T) int {
		return cmp.Or(
			cmp.Compare(of(b).Section, of(a).Section), // from the right
			cmp.Compare(of(a).Card.Number, of(b).Card.Number),
		)
	})
}
