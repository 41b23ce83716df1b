package library

import (
	"regexp"
	"strings"
	"testing"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/schema/template"
	"muster/schema/source"
)

// TestTexts: what a definition begins with is read without a finding, whatever its name; a realm is linked without a
// fault; two rulebooks of one project bring no row of one id and no tile of one mark; and a copy is the text under
// another id and name.
func TestTexts(t *testing.T) {
	const name = `A "new" one \ of ours`
	var files []*source.File
	for _, id := range []string{"first-one", strings.Repeat("second-", 8) + "1"} {
		for _, kind := range rulebook.FileKinds().Names() {
			files = append(files, source.NewFile(id+"."+kind+".toml", Template(TemplateWords{Kind: kind, ID: id, Name: name})))
		}
	}
	for _, f := range files {
		_, found := rulebook.FileKinds().Load(f)
		for _, d := range found {
			t.Errorf("%s:%d: %s: %s", d.File, d.Start.Line, d.Code, d.Message)
		}
		if regexp.MustCompile(`{{(id|name|map|whose|prefix[a-z-]*)}}`).Match(f.Text) {
			t.Errorf("%s: a word is not put in", f.Name)
		}
	}
	cat := New(files, 1)
	marks := map[string]bool{}
	for _, e := range cat.Given() {
		if e.Doc.Tree["name"] != name {
			t.Errorf("%s is called %q", e.ID, e.Doc.Tree["name"])
		}
		if clashes := cat.Clashes(e); len(clashes) > 0 {
			t.Errorf("%s: %v", e.ID, clashes)
		}
		if l := e.Linked(); l != nil && (len(l.Faults) > 0 || len(l.Board.Over) > 0) {
			t.Errorf("%s: %v, %v", e.ID, l.Faults, l.Board.Over)
		}
		for _, tile := range e.Rules().Tiles.All() {
			if e.Doc.Kind == rulebook.KindRealm && marks[tile.Mark+" "+e.ID] {
				t.Errorf("%s: two tiles have the mark %s", e.ID, tile.Mark)
			}
			marks[tile.Mark+" "+e.ID] = marks[tile.Mark+" "+e.ID] || e.Doc.Kind == rulebook.KindRealm
		}
		for _, b := range e.Fought() {
			if len(b.Faults) > 0 {
				t.Errorf("%s%s: %v", e.ID, b.At, b.Faults)
			}
		}
		copied := template.CopyAs(e.Doc, "third", "Third")
		d, _ := rulebook.FileKinds().Load(source.NewFile("third."+e.Doc.Kind+".toml", copied))
		if d.Tree["id"] != "third" || d.Tree["name"] != "Third" {
			t.Errorf("%s: the copy is %q, %q", e.ID, d.Tree["id"], d.Tree["name"])
		}
	}
	if len(SettingsTemplate()) == 0 {
		t.Error("a project begins without a word")
	}
}
