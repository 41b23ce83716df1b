package library

import (
	adventures "muster/internal/adventures/battlelore"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps"
	"muster/maps/hex"
)

// Linked is a linked adventure. It is immutable and safe for concurrent use.
type Linked struct {
	Definition *adventures.Adventure
	Rules      *rulebook.Rulebook
	Map        *maps.Map       // nil: no map has that name
	Ground     *rulebook.Field // the map's own; nil without a map, or with an unknown board
	Field      *rulebook.Field // Ground with the landmarks and lairs that the adventure puts there; nil where Ground is
	Boxes      []string        // those that it may use: its own, else its map's; empty when neither names any

	Players    []Player // the Pennants' first, a camp's ally behind its first
	Units      []Unit   // the Pennants' first, as the file has them; none with Call to Arms
	Places     []Place  // landmarks before lairs, each the Pennants' first
	Objectives []Objective
	Effects    []Effect // of the special rules, in the order of the file
	Call       *Call    // nil without Call to Arms

	Faults []Fault
}

// linker is a Linked under construction.
type linker struct {
	*Linked
	whole func(ptr string) bool
}

// Link links an adventure to a field and a rulebook. f is its map's, nil when that is not known; one without hexes
// still names the map. whole reports whether the schema accepted the value at a JSON pointer. Refused values are left
// out, because the schema reports them. A nil whole means that nothing was refused.
func Link(a *adventures.Adventure, f *rulebook.Field, rules *rulebook.Rulebook, whole func(ptr string) bool) *Linked {
	if whole == nil {
		whole = func(string) bool { return true }
	}
	l := &linker{&Linked{Definition: a, Rules: rules, Boxes: a.Boxes}, whole}
	if f != nil {
		l.Map = f.Map
		if f.Hexes != nil {
			l.Ground = f
		}
	}
	if len(l.Boxes) == 0 && l.Map != nil {
		l.Boxes = l.Map.Boxes
	}
	l.seatPlayers()
	l.placeUnits()
	l.layPlaces()
	l.setObjectives()
	l.readEffects()
	l.readCall()
	return l.Linked
}

// Table returns the boxes on the table: those that the adventure may use, by default the base box.
func (l *Linked) Table() []string {
	if len(l.Boxes) == 0 {
		return []string{rulebook.BaseBox}
	}
	return l.Boxes
}

// LoreBoxes lists the boxes with the Lore tokens and the tiles of landmarks (BL-LOR-01, EP-SET-02, R-307): with Call
// to Arms those that it names.
func (l *Linked) LoreBoxes() []string {
	if l.Call != nil && len(l.Call.Boxes) > 0 {
		return l.Call.Boxes
	}
	return l.Table()
}

// LandmarksInForce reports whether the adventure plays with landmark rules (BL-LMK-01).
func (l *Linked) LandmarksInForce() bool {
	return l.Definition.Landmarks != nil && l.Definition.Landmarks.InForce
}

// First returns the camp that the adventure lets move first, if it names one (BL-SETUP-05, R-051).
func (l *Linked) First() (boards.Camp, bool) { return boards.ParseCamp(l.Definition.First) }

// Goal returns the number of banners that a camp needs: its own, or that of both; 0 when there is neither (BL-END-03).
func (l *Linked) Goal(c boards.Camp) int {
	if own := [boards.Camps]int{l.Definition.Victory.Pennant, l.Definition.Victory.Standard}[c]; own > 0 {
		return own
	}
	return l.Definition.Banners()
}

// hexAt finds a hex by its label. It returns hex.None without a board, or for an unknown label, which is a fault.
func (l *linker) hexAt(label, ptr string) hex.Hex {
	if l.Ground == nil {
		return hex.None
	}
	h, why, near := l.Ground.Hexes.ByLabel(label)
	if h == hex.None && label != "" && l.whole(ptr) {
		l.fault(Fault{Kind: UnknownHex, Ptr: ptr, Text: label, Want: why, Near: near})
	}
	return h
}

// hexesAt finds a list of labels.
func (l *linker) hexesAt(labels []string, ptr string) []hex.Hex {
	if len(labels) == 0 {
		return nil
	}
	out := make([]hex.Hex, len(labels))
	for i, label := range labels {
		out[i] = l.hexAt(label, item(ptr, i))
	}
	return out
}
