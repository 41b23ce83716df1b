// Package field is a battlefield of BattleLore: a map linked to the ground of the whole family of games, together with
// the rulebook that it was read against.
package field

import (
	"muster/engine/battlelore/rulebook"
	"muster/engine/command/field"
	"muster/maps"
)

// Field is a linked battlefield, and the rulebook. It is never changed once made.
type Field struct {
	field.Field
	Rules *rulebook.Rulebook
}

// Contents, link faults and rivers of a field are the same in every game of the family.
type (
	Cell      = field.Cell
	Additions = field.Additions
	Place     = field.Place
)

// Link reads a map against a rulebook. With an unknown or a faulty board Hexes is nil and nothing else is linked.
func Link(m *maps.Map, rules *rulebook.Rulebook) *Field {
	return &Field{*field.Link(m, &rules.Tables), rules}
}

// Bare is a map that is linked to nothing, as with an unknown board.
func Bare(m *maps.Map) *Field { return &Field{Field: field.Field{Map: m}} }

// With is a field of the same map with additions, as of the family's field.
func (f *Field) With(a Additions) *Field { return &Field{*f.Field.With(a), f.Rules} }
