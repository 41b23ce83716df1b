package results_test

import (
	"bytes"
	"math/big"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/report/battlelore/draws"
	"muster/internal/sheet/battlelore/results"
	"muster/internal/testing/sheettest"
	"muster/maps"
	"muster/sheet"
)

// options returns the page options of this package's tests.
func options() sheet.Options { return sheet.Options{Hash: "0123456789ab", Citations: true} }

// librarySets returns the linked sets of the library by camp.
func librarySets(t testing.TB) [boards.Camps][]*deck.Set {
	t.Helper()
	cat := library.New(nil, 1)
	var out [boards.Camps][]*deck.Set
	for _, e := range cat.All(rulebook.KindDeploycards) {
		set, faults := deck.Link(e.Set, e.Rules())
		if len(faults) > 0 {
			t.Fatalf("%s: %s", set.Def.ID, faults[0].Message())
		}
		out[set.Camp] = append(out[set.Camp], set)
	}
	return out
}

// ground links rows of a standard board; missing ones are open.
func ground(t testing.TB, rows map[int]string) *rulebook.Field {
	t.Helper()
	m := &maps.Map{ID: "try", Name: "A *try*", Board: "standard"}
	for r := range 9 {
		row := strings.Repeat(". ", 13-r%2)
		if text, ok := rows[r]; ok {
			row = text
		}
		m.Rows = append(m.Rows, row)
	}
	f := rulebook.LinkField(m, rulebook.Base())
	if len(f.Faults) > 0 {
		t.Fatalf("faults: %+v", f.Faults)
	}
	return f
}

// flooded returns a map with a river through the Pennants' fourth row, and over all but one hex of their right wing's
// baseline.
func flooded(t testing.TB) *rulebook.Field {
	return ground(t, map[int]string{0: "R R R . . . . . . . . . .", 3: "R R R R R R R F R R R R"})
}

// answered returns the answer over every draw of sets in Impromptu mode.
func answered(t testing.TB, f *rulebook.Field, sets [boards.Camps][]*deck.Set, opts deploy.Options) (*draws.Answer,
	*draws.Impromptu) {
	t.Helper()
	a, err := draws.AnswerImpromptu(&draws.Question{Field: f, Mode: deploycards.ModeImpromptu, Options: opts}, sets)
	if err != nil {
		t.Fatal(err)
	}
	return a, a.Facts.(*draws.Impromptu)
}

// answerPage returns the page of an answer.
func answerPage(t testing.TB, a *draws.Answer) sheet.Page {
	t.Helper()
	page, err := results.Answer(a, options())
	if err != nil {
		t.Fatal(err)
	}
	return page
}

// CTA-06, CTA-08: the sections of a report are in order and match the report.
func TestDeploySections(t *testing.T) {
	a, r := answered(t, flooded(t), librarySets(t), deploy.Options{})
	md := string(answerPage(t, a).Markdown())
	p := r.Sets[boards.Pennant][0]
	if p.Lost.Cases == 0 || p.Displaced.Cases == 0 {
		t.Fatalf("the example proves little: %+v", p)
	}
	pair := r.Pairings[0]
	sheettest.InOrder(t, "report", md,
		`# Deploying on A \*try\*`, "CTA-05", "CTA-09", "## Summary",
		"**Units lost because the baseline is full:**", "CTA-06",
		"Every Reserve unit has a vacant hex.", "Every set has enough figures.", "Most even pairing",
		"## Expected positions of units", "```heat", "Numbers: per cent",
		"## The sets", "| "+p.Set.Def.ID, big.NewInt(int64(p.Displaced.Cases)).String()+" (",
		big.NewInt(int64(p.Lost.Cases)).String()+" (",
		"## Set by set", "Green units that scout:",
		"## Cards with units on impassable hexes", "†", "## First move", "** "+pair.PennantFirst.String(), "CTA-08",
		"## Draws to replay", "loses a unit in",
		"`muster deploy try --mode impromptu --seed 1 --sets pennant="+p.Set.Def.ID,
		"--pennant-draw "+p.Lost.Witness.String()+" --sets standard="+r.Sets[boards.Standard][0].Set.Def.ID+"`",
		"moves a unit to the baseline in",
		"## The worst draw on the board", "```battlemap",
	)
}

// TestDeployWorstCardsFirst checks that a card that loses units comes before one that only moves them, and one that
// moves more before one that moves fewer.
func TestDeployWorstCardsFirst(t *testing.T) {
	a, _ := answered(t, flooded(t), librarySets(t), deploy.Options{})
	md := string(answerPage(t, a).Markdown())
	_, table, _ := strings.Cut(md, "## Cards with units on impassable hexes")
	table, _, _ = strings.Cut(table, "## First move")
	lost, moved := 0, 0
	for line := range strings.Lines(table) {
		switch {
		case !strings.HasPrefix(line, "| pennant") && !strings.HasPrefix(line, "| standard"):
		case strings.Contains(line, "†"):
			lost++
			if moved > 0 {
				t.Errorf("a card that loses units comes late: %s", line)
			}
		default:
			moved++
		}
	}
	if lost == 0 || moved == 0 {
		t.Errorf("the example proves little: %d cards lose units, %d move them", lost, moved)
	}
}

// TestDeployWithoutTrouble checks that a deployment on open ground has no problems, and that the report says so in
// place of tables.
func TestDeployWithoutTrouble(t *testing.T) {
	a, _ := answered(t, ground(t, nil), librarySets(t), deploy.Options{})
	md := string(answerPage(t, a).Markdown())
	sheettest.InOrder(t, "open", md, "No draw loses a unit",
		"Every unit can deploy on its hex", "## Cards with units on impassable hexes",
		"None:", "## First move")
	for _, word := range []string{"Draws to replay", "worst draw", "Units moved to the baseline", "†"} {
		if strings.Contains(md, word) {
			t.Errorf("the report speaks of %q", word)
		}
	}
}

// CTA-09b, CTA-04: the commands include the form of the Reserve and the boxes, so that they reproduce the result.
func TestDeployCommandsKeepTheOptions(t *testing.T) {
	opts := deploy.Options{Reserve: deploycards.ReserveAll, Boxes: []string{"base", "call-to-arms"}}
	a, _ := answered(t, flooded(t), librarySets(t), opts)
	md := string(answerPage(t, a).Markdown())
	sheettest.InOrder(t, "options", md, "CTA-09b", "Boxes in use:", "## Draws to replay",
		" --reserve all --boxes base,call-to-arms`")
}

// TestDeployHTML checks that the page is one file with its boards and charts, and that no block is left as text.
func TestDeployHTML(t *testing.T) {
	a, r := answered(t, flooded(t), librarySets(t), deploy.Options{})
	page := answerPage(t, a)
	html := string(page.HTML())
	sheettest.Accessible(t, page.Name, html)
	sets := len(r.Sets[boards.Pennant]) + len(r.Sets[boards.Standard])
	for part, want := range map[string]int{
		`class="battlemap"`: 2 + sets, `class="bars"`: sets, `class="key"`: 2, "language-": 0, "style=\"": 0,
		"<script":                       0,
		"<h1>Deploying on A *try*</h1>": 1, "default-src 'none'": 1,
	} {
		if got := strings.Count(html, part); got != want {
			t.Errorf("%d times %q, want %d", got, part, want)
		}
	}
	if page.Name != "try-deploy" || !bytes.Equal(page.HTML(), answerPage(t, a).HTML()) {
		t.Errorf("%s: two prints differ", page.Name)
	}
}

// TestDeployOneCamp checks that one camp alone gives a report, without pairings and without an opponent for witnesses.
func TestDeployOneCamp(t *testing.T) {
	f := flooded(t)
	a, _ := answered(t, f, [boards.Camps][]*deck.Set{librarySets(t)[boards.Pennant][:1]}, deploy.Options{})
	md := string(answerPage(t, a).Markdown())
	sheettest.InOrder(t, "one camp", md, "the Pennants with", "## The sets", "## Draws to replay",
		"example: right ")
	for _, word := range []string{"First move", "worst draw", "`muster deploy", "the Standards"} {
		if strings.Contains(md, word) {
			t.Errorf("the report of one camp speaks of %q", word)
		}
	}
	a.Facts = &draws.Impromptu{Report: &prove.Report{Field: f}}
	if refused := answerPage(t, a).HTML(); !bytes.Contains(refused, []byte("unofficial fan project")) {
		t.Error("an empty report gives no whole page")
	}
}

func BenchmarkDeployHTML(b *testing.B) {
	a, _ := answered(b, flooded(b), librarySets(b), deploy.Options{})
	b.ReportAllocs()
	for b.Loop() {
		if html := answerPage(b, a).HTML(); len(html) < 100_000 {
			b.Fatal("the page is too short to be one")
		}
	}
}
