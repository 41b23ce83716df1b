package library

import (
	"muster/internal/engine/command/rows"
)

// UnknownArea is the kind of fault of an unknown area.
const UnknownArea = "area"

// lookupRealm finds a row. It returns nil when the rulebook has none, or an invalid one; an unknown id is a fault.
func lookupRealm[T rows.Keyed](l *realmLinker, table *rows.Table[T], noun, id, ptr string) *T {
	return rows.Find(&l.Faults, table, noun, id, ptr, l.whole)
}

// area finds an area by its name. A name that may belong to an already reported tile is no further fault, nor is that
// of an area on another one.
func (l *realmLinker) area(label, ptr string) int {
	i := l.Area(label)
	if i == None && label != "" && l.whole(ptr) && !l.covered(label) {
		l.Faults = append(l.Faults, rows.Fault{
			Kind: UnknownArea, Ptr: ptr, Text: label, Known: l.Labels, Invalid: l.unlaid,
		})
	}
	return i
}

// covered reports whether a name is that of an area on another one, which is no part of the board.
func (l *realmLinker) covered(label string) bool {
	for _, o := range l.Board.Over {
		if l.Laid[o.Tile].Row.Label(o.Area) == label {
			return true
		}
	}
	return false
}
