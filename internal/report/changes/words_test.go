package changes

import (
	"slices"
	"strings"
	"testing"
)

// TestSays: every form of a change in words.
func TestSays(t *testing.T) {
	for _, c := range []struct {
		change Change
		want   string
	}{
		{Change{What: Moved, Side: "pennant", Name: "bow", From: "A1", To: "B1"}, "pennant: bow moved from A1 to B1"},
		{Change{What: Added, Side: "pennant", Name: "bow", New: "bow", At: []string{"A1"}}, "pennant: bow added at A1"},
		{Change{What: Removed, Name: "bow", Old: "bow", At: []string{"A1"}}, "bow taken away from A1"},
		{Change{What: Changed, Name: "bow", Old: "bow", New: "sword", At: []string{"A1"}, Details: []Detail{
			{"banner", "green", "blue"},
		}}, "bow at A1 became sword (banner green to blue)"},
		{Change{What: Changed, Old: "woods", New: "hill", At: []string{"A1", "b2"}},
			"2 hexes of woods became hill: A1, b2"},
		{Change{What: Changed, Old: "woods", New: "hill", At: []string{"A1"}}, "1 hex of woods became hill: A1"},
		{Change{What: Added, Name: "cliff", New: "cliff", At: []string{"A1 ne"}}, "cliff added at A1 ne"},
		{Change{What: Changed, Name: "banners", Old: "5", New: "6"}, "banners: 5 became 6"},
		{Change{What: Added, Name: "date", New: "Easter Day"}, `date: "Easter Day" added`},
		{Change{What: Removed, Name: "date", Old: "Easter"}, "date: Easter taken away"},
		{Change{What: Changed, Name: "units/griffon", Field: "melee", Old: "3", New: "4"}, "units/griffon melee: 3 became 4"},
		{Change{What: Added, Name: "objective Ford", Details: []Detail{{"at", "", "A1, b2"}, {"banners", "", "1"}}},
			`"objective Ford" added (at "A1, b2", banners 1)`},
		{Change{What: Changed, Name: "background", Prose: true}, "background has other words"},
		{Change{What: Added, Name: "background", Prose: true}, "background added"},
		{Change{What: Changed, Name: "bow", Field: "note", At: []string{"A1"}, Prose: true},
			"bow note at A1 has other words"},
		{Change{What: Changed, Name: "name", Old: "a\nb", New: strings.Repeat("x", 500)},
			`name: "a b" became ` + strings.Repeat("x", longest) + "..."},
	} {
		if got := c.change.Says(); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// TestCompareFacts checks that values are reported with their owner, hexes as one, and whole things as added or
// removed.
func TestCompareFacts(t *testing.T) {
	old := Version{Facts: []Fact{
		{Topic: "ground", At: "A1", Value: "woods"}, {Topic: "ground", At: "B1", Value: "woods"},
		{Topic: "ground", At: "C1", Value: "woods"},
		{Topic: "rules", Name: "Snow", Field: "text", Value: "It snows.", Prose: true},
		{Topic: "rules", Name: "Snow", Field: "effect", Value: "move -1"},
		{Topic: "rules", Name: "Fog", Field: "effect", Value: "range 1"},
		{Topic: "rules", Name: "Fog", Field: "effect", Value: "range 2"},
	}}
	young := Version{Facts: []Fact{
		{Topic: "rules", Name: "Fog", Field: "effect", Value: "range 1"},
		{Topic: "rules", Name: "Fog", Field: "effect", Value: "range 3"},
		{Topic: "rules", Name: "Rain", Field: "effect", Value: "move -2"},
		{Topic: "ground", At: "A1", Value: "hill"}, {Topic: "ground", At: "B1", Value: "woods"},
		{Topic: "ground", At: "C1", Value: "hill"},
	}}
	var got []string
	for _, c := range Compare([]string{"ground", "rules"}, &old, &young, steps) {
		got = append(got, c.Topic+": "+c.Says())
	}
	want := []string{
		"ground: 2 hexes of woods became hill: A1, C1", `rules: Snow taken away (effect "move -1")`,
		`rules: Fog effect: "range 2" became "range 3"`, `rules: Rain added (effect "move -2")`,
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q\nwant %q", got, want)
	}
	if same := Compare(nil, &old, &old, steps); len(same) > 0 {
		t.Errorf("a version differs from itself: %v", same)
	}
	if old.Sum() == young.Sum() || old.Sum() != (&Version{Facts: old.Facts}).Sum() {
		t.Error("sums do not tell versions apart")
	}
}
