package diag_test

import (
	"testing"

	"muster/schema/diag"
	"muster/schema/source"
)

// TestEditsOfTwoOverlap: of findings with overlapping edits, only the edits of the first are applied.
func TestEditsOfTwoOverlap(t *testing.T) {
	f := source.NewFile("a", []byte("abcdef"))
	edit := func(from, to int, text string) diag.Diagnostic {
		return diag.Diagnostic{File: "a", Edits: []diag.Edit{diag.Replace(f, source.Span{Start: from, End: to}, text)}}
	}
	both := edit(5, 6, "F")
	both.Edits = append(both.Edits, edit(1, 2, "B").Edits...)
	chosen := diag.Chosen([]diag.Diagnostic{edit(0, 3, "ABC"), both, edit(3, 3, "-"), edit(3, 3, "+"), edit(4, 5, "")})
	var edits []diag.Edit
	for _, d := range chosen {
		edits = append(edits, d.Edits...)
	}
	if got := string(diag.Apply(f.Text, edits)); got != "ABC-df" {
		t.Errorf("got %q", got)
	}
}
