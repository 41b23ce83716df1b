package realm

import (
	"muster/engine/command/rows"
)

// Fault is a name in a realm that could not be linked.
type Fault = rows.Fault[FaultKind]

// FaultKind says what is wrong; each kind has one check that reports it.
type FaultKind uint8

// The kinds of fault.
const (
	UnknownTile FaultKind = iota + 1
	UnknownFaction
	UnknownArea
	UnknownCity
	UnknownUnit
	UnknownToken
)

func (k FaultKind) String() string {
	return [...]string{
		"none", "unknown tile", "unknown faction", "unknown area", "unknown city", "unknown unit", "unknown token",
	}[k]
}

// lookup finds a row; nil when the rulebook has none, or one with mistakes, which is a fault.
func lookup[T rows.Keyed](l *linker, table *rows.Table[T], kind FaultKind, id, ptr string) *T {
	return rows.Find(&l.Faults, table, kind, id, ptr, l.whole)
}

// area finds an area by its name. One that only a tile could have that is told of already is no fault of its own, nor
// is one that lies on another area.
func (l *linker) area(label, ptr string) int {
	i := l.Area(label)
	if i == None && label != "" && l.whole(ptr) && !l.covered(label) {
		l.Faults = append(l.Faults, Fault{Kind: UnknownArea, Ptr: ptr, Text: label, Invalid: l.unlaid})
	}
	return i
}

// covered reports whether a name is that of an area that lies on another one, and so is no part of the board.
func (l *linker) covered(label string) bool {
	for _, o := range l.Board.Over {
		if l.Laid[o.Tile].Row.Label(o.Area) == label {
			return true
		}
	}
	return false
}

// Noun is what a fault's word should have named.
func (k FaultKind) Noun() string {
	return [...]string{"name", "tile", "faction", "area", "city", "unit type", "exploration token"}[k]
}

// Known lists the words that lead somewhere where a fault of a kind is.
func (l *Linked) Known(kind FaultKind) []string {
	switch kind {
	case UnknownTile:
		return l.Rules.Tiles.IDs()
	case UnknownFaction:
		return l.Rules.Factions.IDs()
	case UnknownArea:
		return l.Labels()
	case UnknownCity:
		return l.Rules.Cities.IDs()
	case UnknownUnit:
		return l.Rules.Units.IDs()
	case UnknownToken:
		return l.Rules.Exploration.IDs()
	}
	return nil
}
