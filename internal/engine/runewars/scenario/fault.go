package scenario

import (
	"muster/internal/engine/command/rows"
	"muster/internal/engine/runewars/realm"
)

// Fault is a value in a scenario that could not be linked. The text of MarkerTaken is the owner of the home realm
// there.
type Fault = rows.Fault[FaultKind]

// FaultKind is the kind of a fault; each kind has one check that reports it.
type FaultKind uint8

// The kinds of fault. All but the last three are unknown names.
const (
	UnknownFaction FaultKind = iota + 1
	UnknownArea
	UnknownUnit
	UnknownCity
	UnknownToken
	UnknownTile
	UnknownHero
	UnknownQuest
	UnknownReward
	UnknownTactics
	UnknownObjective
	UnknownTitle
	UnknownCommander
	UnknownDevelopment
	UnknownMarker // the realm has no such marker
	MarkerTaken   // the realm lays a home realm there
	NotPlayed     // no seat has the faction
)

// nouns are the expected kinds of name, by kind of fault.
var nouns = [...]string{
	"name", "faction", "area", "unit type", "city", "exploration token", "tile", "hero", "Quest card", "Reward card",
	"Tactics card", "Objective card", "title", "Commander card", "Development card", "marker", "marker", "faction",
}

// Noun returns the expected kind of name.
func (k FaultKind) Noun() string { return nouns[k] }

func (k FaultKind) String() string {
	switch k {
	case UnknownMarker:
		return "unknown marker"
	case MarkerTaken:
		return "marker taken"
	case NotPlayed:
		return "faction without a seat"
	case 0:
		return "none"
	}
	return "unknown " + nouns[k]
}

// ofRealm converts the kind of a fault in a scenario's realm data.
func ofRealm(k realm.FaultKind) FaultKind {
	switch k {
	case realm.UnknownFaction:
		return UnknownFaction
	case realm.UnknownArea:
		return UnknownArea
	case realm.UnknownCity:
		return UnknownCity
	case realm.UnknownUnit:
		return UnknownUnit
	case realm.UnknownToken:
		return UnknownToken
	}
	return UnknownTile
}

func (l *linker) fault(kind FaultKind, ptr, text string, faulty bool) {
	l.Faults = append(l.Faults, Fault{Kind: kind, Ptr: ptr, Text: text, Invalid: faulty})
}

// lookup finds a row. It returns nil when the rulebook has none, or an invalid one; an unknown id is a fault.
func lookup[T rows.Keyed](l *linker, table *rows.Table[T], kind FaultKind, id, ptr string) *T {
	return rows.Find(&l.Faults, table, kind, id, ptr, l.whole)
}

// area returns an area by its name; None without a name, or for an unknown one, which is a fault if there is a realm.
func (l *linker) area(label, ptr string) int {
	if l.Realm == nil || label == "" {
		return None
	}
	i := l.Realm.Area(label)
	if i == None && l.whole(ptr) {
		l.fault(UnknownArea, ptr, label, false)
	}
	return i
}

// Known lists the valid names for a kind of fault.
func (l *Linked) Known(kind FaultKind) []string {
	switch kind {
	case UnknownFaction:
		return l.Rules.Factions.IDs()
	case NotPlayed:
		var out []string
		for i := range l.Seats {
			if f := l.Seats[i].Faction; f != nil {
				out = append(out, f.ID)
			}
		}
		return out
	case UnknownArea:
		return l.Realm.Labels()
	case UnknownUnit:
		return l.Rules.Units.IDs()
	case UnknownCity:
		return l.Rules.Cities.IDs()
	case UnknownToken:
		return l.Rules.Exploration.IDs()
	}
	return l.knownCards(kind)
}
