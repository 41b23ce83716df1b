package results_test

import (
	"encoding/json"
	"fmt"
	"html"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/deploy/players"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/report/battlelore/draws"
	"muster/internal/sheet/battlelore"
	"muster/internal/sheet/battlelore/results"
	"muster/report"
)

// setUps returns deployments of every mode over many seeds, with Specialists and Lore if the mode has them.
func setUps(t *testing.T, seeds uint64) map[string]*deploy.Deployment {
	t.Helper()
	cat := library.New(nil, 1)
	ground := func(id string) *rulebook.Field { return cat.Find(rulebook.KindMap, id).Field() }
	set := func(id string) *deck.Set {
		e := cat.Find(rulebook.KindDeploycards, id)
		s, _ := deck.Link(e.Set, e.Rules())
		return s
	}
	out := map[string]*deploy.Deployment{}
	for seed := range seeds {
		for _, c := range []struct {
			mode  deploycards.Mode
			field string
			sets  [][]string // by player
			cards bool
		}{
			{deploycards.ModeImpromptu, "two-oaks", [][]string{{"pennant-c"}, {"standard-b"}}, false},
			{deploycards.ModeOrganized, "two-oaks", [][]string{{"pennant-a", "pennant-b"}, {"standard-b", "standard-c"}}, true},
			{deploycards.ModeEpic, "kings-road", [][]string{{"pennant-c"}, {"standard-a"}}, false},
			{deploycards.ModeEpicAllies, "broad-water", [][]string{{"pennant-c"}, {"pennant-a"}, {"standard-a"}, {"standard-c"}},
				true},
		} {
			opts := deploy.Options{Seed: seed, Lore: seed%2 == 0}
			if c.cards {
				opts.Specialists = &deploy.Calling{}
				if seed%4 == 0 { // King's Allies at the level that gives figures
					opts.Specialists.Wishes = [][]string{{"kings-allies"}, {"bow-upgrade"}}
				}
			}
			var seated []deploy.Player
			for i, ids := range c.sets {
				camp, zone := boards.Camp(i*boards.Camps/len(c.sets)), 0
				if len(c.sets) > boards.Camps {
					zone = i % boards.Camps
				}
				p := deploy.Player{Camp: camp, Zone: zone}
				if seed%2 == 0 {
					p.Policy = players.Careful{}
				}
				if opts.Specialists != nil && opts.Specialists.Wishes != nil && opts.Lore && i == 0 {
					p.Council = &pieces.Plan{Fixed: map[string]int{"warrior": 3, "commander": 3}}
				}
				for _, id := range ids {
					p.Sets = append(p.Sets, set(id))
				}
				seated = append(seated, p)
			}
			d, refused := deploy.Deploy(ground(c.field), c.mode, seated, opts)
			if len(refused) > 0 {
				t.Fatal(refused[0].Message())
			}
			out[fmt.Sprintf("%s %d", c.mode, seed)] = d
		}
	}
	return out
}

var (
	tableRow = regexp.MustCompile(
		`(?m)^\| \[ \] \| [^|]+\| +([A-Ma-m]\d+) +\| ([^|]+?) *\| +(token|\d+)(?: \(\+(\d+)\))? \|(?: ([^|]+?) *\|)?$`,
	)
	lostLine  = regexp.MustCompile(`(?m)^- (.* lost(?:,|\b).*)$`)
	severalOf = regexp.MustCompile(`\b(\d+) units? lost`)
)

// TestSetUpSheetTellsTheTruth checks that the tables and the map of a set-up sheet match the deployment in every mode.
// Each unit is at its hex with its figures (CTA-SPC-06: extra figures; CTA-SPC-09, CTA-SPC-10: swapped units), and
// every lost unit is named.
func TestSetUpSheetTellsTheTruth(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	larger, swapped, rearmed, lost := 0, 0, 0, 0
	for name, d := range setUps(t, 24) {
		drawn := &draws.Drawn{Deployment: d, Again: report.Command{"again"}}
		page := results.SetUp(drawn, true, options())
		md := string(page.Markdown())
		_, tables, _ := strings.Cut(md, "```battlemap")
		_, tables, _ = strings.Cut(tables, "\n```\n")
		tables, rest, _ := strings.Cut(tables, "## Summary")
		type place struct{ unit, figures, more, note string }
		told := map[string]place{}
		var inOrder []string
		for _, m := range tableRow.FindAllStringSubmatch(tables, -1) {
			inOrder = append(inOrder, m[1])
			if _, twice := told[m[1]]; twice {
				t.Errorf("%s: two rows have %s", name, m[1])
			}
			told[m[1]] = place{m[2], m[3], m[4], m[5]}
		}
		if len(told) != len(d.Placed) {
			t.Errorf("%s: %d hexes in the tables, %d units on the field", name, len(told), len(d.Placed))
		}
		if list := hexesForMachines(t, drawn); !slices.Equal(list, inOrder) {
			t.Errorf("%s: the tables have %s, the JSON %s", name, inOrder, list)
		}
		pictures := string(page.HTML())
		for i := range d.Placed {
			p := &d.Placed[i]
			label := d.Field.Hexes.Label(p.Hex)
			figures, unit := strconv.Itoa(p.Figures), p.Unit.Name
			short, extra := battlelore.ShortName(nil, d.Field.Rules, p.Unit), ""
			if n := p.Figures - d.Field.Rules.Figures(p.Unit); n > 0 {
				extra = strconv.Itoa(n)
			}
			if p.Token() {
				figures, extra = "token", ""
			}
			if got := told[label]; got.figures != figures || got.more != extra || !p.Token() && got.unit != short ||
				p.Token() && (!strings.HasSuffix(got.unit, "Levy token") || got.note != "for "+short) {
				t.Errorf("%s: at %s stand %s figures of %s, the table has %+v", name, label, figures, unit, told[label])
			}
			title := regexp.MustCompile(
				`<title>` + regexp.QuoteMeta(html.EscapeString(unit)) + `[^<]*, ` + label + `</title>(?:[^\n]*)`,
			)
			drawn := title.FindAllString(pictures, -1)
			if len(drawn) != 1 {
				t.Errorf("%s: %s at %s is drawn %d times", name, unit, label, len(drawn))
				continue
			}
			more := p.Figures > d.Field.Rules.Figures(p.Unit) && !p.Token()
			if strings.Contains(drawn[0], ">"+figures+" figures<") != more {
				t.Errorf("%s: %s figures of %s at %s, drawn as %s", name, figures, unit, label, drawn[0])
			}
			switch {
			case more:
				larger++
			case p.Weapon != "" && p.Weapon != p.Unit.Weapon:
				rearmed++
				if !strings.Contains(told[label].note, "long bow") || !strings.Contains(drawn[0], "long bow") {
					t.Errorf("%s: the long bows at %s: %q, %s", name, label, told[label].note, drawn[0])
				}
			case !p.Token() && p.Entry.Unit.ID != p.Unit.ID:
				swapped++
			}
		}
		rest, _, _ = strings.Cut(rest, "## Figures needed")
		_, rest, _ = strings.Cut(strings.ReplaceAll(rest, "\n  ", " "), "## Lost, moved or replaced")
		named := 0
		for _, m := range lostLine.FindAllString(rest, -1) {
			n := 1
			if several := severalOf.FindStringSubmatch(m); several != nil {
				n, _ = strconv.Atoi(several[1])
			}
			named += n
		}
		all := d.Lost[0] + d.Lost[1]
		if named != all {
			t.Errorf("%s: %d units lost, %d named:\n%s", name, all, named, rest)
		}
		lost += all
		if d.Field.Board.Epic != strings.Contains(md, "An Epic field:") {
			t.Errorf("%s: the sheet does not say what field it is", name)
		}
	}
	if larger == 0 || swapped == 0 || rearmed == 0 || lost == 0 {
		t.Errorf(
			"the examples prove little: %d larger units, %d swapped, %d with other weapons, %d lost",
			larger,
			swapped,
			rearmed,
			lost,
		)
	}
}

// hexesForMachines lists the unit positions in the JSON.
func hexesForMachines(t *testing.T, d *draws.Drawn) []string {
	t.Helper()
	text, err := json.Marshal(d.JSON())
	var told struct {
		Units []struct{ Hex, Wing string }
	}
	if err == nil {
		err = json.Unmarshal(text, &told)
	}
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, u := range told.Units {
		if u.Wing == "" {
			t.Errorf("%s stands with no card", u.Hex)
		}
		out = append(out, u.Hex)
	}
	return out
}
