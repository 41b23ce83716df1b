package policy

import (
	"math"
	"strings"
	"testing"
)

// The curve is the logistic one.
func TestWinChance(t *testing.T) {
	for z := int32(-9000); z <= 9000; z++ {
		want := Certain / (1 + math.Exp(-float64(min(max(z, -8192), 8192))/Logit))
		if got := float64(WinChance(z)); math.Abs(got-want) > 66 { // a step is a 256th of a logit
			t.Fatalf("at %d the chance is %v, want %v", z, got, want)
		}
		if WinChance(z)+WinChance(-z) != Certain || WinChance(z) < WinChance(z-1) {
			t.Fatalf("the curve is not even at %d", z)
		}
	}
}

// usable is a valid row.
func usable() Row {
	return Row{ID: "x", Says: "y", Styles: []string{"greedy"}, Turns: 2, Cards: 100, Others: 40, Sure: 50}
}

// An empty budget, and other unusable values, are refused.
func TestRefused(t *testing.T) {
	for _, c := range []struct {
		change func(r *Row)
		says   string
	}{
		{func(r *Row) { r.Cards = 0 }, "0 play-outs for a card are too few: use at least 8"},
		{func(r *Row) { r.Others = 1 }, "1 play-outs for a choice are too few: use at least 8, or 0"},
		{func(r *Row) { r.Others = -8 }, "-8 play-outs"},
		{func(r *Row) { r.Cards = Most + 1 }, "are too many: use at most 10000"},
		{func(r *Row) { r.Turns = 0 }, "a play-out of 0 turns is too short"},
		{func(r *Row) { r.Sure = -1 }, "is not valid"},
		{func(r *Row) { r.Sure = Surest + 1 }, "write 0 to 10000"},
		{func(r *Row) { r.Styles = nil }, "name at least one style"},
	} {
		row := usable()
		c.change(&row)
		p, err := NewSearch(row, Searcher[int, uint32, int]{}, 1, 0)
		if p != nil || err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%+v: %v, want %q", row, err, c.says)
		}
	}
}

// A choice replaces the default one if its gain exceeds the row's number of standard errors; a gain that every
// play-out shows equally is certain.
func TestBeats(t *testing.T) {
	usual := contender[uint32]{values: []int32{5000, 5000, 5000, 5000}}
	for _, c := range []struct {
		values []int32
		sure   int
		want   bool
	}{
		{[]int32{8000, 4000, 8000, 4000}, 99, true}, // a gain of one standard error
		{[]int32{8000, 4000, 8000, 4000}, 101, false},
		{[]int32{5001, 5001, 5001, 5001}, Surest, true},
		{[]int32{5000, 5000, 5000, 5000}, 0, false},
		{[]int32{6000, 4000, 6000, 3999}, 0, false},
	} {
		better := contender[uint32]{values: c.values}
		if got := better.beats(&usual, c.sure); got != c.want {
			t.Errorf("%v in place of %v at %d hundredths: %v", c.values, usual.values, c.sure, got)
		}
	}
}

const (
	someFeatures = `
[[features]]
id = "units"
name = "units on the board"
mine = 100
theirs = -90
house = ["mine", "theirs"]
`
	someSearch = `
[[players]]
id = "search"
says = "searches"
styles = ["greedy"]
turns = 2
cards = 100
others = 40
sure = 50
house = ["turns", "cards", "others", "sure"]
`
)

// The tables of a search are read, and errors in them are found.
func TestSearchFaults(t *testing.T) {
	if got := SearchFaults([]byte(someSearch), []byte(someFeatures), 1); len(got) > 0 {
		t.Error(got)
	}
	rows := Rows([]byte(someSearch))
	if got := RowOf(rows, "search"); got == nil || got.Cards != 100 || RowOf(rows, "greedy") != nil {
		t.Errorf("%+v", got)
	}
	if got := Searching(rows); len(got) != 1 || got[0] != (Player{"search", "searches"}) {
		t.Errorf("%v", got)
	}
	if z := Logits(Features([]byte(someFeatures)), []int32{3}, []int32{2}); z != 120 {
		t.Errorf("3 units to 2 are %d", z)
	}
	for _, bad := range [][2]string{
		{strings.Replace(someSearch, "cards = 100", "cards = 1", 1), someFeatures},
		{strings.Replace(someSearch, `"others", `, "", 1), someFeatures},
		{someSearch, strings.Replace(someFeatures, `, "theirs"]`, "]", 1)},
		{someSearch, someFeatures + someFeatures},
	} {
		if got := SearchFaults([]byte(bad[0]), []byte(bad[1]), 1); len(got) == 0 {
			t.Errorf("%s: no fault", bad)
		}
	}
}
