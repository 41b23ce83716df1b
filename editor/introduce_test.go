package editor_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"muster/internal/editor/protocol"
	"muster/internal/engine/battlelore/rulebook"
	"muster/schema/diag"
	"muster/validate/check"
)

// TestAskedAfterOpen: requests right after a document is opened are answered, although its project was not read yet.
func TestAskedAfterOpen(t *testing.T) {
	files := project(t)
	dir := write(t, files)
	opts := options(dir)
	opts.Debounce = time.Hour
	d := begin(t, dir, opts)
	name := "our-toll.adventure.toml"
	d.open(name, files[name])
	unit := strings.Index(files[name], `type = "`) + len(`type = "`)
	line := strings.Count(files[name][:unit], "\n")
	at := map[string]any{
		"textDocument": protocol.Document{URI: d.uri(name)},
		"position":     protocol.Position{Line: line, Character: unit - strings.LastIndexByte(files[name][:unit], '\n') - 1},
	}
	var list protocol.CompletionList
	if d.Call("textDocument/completion", at, &list); len(list.Items) == 0 {
		t.Error("no units are offered")
	}
	if a := d.Ask("textDocument/hover", at); a.Error != nil || !strings.Contains(string(a.Result), "contents") {
		t.Errorf("the hover is %s", a.Result)
	}
	var actions []protocol.CodeAction
	d.Call("textDocument/codeAction", at, &actions)
	if len(actions) != 0 {
		t.Errorf("without the project, actions are %v", actions)
	}
	play := map[string]any{"command": "muster.play", "arguments": []string{d.uri(name)}}
	if a := d.Ask("workspace/executeCommand", play); a.Error == nil || !strings.Contains(a.Error.Message, "try again") {
		t.Errorf("without the project, games are played: %s", a.Result)
	}
}

// TestFoundAfterOpen: in a project that was read, the findings of a newly opened document do not wait for those of
// other files.
func TestFoundAfterOpen(t *testing.T) {
	files := project(t)
	dir := write(t, files)
	opts := options(dir)
	wait, hold := make(chan bool), make(chan bool)
	opts.Checks = append(opts.Checks, &check.Check{
		Code: "map/held", Severity: diag.Warning, Kind: rulebook.KindMap, Run: func(p *check.Pass) {
			select {
			case <-hold:
				if strings.HasSuffix(p.Entry.Doc.File.Name, "broken.map.toml") {
					<-wait
				}
			default:
			}
		},
	})
	d := begin(t, dir, opts)
	d.settle()
	close(hold)
	changed := []byte(files["broken.map.toml"] + "# changed\n")
	if err := os.WriteFile(filepath.Join(dir, "broken.map.toml"), changed, 0o644); err != nil {
		t.Fatal(err)
	}
	d.open("our-oaks.map.toml", strings.Replace(files["our-oaks.map.toml"], `"standard"`, `"standart"`, 1))
	if !d.UntilFound(d.uri("our-oaks.map.toml"), func(f protocol.Diagnostics) bool {
		return codes(f.Diagnostics) == "map/unknown-board"
	}) {
		t.Errorf("found %v", d.Found(d.uri("our-oaks.map.toml")))
	}
	close(wait)
	d.settle()
}
