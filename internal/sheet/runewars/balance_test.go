package runewars_test

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	found "muster/internal/report/balance"
	answers "muster/internal/report/runewars"
	"muster/internal/sheet/runewars"
	"muster/internal/testing/sheettest"
	"muster/report"
	"muster/sheet"
)

// shownOf plays games of a scenario or a realm and returns the data of its page.
func shownOf(t *testing.T, kind, id string, levers *report.Levers) answers.Shown {
	t.Helper()
	s := answers.New(report.Sweep{
		Command: found.Balanced, Games: 24, Seed: "7", Number: 7, Players: []string{"random", "greedy"}, Workers: 2,
		Levers: levers,
	})
	e := library.New(nil, 1).Find(kind, id)
	if e == nil {
		t.Fatalf("there is no %s", id)
	}
	if why := s.Add(e.Entry, id, "x"); len(why) > 0 {
		t.Fatal(why)
	}
	x, err := s.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return x.(*answers.Balance).Shown()[0]
}

// TestBalance checks that the page about a balance is self-contained and accessible, with a bar for each contested
// seat, the summary, commands and the tables in order.
func TestBalance(t *testing.T) {
	for _, c := range []struct {
		kind, id string
		seats    int
		fair     string
	}{
		{rulebook.KindRealm, "the-two-banks", 2, "fair: 46 to 54%"},
		{rulebook.KindRealm, "three-crowns", 3, "fair: 30 to 37%"},
		{rulebook.KindRealm, "the-broken-march", 4, "fair: 22 to 28%"},
		{rulebook.KindScenario, "the-burning-winters", 1, ""},
	} {
		x := shownOf(t, c.kind, c.id, nil)
		p := runewars.Balance(&x, sheet.Options{})
		html, md := string(p.HTML()), string(p.Markdown())
		sheettest.StandsAlone(t, c.id, html)
		sheettest.Accessible(t, c.id, html)
		if n := strings.Count(html, `class="share"`); n != c.seats || len(x.Seats) != c.seats {
			t.Errorf("%s: %d bars, %d seats", c.id, n, len(x.Seats))
		}
		for _, s := range x.Seats {
			bar := fmt.Sprintf(`width="%d" height="20" fill="%s"`, s.Share, s.Faction.Colour)
			number := fmt.Sprintf("%s %s%% (%s)", s.Faction.Name, report.Whole(s.Share), report.Between(s.Low, s.High))
			if !strings.Contains(html, bar) || !strings.Contains(md, number) {
				t.Errorf("%s: no %s, or no %q", c.id, bar, number)
			}
		}
		if c.fair != "" && !strings.Contains(html, c.fair) || c.seats == 1 && strings.Contains(html, "equal share") {
			t.Errorf("%s: not %q", c.id, c.fair)
		}
		sheettest.InOrder(t, c.id, md, "# Balance of ", ", from seed 7", "## Win rates", "```rates", "## Summary",
			"**Ends:** ", "## Win rate by seat, ", "## How games end", "## Games to watch", "`muster play "+c.id+" --seed",
			"## Colophon")
		if strings.Contains(md, "**Balance:**") || strings.Contains(md, "**Watch:**") {
			t.Errorf("%s: twice on the page:\n%s", c.id, md)
		}
		if again := runewars.Balance(&x, sheet.Options{}); !bytes.Equal(again.HTML(), p.HTML()) {
			t.Errorf("%s: two pages differ", c.id)
		}
	}
}

// TestBalanceFairer checks that the page has the whole command that makes a realm fairer, and that --levers replaces it
// by the table of changes.
func TestBalanceFairer(t *testing.T) {
	x := shownOf(t, rulebook.KindRealm, "the-two-banks", nil)
	p := runewars.Balance(&x, sheet.Options{})
	const command = "`muster balance the-two-banks --make-fair` looks for the shortest change"
	sheettest.InOrder(t, "without levers", string(p.Markdown()), "**Fairer:** "+command)
	x = shownOf(t, rulebook.KindRealm, "the-two-banks", &report.Levers{
		Games: 10_000, Players: [2]string{"random", "random"},
	})
	p = runewars.Balance(&x, sheet.Options{})
	sheettest.InOrder(t, "levers", string(p.Markdown()), "**Levers:** ", "## Effect of each change")
	sheettest.Accessible(t, "levers", string(p.HTML()))
	if strings.Contains(string(p.Markdown()), command) {
		t.Error("the page names levers and the command")
	}
}

// TestBalanceWithoutWinner checks a page without a win rate: it has no bars.
func TestBalanceWithoutWinner(t *testing.T) {
	x := shownOf(t, rulebook.KindRealm, "the-two-banks", nil)
	x.Verdict, x.Lead, x.Seats, x.Fair, x.Watch = "unknown: no game had a winner", nil, nil, [2]int{}, found.Watch{}
	p := runewars.Balance(&x, sheet.Options{})
	sheettest.Accessible(t, "no winner", string(p.HTML()))
	if regexp.MustCompile(`class="share"|Games to watch`).Match(p.HTML()) {
		t.Error("bars or games without a winner")
	}
}
