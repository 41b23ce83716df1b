package paint

import (
	"strings"
	"testing"

	"muster/draw"
)

// cells calls visit for cells of many seeds, with each combination of joined sides.
func cells(visit func(c *Cell)) {
	for seed := range 60 {
		for same := range 1 << Sides {
			visit(&Cell{Outline: &Pointy, At: draw.Pt(500, 500), Seed: Seed(seed, seed/7), Same: uint8(same)})
		}
	}
}

// The box of a hex's name, relative to the centre of the hex.
const (
	nameHalf         = 18
	nameTop, nameEnd = -54, -36
)

// TestTreesLeaveNames checks that no tree covers the name of its hex or of a neighbour, whatever the woods around it.
func TestTreesLeaveNames(t *testing.T) {
	const radius = 15
	names := []draw.Point{{}}
	for d := range Sides {
		m := Pointy[d].Add(Pointy[(d+1)%Sides])
		names = append(names, m)
	}
	cells(func(c *Cell) {
		c.trees(func(q draw.Point) {
			for _, n := range names {
				x, y := max(abs(q.X-n.X)-nameHalf, 0), max(nameTop-(q.Y-n.Y), q.Y-n.Y-nameEnd, 0)
				if x*x+y*y < (radius-2)*(radius-2) { // a crown is not opaque to its last unit
					t.Fatalf("seed %d, joined %06b: a tree at %v covers the name at %v", c.Seed, c.Same, q, n)
				}
			}
		})
	})
}

// TestRimsMeet checks that the areas of two joined cells meet: the rim of both crosses their common side at the same
// points.
func TestRimsMeet(t *testing.T) {
	cells(func(c *Cell) {
		if !c.joins(0) {
			return
		}
		// The neighbour across side 0, with the same ground beyond the sides that both cells touch.
		n := *c
		n.At = c.At.Add(c.twice(0))
		n.Same = 1 << 3
		if c.joins(1) {
			n.Same |= 1 << 2
		}
		if c.joins(5) {
			n.Same |= 1 << 4
		}
		for _, inset := range []int{4, 16, 29} {
			mine, theirs := crossings(c, 0, inset), crossings(&n, 3, inset)
			for i, corner := range []int{0, 1} {
				if mine[i] != theirs[1-i] && !(c.joins(1) && corner == 1) && !(c.joins(5) && corner == 0) {
					t.Fatalf("joined %06b, inset %d: %v and %v", c.Same, inset, mine, theirs)
				}
			}
		}
	})
}

// crossings returns where a rim would cross a joined side, near its start and near its end.
func crossings(c *Cell, d, inset int) [2]draw.Point {
	a, _ := c.crossing(d, d, inset)
	b, _ := c.crossing(d, d+1, inset)
	return [2]draw.Point{c.At.Add(a), c.At.Add(b)}
}

// TestPasses checks that each pattern word has passes with names of their own, and that a cell is drawn the same twice.
func TestPasses(t *testing.T) {
	for _, word := range []string{"plain", "trees", "hill", "cliff", "reeds", "stones"} {
		names := map[string]bool{}
		for _, pass := range Of(word, "#9cc48a") {
			if names[pass.Name] || !strings.Contains(pass.Style, "=") {
				t.Errorf("%s: pass %q with style %q", word, pass.Name, pass.Style)
			}
			names[pass.Name] = true
			var a, b draw.Path
			c := Cell{Outline: &Pointy, At: draw.Pt(300, 300), Seed: Seed(2, 3)}
			pass.Draw(&a, &c)
			pass.Draw(&b, &c)
			if len(a) == 0 && !strings.Contains(pass.Name, "rim") || string(a) != string(b) {
				t.Errorf("%s: %s draws %q, then %q", word, pass.Name, a, b)
			}
		}
		if len(names) < 2 {
			t.Errorf("%s has %d passes", word, len(names))
		}
	}
	if Of("unknown", "#9cc48a") != nil {
		t.Error("an unknown word has passes")
	}
}

// TestStreamsMeet checks that water crosses a side at the same points in both hexes.
func TestStreamsMeet(t *testing.T) {
	for d := range Sides {
		c := Cell{Outline: &Pointy, At: draw.Pt(520, 610), Seed: 1}
		n := Cell{Outline: &Pointy, At: c.At.Add(c.twice(d)), Seed: 2}
		mine, theirs := c.end(d, 0), n.end((d+3)%Sides, 0)
		if c.At.Add(mine.at) != n.At.Add(theirs.at) || mine.half != scale(theirs.half, -1, 1) {
			t.Errorf("side %d: %v and %v", d, mine, theirs)
		}
	}
}

// TestChanges checks cells that come, go, change and stay.
func TestChanges(t *testing.T) {
	from := Board{Layers: []Layer{
		{Key: "a", Cells: []CellMarkup{{1, "x"}, {2, "y"}, {5, "z"}}}, {Key: "gone"}, {Key: "s", Markup: "m"},
	}}
	to := Board{Layers: []Layer{
		{Key: "new", Cells: []CellMarkup{{3, "n"}}}, {Key: "a", Cells: []CellMarkup{{1, "x"}, {2, "Y"}, {9, "w"}}},
		{Key: "s", Markup: "m"},
	}}
	changes := Changes(&from, &to)
	if len(changes) != 3 || len(changes[1].Cells) != 3 || changes[2].Markup != "" {
		t.Fatalf("%+v", changes)
	}
	from.Apply(changes)
	if len(from.Layers) != 3 || from.Layers[1].Cells[1].Markup != "Y" || from.Layers[1].Cells[2].Hex != 9 ||
		from.Layers[2].Markup != "m" {
		t.Errorf("%+v", from.Layers)
	}
}
