package screen

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"muster/schema/diag"
)

const page = "# map/river-end: a river *ends*\n\n" +
	"A river ends on a hex, see [the map](map.md) and `muster explain river`. It must leave the\nboard, or end in " +
	"a lake.\n\n## Bad\n\n```toml\nrows = [\"R.\"]\n```\n\n- one\n- two with **many** words that do not\n  fit into a " +
	"line\n\n| key | meaning |\n| --- | --- |\n| `rows` | the rows of the map, from the far side to the near one |\n\n" +
	"<!-- a mark -->\nThe \x1b[31mend\\*.\n"

const rendered = `{1}map/river-end: a river ends{0}

A river ends on a hex, see {36}the map{0} and
{33}muster explain river{0}. It must leave the
board, or end in a lake.

{1;36}Bad{0}

    {33}rows = ["R."]{0}

{36}-{0} one
{36}-{0} two with {1}many{0} words that do not fit
  into a line

{4}key   meaning{0}
rows  the rows of the map, from the far
      side to the near one

The �[31mend*.
`

// TestMarkdown checks the rendering of a page that contains an escape sequence.
func TestMarkdown(t *testing.T) {
	got := regexp.MustCompile("\x1b\\[([0-9;]+)m").ReplaceAllString(Screen{Width: 40, Colour: true}.Markdown(page), "{$1}")
	if got != rendered {
		t.Errorf("got:\n%s\nwant:\n%s", got, rendered)
	}
	plain := regexp.MustCompile(`\{[0-9;]+\}`).ReplaceAllString(rendered, "")
	if got := (Screen{Width: 40}).Markdown(page); got != plain {
		t.Errorf("without colour:\n%s", got)
	}
}

// TestFitsWidth checks that paragraphs, entries and answers fit the width of the screen.
func TestFitsWidth(t *testing.T) {
	long := strings.Repeat("some words of a line ", 12)
	for width := 24; width <= 120; width += 8 {
		s := Screen{Width: width}
		for name, text := range map[string]string{
			"page":   s.Markdown("# " + long + "\n\n" + long + "\n- " + long),
			"entry":  s.Entry("CTA-06\n\n" + long + "\n\nsource       " + long + "\n  pass: " + long),
			"answer": s.Answer([]string{long, "", "heading:", "  " + long}),
		} {
			for line := range strings.Lines(text) {
				if line = strings.TrimSuffix(line, "\n"); diag.Width([]byte(line)) > width {
					t.Errorf("%s at %d: %q", name, width, line)
				}
			}
		}
	}
}

// TestNoPatternAtStart checks that this package compiles no pattern before its first use, which would slow down every
// start of the program.
func TestNoPatternAtStart(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) < 5 {
		t.Fatalf("%v, %v", files, err)
	}
	early := regexp.MustCompile(`(?m)^(?:var )?\s*\w+ += regexp\.MustCompile\(`)
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if found := early.Find(text); found != nil && !strings.HasSuffix(name, "_test.go") {
			t.Errorf("%s compiles a pattern at start: %s", name, found)
		}
	}
}
