package pass

import (
	"strings"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/command/boards"
)

// DrawnSet is a set that [call_to_arms] allows a camp.
type DrawnSet struct {
	Camp boards.Camp
	Id   string
	Ptr  string
}

// Sets lists the sets of both camps in file order.
func Sets(p *Pass) []DrawnSet {
	if p.Linked.Call == nil {
		return nil
	}
	var out []DrawnSet
	for _, camp := range Camps() {
		for _, s := range SetsOf(p, camp) {
			out = append(out, DrawnSet{camp, s.ID, s.Ptr})
		}
	}
	return out
}

// SetsOf returns the sets that a camp may take; empty means any that the mode allows.
func SetsOf(p *Pass, camp boards.Camp) []library.Named { return p.Linked.Call.Sets[camp] }

// OwnOnly reports whether players take sets of the own camp only (R-009, VAR-ER-01), as in every mode in which they do
// not mix two.
func OwnOnly(c *adventures.CallToArms) bool { return !c.Mixed() }

// Different counts the distinct sets of a list: there is one copy of each set.
func Different(sets []library.Named) int {
	known := map[string]bool{}
	for _, s := range sets {
		known[s.ID] = true
	}
	return len(known)
}

// The modes of Call to Arms that rules name.
const (
	Impromptu  = "impromptu"
	EpicAllies = "epic-allies"
)

// EpicMode reports whether a mode of Call to Arms is played on an Epic board.
func EpicMode(mode string) bool { return strings.HasPrefix(mode, "epic") }
