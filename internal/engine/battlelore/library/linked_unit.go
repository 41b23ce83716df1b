package library

import (
	"strconv"

	"muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Unit is one unit as the adventure puts it on the field.
type Unit struct {
	Camp   boards.Camp
	Second bool           // its camp's ally commands it (VAR-RA-01)
	Type   string         // as written
	Label  string         // of its hex, as written
	Ptr    string         // where the label stands
	Row    *rulebook.Unit // nil: the rulebook has no such type, or one with mistakes
	At     hex.Hex        // hex.None: the board has no such hex, or there is no board
	Note   string         // the adventure's text about it
}

// placeUnits links the armies that the adventure lists (BL-SETUP-01).
func (l *linker) placeUnits() {
	if l.Definition.CallToArms != nil {
		return // the cards bring them
	}
	n := 0
	for c := range boards.Camp(boards.Camps) {
		if side := l.Definition.Side(c.String()); side != nil {
			for i := range side.Units {
				n += len(side.Units[i].At)
			}
		}
	}
	l.Units = make([]Unit, 0, n)
	for c := range boards.Camp(boards.Camps) {
		side := l.Definition.Side(c.String())
		if side == nil {
			continue
		}
		for i := range side.Units {
			g := &side.Units[i]
			ptr := item("/"+c.String()+"/units", i)
			row := l.unit(g.Type, ptr+"/type")
			if !l.whole(ptr) {
				continue
			}
			for j, label := range g.At {
				at := item(ptr+"/at", j)
				l.Units = append(l.Units, Unit{
					Camp: c, Second: adventures.Second(g.Player), Type: g.Type, Label: label, Ptr: at, Row: row,
					At: l.hexAt(label, at), Note: g.Note,
				})
			}
		}
	}
}

// UnitsOf lists the units of a player.
func (l *Linked) UnitsOf(p *Player) []Unit {
	return Those(l.Units, func(u *Unit) bool { return u.Camp == p.Camp && u.Second == p.Second })
}

// Army lists the units of a camp.
func (l *Linked) Army(c boards.Camp) []Unit {
	return Those(l.Units, func(u *Unit) bool { return u.Camp == c })
}

// Those returns the wanted units, in order; nil for none. If they are consecutive it is a part of units and must not
// be changed.
func Those(units []Unit, wanted func(*Unit) bool) []Unit {
	first, last, n := -1, 0, 0
	for i := range units {
		if wanted(&units[i]) {
			if n == 0 {
				first = i
			}
			last = i
			n++
		}
	}
	if n == 0 {
		return nil
	}
	if last-first+1 == n {
		return units[first : last+1 : last+1]
	}
	out := make([]Unit, 0, n)
	for i := range units[first : last+1] {
		if u := &units[first+i]; wanted(u) {
			out = append(out, *u)
		}
	}
	return out
}

// UnitOn returns the first unit on a hex, or nil.
func (l *Linked) UnitOn(h hex.Hex) *Unit {
	for i := range l.Units {
		if l.Units[i].At == h && h != hex.None {
			return &l.Units[i]
		}
	}
	return nil
}

// Green reports whether a unit counts in scouting: the lowest colour, a creature's too (CTA-08, R-050).
func (l *Linked) Green(u *Unit) bool {
	if u.Row == nil {
		return false
	}
	b := l.Rules.Banners.Get(u.Row.Banner)
	return b != nil && b.Rank == 1
}

// item returns the JSON pointer of an item of a list.
func item(list string, i int) string { return list + "/" + strconv.Itoa(i) }
