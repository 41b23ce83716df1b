package library

import (
	"muster/internal/engine/command/rows"
)

// The kinds of fault besides unknown rows. The text of MarkerTaken is the owner of the home realm there.
const (
	UnknownMarker = "unknown marker"
	MarkerTaken   = "marker taken" // the realm lays a home realm there
	NotPlayed     = "faction without a seat"
)

func (l *scenarioLinker) fault(kind, ptr, text string, known func() []string) {
	l.Faults = append(l.Faults, rows.Fault{Kind: kind, Ptr: ptr, Text: text, Known: known})
}

// lookupRow finds a row. It returns nil when the rulebook has none, or an invalid one; an unknown id is a fault.
func lookupRow[T rows.Keyed](l *scenarioLinker, table *rows.Table[T], noun, id, ptr string) *T {
	return rows.Find(&l.Faults, table, noun, id, ptr, l.whole)
}

// area returns an area by its name; None without a name, or for an unknown one, which is a fault if there is a realm.
func (l *scenarioLinker) area(label, ptr string) int {
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
func (l *scenarioLinker) played() []string {
	var out []string
	for i := range l.Seats {
		if f := l.Seats[i].Faction; f != nil {
			out = append(out, f.ID)
		}
	}
	return out
}
