package players

import (
	"math"
	"reflect"
	"strings"
	"testing"

	"muster/schema"
	"muster/schema/source"
)

// search.toml and features.toml have the documented form: players that can be made, and each feature once. A feature
// has a sentence, its value to both, and a source of every number.
func TestForm(t *testing.T) {
	doc, found := schema.NewKinds().Load(source.NewFile("search.toml", file))
	features, foundToo := schema.NewKinds().Load(source.NewFile("features.toml", featuresFile))
	if len(doc.Tree) != 1 || len(features.Tree) != 1 {
		t.Fatalf("%d and %d tables, %v %v", len(doc.Tree), len(features.Tree), found, foundToo)
	}
	for i, row := range Rows() {
		if err := row.Check(); err != nil || row.ID == "" || row.Says == "" {
			t.Errorf("player %d is %+v: %v", i+1, row, err)
		}
		house := doc.Tree["players"].([]any)[i].(map[string]any)["house"]
		if !reflect.DeepEqual(house, []any{"turns", "cards", "others", "sure"}) {
			t.Errorf("player %d says that of its own are %v", i+1, house)
		}
	}
	list := features.Tree["features"].([]any)
	if len(list) != int(Features) {
		t.Fatalf("%d features of %d", len(list), Features)
	}
	seen := map[any]bool{}
	for i, f := range list {
		row := f.(map[string]any)
		if len(row) != 5 || seen[row["id"]] || row["name"] == "" ||
			!reflect.DeepEqual(row["house"], []any{"mine", "theirs"}) {
			t.Errorf("feature %d holds %v", i+1, row)
		}
		seen[row["id"]] = true
		if w := SearchWeights()[i]; int64(w.Mine) != row["mine"] || int64(w.Theirs) != row["theirs"] {
			t.Errorf("%s is read as %+v", row["id"], w)
		}
	}
}

// The curve is the logistic one.
func TestCurve(t *testing.T) {
	for z := int32(-9000); z <= 9000; z++ {
		want := Whole / (1 + math.Exp(-float64(min(max(z, -8192), 8192))/Logit))
		if got := float64(chance(z)); math.Abs(got-want) > 66 { // a step is a 256th of a logit
			t.Fatalf("at %d the chance is %v, want %v", z, got, want)
		}
		if chance(z)+chance(-z) != Whole || chance(z) < chance(z-1) {
			t.Fatalf("the curve is not even at %d", z)
		}
	}
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
		row := Rows()[0]
		c.change(&row)
		if p, err := NewSearch(row, nil, 1, 0); p != nil || err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%+v: %v, want %q", row, err, c.says)
		}
	}
}

// A choice replaces the default one if its gain exceeds the row's number of standard errors; a gain that every
// play-out shows equally is certain.
func TestSure(t *testing.T) {
	usual := choice{values: []int32{5000, 5000, 5000, 5000}}
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
		p := &Player{row: Row{Sure: c.sure}}
		if got := p.sure(&choice{values: c.values}, &usual); got != c.want {
			t.Errorf("%v in place of %v at %d hundredths: %v", c.values, usual.values, c.sure, got)
		}
	}
}
