package results

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/report/battlelore/draws"
	"muster/report"
)

// drawn returns deployments of every mode over some seeds, with Specialists and Lore if the mode has them.
func drawn(t *testing.T, seeds uint64) []*draws.Drawn {
	t.Helper()
	cat := library.New(nil, 1)
	var out []*draws.Drawn
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
		for seed := range seeds {
			opts := deploy.Options{Seed: seed, Lore: seed%2 == 0}
			if c.cards {
				opts.Specialists = &deploy.Calling{}
			}
			var seated []deploy.Player
			for i, ids := range c.sets {
				p := deploy.Player{Camp: boards.Camp(i * boards.Camps / len(c.sets))}
				if len(c.sets) > boards.Camps {
					p.Zone = i % boards.Camps
				}
				for _, id := range ids {
					e := cat.Find(rulebook.KindDeploycards, id)
					s, _ := deck.Link(e.Set, e.Rules())
					p.Sets = append(p.Sets, s)
				}
				seated = append(seated, p)
			}
			d, refused := deploy.Deploy(cat.Find(rulebook.KindMap, c.field).Field(), c.mode, seated, opts)
			if len(refused) > 0 {
				t.Fatal(refused[0].Message())
			}
			out = append(out, &draws.Drawn{Deployment: d, Again: report.Command{"again"}})
		}
	}
	return out
}

var (
	groups  = regexp.MustCompile(`(?s)<g class="unit"[^>]*>.*?</text></g>\n`)
	actings = regexp.MustCompile(`<g(?: display="none")?><title>([^<]*)</title>`)
)

// TestDeploymentEndsAsItIs checks that the board after the last step equals the deployment, unit by unit (CTA-06,
// CTA-09, CTA-ORG-05, CTA-SPC-09), and that it is empty before the first step.
func TestDeploymentEndsAsItIs(t *testing.T) {
	for _, d := range drawn(t, 6) {
		name := d.Mode.String()
		page := Deployment(d, "A draw")
		if again := Deployment(d, "A draw"); !slices.Equal(again, page) {
			t.Errorf("%s: the same again is another page", name)
		}
		x := read(t, page)
		if len(x.Frames) != len(d.Events) || len(x.Turns) < 6 {
			t.Errorf("%s: %d moments of %d events, %d cards", name, len(x.Frames), len(d.Events), len(x.Turns))
		}
		units := groups.FindAllString(string(page), -1)
		standing, first := map[int][5]int{}, 0
		for i, m := range x.Frames {
			for j := 0; j < len(m.Pieces); j += 5 {
				standing[m.Pieces[j]] = [5]int(m.Pieces[j : j+5])
			}
			for _, p := range standing {
				if i == 0 && p[1] >= 0 {
					first++
				}
			}
			if late := len(m.Pieces) / 5; i > 0 && late > 3 {
				t.Errorf("%s: %d units change at once: %s", name, late, d.Events[i].Text(d.Field))
			}
		}
		if first > 0 {
			t.Errorf("%s: %d units stand there before anything has happened", name, first)
		}
		there := 0
		for i, p := range standing {
			if p[1] < 0 {
				continue
			}
			there++
			label := d.Field.Hexes.Label(d.Field.Hexes.All().Hexes()[p[1]])
			var want *deploy.Placement
			for j := range d.Placed {
				if d.Field.Hexes.Label(d.Placed[j].Hex) == label {
					want = &d.Placed[j]
				}
			}
			acts := actings.FindAllStringSubmatch(units[i], -1)
			if want == nil || p[3] >= len(acts) || !strings.HasPrefix(acts[p[3]][1], want.Unit.Name+", "+want.Camp.Soldiers()) ||
				!want.Token() && p[2] != want.Figures {
				t.Errorf("%s: at %s stands %v with %d, the deployment has %+v", name, label, acts, p[2], want)
			}
		}
		if there != len(d.Placed) {
			t.Errorf("%s: %d units stand there, %d were placed", name, there, len(d.Placed))
		}
	}
}
