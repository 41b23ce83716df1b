package deployment_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/deploycards/deploy/events"
	"muster/report"
	"muster/report/battlelore/draws"
	"muster/sheet/battlelore/deployment"
)

var (
	outlined = "Outlined in red (! in letters): marks that units could not keep."
	redEdge  = regexp.MustCompile(`(?m)^.*! a mark that a unit could not keep`)
	overNote = regexp.MustCompile(
		`<rect x="-44" y="29" width="88"[^>]*/><text [^>]*>[^<]*</text><circle cx="-33" cy="31"`,
	)
)

// What a set-up sheet says in short agrees with what it shows: the green units are those that scout (CTA-08), for later
// ones stand in the tables as well; Specialists of which nothing comes are told, stakes have their hexes
// (CTA-SPC-02), signs of the map have a word, and none covers another.
func TestSetUpSheetInShort(t *testing.T) {
	features, idle, edges, allies := 0, 0, 0, 0
	for name, d := range setUps(t, 24) {
		page := deployment.SetUp(&draws.Drawn{Deployment: d, Again: report.Command{"again"}}, true, options())
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
		_, short, _ := strings.Cut(md, "## In short")
		short, _, _ = strings.Cut(short, "## Figures to take out")
		vain := 0
		for i := range d.Events {
			if s, ok := d.Events[i].More.(*events.Specialist); ok &&
				(s.Did == events.SpecialistIdle || s.Did == events.SpecialistVain) {
				vain++
			}
		}
		if idle += vain; strings.Count(short, "(nothing comes of it)") != vain {
			t.Errorf("%s: nothing comes of %d Specialists: %s", name, vain, short)
		}
		edge := redEdge.MatchString(string(page.Markdown()))
		if edge {
			edges++
		}
		if strings.Contains(md, outlined) != edge || strings.Contains(string(page.HTML()), outlined) != edge {
			t.Errorf("%s: marks that units could not keep: %t on the map, and the words", name, edge)
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
