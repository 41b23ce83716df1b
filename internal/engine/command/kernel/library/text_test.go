package library_test

import (
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/medieval"
	"regexp"
	"strings"
	"testing"

	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/schema/template"
	"muster/schema/source"
)

// TestTexts: what a definition begins with is read without a finding, whatever its name; an adventure is set up, on the
// map of a project and on one of the library; two rulebooks of one project bring no row of one id; and a copy is the
// text under another id and name.
func TestTexts(t *testing.T) {
	const name = `A "new" one \ of ours`
	var files []*source.File
	for _, id := range []string{"first-one", strings.Repeat("second-", 8) + "1"} {
		for _, kind := range medieval.Game().FileKinds().Names() {
			w := library.TemplateWords{Kind: kind, ID: id, Name: name}
			if kind == rulebook.KindAdventure && id == "first-one" {
				w.Map = id
			}
			files = append(files, source.NewFile(id+"."+kind+".toml", medieval.Game().Template(w)))
		}
	}
	for _, f := range files {
		_, found := medieval.Game().FileKinds().Load(f)
		for _, d := range found {
			t.Errorf("%s:%d: %s: %s", d.File, d.Start.Line, d.Code, d.Message)
		}
		if regexp.MustCompile(`{{(id|name|map|whose|prefix[a-z-]*)}}`).Match(f.Text) {
			t.Errorf("%s: a word is not put in", f.Name)
		}
	}
	cat := medieval.Game().Load(files, 1)
	for _, e := range cat.Given() {
		if !e.Rules().Units.Whole() || e.Doc.Tree["name"] != name {
			t.Errorf("%s is called %q, or its rows have mistakes", e.ID, e.Doc.Tree["name"])
		}
		if clashes := cat.Clashes(e); len(clashes) > 0 {
			t.Errorf("%s: %v", e.ID, clashes)
		}
		if e.Doc.Kind == rulebook.KindAdventure {
			if _, refused := setup.New(cat, e, setup.Options{Seed: 7}); len(refused) > 0 {
				t.Errorf("%s: %s", e.ID, refused[0].Message())
			}
		}
		copied := template.CopyAs(e.Doc, "third", "Third")
		d, _ := medieval.Game().FileKinds().Load(source.NewFile("third."+e.Doc.Kind+".toml", copied))
		if d.Tree["id"] != "third" || d.Tree["name"] != "Third" {
			t.Errorf("%s: the copy is %q, %q", e.ID, d.Tree["id"], d.Tree["name"])
		}
	}
	if len(medieval.Game().TemplateBoards(rulebook.KindRulebook)) != 0 ||
		len(medieval.Game().TemplateBoards(rulebook.KindMap)) != 1 ||
		len(medieval.Game().SettingsTemplate()) == 0 {
		t.Error("boards or settings are not what they should be")
	}
}
