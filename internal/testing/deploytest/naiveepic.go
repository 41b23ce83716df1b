package deploytest

import (
	"strings"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/command/boards"
)

// Naive enumeration of Epic Call to Arms: labels from the tables of the Epic board, and the rules applied one after the
// other. It uses nothing of the tested package except the linked sets.

// epicMarks are the hexes of a card by camp, zones and section (right wing, centre, left wing), rank 1 first.
var epicMarks = [boards.Camps]map[string][3][4]string{
	boards.Pennant: {
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
	boards.Standard: {
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

// EpicBaseline are the hexes of the baseline by camp and section (right wing, centre, left wing).
var EpicBaseline = [boards.Camps][3]string{
	boards.Pennant:  {"d16 c16 b16 a16", "h16 g16 f16 e16", "l16 k16 j16 i16"},
	boards.Standard: {"i2 j2 k2 l2", "e2 f2 g2 h2", "a2 b2 c2 d2"},
}

// EpicScoutRow is the row of the Scout Guard by camp.
var EpicScoutRow = [boards.Camps]string{
	boards.Pennant:  "A13 B13 C13 D13 E13 F13 G13 H13 I13 J13 K13 L13 M13",
	boards.Standard: "A5 B5 C5 D5 E5 F5 G5 H5 I5 J5 K5 L5 M5",
}

// NaiveUnit is a unit of a card: its type, whether it scouts, and its cell.
type NaiveUnit struct {
	Kind       int
	Green      bool
	rank, file int
}

// NaiveCamp numbers the labels of a camp's deployment hexes, and its unit types.
type NaiveCamp struct {
	Labels map[string]int
	river  [128]bool
	Types  map[string]int
	Stock  []int
	Base   [3][]int // by section, from the right
	Row    []int    // of the Scout Guard
	marks  map[string][3][4][]int
}

// NewNaiveCamp numbers the hexes and the unit types of a camp on some terrain.
func NewNaiveCamp(camp boards.Camp, ground map[string]string, stock *pieces.Stock) *NaiveCamp {
	n := &NaiveCamp{Labels: map[string]int{}, Types: map[string]int{}, marks: map[string][3][4][]int{}}
	number := func(words string) []int {
		var out []int
		for _, w := range strings.Fields(words) {
			if _, known := n.Labels[w]; !known {
				n.Labels[w] = len(n.Labels)
				n.river[n.Labels[w]] = ground[w] == "R"
			}
			out = append(out, n.Labels[w])
		}
		return out
	}
	for i, words := range EpicBaseline[camp] {
		n.Base[i] = number(words)
	}
	n.Row = number(EpicScoutRow[camp])
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
		n.Types[s.Unit.ID] = len(n.Stock)
		n.Stock = append(n.Stock, s.Units)
	}
	return n
}

// Units reads a card.
func (n *NaiveCamp) Units(set *deck.Set, number int) []NaiveUnit {
	var out []NaiveUnit
	for _, e := range set.Card(number).Entries {
		kind, known := n.Types[e.Unit.ID]
		if !known {
			kind = len(n.Stock)
			n.Types[e.Unit.ID] = kind
			n.Stock = append(n.Stock, 0)
		}
		out = append(out, NaiveUnit{kind, naiveGreen(e.Unit.ID), e.Rank, e.File})
	}
	return out
}

// Vacant returns those of some hexes that are passable and not occupied.
func (n *NaiveCamp) Vacant(hexes []int, taken *[128]bool) []int {
	var out []int
	for _, h := range hexes {
		if !n.river[h] && !taken[h] {
			out = append(out, h)
		}
	}
	return out
}

// NaiveField is the state of the board during a case.
type NaiveField struct {
	Taken [128]bool
	Left  [16]int // figures, by type
	Green int
}

// Put places a unit on a hex.
func (f *NaiveField) Put(u NaiveUnit, h int) {
	f.Left[u.Kind]--
	f.Taken[h] = true
	if u.Green {
		f.Green++
	}
}
