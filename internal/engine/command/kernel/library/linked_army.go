package library

import (
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Army lists the units of a side, in the order of the file. The slice belongs to the link.
func (l *Linked) Army(c boards.Camp) []Unit {
	n := 0
	for n < len(l.Units) && l.Units[n].Camp == 0 {
		n++
	}
	if c == 0 {
		return l.Units[:n:n]
	}
	return l.Units[n:]
}

// Staff lists the Leaders of a side, in the order of the file. The slice belongs to the link.
func (l *Linked) Staff(c boards.Camp) []Leader {
	n := 0
	for n < len(l.Leaders) && l.Leaders[n].Camp == 0 {
		n++
	}
	if c == 0 {
		return l.Leaders[:n:n]
	}
	return l.Leaders[n:]
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

// Attached returns the own unit on a Leader's hex; nil if the Leader is alone, or with an enemy.
func (l *Linked) Attached(one *Leader) *Unit {
	if u := l.UnitOn(one.At); u != nil && u.Camp == one.Camp {
		return u
	}
	return nil
}

// Called returns a Leader's name: that of the adventure, else its side and hex.
func (one *Leader) Called() string {
	if one.Name != "" {
		return one.Name
	}
	return "the Leader on " + one.Label
}
