package starters

import (
	"cmp"
	"slices"

	"muster/engine/battlelore/kinds"
	"muster/schema"
)

// Copy is the text of a definition with its comments, under the id and name of the words, and a set's letter. What it
// names by id it names still.
func Copy(d *schema.Document, w Words) []byte {
	type edit struct {
		start, end int
		text       string
	}
	var edits []edit
	put := func(ptr, text string) {
		at := d.Value(ptr)
		edits = append(edits, edit{at.Start, at.End, schema.Quote(text)})
	}
	put("/id", w.ID)
	put("/name", w.Name)
	if w.Kind == kinds.Deploycards {
		put("/letter", w.Letter)
	}
	slices.SortFunc(edits, func(a, b edit) int { return cmp.Compare(a.start, b.start) })
	var out []byte
	at := 0
	for _, e := range edits {
		out = append(out, d.File.Text[at:e.start]...)
		out = append(out, e.text...)
		at = e.end
	}
	return append(out, d.File.Text[at:]...)
}

// UsualCamp is the camp of a set that begins as a Text.
const UsualCamp = "pennant"
