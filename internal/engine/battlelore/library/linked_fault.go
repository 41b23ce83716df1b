package library

import "muster/internal/engine/battlelore/rulebook"

// Fault is a name in an adventure that could not be linked. Ptr is the JSON pointer of the value.
type Fault struct {
	Kind    FaultKind
	Ptr     string
	Text    string            // the bad word
	Want    string            // for hexes the error of the label; for places the required layer
	Near    string            // for hexes the nearest label, or ""
	Place   *rulebook.Terrain // for places: what has the name, and is none of that layer
	Invalid bool              // an author's row with faults: report those instead
}

// FaultKind is the kind of a fault; each kind has one check that reports it.
type FaultKind uint8

// The kinds of fault.
const (
	UnknownHex    FaultKind = iota + 1 // of a unit, place, objective or effect
	UnknownUnit                        // a type of unit
	UnknownPlace                       // a landmark or lair
	FixedPlace                         // a granted landmark that makes its hex passable: it cannot be put on the field
	UnknownBanner                      // of an effect
)

func (k FaultKind) String() string {
	return [...]string{"none", "unknown hex", "unknown unit", "unknown place", "fixed place", "unknown banner"}[k]
}

func (l *linker) fault(f Fault) { l.Faults = append(l.Faults, f) }

// FaultsOf lists the faults of a kind, in the order in which they were found.
func (l *Linked) FaultsOf(kinds ...FaultKind) []Fault {
	var out []Fault
	for _, f := range l.Faults {
		for _, k := range kinds {
			if f.Kind == k {
				out = append(out, f)
			}
		}
	}
	return out
}

// unit finds a type of unit. It returns nil when the rulebook has none, or an invalid one; an unknown type is a fault.
func (l *linker) unit(id, ptr string) *rulebook.Unit {
	row, faulty := l.Rules.Units.Sought(id)
	if faulty || row == nil && id != "" && l.whole(ptr) {
		l.fault(Fault{Kind: UnknownUnit, Ptr: ptr, Text: id, Invalid: faulty})
	}
	return row
}

// place finds a landmark or lair. It returns nil when the rulebook has none in that layer, or an invalid one; an
// unknown id is a fault.
func (l *linker) place(id, layer, ptr string) *rulebook.Terrain {
	faulty, row := l.Rules.Terrain.Invalid(id), l.Rules.Terrain.Get(id)
	if !faulty && row != nil && row.Layer == layer {
		return row
	}
	if id != "" && l.whole(ptr) {
		l.fault(Fault{Kind: UnknownPlace, Ptr: ptr, Text: id, Want: layer, Place: row, Invalid: faulty})
	}
	return nil
}
