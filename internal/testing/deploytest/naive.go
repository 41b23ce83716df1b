package deploytest

import (
	"math/bits"
	"strings"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/command/boards"
)

// Naive enumeration of Call to Arms, used to test Enumerate. It takes labels and maps directly from the tables of
// boards.md 4.1 and 5, and uses nothing of the tested package except the linked sets.

// NaiveMarks are the hexes of a card by camp and section (left wing, centre, right wing), rank 1 first.
var NaiveMarks = [boards.Camps][3][4]string{
	boards.Pennant: {
		{"L9 K9 J9", "l8 k8 j8 i8", "L7 K7 J7", "l6 k6 j6 i6"},
		{"H9 G9 F9", "h8 g8 f8 e8", "H7 G7 F7", "h6 g6 f6 e6"},
		{"D9 C9 B9", "d8 c8 b8 a8", "D7 C7 B7", "d6 c6 b6 a6"},
	},
	boards.Standard: {
		{"B1 C1 D1", "a2 b2 c2 d2", "B3 C3 D3", "a4 b4 c4 d4"},
		{"F1 G1 H1", "e2 f2 g2 h2", "F3 G3 H3", "e4 f4 g4 h4"},
		{"J1 K1 L1", "i2 j2 k2 l2", "J3 K3 L3", "i4 j4 k4 l4"},
	},
}

// NaiveBaseline are the hexes of the baseline by camp and section (right wing, centre, left wing).
var NaiveBaseline = [boards.Camps][3]string{
	boards.Pennant:  {"M9 L9 K9 J9", "H9 G9 F9", "D9 C9 B9 A9"},
	boards.Standard: {"A1 B1 C1 D1", "F1 G1 H1", "J1 K1 L1 M1"},
}

// NaiveRow is the whole baseline of a camp, shared hexes included.
var NaiveRow = [boards.Camps]string{
	boards.Pennant:  "A9 B9 C9 D9 E9 F9 G9 H9 I9 J9 K9 L9 M9",
	boards.Standard: "A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 M1",
}

// naiveCase is the result of one case.
type naiveCase struct {
	Green, Displaced, Lost, NoRoom, Short, Called int
}

type naive struct {
	camp  boards.Camp
	set   *deck.Set
	river map[string]bool // labels
	stock map[string]int
	all   bool // CTA-09b

	marks    [3][4][]string
	baseline [3][]string
	row      []string
}

// NewNaive sets up a camp for enumeration; with all, the whole Reserve is used (CTA-09b).
func NewNaive(camp boards.Camp, set *deck.Set, ground map[string]string, stock *pieces.Stock, all bool) *naive {
	n := &naive{camp: camp, set: set, river: map[string]bool{}, stock: map[string]int{}, all: all}
	for label, symbol := range ground {
		n.river[label] = symbol == "R"
	}
	for section := range 3 {
		for rank := range 4 {
			n.marks[section][rank] = strings.Fields(NaiveMarks[camp][section][rank])
		}
		n.baseline[section] = strings.Fields(NaiveBaseline[camp][section])
	}
	n.row = strings.Fields(NaiveRow[camp])
	for _, s := range stock.All() {
		n.stock[s.Unit.ID] = s.Units
	}
	return n
}

// naiveGreen reports whether a unit of the tests' legend scouts: units with green in their name, and the spider, which
// is green.
func naiveGreen(id string) bool { return strings.HasPrefix(id, "green-") || id == "giant-spider" }

// Play counts one draw.
func (n *naive) Play(d deck.Draw) naiveCase {
	var out naiveCase
	left := map[string]int{}
	for id, units := range n.stock {
		left[id] = units
	}
	taken := map[string]bool{}
	put := func(id, label string) {
		left[id]--
		taken[label] = true
		if naiveGreen(id) {
			out.Green++
		}
	}
	wings := []struct{ card, section int }{{d.Right, 2}, {d.Centre, 1}, {d.Left, 0}}
	for _, wing := range wings {
		for _, e := range n.set.Card(wing.card).Entries {
			out.Called++
			label := n.marks[wing.section][e.Rank-1][e.File-1]
			switch {
			case n.river[label]:
				out.Displaced++
			case left[e.Unit.ID] == 0:
				out.Short++
			default:
				put(e.Unit.ID, label)
			}
		}
	}
	for _, wing := range wings {
		for _, e := range n.set.Card(wing.card).Entries {
			if !n.river[n.marks[wing.section][e.Rank-1][e.File-1]] {
				continue
			}
			vacant := n.vacant(n.baseline[wing.section], taken)
			switch {
			case left[e.Unit.ID] == 0:
				out.Short++
			case len(vacant) == 0:
				out.Lost++
			default:
				put(e.Unit.ID, vacant[0])
			}
		}
	}
	n.reserve(&out, n.set.Card(d.Reserve).Entries, left, len(n.vacant(n.row, taken)))
	return out
}

func (n *naive) vacant(row []string, taken map[string]bool) []string {
	var out []string
	for _, label := range row {
		if !n.river[label] && !taken[label] {
			out = append(out, label)
		}
	}
	return out
}

// reserve tries every choice of units, as bits of a number.
func (n *naive) reserve(out *naiveCase, entries []deck.Entry, left map[string]int, vacant int) {
	call := len(entries)
	if !n.all {
		call = min(call, 2)
	}
	out.Called += call
	worst, most := 0, 0
	need := map[string]int{}
	for mask := range 1 << len(entries) {
		chosen, short := bits.OnesCount(uint(mask)), 0
		if chosen > call {
			continue
		}
		clear(need)
		for i, e := range entries {
			if mask&(1<<i) != 0 {
				need[e.Unit.ID]++
				if need[e.Unit.ID] > left[e.Unit.ID] {
					short++
				}
			}
		}
		if chosen == call {
			worst = max(worst, short)
		}
		if short == 0 {
			most = max(most, chosen)
		}
	}
	out.Short += worst
	out.NoRoom = max(0, most-vacant)
}

// Draws lists the 840 cases of a set.
func Draws() []deck.Draw {
	var out []deck.Draw
	for a := 1; a <= 7; a++ {
		for b := 1; b <= 7; b++ {
			for c := 1; c <= 7; c++ {
				for r := 1; r <= 7; r++ {
					if a != b && a != c && a != r && b != c && b != r && c != r {
						out = append(out, deck.Draw{Right: a, Centre: b, Left: c, Reserve: r})
					}
				}
			}
		}
	}
	return out
}
