package editor_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"muster/internal/editor/protocol"
	"muster/internal/engine/battlelore/rulebook"
)

// alive reports whether the server still answers.
func (d *desk) alive(t *testing.T, after string) {
	t.Helper()
	p := map[string]any{"textDocument": protocol.Document{URI: d.uri("m.map.toml")}}
	if a := d.Ask("textDocument/foldingRange", p); a.Error != nil {
		t.Fatalf("after %s: %s", after, a.Error.Message)
	}
}

// TestBadMessages: input that is not a message gets an error, and the next message is answered.
func TestBadMessages(t *testing.T) {
	dir := write(t, map[string]string{"m.map.toml": shipped(t, rulebook.KindMap, "two-oaks")})
	d := begin(t, dir, options(dir))
	d.open("m.map.toml", shipped(t, rulebook.KindMap, "two-oaks"))
	for _, c := range []struct{ what, bytes string }{
		{"no JSON", "Content-Length: 5\r\n\r\nhello"},
		{"half a message", "Content-Length: 12\r\n\r\n{\"jsonrpc\":\""},
		{"a text", "Content-Length: 3\r\n\r\n\"a\""},
		{"nothing", "Content-Length: 0\r\n\r\n"},
		{"an empty batch", "Content-Length: 2\r\n\r\n[]"},
		{"bytes that are no UTF-8", "Content-Length: 4\r\n\r\n\xff\xfe\x00\x80"},
		{"another version", "Content-Length: 42\r\n\r\n" + `{"jsonrpc":"1.0","id":9999,"method":"foo"}`},
		{"a head without length", "Content-Type: text/plain\r\n\r\n"},
		{"a negative length", "Content-Length: -7\r\n\r\n"},
		{"a length that is none", "Content-Length: many\r\n\r\n"},
		{"a head that is none", "hello\r\n\r\n"},
		{"a head of a megabyte", strings.Repeat("x", 1<<20) + "\r\n\r\n"},
		{"lists in lists", fmt.Sprintf("Content-Length: 200000\r\n\r\n%s", strings.Repeat("[", 200000))},
	} {
		before := len(d.Lost())
		d.Bytes(c.bytes)
		d.alive(t, c.what)
		if c.what == "another version" {
			continue // this one is answered by its number
		}
		if !d.UntilLost(before + 1) {
			t.Errorf("%s is not refused", c.what)
		}
	}
	d.Bytes("\r\n\r\n") // blank lines are ignored
	d.alive(t, "blank lines")
}

// TestBadRequests: invalid requests are refused with the error code that the protocol defines.
func TestBadRequests(t *testing.T) {
	dir := write(t, map[string]string{"m.map.toml": shipped(t, rulebook.KindMap, "two-oaks")})
	d := connect(t, dir, options(dir))
	if a := d.Ask("textDocument/hover", nil); a.Error == nil || a.Error.Code != -32002 {
		t.Errorf("a request before initialize is answered with %+v", a)
	}
	d.Call("initialize", protocol.Initialize{RootURI: "file://" + dir}, nil)
	d.Notify("initialized", nil)
	d.open("m.map.toml", shipped(t, rulebook.KindMap, "two-oaks"))
	at := func(line, character int) map[string]any {
		return map[string]any{
			"textDocument": protocol.Document{URI: d.uri("m.map.toml")},
			"position":     protocol.Position{Line: line, Character: character},
		}
	}
	for _, c := range []struct {
		method string
		params any
		code   int
	}{
		{"initialize", protocol.Initialize{}, -32600},
		{"textDocument/dance", nil, -32601},
		{"textDocument/hover", []int{1}, -32602},
		{"textDocument/hover", map[string]any{"position": "here"}, -32602},
		{"textDocument/hover", map[string]any{"textDocument": protocol.Document{URI: "file:///nowhere"}}, -32602},
		{"textDocument/hover", at(9999, 0), -32602},
		{"textDocument/completion", at(-1, 0), -32602},
		{"textDocument/completion", at(0, -5), -32602},
		{"textDocument/rename", at(0, 0), -32803},
		{"textDocument/prepareRename", at(1<<30, 1<<30), -32602},
		{"textDocument/codeAction", at(0, 0), 0},
		{"workspace/executeCommand", map[string]any{"command": "rm"}, -32602},
		{"workspace/executeCommand", map[string]any{"command": "rm", "arguments": []any{d.uri("m.map.toml")}}, -32602},
		{"workspace/executeCommand", map[string]any{"command": "muster.print", "arguments": []any{7}}, -32602},
		{"textDocument/inlayHint", map[string]any{"range": 1}, -32602},
	} {
		a := d.Ask(c.method, c.params)
		code := 0
		if a.Error != nil {
			code = a.Error.Code
		}
		if code != c.code {
			t.Errorf("%s %v is answered with %d, want %d", c.method, c.params, code, c.code)
		}
	}
	for _, method := range []string{"$/unknown", "textDocument/unknown", "$/cancelRequest", "textDocument/didClose",
		"textDocument/didOpen", "workspace/didChangeWorkspaceFolders", "workspace/didChangeWatchedFiles"} {
		d.Notify(method, nil)
		d.Notify(method, []string{"a"})
		d.alive(t, method)
	}
}

// TestBadEdits: an edit out of range is reported. The server refuses requests until the client sends the whole text,
// then continues.
func TestBadEdits(t *testing.T) {
	text := shipped(t, rulebook.KindMap, "two-oaks")
	dir := write(t, map[string]string{"two-oaks.map.toml": text})
	d := begin(t, dir, options(dir))
	d.open("two-oaks.map.toml", text)
	outside := protocol.Range{Start: protocol.Position{Line: 5000}, End: protocol.Position{Line: 5001}}
	backwards := protocol.Range{Start: protocol.Position{Line: 3}, End: protocol.Position{Line: 2}}
	hover := map[string]any{"textDocument": protocol.Document{URI: d.uri("two-oaks.map.toml")},
		"position": protocol.Position{Line: 2, Character: 1}}
	for i, r := range []protocol.Range{outside, backwards} {
		d.change("two-oaks.map.toml", 2+i, protocol.Change{Range: &r, Text: "x"})
		if a := d.Ask("textDocument/hover", hover); a.Error == nil || a.Error.Code != -32803 {
			t.Errorf("after an edit that does not fit a request is answered with %+v", a)
		}
		d.change("two-oaks.map.toml", 4+i, protocol.Change{Text: text})
		if a := d.Ask("textDocument/hover", hover); a.Error != nil {
			t.Errorf("after the whole text a request is refused: %s", a.Error.Message)
		}
	}
	if !d.UntilTold("window/showMessage", 1) || len(d.Told("window/showMessage")) != 1 {
		t.Errorf("the edits are told %d times", len(d.Told("window/showMessage")))
	}
	d.change("nowhere.map.toml", 1, protocol.Change{Text: "x"})
	d.change("two-oaks.map.toml", 9, protocol.Change{Text: strings.Replace(text, `"standard"`, `"standart"`, 1)})
	d.settle()
	if found := d.Found(d.uri("two-oaks.map.toml")); codes(found) != "reference/hides-library map/unknown-board" {
		t.Errorf("found %v", found)
	}
}

// TestLargeDocuments: a document above the size limit is a finding. A message of 100 MB is skipped and reported. The
// server continues after both.
func TestLargeDocuments(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	dir := write(t, map[string]string{"m.map.toml": ""})
	d := begin(t, dir, options(dir))
	d.open("large.map.toml", "kind = \"map\"\n"+strings.Repeat("[[a]]\nb = [\n]\n", 1<<17))
	d.open("m.map.toml", "")
	d.settle()
	if got := codes(d.Found(d.uri("large.map.toml"))); got != "file/too-large" {
		t.Errorf("a document of 2 MB has %q", got)
	}
	for _, method := range []string{"documentSymbol", "foldingRange", "codeLens"} {
		var answer []any // the document counts as empty
		d.Call("textDocument/"+method, map[string]any{"textDocument": protocol.Document{URI: d.uri("large.map.toml")}},
			&answer)
		if len(answer) > 0 {
			t.Errorf("%s of a document of 2 MB gives %d", method, len(answer))
		}
	}
	a := d.Ask("textDocument/formatting", map[string]any{"textDocument": protocol.Document{URI: d.uri("large.map.toml")}})
	if a.Error == nil {
		t.Error("a document of 2 MB is laid out")
	}
	d.open("huge.map.toml", strings.Repeat("# a line of a hundred megabytes\n", 100<<20/32))
	d.alive(t, "a message of 100 MB")
	d.UntilTold("window/showMessage", 1)
	if told := d.Told("window/showMessage"); len(told) != 1 ||
		!strings.Contains(string(told[0].Params), "ignored a message") {
		t.Errorf("told %v", told)
	}
}

// TestEnd: a requested shutdown is clean; a closed connection is not.
func TestEnd(t *testing.T) {
	for _, c := range []struct {
		how   string
		end   func(d *desk)
		clean bool
	}{
		{"shutdown and exit", func(d *desk) { d.Call("shutdown", nil, nil); d.Notify("exit", nil) }, true},
		{"exit", func(d *desk) { d.Notify("exit", nil) }, false},
		{"nothing", func(d *desk) { d.Close() }, false},
		{"shutdown", func(d *desk) { d.Call("shutdown", nil, nil); d.Close() }, true},
	} {
		dir := write(t, map[string]string{"m.map.toml": ""})
		d := begin(t, dir, options(dir))
		c.end(d)
		select {
		case clean := <-d.ended:
			if clean != c.clean {
				t.Errorf("%s: clean is %t", c.how, clean)
			}
		case <-time.After(20 * time.Second):
			t.Fatalf("%s: the server goes on", c.how)
		}
	}
}
