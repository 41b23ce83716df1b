package balance

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"muster/internal/engine/inference"
	"muster/report"
)

var update = flag.Bool("update", false, "rewrite the tables of docs/explanation/inference.md and levers.md")

// page is the page of the tables.
const page = "../../../docs/explanation/inference.md"

// TestTablesOfInference compares the tables of docs/explanation/inference.md with computed ones.
func TestTablesOfInference(t *testing.T) {
	was, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	is := string(was)
	for name, table := range map[string]report.Table{
		"widths": widths(), "compare": compares(), "depends": detectables(t),
	} {
		before, after, found := strings.Cut(is, "<!-- "+name+": go test ./internal/report/balance -update -->\n")
		_, behind, ends := strings.Cut(after, "<!-- end -->")
		if !found || !ends {
			t.Fatalf("%s has no place for %s", page, name)
		}
		is = before + "<!-- " + name + ": go test ./internal/report/balance -update -->\n" + markdown(table) +
			"<!-- end -->" + behind
	}
	if *update {
		if err := os.WriteFile(page, []byte(is), 0o600); err != nil {
			t.Fatal(err)
		}
	} else if is != string(was) {
		t.Errorf("%s is not what is worked out: run with -update", page)
	}
}

// markdown returns a table in the form of the page.
func markdown(t report.Table) string {
	var b strings.Builder
	row := func(cells []string) { fmt.Fprintf(&b, "| %s |\n", strings.Join(cells, " | ")) }
	var heads, rule []string
	for _, c := range t.Columns {
		heads, rule = append(heads, c.Name), append(rule, "---")
	}
	b.WriteString("\n")
	row(heads)
	fmt.Fprintf(&b, "|%s|\n", strings.Join(rule, "|"))
	for _, r := range t.Rows {
		var cells []string
		for _, c := range r {
			cells = append(cells, report.CellText(c))
		}
		row(cells)
	}
	return b.String() + "\n"
}

// tenths formats an interval to one decimal.
func tenths(i inference.Interval) string { return percent(i.Low) + " to " + percent(i.High) + "%" }

// exactly formats a chance as a percentage to one decimal, without its sign.
func exactly(c inference.Chance) string {
	return percent(int((c*thousand + inference.Sure/2) / inference.Sure))
}

// widths returns intervals by the number of games.
func widths() report.Table {
	t := report.Table{Columns: report.Heads("games", "none won", "a quarter won", "half won", "all won")}
	for _, games := range []int{20, 50, 100, 200, 400, 800, 1200, 2000, 10_000} {
		row := []report.Cell{report.Count(games)}
		for _, points := range []int{0, games / 2, games, 2 * games} {
			row = append(row, report.Word(tenths(inference.Share(points, games, thousand))))
		}
		t.Add(row...)
	}
	return t
}

// compares returns the probabilities of a comparison's test by the true share of the second version.
func compares() report.Table {
	t := report.Table{
		Columns: report.Heads("true share", "worse", "even", "better", "open", "pairs, mean"),
	}
	for share := int64(340); share <= 660; share += 20 {
		c := course(share)
		t.Add(report.Word(percent(int(share))+"%"), report.Word(exactly(c.Says[inference.Below])+"%"),
			report.Word(exactly(c.Says[inference.Even])+"%"), report.Word(exactly(c.Says[inference.Above])+"%"),
			report.Word(exactly(c.Says[inference.Cut])+"%"), report.Count(int(c.Games/100)))
	}
	return t
}

// detectables returns the detectable differences by games and players.
func detectables(t *testing.T) report.Table {
	t.Helper()
	table := report.Table{Columns: report.Heads("games of each", "2 players", "3 players", "5 players", "6 players")}
	for _, games := range []int{50, 100, 200, 400, 800, 2000} {
		row := []report.Cell{report.Count(games)}
		for _, players := range []int{2, 3, 5, 6} {
			row = append(row, report.Wordf("%s points", percent(inference.DetectableValue(games, players))))
		}
		table.Add(row...)
	}
	return table
}
