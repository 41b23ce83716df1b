package report

import (
	"slices"
	"strings"
	"testing"
)

// TestTally checks that a tally is printed as a share without choices, and as a range with choices.
func TestTally(t *testing.T) {
	for want, c := range map[string]Tally{
		"-":                         {Of: 10},
		"50.0%, mean 1.5, most 4":   {Sure: 5, Risk: 5, Of: 10, Worst: 4, Total: 15},
		"up to 30.0%, most 2":       {Risk: 3, Of: 10, Worst: 2, Total: 4},
		"10.0% to 100%, most 6":     {Sure: 1, Risk: 10, Of: 10, Worst: 6, Total: 9},
		">99.9%, mean 1.0, most 1":  {Sure: 4409, Risk: 4409, Of: 4410, Worst: 1, Total: 4409},
		"<0.1% to <0.1%, most 3":    {Sure: 1, Risk: 2, Of: 100_000, Worst: 3, Total: 2},
		"100%, mean 10.0, most 100": {Sure: 10, Risk: 10, Of: 10, Worst: 100, Total: 100},
	} {
		if got := CellText(c); got != want {
			t.Errorf("%+v: %q, want %q", c, got, want)
		}
	}
}

// TestTroublesSummary checks that the most severe problem orders the table, with the next one for ties, and that a
// problem nobody has gets a note and no column.
func TestTroublesSummary(t *testing.T) {
	ts := Troubles{
		Kind: "army", Kinds: "armies", Names: []string{"calm", "grave", "light"},
		List: []Trouble{
			{Key: "never", What: Words("Never"), Head: "never", Never: Words("a wonder"), Tallies: make([]Tally, 3)},
			{
				Key: "grave", What: Words("Grave").Cite("CTA-06"), Head: "grave", Never: Words("harm"),
				Tallies: []Tally{{}, {Risk: 1, Of: 4, Worst: 1, Total: 1}, {}},
			},
			{
				Key: "light", What: Words("Light"), Head: "light", Never: Words("haste"),
				Tallies: []Tally{{Sure: 1, Risk: 1, Of: 4, Worst: 1, Total: 1}, {}, {Sure: 2, Risk: 2, Of: 4, Worst: 1, Total: 2}},
			},
		},
	}
	p := ts.Part(More{"letters", []Cell{Word("c"), Word("g"), Word("l")}})
	var rows []string
	for _, r := range p.Table.Rows {
		var cells []string
		for _, c := range r {
			cells = append(cells, CellText(c))
		}
		rows = append(rows, strings.Join(cells, "|"))
	}
	want := []string{"grave|up to 25.0%, most 1|-|g", "light|-|50.0%, mean 0.5, most 1|l",
		"calm|-|25.0%, mean 0.3, most 1|c"}
	if !slices.Equal(rows, want) { // a quarter rounds up
		t.Errorf("%q", rows)
	}
	if head := strings.Join(p.Table.names(), "|"); head != "army|grave|light|letters" {
		t.Errorf("%q", head)
	}
	var short []string
	for _, point := range ts.Short() {
		short = append(short, point.String())
	}
	if want := []string{
		"Grave (CTA-06): with 1 of 3 armies, most with grave (up to 25.0%, most 1)",
		"Light: with 2 of 3 armies, most with light (50.0%, mean 0.5, most 1)", "Never, in any draw: a wonder",
	}; !slices.Equal(short, want) {
		t.Errorf("%q", short)
	}
	told, others := ts.Gravest([][]int{{0, 1}, {2}})
	if want := []Instance{{0, 1}, {0, 2}, {1, 1}, {1, 2}, {2, 2}, {2, 0}}; !slices.Equal(told, want) {
		t.Errorf("told %v", told)
	}
	if want := []Instance{{0, 0}, {1, 0}, {2, 1}}; !slices.Equal(others, want) {
		t.Errorf("others %v", others)
	}
}
