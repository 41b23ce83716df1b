package list

import (
	"regexp"
	"strings"
	"testing"

	"muster/internal/games"
)

// TestRowsInSentences explains every row of every rulebook table. Without --full the text contains no file keys or
// source marks, and the heading distinguishes rows with the same name. With --full the marks are present and explained.
func TestRowsInSentences(t *testing.T) {
	rawKey := regexp.MustCompile(`(?m)^([ -]*[a-z]+_[a-z_]+( \[[^\]]*\])?:|- do |[a-z0-9][^ :]*:)`)
	mark := regexp.MustCompile(`\[(house|[A-Z][A-Za-z0-9]+(-[a-z0-9]+)?(, [A-Z][^\]]*)?)\]`)
	ws := shippedAlone()
	n := 0
	for _, g := range games.List() {
		for _, kind := range g.Tables.Rows {
			for _, row := range g.Tables.RowsOf(ws.Catalogs, kind) {
				n++
				text := rowText(row, g.Tables.Singular(kind), &g, false)
				head, body, _ := strings.Cut(text, "\n")
				if !strings.HasPrefix(head, row.Name+" ("+g.Tables.Singular(kind)+"): "+g.Catalog.Title) {
					t.Errorf("%s %s: heading %q", kind, row.ID, head)
				}
				if strings.TrimSpace(body) == "" {
					t.Errorf("%s %s of %s says nothing", kind, row.ID, g.Catalog.Name)
				}
				for _, bad := range []*regexp.Regexp{rawKey, mark} {
					if found := bad.FindString(text); found != "" {
						t.Errorf("%s %s of %s shows %q:\n%s", kind, row.ID, g.Catalog.Name, found, text)
					}
				}
				for label, times := range labelsOf(body) {
					if times > 1 {
						t.Errorf("%s %s of %s has %d lines %q:\n%s", kind, row.ID, g.Catalog.Name, times, label, text)
					}
				}
				if raw := row.Told(); mark.MatchString(raw) {
					if full := rowText(row, g.Tables.Singular(kind), &g, true); !strings.Contains(full, "\nsources:\n") {
						t.Errorf("%s %s of %s: the sources are not explained:\n%s", kind, row.ID, g.Catalog.Name, full)
					}
				}
			}
		}
	}
	if n < 300 {
		t.Errorf("only %d rows", n)
	}
}

// labelsOf counts the labels of a row's values. Labels of nested tables may repeat.
func labelsOf(body string) map[string]int {
	out := map[string]int{}
	for line := range strings.Lines(body) {
		if label, _, ok := strings.Cut(strings.TrimSuffix(line, "\n"), ": "); ok && !strings.HasPrefix(line, " ") {
			out[label]++
		}
	}
	return out
}

// TestWoodsInSentences checks the explanation of woods (BL-TER-01).
func TestWoodsInSentences(t *testing.T) {
	text, err := explain("", shippedAlone(), "woods", nil, someCommands(), false)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"Woods (terrain): BattleLore (base game)\n", "Woods (terrain): Commands & Colors: Medieval\n",
		"\nA unit that enters must stop.\n", "\nAt most 2 dice against a unit on it.\n", "\nBlocks line of sight.\n",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}

// TestSourcesExplained checks that the source keys cited by rows can be explained.
func TestSourcesExplained(t *testing.T) {
	for word, want := range map[string]string{
		"BLM-ter": "Digests of the publisher's answers", "crea": "The Creatures rulebook", "house": "Decided by Muster",
	} {
		if text, err := explain("", shippedAlone(), word, nil, someCommands(), false); err != nil ||
			!strings.Contains(text, want) {
			t.Errorf("explain %s: %v\n%s", word, err, text)
		}
	}
}

// TestRuleWithoutFiles checks that BL-RET-02 lists the files of the program only with --full.
func TestRuleWithoutFiles(t *testing.T) {
	for _, full := range []bool{false, true} {
		text, err := explain("", shippedAlone(), "BL-RET-02", nil, someCommands(), full)
		if err != nil || !strings.Contains(text, "\nchecked by ") || strings.Contains(text, ".go") != full {
			t.Errorf("full %v: %v\n%s", full, err, text)
		}
	}
}
