package library

import (
	"strconv"

	adventures "muster/internal/adventures/command"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/maps"
	"muster/maps/hex"
)

// Linked is a linked adventure. It is immutable and safe for concurrent use.
type Linked struct {
	Definition *adventures.Adventure
	Rules      *rulebook.Rulebook
	Map        *maps.Map    // nil if it is missing
	Field      *field.Field // nil without a map, or with an unknown board
	Boxes      []string     // available boxes: its own, else its map's; empty if neither names any

	Units      []Unit   // the top side's first, in the order of the file
	Leaders    []Leader // likewise
	Objectives []Objective
	Exits      [boards.Camps]Exits

	Faults []Fault
}

// Unit is one unit of the adventure on the field.
type Unit struct {
	Camp   boards.Camp
	Type   string         // as written
	Label  string         // of its hex, as written
	Ptr    string         // JSON pointer of the label
	Group  string         // JSON pointer of the table that fields it
	Row    *rulebook.Unit // nil if the rulebook's row is missing or invalid
	At     hex.Hex        // hex.None if the hex or the board is unknown
	Bow    bool           // it carries a Bow marker
	Blocks int            // at the start; 0: the type's number
	Note   string         // the adventure's note
}

// Strength returns the number of blocks the unit starts with; 0 for an unknown type.
func (u *Unit) Strength() int {
	if u.Blocks > 0 {
		return u.Blocks
	}
	if u.Row != nil {
		return u.Row.Blocks
	}
	return 0
}

// Leader is one Leader of the adventure on the field.
type Leader struct {
	Camp  boards.Camp
	Name  string // as written; "" for none
	Label string // of its hex, as written
	Ptr   string // JSON pointer of its table
	At    hex.Hex
}

// Objective is a group of hexes worth banners to a side with a unit on one of them.
type Objective struct {
	Definition *adventures.Objective
	Ptr        string    // JSON pointer of its table
	At         []hex.Hex // in the order of the labels; hex.None if the hex or the board is unknown
	Camps      [boards.Camps]bool
	Banners    int
}

// Exits are hexes over which a side's units and Leaders may leave the board (MED-LDR-19); none without any.
type Exits struct {
	Ptr     string // JSON pointer of its table
	At      []hex.Hex
	Banners int // for each unit and Leader that leaves
}

// SideNames are the names of the sides in this game's definitions, by Camp: the Pennants' side of the family is the
// top.
var SideNames = [boards.Camps]string{adventures.Top, adventures.Bottom}

// Camp returns the side with a name.
func Camp(side string) (boards.Camp, bool) {
	for c, name := range SideNames {
		if name == side {
			return boards.Camp(c), true
		}
	}
	return 0, false
}

// linker is a Linked under construction.
type linker struct {
	*Linked
	whole func(ptr string) bool
}

// Link links an adventure to a field and a rulebook. f is the field of its map, nil if the map is unknown; one without
// hexes still names the map. whole reports whether the schema accepted the value at a JSON pointer. Rejected values are
// skipped, because the schema reports them. A nil whole accepts all.
func Link(a *adventures.Adventure, f *field.Field, rules *rulebook.Rulebook, whole func(ptr string) bool) *Linked {
	if whole == nil {
		whole = func(string) bool { return true }
	}
	l := &linker{&Linked{Definition: a, Rules: rules, Boxes: a.Boxes}, whole}
	if f != nil {
		l.Map = f.Map
		if f.Hexes != nil {
			l.Field = f
		}
	}
	if len(l.Boxes) == 0 && l.Map != nil {
		l.Boxes = l.Map.Boxes
	}
	for c := range boards.Camp(boards.Camps) {
		if side := l.Side(c); side != nil {
			l.placeUnits(c, side)
			l.placeLeaders(c, side)
			l.openExits(c, side)
		}
	}
	l.setObjectives()
	return l.Linked
}

// Side returns a side's part of the adventure, or nil.
func (l *Linked) Side(c boards.Camp) *adventures.Side { return l.Definition.Side(SideNames[c]) }

// Table returns the boxes on the table: those that the adventure may use, by default the base box.
func (l *Linked) Table() []string {
	if len(l.Boxes) == 0 {
		return []string{l.Rules.Game.Box}
	}
	return l.Boxes
}

// First returns the side that moves first, if the adventure names one.
func (l *Linked) First() (boards.Camp, bool) { return Camp(l.Definition.First) }

// Goal returns the number of banners that a side needs; 0 if the adventure does not set it (MED-TURN-02).
func (l *Linked) Goal(c boards.Camp) int { return l.Definition.Victory.Needs(SideNames[c]) }

// Command returns the number of cards that a side holds, and whether the adventure sets it (MED-CMD-04).
func (l *Linked) Command(c boards.Camp) (int, bool) {
	if side := l.Side(c); side != nil && side.Command != nil {
		return *side.Command, true
	}
	return 0, false
}

// Tokens returns the number of Inspired Action tokens that a side begins with; the limits have the default
// (MED-INS-01).
func (l *Linked) Tokens(c boards.Camp) int {
	if side := l.Side(c); side != nil && side.Tokens != nil {
		return *side.Tokens
	}
	return l.Rules.Limit(rulebook.LimitTokens).Usual
}

func (l *linker) placeUnits(c boards.Camp, side *adventures.Side) {
	for i := range side.Units {
		g := &side.Units[i]
		ptr := item("/"+SideNames[c]+"/units", i)
		row := l.unit(g.Type, ptr+"/type")
		if !l.whole(ptr) {
			continue
		}
		for j, label := range g.At {
			at := item(ptr+"/at", j)
			l.Units = append(l.Units, Unit{
				Camp: c, Type: g.Type, Label: label, Ptr: at, Group: ptr, Row: row, At: l.hexAt(label, at), Bow: g.Bow,
				Blocks: g.Blocks, Note: g.Note,
			})
		}
	}
}

func (l *linker) placeLeaders(c boards.Camp, side *adventures.Side) {
	for i := range side.Leaders {
		one := &side.Leaders[i]
		ptr := item("/"+SideNames[c]+"/leaders", i)
		at := l.hexAt(one.At, ptr+"/at")
		if l.whole(ptr) {
			l.Leaders = append(l.Leaders, Leader{Camp: c, Name: one.Name, Label: one.At, Ptr: ptr, At: at})
		}
	}
}

func (l *linker) openExits(c boards.Camp, side *adventures.Side) {
	if side.Exits == nil {
		return
	}
	ptr := "/" + SideNames[c] + "/exits"
	if at := l.hexesAt(side.Exits.At, ptr+"/at"); l.whole(ptr) {
		l.Exits[c] = Exits{Ptr: ptr, At: at, Banners: side.Exits.Worth()}
	}
}

func (l *linker) setObjectives() {
	for i := range l.Definition.Victory.Objectives {
		o := &l.Definition.Victory.Objectives[i]
		ptr := item("/victory/objectives", i)
		out := Objective{Definition: o, Ptr: ptr, At: l.hexesAt(o.At, ptr+"/at"), Banners: o.Worth()}
		for c := range boards.Camp(boards.Camps) {
			out.Camps[c] = o.Side == "" || o.Side == SideNames[c]
		}
		if l.whole(ptr) {
			l.Objectives = append(l.Objectives, out)
		}
	}
}

// hexAt finds a hex by its label. It returns hex.None without a board, or for an unknown label, which is a fault.
func (l *linker) hexAt(label, ptr string) hex.Hex {
	if l.Field == nil {
		return hex.None
	}
	h, why, near := l.Field.Hexes.ByLabel(label)
	if h == hex.None && label != "" && l.whole(ptr) {
		l.Faults = append(l.Faults, Fault{Kind: UnknownHex, Ptr: ptr, Text: label, Want: why, Near: near})
	}
	return h
}

// hexesAt finds a list of labels.
func (l *linker) hexesAt(labels []string, ptr string) []hex.Hex {
	out := make([]hex.Hex, len(labels))
	for i, label := range labels {
		out[i] = l.hexAt(label, item(ptr, i))
	}
	return out
}

// item returns the JSON pointer of an item of a list.
func item(list string, i int) string { return list + "/" + strconv.Itoa(i) }
