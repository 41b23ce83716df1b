package boards

import (
	"cmp"
	"math/bits"

	"muster/maps/hex"
)

// Section is a section of the board as the player of a camp sees it: the Pennants' left is the right of the printed
// map.
type Section uint8

// The three sections, from the player's left.
const (
	Left Section = iota
	Centre
	Right
	SectionCount = 3
)

// SectionNames are the printed names of the sections, by Section.
var SectionNames = [SectionCount]string{"left wing", "centre", "right wing"}

func (s Section) String() string { return SectionNames[s%SectionCount] }

// Sections is a set of sections; a hex on a dotted line belongs to two (BL-ORD-03).
type Sections uint8

// Has reports whether the set holds s.
func (m Sections) Has(s Section) bool { return m&(1<<s) != 0 }

// Shared reports whether the hex lies on a line between two sections.
func (m Sections) Shared() bool { return bits.OnesCount8(uint8(m)) > 1 }

// Sections returns the sections of a hex, as camp c sees them.
func (b *Board) Sections(c Camp, h hex.Hex) Sections { return b.cells[h].sections[c] }

// sectionsAt gives the sections of a doubled column as the Standards see them: a hex centred on a dotted line is cut
// by it and belongs to both sides (BL-ORD-03).
func sectionsAt(col int, lines [2]int) Sections {
	var m Sections
	if col <= lines[0] {
		m |= 1 << Left
	}
	if lines[0] <= col && col <= lines[1] {
		m |= 1 << Centre
	}
	if lines[1] <= col {
		m |= 1 << Right
	}
	return m
}

// mirrored swaps left and right: one camp's left wing is the other's right wing.
func (m Sections) mirrored() Sections {
	return m&(1<<Centre) | m>>Right&1 | m&1<<Right
}

// SectionBaseline returns the part of the camp's baseline that belongs to section s alone: shared hexes are not open
// to Guards.
func (b *Board) SectionBaseline(c Camp, s Section) hex.Set {
	var out hex.Set
	for _, h := range b.Baseline(c).Hexes() {
		if b.Sections(c, h) == 1<<s {
			out.Add(h)
		}
	}
	return out
}

// FromLeft returns the sections from left to right, seen by the camp.
func (c Camp) FromLeft() [SectionCount]Section {
	if c == Pennant { // their left is the right of the board
		return [...]Section{Right, Centre, Left}
	}
	return [...]Section{Left, Centre, Right}
}

// Placing compares two hexes by the order of placement at set-up: from the camp's own edge to the enemy, and in a row
// from left to right.
func (b *Board) Placing(c Camp, x, y hex.Hex) int {
	return cmp.Or(cmp.Compare(b.OwnRow(c, x), b.OwnRow(c, y)), cmp.Compare(b.Col(x), b.Col(y)))
}
