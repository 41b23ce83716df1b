package rulebook

import (
	"muster/internal/engine/command/field"
	"muster/maps"
)

// Field is a linked battlefield, and the rulebook. It is never changed once made.
type Field struct {
	field.Field
	Rules *Rulebook
}

// Contents, link faults and rivers of a field are the same in every game of the family.
type (
	Cell      = field.Cell
	Additions = field.Additions
	Place     = field.Place
)

// Link reads a map against a rulebook. With an unknown or a faulty board Hexes is nil and nothing else is linked.
func LinkField(m *maps.Map, rules *Rulebook) *Field {
	return &Field{*field.Link(m, &rules.Tables), rules}
}

// Bare is a map that is linked to nothing, as with an unknown board.
func BareField(m *maps.Map) *Field { return &Field{Field: field.Field{Map: m}} }

// With is a field of the same map with additions, as of the family's field.
func (f *Field) With(a Additions) *Field { return &Field{*f.Field.With(a), f.Rules} }
