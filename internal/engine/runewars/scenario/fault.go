package scenario

import (
	"muster/internal/engine/command/rows"
	"muster/internal/engine/runewars/realm"
)

// The kinds of fault besides unknown rows. The text of MarkerTaken is the owner of the home realm there.
const (
	UnknownArea   = realm.UnknownArea
	UnknownMarker = "unknown marker"
	MarkerTaken   = "marker taken" // the realm lays a home realm there
	NotPlayed     = "faction without a seat"
)

func (l *linker) fault(kind, ptr, text string, known func() []string) {
	l.Faults = append(l.Faults, rows.Fault{Kind: kind, Ptr: ptr, Text: text, Known: known})
}

// lookup finds a row. It returns nil when the rulebook has none, or an invalid one; an unknown id is a fault.
func lookup[T rows.Keyed](l *linker, table *rows.Table[T], noun, id, ptr string) *T {
	return rows.Find(&l.Faults, table, noun, id, ptr, l.whole)
}

// area returns an area by its name; None without a name, or for an unknown one, which is a fault if there is a realm.
func (l *linker) area(label, ptr string) int {
	if l.Realm == nil || label == "" {
		return None
	}
	i := l.Realm.Area(label)
	if i == None && l.whole(ptr) {
		l.fault(UnknownArea, ptr, label, l.Realm.Labels)
	}
	return i
}

// played lists the factions that have a seat.
func (l *linker) played() []string {
	var out []string
	for i := range l.Seats {
		if f := l.Seats[i].Faction; f != nil {
			out = append(out, f.ID)
		}
	}
	return out
}
