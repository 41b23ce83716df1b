package scenario

import (
	"muster/engine/command/rows"
	"muster/engine/runewars/realm"
)

// Fault is something in a scenario that could not be linked. The text of MarkerTaken is whose home realm lies there.
type Fault = rows.Fault[FaultKind]

// FaultKind says what is wrong; each kind has one check that reports it.
type FaultKind uint8

// The kinds of fault. All but the last three are names that lead nowhere.
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
	NotPlayed     // nobody plays the faction
)

// nouns are what a fault's word should have named, by kind.
var nouns = [...]string{
	"name", "faction", "area", "unit type", "city", "exploration token", "tile", "hero", "Quest card", "Reward card",
	"Tactics card", "Objective card", "title", "Commander card", "Development card", "marker", "marker", "faction",
}

// Noun is what a fault's word should have named.
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

// ofRealm is the kind of a fault in what a scenario brings for its realm.
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

// lookup finds a row; nil when the rulebook has none, or one with mistakes, which is a fault.
func lookup[T rows.Keyed](l *linker, table *rows.Table[T], kind FaultKind, id, ptr string) *T {
	return rows.Find(&l.Faults, table, kind, id, ptr, l.whole)
}

// area finds an area by its name; None for no name, or one that the realm has not, which is a fault where there is a
// realm.
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

// Known lists the words that lead somewhere where a fault of a kind is.
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
