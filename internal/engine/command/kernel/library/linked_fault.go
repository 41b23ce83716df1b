package library

import "muster/internal/engine/command/kernel/rulebook"

// Fault is a name in an adventure that could not be linked. Ptr is the JSON pointer of the value.
type Fault struct {
	Kind   FaultKind
	Ptr    string
	Text   string // the bad word
	Want   string // for hexes, the error in the label
	Near   string // for hexes the nearest label, or ""
	Faulty bool   // the word names an author's invalid row, whose own errors are reported
}

// FaultKind is the kind of a fault; each kind has one check that reports it.
type FaultKind uint8

// The kinds of fault.
const (
	UnknownHex  FaultKind = iota + 1 // of a unit, Leader, objective or exit
	UnknownUnit                      // a type of unit
)

func (k FaultKind) String() string { return [...]string{"none", "unknown hex", "unknown unit"}[k] }

// FaultsOf lists the faults of a kind, in order.
func (l *Linked) FaultsOf(kind FaultKind) []Fault {
	var out []Fault
	for _, f := range l.Faults {
		if f.Kind == kind {
			out = append(out, f)
		}
	}
	return out
}

// unit finds a type of unit. It returns nil for a missing or invalid row; a missing one is a fault.
func (l *linker) unit(id, ptr string) *rulebook.Unit {
	row, faulty := l.Rules.Units.Sought(id)
	if faulty || row == nil && id != "" && l.whole(ptr) {
		l.Faults = append(l.Faults, Fault{Kind: UnknownUnit, Ptr: ptr, Text: id, Faulty: faulty})
	}
	return row
}
