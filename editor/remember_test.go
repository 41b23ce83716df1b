package editor_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"

	"pgregory.net/rapid"

	"muster/internal/editor/protocol"
	"muster/internal/engine/battlelore/rulebook"
	"muster/schema/diag"
	"muster/validate/check"
)

// TestJudgedAgain: after an edit, the edited file and its dependents are checked again, and no other file. After the
// edit is undone, nothing is.
func TestJudgedAgain(t *testing.T) {
	files := project(t)
	files["other.map.toml"] = strings.Replace(files["our-oaks.map.toml"], `"our-oaks"`, `"other"`, 1)
	dir := write(t, files)
	opts := options(dir)
	var mu sync.Mutex
	judged := map[string]bool{}
	for _, kind := range []string{rulebook.KindMap, rulebook.KindAdventure} {
		opts.Checks = append(opts.Checks, &check.Check{
			Code: kind + "/seen", Severity: diag.Warning, Kind: kind, Slow: true, Run: func(p *check.Pass) {
				mu.Lock()
				defer mu.Unlock()
				judged[p.Entry.Doc.File.Name] = true
			},
		})
	}
	d := begin(t, dir, opts)
	again := func(want ...string) {
		t.Helper()
		d.settle()
		mu.Lock()
		defer mu.Unlock()
		if got := slices.Sorted(maps.Keys(judged)); !slices.Equal(got, want) {
			t.Errorf("checked %v, want %v", got, want)
		}
		clear(judged)
	}
	again("broken.map.toml", "other.map.toml", "our-oaks.map.toml", "our-toll.adventure.toml")
	name := "our-oaks.map.toml"
	d.open(name, files[name])
	again()
	d.change(name, 2, protocol.Change{Text: files[name] + "# more\n"})
	again("our-oaks.map.toml", "our-toll.adventure.toml")
	d.change(name, 3, protocol.Change{Text: files[name]})
	again()
	d.open("other.map.toml", files["other.map.toml"]+"# more\n")
	again("other.map.toml")
	var held []int
	for version := range 30 {
		d.change(name, version+4, protocol.Change{Text: files[name] + strings.Repeat("#", version+1)})
		d.settle()
		held = append(held, d.server.Remembered())
	}
	if held[29] > held[15] {
		t.Errorf("the server holds ever more results: %v", held)
	}
}

// TestIncremental: after random edits that affect other files, the findings are those of a server that checks
// everything for the first time.
func TestIncremental(t *testing.T) {
	start := project(t)
	start["b-toll.adventure.toml"] = strings.Replace(start["our-toll.adventure.toml"], `"our-toll"`, `"b-toll"`, 1)
	names := slices.Sorted(maps.Keys(start))
	edits := [][2]string{
		{`"our-oaks"`, `"other-oaks"`}, {`"other-oaks"`, `"our-oaks"`}, {`"our-oaks"`, `"two-oaks"`},
		{`"our-toll"`, `"b-toll"`}, {`"standard"`, `"standart"`}, {`"standart"`, `"standard"`},
		{`name`, `nam`}, {`nam `, `name `},
		{"\n", "\n]]\n"}, {"\n]]\n", "\n"}, {`kind`, `# kind`}, {`# kind`, `kind`},
		{"", "[[waive]]\ncode = \"map/unused-legend\"\nreason = \"known\"\n"},
		{"", "[severity]\n\"map/unused-legend\" = \"error\"\n"},
	}
	rapid.Check(t, func(rt *rapid.T) {
		dir := write(t, start)
		d := begin(t, dir, options(dir))
		texts := map[string]string{}
		for version := range rapid.IntRange(1, 8).Draw(rt, "edits") {
			name := rapid.SampledFrom(names).Draw(rt, "file")
			edit := rapid.SampledFrom(edits).Draw(rt, "edit")
			if _, open := texts[name]; !open {
				texts[name] = start[name]
				d.open(name, start[name])
			}
			texts[name] = strings.Replace(texts[name], edit[0], edit[1], 1)
			d.change(name, version+2, protocol.Change{Text: texts[name]})
			if rapid.Bool().Draw(rt, "settle") {
				d.settle()
			}
		}
		d.settle()
		fresh := begin(t, dir, options(dir))
		for name, text := range texts {
			fresh.open(name, text)
		}
		fresh.settle()
		if got, want := d.all(), fresh.all(); got != want {
			rt.Fatal(fmt.Sprintf("the server has found\n%s\nand a new one finds\n%s", got, want))
		}
		d.Close()
		fresh.Close()
	})
}
