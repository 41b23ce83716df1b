package realm

import (
	"muster/internal/engine/command/rows"
)

// Fault is a name in a realm that could not be linked.
type Fault = rows.Fault[FaultKind]

// FaultKind is the kind of a fault; each kind has one check that reports it.
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

// lookup finds a row. It returns nil when the rulebook has none, or an invalid one; an unknown id is a fault.
func lookup[T rows.Keyed](l *linker, table *rows.Table[T], kind FaultKind, id, ptr string) *T {
	return rows.Find(&l.Faults, table, kind, id, ptr, l.whole)
}

// area finds an area by its name. A name that may belong to an already reported tile is no further fault, nor is that
// of an area on another one.
func (l *linker) area(label, ptr string) int {
	i := l.Area(label)
	if i == None && label != "" && l.whole(ptr) && !l.covered(label) {
		l.Faults = append(l.Faults, Fault{Kind: UnknownArea, Ptr: ptr, Text: label, Invalid: l.unlaid})
	}
	return i
}

// covered reports whether a name is that of an area on another one, which is no part of the board.
func (l *linker) covered(label string) bool {
	for _, o := range l.Board.Over {
		if l.Laid[o.Tile].Row.Label(o.Area) == label {
			return true
		}
	}
	return false
}

// Noun returns the expected kind of name.
func (k FaultKind) Noun() string {
	return [...]string{"name", "tile", "faction", "area", "city", "unit type", "exploration token"}[k]
}

// Known lists the valid names for a kind of fault.
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
