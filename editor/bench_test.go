package editor_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"muster/internal/editor/protocol"
	"muster/internal/engine/battlelore/rulebook"
)

// projectOf returns n adventures of about 250 lines, every tenth with its own map.
func projectOf(t testing.TB, n int) map[string]string {
	text := shipped(t, rulebook.KindAdventure, "the-toll-bridge")
	for lines := strings.Count(text, "\n"); lines < 250; lines++ {
		text = "# a line of what its author wants to remember\n" + text
	}
	field := shipped(t, rulebook.KindMap, "two-oaks")
	files := map[string]string{".muster.toml": ""}
	for i := range n {
		id := fmt.Sprintf("battle-%04d", i)
		on := fmt.Sprintf("field-%04d", i/10*10)
		body := strings.Replace(text, `"the-toll-bridge"`, `"`+id+`"`, 1)
		files["adventures/"+id+".adventure.toml"] = strings.Replace(body, `"two-oaks"`, `"`+on+`"`, 1)
		if i%10 == 0 {
			files["maps/"+on+".map.toml"] = strings.Replace(field, `"two-oaks"`, `"`+on+`"`, 1)
		}
	}
	return files
}

// BenchmarkKeystroke measures the time to static findings after a keystroke, beyond the debounce, in an adventure of
// 250 lines in a project of 200 files. It includes Debounce and the pipes.
func BenchmarkKeystroke(b *testing.B) { keystrokes(b, time.Hour) }

// BenchmarkKeystrokeBeside measures the same while the whole project is being judged, which every keystroke cancels.
func BenchmarkKeystrokeBeside(b *testing.B) { keystrokes(b, time.Millisecond) }

func keystrokes(b *testing.B, settle time.Duration) {
	dir := write(b, projectOf(b, 180))
	opts := options(dir)
	opts.Settle = settle
	d := begin(b, dir, opts)
	name := "adventures/battle-0007.adventure.toml"
	text := projectOf(b, 8)[name]
	d.open(name, text)
	if !d.UntilFound(d.uri(name), func(protocol.Diagnostics) bool { return true }) {
		b.Fatal("the project is not judged")
	}
	line := strings.Count(text[:strings.Index(text, "first  =")], "\n")
	version := 1
	b.ResetTimer()
	for b.Loop() {
		if settle < time.Second {
			b.StopTimer()
			time.Sleep(settle * 10) // judging is under way
			b.StartTimer()
		}
		version++
		word := "standard"
		if version%2 == 0 {
			word = "standarx"
		}
		at := protocol.Range{Start: protocol.Position{Line: line, Character: 10},
			End: protocol.Position{Line: line, Character: 18}}
		d.change(name, version, protocol.Change{Range: &at, Text: word})
		judged := func(f protocol.Diagnostics) bool { return f.Version != nil && *f.Version == version }
		if !d.UntilFound(d.uri(name), judged) {
			b.Fatal("nothing is found")
		}
	}
}

// BenchmarkProject measures the time until a project of 200 files is judged whole after an edit of one adventure,
// slow checks included.
func BenchmarkProject(b *testing.B) {
	dir := write(b, projectOf(b, 180))
	d := begin(b, dir, options(dir))
	name := "adventures/battle-0007.adventure.toml"
	text := projectOf(b, 8)[name]
	d.open(name, text)
	d.settle()
	version := 1
	for b.Loop() {
		version++
		d.change(name, version, protocol.Change{Text: fmt.Sprintf("# %d\n%s", version, text)})
		d.settle()
	}
}

// BenchmarkCompletion measures completion of units, hexes, maps and keys in an adventure of 250 lines in a project of
// 200 files.
func BenchmarkCompletion(b *testing.B) {
	dir := write(b, projectOf(b, 180))
	d := begin(b, dir, options(dir))
	name := "adventures/battle-0007.adventure.toml"
	text := projectOf(b, 8)[name]
	d.open(name, text)
	d.settle()
	for what, before := range map[string]string{
		"units": "type = \"", "hexes": "at   = [\"", "maps": "map    = \"", "keys": "\nfirst",
	} {
		i := strings.Index(text, before) + len(before)
		line := strings.Count(text[:i], "\n")
		p := map[string]any{
			"textDocument": protocol.Document{URI: d.uri(name)},
			"position":     protocol.Position{Line: line, Character: i - strings.LastIndexByte(text[:i], '\n') - 1},
		}
		b.Run(what, func(b *testing.B) {
			for b.Loop() {
				var list protocol.CompletionList
				if d.Call("textDocument/completion", p, &list); len(list.Items) == 0 {
					b.Fatal("nothing can be written")
				}
			}
		})
	}
}

// BenchmarkReferences measures the search for all references to a map in a project of 200 files.
func BenchmarkReferences(b *testing.B) {
	dir := write(b, projectOf(b, 180))
	d := begin(b, dir, options(dir))
	d.open("maps/field-0000.map.toml", projectOf(b, 1)["maps/field-0000.map.toml"])
	d.settle()
	p := map[string]any{
		"textDocument": protocol.Document{URI: d.uri("maps/field-0000.map.toml")},
		"position":     protocol.Position{Line: 4, Character: 12},
	}
	for b.Loop() {
		var list []protocol.Location
		if d.Call("textDocument/references", p, &list); len(list) == 0 {
			b.Fatal("nothing names the map")
		}
	}
}
