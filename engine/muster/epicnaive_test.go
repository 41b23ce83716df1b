package muster_test

import (
	"strings"

	"muster/engine/field"
	"muster/engine/muster"
	"muster/engine/rulebook"
	"muster/maps"
	"muster/maps/hex"
)

// The naive count of Epic Call to Arms: labels from the tables of the Epic board, and the rules taken one after the
// other, with nothing of the package under test but the linked sets.

// epicMarks are the hexes of a card by camp, zones and section (right wing, centre, left wing), rank 1 first.
var epicMarks = [hex.Camps]map[string][3][4]string{
	hex.Pennant: {
		"red": {
			{"d16 c16 b16", "E15 D15 C15 B15", "d14 c14 b14", "E13 D13 C13 B13"},
			{"h16 g16 f16", "I15 H15 G15 F15", "h14 g14 f14", "I13 H13 G13 F13"},
			{"l16 k16 j16", "M15 L15 K15 J15", "l14 k14 j14", "M13 L13 K13 J13"},
		},
		"blue": {
			{"c16 b16 a16", "D15 C15 B15 A15", "c14 b14 a14", "D13 C13 B13 A13"},
			{"g16 f16 e16", "H15 G15 F15 E15", "g14 f14 e14", "H13 G13 F13 E13"},
			{"k16 j16 i16", "L15 K15 J15 I15", "k14 j14 i14", "L13 K13 J13 I13"},
		},
	},
	hex.Standard: {
		"red": {
			{"i2 j2 k2", "I3 J3 K3 L3", "i4 j4 k4", "I5 J5 K5 L5"},
			{"e2 f2 g2", "E3 F3 G3 H3", "e4 f4 g4", "E5 F5 G5 H5"},
			{"a2 b2 c2", "A3 B3 C3 D3", "a4 b4 c4", "A5 B5 C5 D5"},
		},
		"blue": {
			{"j2 k2 l2", "J3 K3 L3 M3", "j4 k4 l4", "J5 K5 L5 M5"},
			{"f2 g2 h2", "F3 G3 H3 I3", "f4 g4 h4", "F5 G5 H5 I5"},
			{"b2 c2 d2", "B3 C3 D3 E3", "b4 c4 d4", "B5 C5 D5 E5"},
		},
	},
}

var epicBaseline = [hex.Camps][3]string{
	hex.Pennant:  {"d16 c16 b16 a16", "h16 g16 f16 e16", "l16 k16 j16 i16"},
	hex.Standard: {"i2 j2 k2 l2", "e2 f2 g2 h2", "a2 b2 c2 d2"},
}

var epicScoutRow = [hex.Camps]string{
	hex.Pennant:  "A13 B13 C13 D13 E13 F13 G13 H13 I13 J13 K13 L13 M13",
	hex.Standard: "A5 B5 C5 D5 E5 F5 G5 H5 I5 J5 K5 L5 M5",
}

// layEpic puts symbols of terrain on hexes of the Epic board.
func layEpic(at map[string]string) *field.Field {
	board := rulebook.Base().Boards.Get("epic").Geometry
	rows := make([]string, 17)
	for i := range rows {
		rows[i] = strings.TrimSpace(strings.Repeat(". ", 13-i%2))
	}
	for label, symbol := range at {
		h, _, _ := board.ByLabel(label)
		r, i := board.Place(h)
		cells := strings.Fields(rows[r])
		cells[i] = symbol
		rows[r] = strings.Join(cells, " ")
	}
	return field.Link(&maps.Map{ID: "e", Name: "Epic", Board: "epic", Rows: rows}, rulebook.Base())
}

// naiveUnit is a unit of a card: its type, whether it scouts, and its cell.
type naiveUnit struct {
	kind       int
	green      bool
	rank, file int
}

// naiveCamp numbers the labels that a camp deploys on, and its unit types.
type naiveCamp struct {
	labels map[string]int
	river  [128]bool
	types  map[string]int
	stock  []int
	base   [3][]int // by section, from the right
	row    []int    // of the Scout Guard
	marks  map[string][3][4][]int
}

func newNaiveCamp(camp hex.Camp, ground map[string]string, stock *muster.Stock) *naiveCamp {
	n := &naiveCamp{labels: map[string]int{}, types: map[string]int{}, marks: map[string][3][4][]int{}}
	number := func(words string) []int {
		var out []int
		for _, w := range strings.Fields(words) {
			if _, known := n.labels[w]; !known {
				n.labels[w] = len(n.labels)
				n.river[n.labels[w]] = ground[w] == "R"
			}
			out = append(out, n.labels[w])
		}
		return out
	}
	for i, words := range epicBaseline[camp] {
		n.base[i] = number(words)
	}
	n.row = number(epicScoutRow[camp])
	for zone, sections := range epicMarks[camp] {
		var marks [3][4][]int
		for s := range sections {
			for r := range sections[s] {
				marks[s][r] = number(sections[s][r])
			}
		}
		n.marks[zone] = marks
	}
	for _, s := range stock.All() {
		n.types[s.Unit.ID] = len(n.stock)
		n.stock = append(n.stock, s.Units)
	}
	return n
}

// units reads a card.
func (n *naiveCamp) units(set *muster.Set, number int) []naiveUnit {
	var out []naiveUnit
	for _, e := range set.Card(number).Entries {
		kind, known := n.types[e.Unit.ID]
		if !known {
			kind = len(n.stock)
			n.types[e.Unit.ID] = kind
			n.stock = append(n.stock, 0)
		}
		out = append(out, naiveUnit{kind, naiveGreen(e.Unit.ID), e.Rank, e.File})
	}
	return out
}

func (n *naiveCamp) vacant(hexes []int, taken *[128]bool) []int {
	var out []int
	for _, h := range hexes {
		if !n.river[h] && !taken[h] {
			out = append(out, h)
		}
	}
	return out
}

// naiveField is what stands, while a case is played.
type naiveField struct {
	taken [128]bool
	left  [16]int // figures, by type
	green int
}

func (f *naiveField) put(u naiveUnit, h int) {
	f.left[u.kind]--
	f.taken[h] = true
	if u.green {
		f.green++
	}
}
