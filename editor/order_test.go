package editor_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"muster/internal/editor/protocol"
	"muster/internal/engine/battlelore/rulebook"
)

// TestAnyOrder opens, edits and closes documents, writes files and sends requests in random order. The server must
// survive and end with the findings of a fresh server, whether it sends them or the client asks.
func TestAnyOrder(t *testing.T) {
	rename := func(text, old, id string) string { return strings.ReplaceAll(text, `"`+old+`"`, `"`+id+`"`) }
	field := rename(shipped(t, rulebook.KindMap, "two-oaks"), "two-oaks", "our-oaks")
	start := map[string]string{
		"maps/our-oaks.map.toml": field,
		"maps/new.map.toml":      "",
		"adventures/our-toll.adventure.toml": rename(rename(shipped(t, rulebook.KindAdventure, "the-new-toll"), "two-oaks",
			"our-oaks"), "the-new-toll", "our-toll"),
		"pennant-z.deploycards.toml": rename(shipped(t, rulebook.KindDeploycards, "pennant-a"), "pennant-a", "pennant-z"),
		"own.rulebook.toml":          "kind = \"rulebook\"\nformat = 1\nid = \"own\"\nname = \"Own\"\n",
	}
	var names []string
	for name := range start {
		names = append(names, name)
	}
	pieces := []string{"", "\n", "x", "\"", "[", "]", "[[waive]]\n", "our-oaks", "two-oaks", "our-toll", "😀界", "\r\n",
		"= ", "map", "\"\"\"", ". ", "#", "kind = \"map\"\n", "e4", "green-human-bow", field}
	requests := []string{"hover", "completion", "definition", "references", "prepareRename", "documentSymbol",
		"codeAction", "formatting", "codeLens", "foldingRange", "inlayHint", "documentLink", "diagnostic"}
	rapid.Check(t, func(rt *rapid.T) {
		dir := write(t, start)
		if err := os.WriteFile(filepath.Join(dir, ".muster.toml"), nil, 0o644); err != nil {
			rt.Fatal(err)
		}
		pulls := rapid.Bool().Draw(rt, "pulls")
		d := begin(t, dir, options(dir))
		if pulls {
			d.Close()
			d = puller(t, dir)
		}
		texts := map[string]*protocol.Text{}
		var asked []int
		for range rapid.IntRange(1, 25).Draw(rt, "steps") {
			name := rapid.SampledFrom(names).Draw(rt, "file")
			switch step := rapid.IntRange(0, 11).Draw(rt, "step"); {
			case step == 0:
				texts[name] = protocol.New([]byte(start[name]))
				d.open(name, start[name])
			case step == 1:
				delete(texts, name)
				d.Notify("textDocument/didClose", map[string]any{"textDocument": protocol.Document{URI: d.uri(name)}})
			case step == 2:
				if err := os.WriteFile(filepath.Join(dir, name), []byte(start[name]+"# more\n"), 0o644); err != nil {
					rt.Fatal(err)
				}
				d.Notify("workspace/didChangeWatchedFiles", map[string]any{})
			case step == 3:
				time.Sleep(time.Duration(rapid.IntRange(0, 20).Draw(rt, "wait")) * time.Millisecond)
			case step < 7:
				line, character := rapid.IntRange(0, 30).Draw(rt, "line"), rapid.IntRange(0, 30).Draw(rt, "character")
				p := map[string]any{
					"textDocument": protocol.Document{URI: d.uri(name)},
					"position":     protocol.Position{Line: line, Character: character},
					"range":        protocol.Range{End: protocol.Position{Line: 9}},
				}
				asked = append(asked, d.Begin("textDocument/"+rapid.SampledFrom(requests).Draw(rt, "request"), p))
				if rapid.Bool().Draw(rt, "cancel") {
					d.Notify("$/cancelRequest", map[string]any{"id": asked[len(asked)-1]})
				}
			case texts[name] != nil:
				texts[name] = d.typed(rt, name, texts[name], rapid.SampledFrom(pieces).Draw(rt, "piece"))
			}
		}
		for _, id := range asked {
			d.Await(id)
		}
		d.settle()
		fresh := begin(t, dir, options(dir))
		for name, text := range texts {
			fresh.open(name, string(text.Bytes()))
		}
		fresh.settle()
		got, want := d.all(), fresh.all()
		if pulls {
			got = d.allPulled()
		}
		if got != want {
			rt.Fatalf("the server has found\n%s\nand a new one finds\n%s", got, want)
		}
		fresh.Close()
		d.Close()
	})
}

// typed makes a random edit of a document.
func (d *desk) typed(rt *rapid.T, name string, text *protocol.Text, piece string) *protocol.Text {
	n := len(text.Bytes())
	from := rapid.IntRange(0, n).Draw(rt, "from")
	to := min(n, from+rapid.IntRange(0, 12).Draw(rt, "length"))
	a, b := text.Place(from), text.Place(to)
	edited, err := text.Edit(a, b, piece)
	if err != nil {
		rt.Fatal(err)
	}
	r := protocol.Range{Start: protocol.Position(a), End: protocol.Position(b)}
	d.change(name, 2, protocol.Change{Range: &r, Text: piece})
	return edited
}

// all returns all findings that a client knows.
func (d *desk) all() string {
	out, err := json.MarshalIndent(d.AllFound(), "", " ")
	if err != nil {
		return fmt.Sprint(err)
	}
	return string(out)
}
