package muster

import (
	"cmp"
	"slices"

	"muster/engine/rulebook"
	"muster/maps/hex"
)

// TypeShort is a unit type that can run short.
type TypeShort struct {
	Unit  *rulebook.Unit
	Stock int // units that the camp can muster
	Cases int // in which a unit of the type can be without figures
	Worst int // most of them in one case
}

// Displacement is a card in a section where marks are impassable.
type Lie struct {
	Section   hex.Section
	Card      *Card
	Displaced []*Entry // in the card's order, those that are lost among them
	Lost      []*Entry // the last of them, when the section's baseline has too few vacant hexes
	Cases     int      // of the 840
}

// sortDisplacements puts the sections in sectionOrder, and the cards of each in the order of their numbers.
func sortLies[T any](list []T, of func(T) Lie) {
	slices.SortStableFunc(list, func(a, b T) int {
		return cmp.Or(
			cmp.Compare(of(b).Section, of(a).Section), // from the right
			cmp.Compare(of(a).Card.Number, of(b).Card.Number),
		)
	})
}
