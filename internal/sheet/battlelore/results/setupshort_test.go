package results_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/report/battlelore/draws"
	"muster/internal/sheet/battlelore/results"
	"muster/report"
)

var (
	outlined = "Red outline (! in text): hexes of the card that a unit could not use."
	redEdge  = regexp.MustCompile(`(?m)^.*! a hex of the card that a unit could not use`)
	overNote = regexp.MustCompile(
		`<rect x="-44" y="29" width="88"[^>]*/><text [^>]*>[^<]*</text><circle cx="-33" cy="31"`,
	)
)

// TestSetUpSheetInShort checks that the summary of a set-up sheet agrees with its map and tables. It counts the green
// units that scout (CTA-08), marks Specialists without effect and gives the hexes of stakes
// (CTA-SPC-02). Each sign of the map is explained, and none covers another.
func TestSetUpSheetInShort(t *testing.T) {
	features, idle, edges, allies := 0, 0, 0, 0
	for name, d := range setUps(t, 24) {
		page := results.SetUp(&draws.Drawn{Deployment: d, Again: report.Command{"again"}}, true, options())
		md := strings.Join(strings.Fields(string(page.Markdown())), " ")
		for i := range d.Players {
			p := &d.Players[i]
			if want := "scout with " + strconv.Itoa(
				p.Green,
			) + " green unit"; p.Green > 0 &&
				!strings.Contains(md, want) {
				t.Errorf("%s: the sheet has no %q", name, want)
			}
		}
		if strings.Contains(md, "green units on the field,") {
			t.Errorf("%s: green units that scout are called those on the field", name)
		}
		for _, f := range d.Features {
			features++
			label := d.Field.Hexes.Label(f.Hex)
			row := regexp.MustCompile(`: ` + f.Terrain.Name + ` at [^.]*\b` + label + `\b`)
			if !row.MatchString(md) {
				t.Errorf("%s: no line has %s at %s", name, f.Terrain.Name, label)
			}
		}
		_, short, _ := strings.Cut(md, "## Summary")
		short, _, _ = strings.Cut(short, "## Figures needed")
		vain := 0
		for i := range d.Events {
			if s, ok := d.Events[i].More.(*events.Specialist); ok &&
				(s.Did == events.SpecialistIdle || s.Did == events.SpecialistVain) {
				vain++
			}
		}
		if idle += vain; strings.Count(short, "(no effect)") != vain {
			t.Errorf("%s: %d Specialists without effect: %s", name, vain, short)
		}
		edge := redEdge.MatchString(string(page.Markdown()))
		if edge {
			edges++
		}
		if strings.Contains(md, outlined) != edge || strings.Contains(string(page.HTML()), outlined) != edge {
			t.Errorf("%s: hexes that units could not use: %t on the map, and the words", name, edge)
		}
		if d.Mode == deploycards.ModeEpicAllies {
			allies++
		}
		if hidden := overNote.FindString(string(page.HTML())); hidden != "" {
			t.Errorf("%s: an alliance token covers a note: %s", name, hidden)
		}
	}
	if features == 0 || idle == 0 || edges == 0 || allies == 0 {
		t.Errorf(
			"the examples prove little: %d features, %d idle, %d edges, %d of allies",
			features,
			idle,
			edges,
			allies,
		)
	}
}
