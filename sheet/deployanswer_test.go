package sheet_test

import (
	"strings"
	"testing"

	"muster/engine/battlelore/boards"
	"muster/engine/muster"
	"muster/sheet"
	"muster/sheet/draw"
)

// played is an Impromptu deployment of the first sets on flooded ground.
func played(t testing.TB, seed uint64) *muster.Deployment {
	t.Helper()
	sets := librarySets(t)
	var players []muster.Player
	for camp := range boards.Camp(boards.Camps) {
		players = append(players, muster.Player{Camp: camp, Sets: sets[camp][:1]})
	}
	d, refused := muster.Deploy(flooded(t), muster.ModeImpromptu, players, muster.Options{Seed: seed})
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	return d
}

// The page of an answer has its parts in order: in short, what goes wrong, where units stand, the other tables, the draws.
// Ids of rules in brackets become code, other brackets stay, and what means something in Markdown is escaped.
func TestDeployAnswer(t *testing.T) {
	d := played(t, 1)
	a := sheet.Answer{
		Field: d.Field, Mode: muster.ModeOrganized, Lead: []string{"All cases (12 of *them*) count (CTA-05, R-012)."},
		Short: []string{"Units lost (CTA-06): in 1 of 1"},
		Parts: []sheet.Part{
			{Title: "Wrong", Head: []string{"set", "pennant-a+b", "share"}, Rows: [][]string{{"x_y", "100%, mean 1", "5.0% 1/20"}, {"z", "-", "-"}}, Notes: []string{"A note (CTA-ORG-06)."}},
			{Title: "Left out", Head: []string{"never"}},
			{Title: "Nothing", None: "none of it (R-023)"},
		},
		Heat:  sheet.AnswerHeat{Words: "Ten deployments."},
		Cases: []sheet.Case{{What: "Lost", Cards: "right 1", Command: "muster deploy x", Played: d}, {What: "Rare", Cards: "left 2"}},
	}
	a.Heat.Camps[boards.Pennant] = muster.Observe(d.Field, boards.Pennant, d)
	a.Heat.Sets = []sheet.SetHeat{{Name: "one", Heat: a.Heat.Camps[boards.Pennant], Camp: boards.Pennant, Green: []draw.Bar{{Name: "4", PerMille: 1000}}}}
	page := sheet.DeployAnswer(a, options())
	md := string(page.Markdown())
	inOrder(t, "answer", md,
		"Call to Arms, Organized", `(12 of \*them\*) count `+"`CTA-05` `R-012`.", "## In short", "- **Units lost `CTA-06`:** in 1 of 1",
		"## Wrong", "| Set", "| pennant-a+b", "Share |", `| x\_y `, "| 5.0% 1/20 |", "A note `CTA-ORG-06`.",
		"## Where units can be expected", "Ten deployments.", "```heat", "## Set by set", "Green units that scout: 4: 100%",
		"## Nothing", "None of it `R-023`.",
		"## Draws to play again", "1. **Lost:** right 1; `muster deploy x`", "2. **Rare:** left 2 (it takes choices of its own",
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

// A set-up sheet names every unit on the field with its hex exactly once, tells every event, and who moves first.
func TestDeploySetup(t *testing.T) {
	d := played(t, 3)
	page := sheet.DeploySetup(d, "muster deploy again", options())
	md := string(page.Markdown())
	inOrder(t, "set-up", md,
		"**Set-up sheet** · Call to Arms, Impromptu", "seed 3", "## In short", "**Pennants:**", "**Standards:**", "**First move:** the ",
		"## The board", "```battlemap", "## Pennants", "| Right wing", "| Centre", "| Left wing", "| Reserve", "## Standards",
		"could not keep its mark", "## Step by step", "`R-304`", "1. The field is", "## To play it again", "`muster deploy again`",
	)
	_, tables, _ := strings.Cut(md, "## Pennants")
	tables, told, _ := strings.Cut(tables, "## Step by step")
	for i := range d.Placed {
		label := d.Field.Hexes.Label(d.Placed[i].Hex)
		found := 0
		for _, word := range strings.FieldsFunc(tables, func(r rune) bool { return strings.ContainsRune(" *,;|\\\n", r) }) {
			if word == label {
				found++
			}
		}
		if found != 1 {
			t.Errorf("%s at %s is %d times in the tables", d.Placed[i].Unit.ID, label, found)
		}
	}
	if n := strings.Count(told, "`"); n < len(d.Events) {
		t.Errorf("%d events have %d rules", len(d.Events), n/2)
	}
	if page.Name != "try-setup-3" || !strings.Contains(string(page.HTML()), `<body class="deploy setup">`) {
		t.Errorf("page %q", page.Name)
	}
}
