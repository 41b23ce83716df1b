package cli

import (
	"slices"
	"strings"
	"testing"

	"muster/engine/battlelore/boards"
	"muster/engine/muster"
)

// A tally is told as a share where nothing is to be chosen, as a span where choices matter.
func TestTally(t *testing.T) {
	for want, c := range map[string]tally{
		"-":                         {of: 10},
		"50.0%, mean 1.5, most 4":   {sure: 5, risk: 5, of: 10, worst: 4, total: 15},
		"up to 30.0%, most 2":       {risk: 3, of: 10, worst: 2, total: 4},
		"10.0% to 100%, most 6":     {sure: 1, risk: 10, of: 10, worst: 6, total: 9},
		">99.9%, mean 1.0, most 1":  {sure: 4409, risk: 4409, of: 4410, worst: 1, total: 4409},
		"<0.1% to <0.1%, most 3":    {sure: 1, risk: 2, of: 100_000, worst: 3, total: 2},
		"100%, mean 10.0, most 100": {sure: 10, risk: 10, of: 10, worst: 100, total: 100},
	} {
		if got := c.text(); got != want {
			t.Errorf("%+v: %q, want %q", c, got, want)
		}
	}
}

// The gravest trouble orders the table, the next one where it is even; what nobody has is said in a word and has no
// column.
func TestTroublesSummary(t *testing.T) {
	type army struct {
		name      string
		grave, lt tally
		never     tally
	}
	list := []*army{
		{name: "calm", lt: tally{sure: 1, risk: 1, of: 4, worst: 1, total: 1}},
		{name: "grave", grave: tally{risk: 1, of: 4, worst: 1, total: 1}},
		{name: "light", lt: tally{sure: 2, risk: 2, of: 4, worst: 1, total: 2}},
	}
	none := func(boards.Camp) func(*muster.Deployment) bool { return nil }
	ts := troubles[*army, tally]{func(_ *army, c *tally) tally { return *c }, []trouble[*army, tally]{
		{"never", "Never", "never", "a wonder", func(a *army) *tally { return &a.never }, none},
		{"grave", "Grave", "grave", "harm", func(a *army) *tally { return &a.grave }, none},
		{"light", "Light", "light", "haste", func(a *army) *tally { return &a.lt }, none},
	}}
	name := func(a *army) string { return a.name }
	short, p := ts.summary(list, "army", "armies", name, column[*army]{"letters", func(a *army) string { return a.name[:1] }})
	var rows []string
	for _, r := range append([][]string{p.table.head}, p.table.rows...) {
		rows = append(rows, strings.Join(r, "|"))
	}
	want := []string{
		"army|grave|light|letters", "grave|up to 25.0%, most 1|-|g", "light|-|50.0%, mean 0.5, most 1|l", "calm|-|25.0%, mean 0.3, most 1|c",
	}
	if !slices.Equal(rows, want) { // a quarter rounds up
		t.Errorf("%q", rows)
	}
	if want := []string{
		"Grave: with 1 of 3 armies, most with grave (up to 25.0%, most 1)", "Light: with 2 of 3 armies, most with light (50.0%, mean 0.5, most 1)",
		"Never, whatever is drawn: a wonder",
	}; !slices.Equal(short, want) {
		t.Errorf("%q", short)
	}
	told, others := ts.witnesses([boards.Camps][]*army{list[:2], list[2:]}, func(a *army, t trouble[*army, tally]) *witness {
		if t.class(a).risk == 0 {
			return nil
		}
		return &witness{what: a.name + " " + t.key}
	})
	var words []string
	for _, w := range append(told, others...) {
		words = append(words, w.what)
	}
	if want := []string{"grave grave", "light light", "calm light"}; !slices.Equal(words, want) {
		t.Errorf("witnesses %q", words)
	}
}
