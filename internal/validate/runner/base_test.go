package runner_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/testing/clitest"
	"muster/internal/validate/battlelore"
	"muster/internal/validate/runner"
	"muster/schema/source"
	"muster/validate"
	"muster/validate/check"
)

// base returns a project with all kinds of dependencies: rows of a rulebook, an own map, own sets with and without
// references, an unknown name, a file that is not named after its id.
func base() map[string]string {
	shipped := func(kind, id, as string) string {
		return strings.Replace(string(library.Games().LibraryFile(kind, id).Text), `"`+id+`"`, `"`+as+`"`, 1)
	}
	adventure := func(id, field, more string) string {
		return fmt.Sprintf(`kind = "adventure"
format = 1
id = %q
name = "N"
type = "medieval"
map = %q
first = "pennant"
background = "B."
briefing = "B."
[victory]
banners = 5
`, id, field) + more
	}
	const armies = `[pennant]
command_cards = 5
[[pennant.units]]
type = "own-guard"
at = ["C9", "D9", "E9"]
[standard]
command_cards = 5
[[standard.units]]
type = "red-human-sword"
at = ["C1", "D1", "E1"]
`
	const players = "[pennant]\ncommand_cards = 5\n[standard]\ncommand_cards = 5\n"
	waived := strings.Replace(string(library.Games().LibraryFile(rulebook.KindAdventure, "candlemas-at-the-grange").Text),
		"candlemas-at-the-grange", "waived", 1) + "\n[[waive]]\ncode = \"adventure/scale\"\nreason = \"known\"\n"
	return map[string]string{
		"own.rulebook.toml": `kind = "rulebook"
format = 1
id = "own"
name = "Own"
[[units]]
id = "own-guard"
name = "Guards"
house = ["race", "banner", "class", "weapon", "box"]
race = "human"
banner = "blue"
class = "foot"
weapon = "common-bow"
box = "base"
`,
		"maps/field.map.toml":         shipped(rulebook.KindMap, "two-oaks", "field"),
		"sets/levy.deploycards.toml":  shipped(rulebook.KindDeploycards, "pennant-a", "levy"),
		"sets/guard.deploycards.toml": shipped(rulebook.KindDeploycards, "standard-a", "guard"),
		"fight.adventure.toml":        adventure("fight", "field", armies),
		"lost.adventure.toml":         adventure("lost", "feild-of-gold", armies),
		"named.adventure.toml": adventure("named", "field", "[call_to_arms]\nmode = \"impromptu\"\npennant = [\"levy\"]\n"+
			"standard = [\"guard\"]\n"+players),
		"any.adventure.toml":        adventure("any", "field", "[call_to_arms]\nmode = \"impromptu\"\n"+players),
		"maps/other.map.toml":       shipped(rulebook.KindMap, "two-oaks", "elsewhere"),
		"far.adventure.toml":        adventure("far", "candlemas", armies),
		"waived.adventure.toml":     waived,
		"drafts/own.adventure.toml": strings.Replace(adventure("draft", "field", armies), "draft", "own", 1),
		"all.sweep.toml": "kind = \"sweep\"\nformat = 1\nid = \"all\"\nname = \"All\"\n" +
			"adventures = [\"fight\", \"own\"]\nfolders = [\"drafts\"]\nplayers = [\"greedy\"]\n",
		"lost.sweep.toml": "kind = \"sweep\"\nformat = 1\nid = \"lost\"\nname = \"Lost\"\n" +
			"adventures = [\"figth\"]\nfolders = [\"draft\", \"maps\"]\n",
	}
}

// change is a change of the base, as old and new text of a file; without old it replaces the whole file, and without
// both it deletes the file.
type change struct{ file, old, new string }

func changes() []change {
	b := base()
	return []change{
		{file: "own.rulebook.toml"}, {file: "maps/field.map.toml"}, {file: "sets/levy.deploycards.toml"},
		{file: "sets/guard.deploycards.toml"}, {file: "any.adventure.toml"}, {file: "maps/other.map.toml"},
		{"own.rulebook.toml", "own-guard", "own-guards"}, {"own.rulebook.toml", "common-bow", "long-sword"},
		{"own.rulebook.toml", "race = \"human\"", "race = \"nobody\""}, {"own.rulebook.toml", "[[units]]", "[[units]"},
		{"own.rulebook.toml", "box = \"base\"", "box = 1"}, {"own.rulebook.toml", "id = \"own\"", "id = \"Own\""},
		{"own.rulebook.toml", "kind = \"rulebook\"", "kind = \"map\""},
		{"maps/field.map.toml", "rows", "rwos"}, {"maps/field.map.toml", "board", "bored"},
		{"maps/field.map.toml", "\"standard\"", "\"epic\""}, {"maps/field.map.toml", "kind", "kind ="},
		{"maps/field.map.toml", "\"field\"", "\"fields\""}, {"maps/field.map.toml", "name ", "# remark\nname "},
		{"maps/field.map.toml", ". .", "? ."}, {"maps/field.map.toml", "\"field\"", "5"},
		{"maps/other.map.toml", "\"elsewhere\"", "\"feild-of-golds\""},
		{"maps/other.map.toml", "\"elsewhere\"", "\"other\""},
		{"far.adventure.toml", "candlemas", "elsewhere"}, {"any.adventure.toml", "\"field\"", "\"elsewhere\""},
		{"sets/levy.deploycards.toml", "letter", "# remark\nletter"},
		{"sets/levy.deploycards.toml", "\"pennant\"", "\"standard\""},
		{"sets/levy.deploycards.toml", "[legend]", "[legned]"}, {"sets/levy.deploycards.toml", "\"levy\"", "\"levies\""},
		{"sets/levy.deploycards.toml", "number", "nubmer"}, {"sets/guard.deploycards.toml", "red", "green"},
		{"sets/guard.deploycards.toml", "[[cards]]", "[[cards]"}, {"sets/guard.deploycards.toml", ". ", "? "},
		{"x.map.toml", "", b["maps/field.map.toml"]}, {"a.map.toml", "", b["maps/field.map.toml"]},
		{"x.map.toml", "", strings.Replace(b["maps/field.map.toml"], `"field"`, `"candlemass"`, 1)},
		{"x.deploycards.toml", "", b["sets/levy.deploycards.toml"]},
		{"third.deploycards.toml", "", strings.Replace(b["sets/levy.deploycards.toml"], `"levy"`, `"third"`, 1)},
		{"x.map.toml", "", "nothing\n"}, {"x.map.toml", "", ""}, {"x.toml", "", "id = \"field\"\n"},
		{"x.rulebook.toml", "", b["maps/other.map.toml"]}, {"x.adventure.toml", "", b["own.rulebook.toml"]},
		{"x.rulebook.toml", "", b["own.rulebook.toml"]}, {"x.deploycards.toml", "", "kind = \"deploycards\"\n"},
		{"a.rulebook.toml", "", strings.Replace(b["own.rulebook.toml"], `"own"`, `"a"`, 1)},
		{"own.rulebook.tom", "", b["own.rulebook.toml"]}, {"x.rulebook.tom", "", "kind = \"rulebook\"\nid = \"x\"\n"},
		{"x.map.tom", "", strings.Replace(b["maps/field.map.toml"], `"field"`, `"candlemas"`, 1)},
		{"feild-of-gold.map.toml", "", "lost"}, {"fight.adventure.toml", "own-guard", "own-guad"},
		{"waived.adventure.toml", "adventure/scale", "adventure/boxes"},
		{file: "drafts/own.adventure.toml"}, {"drafts/own.adventure.toml", "kind", "kind ="},
		{"drafts/own.adventure.toml", "\"own\"", "\"figth\""}, {"all.sweep.toml", "drafts", "maps"},
		{"drafts/own.adventure.toml", "\"adventure\"", "\"map\""}, {"maps/x.adventure.toml", "", b["far.adventure.toml"]},
		{"all.sweep.toml", "\"fight\"", "\"fihgt\""}, {"x.sweep.toml", "", b["all.sweep.toml"]},
		{"lost.sweep.toml", "figth", "fight"}, {"fight.adventure.toml", "\"fight\"", "\"figth\""},
	}
}

func (c change) make(files map[string]string) {
	switch {
	case c.old != "":
		files[c.file] = strings.Replace(files[c.file], c.old, c.new, 1)
	case c.new == "" && files[c.file] != "":
		delete(files, c.file)
	default:
		files[c.file] = c.new
	}
}

// project returns files as a run finds them: all named, or only those for which is is true.
func project(files map[string]string, is func(name string) bool) (named, others []*source.File) {
	for name, text := range files {
		f := source.NewFile(name, []byte(text))
		switch {
		case strings.HasSuffix(name, ".tom"):
			others = append(others, source.MisnamedFile(name, name+"l", f.Text))
		case strings.HasPrefix(name, "feild"):
			named = append(named, source.LostFile(name))
		case is(name):
			named = append(named, f)
		default:
			others = append(others, f)
		}
	}
	return named, others
}

// TestChanges: after one or two changes in a fully cached project, a run with the cache finds the same as one without.
// It covers whole runs, partial runs, and runs with games: each change in one part or two, with MUSTER_FULL in all.
func TestChanges(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	checks := validate.Checks(battlelore.Checks())
	parts := map[string]func(string) bool{
		"all":        func(string) bool { return true },
		"adventures": func(name string) bool { return strings.Contains(name, "adventure") },
		"one":        func(name string) bool { return name == "named.adventure.toml" },
		"maps":       func(name string) bool { return strings.Contains(name, ".map.") },
	}
	kept, known, all := store{}, 0, 0
	some := rand.New(rand.NewPCG(1, 2))
	look := func(what, part string, files map[string]string, games bool) {
		named, others := project(files, parts[part])
		plan := runner.Plan{Checks: checks, Workers: 2}
		if games {
			plan.Games = &check.Games{Context: t.Context(), Count: 1, Workers: 1}
		}
		c := catalog.Project(library.Games(), named, others, 2)
		want, err := plan.Over(c)
		if err != nil {
			t.Fatal(err)
		}
		memory := runner.NewMemory(kept, "test", nil)
		again := catalog.ProjectWithHeaders(library.Games(), named, others, 2, memory.Handed)
		is := memory.Known(again, plan)
		for _, s := range again.ToJudge() {
			if all++; is(s) {
				known++
			}
		}
		got, err := memory.Check(again, plan)
		if err != nil {
			t.Fatal(err)
		}
		if !same(t, c, again, want, got) {
			t.Errorf("%s, part %s", what, part)
		}
		partly(t, catalog.Project(library.Games(), named, others, 2), plan, want, some)
	}
	list := changes()
	seconds := 1
	if clitest.Full() {
		seconds = 2
	}
	for part := range parts {
		look("the base", part, base(), part == "one")
	}
	for i, c := range list {
		files := base()
		if before := files[c.file]; c.old != "" && !strings.Contains(before, c.old) {
			t.Errorf("change %d changes nothing: %+v", i, c)
		}
		c.make(files)
		for j, part := range slices.Sorted(maps.Keys(parts)) {
			if part == "all" || clitest.Full() || j == i%len(parts) {
				look(fmt.Sprintf("%+v", c), part, files, part == "one")
			}
		}
		for range seconds {
			if second := list[some.IntN(len(list))]; second.file != c.file {
				both := base()
				c.make(both)
				second.make(both)
				look(fmt.Sprintf("%+v and %+v", c, second), "all", both, false)
			}
		}
	}
	t.Logf("%d of %d files were known", known, all)
	if known*10 < all {
		t.Errorf("only %d of %d files were known", known, all)
	}
}

// partly checks that some files have the same findings if only they and their dependencies are judged.
func partly(t *testing.T, c *catalog.Catalog, plan runner.Plan, want []*runner.Outcome, r *rand.Rand) {
	t.Helper()
	var some []*catalog.FileEntry
	for _, s := range c.ToJudge() {
		if r.IntN(4) == 0 {
			some = append(some, s)
		}
	}
	need := runner.NewMemory(store{}, "test", nil).Inputs(c).ReadBefore(some)
	plan.Only = func(s *catalog.FileEntry) bool { return need[s] }
	got, err := plan.Over(c)
	if err != nil {
		t.Fatal(err)
	}
	for i, s := range c.ToJudge() {
		if slices.Contains(some, s) && !reflect.DeepEqual(got[i], want[i]) {
			t.Errorf("%s: alone %s, with all %s", s.File.Name, told(got[i]), told(want[i]))
		}
	}
}
