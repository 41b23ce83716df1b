package results_test

import (
	"math/big"
	"regexp"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
	"muster/internal/report/battlelore/draws"
	"muster/internal/sheet/battlelore/results"
	"muster/internal/testing/sheettest"
	"muster/report"
)

// played returns an Impromptu deployment of the first sets on flooded terrain.
func played(t testing.TB, seed uint64) *deploy.Deployment {
	t.Helper()
	sets := librarySets(t)
	var players []deploy.Player
	for camp := range boards.Camp(boards.Camps) {
		players = append(players, deploy.Player{Camp: camp, Sets: sets[camp][:1]})
	}
	d, refused := deploy.Deploy(flooded(t), deploycards.ModeImpromptu, players, deploy.Options{Seed: seed})
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	return d
}

// TestDeployAnswer checks that the page of an answer has its parts in order: the summary, problems, unit positions,
// other tables, draws. Cited rules become code, brackets stay, and Markdown characters are escaped.
func TestDeployAnswer(t *testing.T) {
	d := played(t, 1)
	say := report.Words
	wrong := report.Table{Columns: []report.Column{{Name: "set"}, {Name: "pennant-a+b", ID: true}, {Name: "share"}}}
	wrong.Add(report.Word("x_y"), report.Tally{Sure: 1, Risk: 1, Of: 1, Total: 1, Worst: 2},
		report.Share{Rat: big.NewRat(1, 20)})
	wrong.Add(report.Word("z"), report.Nothing{}, report.Nothing{})
	p := &draws.Played{
		Field: d.Field, Mode: deploycards.ModeOrganized,
		Report: &report.Report{
			Lead:  []report.Text{report.Concat(say("All cases (12 of *them*) count").Cite("CTA-05", "R-012"), say("."))},
			Short: []report.Point{{Name: say("Units lost").Cite("CTA-06"), Says: say("in 1 of 1")}},
			Parts: []report.Part{
				{Title: say("Wrong"), Table: wrong, Notes: []report.Text{report.Concat(say("A note").Cite("CTA-ORG-06"),
					say("."))}},
				{Title: say("Left out"), Table: report.Table{Columns: report.Heads("never")}},
				{Title: say("Nothing"), None: "none of it"},
			},
		},
		Heat: draws.Heat{Plays: 10},
		Cases: []draws.Case{
			{
				Case: report.Case{What: []report.Text{say("Lost")}, Setting: "right 1",
					Command: report.Command{"muster", "deploy", "x"}},
				Deployment: d,
			},
			{Case: report.Case{What: []report.Text{say("Rare")}, Setting: "left 2"}, Deployment: d},
		},
	}
	p.Heat.Camps[boards.Pennant] = prove.Observe(d.Field, boards.Pennant, d)
	p.Heat.Sets = []draws.SetHeat{{Name: "one", Heat: p.Heat.Camps[boards.Pennant], Camp: boards.Pennant,
		Green: draws.Chart{0, 0, 0, 0, 1000}}}
	page := results.Played(p, options())
	md := string(page.Markdown())
	sheettest.InOrder(t, "answer", md,
		"Call to Arms, Organized", `(12 of \*them\*) count `+"`CTA-05` `R-012`.", "## Summary",
		"- **Units lost `CTA-06`:** in 1 of 1",
		"## Wrong", "| Set", "| pennant-a+b", "Share |", `| x\_y `, "| 5.0% 1/20 |", "A note `CTA-ORG-06`.",
		"## Expected positions of units", "in per cent of 10 deployments", "```heat", "## Set by set",
		"Green units that scout: 4: 100%",
		"## Nothing", "None of it.",
		"## Draws to replay", "1. **Lost:** right 1; `muster deploy x`",
		"2. **Rare:** left 2 (needs its own choices",
		"## On the board", "```boards", "1. Lost",
	)
	if strings.Contains(md, "Left out") {
		t.Error("a part without rows or words is there")
	}
	if page.Name != "try-deploy-organized" {
		t.Errorf("name %q", page.Name)
	}
	html := string(page.HTML())
	if n := strings.Count(html, `class="battlemap"`); n != 3 {
		t.Errorf("%d boards, want the heat, the one set and one case", n)
	}
	for _, bad := range []string{"language-", "style=\"", "<script"} {
		if strings.Contains(html, bad) {
			t.Errorf("the page has %q", bad)
		}
	}
}

// TestDeploySetup checks that a set-up sheet names every unit on the field with its hex exactly once, and the first
// player. Its title has the map, mode, sets and seed. It lists every event exactly if the trace is requested.
func TestDeploySetup(t *testing.T) {
	d := played(t, 3)
	drawn := &draws.Drawn{Deployment: d, Again: report.Command{"muster", "deploy", "again"}}
	page := results.SetUp(drawn, true, options())
	md := string(page.Markdown())
	sheettest.InOrder(t, "set-up", md,
		"**Setup sheet** · Call to Arms, Impromptu · ", " against ", "seed 3", "## The board", "```battlemap",
		"### Pennants, at the top", "Right wing: ", "Centre: ", "Left wing: ", "Reserve: ", "### Standards, at the bottom",
		"## Summary", "**Pennants:**", "**Standards:**", "**First move:** the ", "## Lost, moved or replaced",
		"is river", "## Figures needed", "**Pennants:**", "**Standards:**", "`R-304`", "## Victory",
		"Agree on the number of banners to win", "Pennants [ ] [ ]",
		"## Step by step", "`R-304`", "1. The field is", "Repeat this setup: `muster deploy again`",
	)
	_, tables, _ := strings.Cut(md, "### Pennants, at the top")
	tables, rest, _ := strings.Cut(tables, "## Summary")
	_, told, _ := strings.Cut(rest, "## Step by step")
	for i := range d.Placed {
		label := d.Field.Hexes.Label(d.Placed[i].Hex)
		if n := len(regexp.MustCompile(`\| +`+label+` +\|`).FindAllString(tables, -1)); n != 1 {
			t.Errorf("%s at %s is %d times in the tables", d.Placed[i].Unit.ID, label, n)
		}
	}
	if n := strings.Count(told, "`"); n < len(d.Events) {
		t.Errorf("%d events have %d rules", len(d.Events), n/2)
	}
	if page.Name != "try-setup-3" || !strings.Contains(string(page.HTML()), `<body class="deploy setup one">`) {
		t.Errorf("page %q", page.Name)
	}
	if title := page.Title; !strings.HasPrefix(title, "A *try*: Impromptu, ") || !strings.HasSuffix(title, ", seed 3") ||
		!strings.Contains(title, d.Sets[0].Def.Name+" against "+d.Sets[1].Def.Name) {
		t.Errorf("the title is %q", title)
	}
	if md := string(results.SetUp(drawn, false, options()).Markdown()); strings.Contains(md, "Step by step") ||
		strings.Contains(md, "face down") {
		t.Error("the trace stands on a sheet without one")
	}
}
