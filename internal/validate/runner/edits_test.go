package runner_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"path"
	"reflect"
	"slices"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/engine/battlelore/library"
	"muster/internal/testing/clitest"
	"muster/internal/validate/battlelore"
	"muster/internal/validate/runner"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate"
	"muster/validate/check"
)

// store keeps everything.
type store map[runner.Key][]byte

func (s store) Get(k runner.Key) ([]byte, bool) { v, ok := s[k]; return v, ok }
func (s store) Put(k runner.Key, v []byte)      { s[k] = bytes.Clone(v) }

// edited is a project with random edits.
type edited struct {
	*rand.Rand
	names []string
	texts map[string]string
	shelf []*source.File
}

func (e *edited) set(name, text string) {
	if _, known := e.texts[name]; !known {
		e.names = append(e.names, name)
		slices.Sort(e.names)
	}
	e.texts[name] = text
}

func (e *edited) drop(name string) {
	delete(e.texts, name)
	e.names = slices.DeleteFunc(e.names, func(n string) bool { return n == name })
}

func (e *edited) any() string { return e.names[e.IntN(len(e.names))] }

// of returns a file of a kind, or "".
func (e *edited) of(kind string) string {
	var list []string
	for _, n := range e.names {
		if strings.HasSuffix(n, "."+kind+".toml") {
			list = append(list, n)
		}
	}
	if len(list) == 0 {
		return ""
	}
	return list[e.IntN(len(list))]
}

// line changes a random line of a text.
func (e *edited) line(name string, change func(string) string) {
	lines := strings.Split(e.texts[name], "\n")
	i := e.IntN(len(lines))
	lines[i] = change(lines[i])
	e.set(name, strings.Join(lines, "\n"))
}

// idOf returns the id in a text.
func idOf(text string) string {
	for line := range strings.Lines(text) {
		if rest, ok := strings.CutPrefix(line, "id"); ok && strings.Contains(rest, "=") {
			return strings.Trim(strings.TrimSpace(rest[strings.Index(rest, "=")+1:]), `"`)
		}
	}
	return ""
}

// edit makes a random change, and describes it.
func (e *edited) edit() string {
	if len(e.names) < 4 {
		return e.add()
	}
	name := e.any()
	text := e.texts[name]
	switch e.IntN(16) {
	case 0:
		return e.add()
	case 1:
		e.drop(name)
		return "drop " + name
	case 2: // another folder
		e.drop(name)
		to := fmt.Sprintf("f%d/%s", e.IntN(3), path.Base(name))
		e.set(to, text)
		return "move " + name + " to " + to
	case 3: // another name with the same id
		e.drop(name)
		to := path.Join(path.Dir(name), fmt.Sprintf("n%d-%s", e.IntN(9), path.Base(name)))
		e.set(to, text)
		return "rename " + name + " to " + to
	case 4: // another id
		e.set(name, strings.Replace(text, idOf(text), fmt.Sprintf("id-%d", e.IntN(5)), 1))
		return "id of " + name
	case 5: // a copy with the same id
		e.set(fmt.Sprintf("copy%d/%s", e.IntN(2), path.Base(name)), text)
		return "copy " + name
	case 6:
		e.set(name, text+"\n[[waive]]\ncode = \""+[]string{"adventure/scale", "deploy/unit-lost", "map/river-end",
			"reference/name-mismatch", "play/lopsided"}[e.IntN(5)]+"\"\nreason = \"known\"\n")
		return "waive in " + name
	case 7: // invalid TOML
		e.set(name, text+"\n]]\n")
		return "break " + name
	case 8:
		e.set(name, strings.TrimSuffix(strings.ReplaceAll(text, "\n]]\n", ""), "\n"))
		return "mend " + name
	case 9:
		e.line(name, func(line string) string { return line + " # remark" })
		return "remark in " + name
	case 10: // a different reference
		to := e.texts[e.any()]
		e.line(name, func(line string) string {
			if key, _, ok := strings.Cut(line, " = \""); ok {
				return key + " = \"" + idOf(to) + "\""
			}
			return line
		})
		return "value in " + name
	case 11:
		if a, m := e.of("adventure"), e.of("map"); a != "" && m != "" {
			lines := strings.Split(e.texts[a], "\n")
			for i, line := range lines {
				if strings.HasPrefix(line, "map") {
					lines[i] = "map = \"" + idOf(e.texts[m]) + "\""
				}
			}
			e.set(a, strings.Join(lines, "\n"))
			return "map of " + a + " is " + m
		}
	case 12:
		if b := e.of("rulebook"); b != "" {
			e.set(b, strings.Replace(e.texts[b], "melee = 3", "melee = 4", 1))
			return "row in " + b
		}
	case 13: // a name that is skipped
		e.drop(name)
		e.set(strings.Replace(name, ".toml", ".tom", 1), text)
		return "misname " + name
	}
	e.line(name, func(line string) string {
		if len(line) < 2 {
			return line
		}
		i := e.IntN(len(line) - 1)
		return line[:i] + line[i+1:]
	})
	return "letter in " + name
}

// add adds a file: one of the library, or a rulebook, or an adventure with Call to Arms without sets.
func (e *edited) add() string {
	switch e.IntN(6) {
	case 0:
		name := fmt.Sprintf("r%d.rulebook.toml", e.IntN(3))
		e.set(name, fmt.Sprintf(`kind = "rulebook"
format = 1
id = "r%d"
name = "R"
[[terrain]]
id = "bog"
name = "Bog"
symbol = "Q"
house = ["symbol"]
[[units]]
id = "own-%d"
name = "Own"
house = ["race", "banner", "class", "weapon", "box"]
race = "human"
banner = "blue"
class = "foot"
weapon = "common-bow"
box = "base"
`, e.IntN(3), e.IntN(2)))
		return "add " + name
	case 1:
		name := fmt.Sprintf("called%d.adventure.toml", e.IntN(2))
		e.set(name, `kind = "adventure"
format = 1
id = "called0"
name = "Called"
type = "medieval"
map = "two-oaks"
first = "pennant"
background = "A call."
briefing = "Come."
[victory]
banners = 5
[call_to_arms]
mode = "impromptu"
[pennant]
command_cards = 5
[standard]
command_cards = 5
`)
		return "add " + name
	}
	f := e.shelf[e.IntN(len(e.shelf))]
	name := path.Join(fmt.Sprintf("f%d", e.IntN(3)), path.Base(f.Name))
	e.set(name, string(f.Text))
	return "add " + name
}

// files returns the project as a run finds it, sometimes with only one folder named.
func (e *edited) files(part bool) (named, others []*source.File) {
	for _, name := range e.names {
		f := source.NewFile(name, []byte(e.texts[name]))
		switch {
		case strings.HasSuffix(name, ".tom"):
			others = append(others, source.MisnamedFile(name, name+"l", f.Text))
		case part && !strings.HasPrefix(name, "f0/"):
			others = append(others, f)
		default:
			named = append(named, f)
		}
	}
	return named, others
}

// TestEdits: after any edit a run with the cache finds the same in every file as one without, and caches the same.
func TestEdits(t *testing.T) {
	edits, projects := 80, 3
	if clitest.Full() {
		projects = 12
	}
	if testing.Short() {
		edits, projects = 8, 1
	}
	checks := validate.Checks(battlelore.Checks())
	hits, all := 0, 0
	for seed := range uint64(projects) {
		e := &edited{rand.New(rand.NewPCG(seed, 7)), nil, map[string]string{}, library.LibraryFiles()}
		kept := store{}
		var done []string
		for step := range edits {
			done = append(done, e.edit())
			part, quick := e.IntN(4) == 0, e.IntN(4) == 0
			var plays *check.Games
			plan := func() runner.Plan {
				if !quick && seed == 0 && step%10 == 9 {
					plays = &check.Games{Context: t.Context(), Count: 1, Workers: 1}
				}
				return runner.Plan{Checks: checks, Workers: 2, Quick: quick, Games: plays}
			}
			named, others := e.files(part)
			c := catalog.Project(library.Games(), named, others, 2)
			want, err := plan().Over(c)
			if err != nil {
				t.Fatalf("seed %d, step %d: %v", seed, step, err)
			}
			memory := runner.NewMemory(kept, "test", nil)
			again := catalog.ProjectWithHeaders(library.Games(), named, others, 2, memory.Handed)
			known := memory.Known(again, plan())
			for _, s := range again.ToJudge() {
				if all++; known(s) {
					hits++
				}
			}
			got, err := memory.Check(again, plan())
			if err != nil {
				t.Fatalf("seed %d, step %d: %v", seed, step, err)
			}
			if !same(t, c, again, want, got) {
				t.Fatalf("seed %d, step %d (part %t, quick %t): after\n%s", seed, step, part, quick, strings.Join(done, "\n"))
			}
		}
	}
	t.Logf("%d of %d files were known", hits, all)
	if hits*5 < all {
		t.Errorf("only %d of %d files were known", hits, all)
	}
}

func same(t *testing.T, c, again *catalog.Catalog, want, got []*runner.Outcome) bool {
	t.Helper()
	if len(want) != len(got) {
		t.Errorf("%d files are judged, not %d", len(got), len(want))
		return false
	}
	for i, s := range c.ToJudge() {
		if o := again.ToJudge()[i]; o.File != s.File || !reflect.DeepEqual(o.Header(), s.Header()) {
			t.Errorf("%s: %+v, not %s: %+v", o.File.Name, o.Header(), s.File.Name, s.Header())
			return false
		}
		if !reflect.DeepEqual(want[i], got[i]) {
			t.Errorf("%s: remembered are %s, found %s", s.File.Name, told(got[i]), told(want[i]))
			return false
		}
	}
	return true
}

func told(o *runner.Outcome) string {
	var out strings.Builder
	fmt.Fprintf(&out, "errors %t, owed %t, played %t, whole %t, waived %d\n", o.Errors, o.Blocked, o.Played, o.Whole,
		len(o.Waived))
	text := diag.Text{Out: &out, Source: func(string) *source.File { return nil }}
	_ = text.Write(o.Findings)
	return out.String()
}
