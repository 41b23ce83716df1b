package sheet

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestLongWordsLoosenTheirTable checks that a table with words or names longer than its columns breaks them, and that
// any other keeps them whole.
func TestLongWordsLoosenTheirTable(t *testing.T) {
	long := strings.Repeat("w", longWord+1)
	for _, c := range []struct {
		row  []string
		want string
	}{
		{[]string{"Commander", "Sir Hugh of the Two Oaks"}, "keep"},
		{[]string{"Commander", "Sir " + long}, "keep loose"},
		{[]string{long, "2"}, "keep loose"},
		{[]string{"The company of the men of the long road by the river", "2"}, "keep loose"},
		{[]string{"Army", "The company of the men of the long road by the river"}, "keep"},
	} {
		w := &Writer{}
		w.Section("War Councils", "keep")
		w.Table([]string{"", "Pennants"}, [][]string{{"Army", "The Free Company"}, c.row})
		w.Table([]string{"", "Pennants"}, [][]string{c.row})
		if len(w.sections) != 1 || w.sections[0].class != c.want {
			t.Errorf("%v: sections %v, want %q", c.row, w.sections, c.want)
		}
	}
}

// TestStyleBreaksLongWords checks that author text breaks within words longer than the line. Only Muster's own text
// never breaks: the first column of a table that is not loose, and counts of figures.
func TestStyleBreaksLongWords(t *testing.T) {
	for _, want := range []string{
		"overflow-wrap: break-word", ".loose td, .loose th { overflow-wrap: anywhere", ".loose td:first-child { " +
			"white-space: normal",
		"code { display: inline-block; max-width: 100%; overflow-wrap: anywhere", "pre { white-space: pre-wrap; " +
			"overflow-wrap: anywhere",
		".card .name { min-width: 0;",
		".stand h3 { display: flex; align-items: baseline; gap: .3rem; overflow-wrap: anywhere",
		".stand h3 > span, .who h3 > span { min-width: 0; }", ".wings h4 { overflow-wrap: anywhere",
		".pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr))",
		"line-height: 1.2; overflow-wrap: anywhere; }",
		".places tbody th { white-space: normal; overflow-wrap: anywhere; }",
	} {
		if !strings.Contains(style, want) {
			t.Errorf("the style has no %q", want)
		}
	}
	for file, parts := range map[string][]string{ // names stand on pages with styles of their own, too
		"../internal/sheet/booklet/booklet.css": {
			".contents a span, .maps a span, .credits th { overflow-wrap: anywhere; }",
			".credits tbody th { min-width: 9em; white-space: normal; }",
		},
		"../internal/sheet/booklet/index.css": {".shelf li {\n  min-width: 0;", "repeat(3, minmax(0, 1fr))"},
		"page.css": {
			"overflow-wrap: anywhere", "select, .controls label { max-width: 100%; }",
		},
		"../internal/sheet/imposition/nine.css": {"h1, .advice, footer { overflow-wrap: anywhere; }"},
		"../internal/sheet/imposition/poster.css": {
			"font-size: 1rem; overflow-wrap: anywhere", "overflow: hidden; text-overflow: ellipsis",
		},
		"../internal/sheet/command/kit.css": {"overflow-wrap: anywhere",
			".label header b { font-size: 9.5pt; flex: none; max-width: calc(100% - 18mm); overflow: hidden",
			"h2 small { flex: none; }"},
		"../internal/sheet/command/cards.css": {"overflow: hidden; overflow-wrap: anywhere"},
	} {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range parts {
			if !strings.Contains(string(text), part) {
				t.Errorf("%s has no %q", file, part)
			}
		}
	}
	var whole []string
	for _, m := range regexp.MustCompile(`(?m)^ *([^{}\n]+) \{[^}]*white-space: nowrap`).FindAllStringSubmatch(style, -1) {
		whole = append(whole, m[1])
	}
	if want := []string{"td:first-child", ".roster small"}; !slices.Equal(whole, want) {
		t.Errorf("text of %q never breaks, want %q", whole, want)
	}
}
