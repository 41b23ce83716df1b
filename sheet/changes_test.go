package sheet_test

import (
	"strings"
	"testing"

	"muster/internal/report/changes"
	"muster/internal/testing/sheettest"
	"muster/sheet"
)

// hostile is a text that would be markup, a table, a fence or the end of a span without escaping.
const hostile = "</code><script>alert(1)</script> ``` | [x](//y) *b* \x1b[31m\n## h"

// TestChangesAreEscaped checks that author names appear as plain text on the page, in Markdown and in HTML.
func TestChangesAreEscaped(t *testing.T) {
	d := &changes.Diff{Old: hostile, New: "`", Doubtful: []string{hostile}, Unread: []changes.Unread{
		{File: hostile, With: hostile, Why: hostile},
	}}
	for _, what := range []changes.Kind{changes.Added, changes.Removed, changes.Changed, changes.Renamed} {
		d.Definitions = append(d.Definitions, changes.Definition{
			Kind: "map", ID: hostile, OldID: hostile, What: what, OldFile: hostile, NewFile: "x" + hostile,
			Changes: []changes.Change{
				{Topic: "ground", What: what, Name: hostile, Old: hostile, New: hostile},
				{Topic: "ground", What: what, Side: hostile, Field: hostile, Old: hostile, New: hostile, At: []string{hostile}},
				{Topic: "ground", What: changes.Moved, Name: hostile, From: hostile, To: hostile},
				{Topic: "prose", What: what, Name: hostile, Prose: true},
				{Topic: "rules", What: what, Name: hostile, Details: []changes.Detail{
					{Name: hostile, Old: hostile, New: hostile},
				}},
			},
		})
	}
	page := sheet.Changes(d, sheet.Options{}, nil)
	md, html := string(page.Markdown()), string(page.HTML())
	sheettest.StandsAlone(t, "diff", html)
	sheettest.Accessible(t, "diff", html)
	for _, bad := range []string{"<script", "\x1b", `href="/`, `href="h`} {
		if strings.Contains(strings.ToLower(html), bad) {
			t.Errorf("the page holds %q", bad)
		}
	}
	for line := range strings.Lines(md) {
		rest := strings.TrimLeft(line, "`")
		if strings.HasPrefix(line, "## h") || len(line)-len(rest) > 2 && !strings.Contains(rest, "`") {
			t.Errorf("Markdown has the line %q", line)
		}
	}
	for _, line := range d.Lines() {
		if strings.Contains(line, "\n") {
			t.Errorf("the text has two lines in one: %q", line)
		}
	}
}
