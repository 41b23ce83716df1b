package versions

import (
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/rulebook"
	"muster/report/changes"
)

func (t *telling) rulebook(e *library.Entry) {
	text := func(key string) string {
		word, _ := e.Doc.Tree[key].(string)
		return word
	}
	t.value(aboutAll, "", "name", text("name"))
	t.value(aboutAll, "", "author", text("author"))
	t.words("notes", text("notes"))
}

// rows are the rows of the rulebook that the definition brings, by table and id.
func (t *telling) rows(e *library.Entry) {
	for _, r := range rulebook.RowsOf(e.Doc) {
		name := r.Table + "/" + r.ID
		flat(r.Values, "", func(key, value string) {
			f := changes.Fact{Topic: rows, Name: name, Field: key, Value: value}
			if key == "notes" || key == "text" {
				f.Value, f.Prose = unfolded(value), true
			}
			t.Facts = append(t.Facts, f)
		})
	}
}

// waivers are the warnings that the definition waives: they are no part of the game, but of what its author says.
func (t *telling) waivers(e *library.Entry) {
	list, _ := e.Doc.Tree["waive"].([]any)
	for _, v := range list {
		if w, ok := v.(map[string]any); ok {
			t.value(waivers, "", plain(w["code"]), plain(w["reason"]))
		}
	}
}
