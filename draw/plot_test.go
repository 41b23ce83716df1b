package draw

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"muster/internal/testing/sheettest"
)

// TestTicks checks that ticks are round numbers, within the axis, and within the requested number.
func TestTicks(t *testing.T) {
	for _, tt := range []struct {
		axis Axis
		want string
	}{
		{Axis{From: 0, To: 6}, "0 2 4 6"},
		{Axis{From: 0, To: 5}, "0 1 2 3 4 5"},
		{Axis{From: 1, To: 60}, "10 20 30 40 50 60"},
		{Axis{From: 0, To: 1000, Per: 10, Suffix: "%"}, "0% 20% 40% 60% 80% 100%"},
		{Axis{From: 250, To: 750, Per: 10, Suffix: "%", Most: 12}, "25% 30% 35% 40% 45% 50% 55% 60% 65% 70% 75%"},
		{Axis{From: 0, To: 0}, "0 1"},
		{Axis{From: 0, To: 1_000_000_000}, "0 200000000 400000000 600000000 800000000 1000000000"},
	} {
		var got []string
		for _, n := range tt.axis.ticks() {
			got = append(got, tt.axis.label(n))
		}
		if strings.Join(got, " ") != tt.want {
			t.Errorf("%+v: %v, want %s", tt.axis, got, tt.want)
		}
	}
}

// TestAt checks that values beyond an axis are drawn at its end.
func TestAt(t *testing.T) {
	a := Axis{From: 10, To: 20}
	for n, want := range map[int]int{9: 0, 10: 0, 15: 50, 20: 100, 40: 100, -3: 0} {
		if got := a.at(n, 100); got != want {
			t.Errorf("%d lies at %d, want %d", n, got, want)
		}
	}
}

// TestDrawings checks that each drawing is well formed, with a title and a description, for any names and little data.
func TestDrawings(t *testing.T) {
	says := Words{`A <title> & "more"`, `What it shows: 1 < 2`}
	shares := Axis{Name: "wins", To: 1000, Per: 10, Suffix: "%"}
	chart := Chart{says, Axis{Name: "turn", From: 1, To: 3}, Axis{Name: "banners", To: 6}}
	for name, svg := range map[string]string{
		"lines": Lines(chart, []Series{
			{Name: "Pennants", Values: []int{0, 1, 2}, Low: []int{0, 0, 1}, High: []int{1, 2, 3}},
			{Name: "Standards", Values: []int{0, 0, 6}},
		}),
		"lines of nothing": Lines(chart, []Series{{Name: "nobody"}}),
		"columns":          Columns(chart, []int{0, 3, 6}),
		"no columns":       Columns(chart, nil),
		"dots": Dots(says, shares, []string{"a", "b"}, []int{500, 480}, []Row{
			{Name: "<Forward>", Beside: "12 games", Strong: true, Dots: []Dot{{0, 500, 400, 600, false, false},
				{1, 480, 300, 700, true, false}}},
			{Name: "Back", Dots: []Dot{{None: true}}},
		}),
		"no dots": Dots(says, shares, nil, nil, nil),
		"grid": Grid(says, "Standards", "Pennants", []string{"greedy"}, []string{"greedy", "bold"}, [][]Cell{{
			{At: 620, Text: "62.0%", Small: "58 to 66%", Strong: true}, {None: true}}}),
	} {
		sheettest.WellFormed(t, name, svg)
		for _, part := range []string{"<title>A &lt;title&gt; &amp; &#34;more&#34;</title>",
			"<desc>What it shows: 1 &lt; 2</desc>", `role="img"`, `class="plot `} {
			if !strings.Contains(svg, part) {
				t.Errorf("%s has no %s", name, part)
			}
		}
		if part := regexp.MustCompile(` (x|y|cx|cy|r|d|width|height)="[^"]*\.`).FindString(svg); part != "" {
			t.Errorf("%s has a coordinate that is not whole: %s", name, part)
		}
	}
}

// TestLinesGoThroughTheirNumbers checks that a line passes through its numbers, from corner to corner.
func TestLinesGoThroughTheirNumbers(t *testing.T) {
	svg := Lines(Chart{X: Axis{From: 0, To: 10}, Y: Axis{From: 0, To: 10}},
		[]Series{{Values: []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}}})
	want := fmt.Sprintf("M%d %d", leftSide, topSide+chartHigh)
	end := fmt.Sprintf("L%d %d\"", leftSide+chartWide, topSide)
	if !strings.Contains(svg, ` d="`+want+"L") || !strings.Contains(svg, end) {
		t.Errorf("no line from %s to %s in\n%s", want, end, svg)
	}
}

// TestColumnsAreAsHighAsTheirNumbers checks that the heights of columns are their numbers.
func TestColumnsAreAsHighAsTheirNumbers(t *testing.T) {
	svg := Columns(Chart{Y: Axis{To: 8}}, []int{0, 2, 4, 8})
	var heights []string
	for _, m := range regexp.MustCompile(`<rect [^>]* height="(\d+)"`).FindAllStringSubmatch(svg, -1) {
		heights = append(heights, m[1])
	}
	want := []string{strconv.Itoa(chartHigh / 4), strconv.Itoa(chartHigh / 2), strconv.Itoa(chartHigh)}
	if strings.Join(heights, " ") != strings.Join(want, " ") {
		t.Errorf("columns of %v, want %v", heights, want)
	}
}

// TestGridIsFuller checks that a cell's tone is stronger the farther its share is from even, and symmetric near even.
func TestGridIsFuller(t *testing.T) {
	var last string
	for _, at := range []int{500, 560, 700, 900, 1000} {
		up := Grid(Words{}, "", "", []string{"a"}, []string{"b"}, [][]Cell{{{At: at, Text: "x"}}})
		down := Grid(Words{}, "", "", []string{"a"}, []string{"b"}, [][]Cell{{{At: 1000 - at, Text: "x"}}})
		opacity := regexp.MustCompile(`fill-opacity="(0\.\d+)"`)
		a, b := opacity.FindStringSubmatch(up)[1], opacity.FindStringSubmatch(down)[1]
		if a != b || a < last {
			t.Errorf("%d: %s and %s after %s", at, a, b, last)
		}
		last = a
	}
}
