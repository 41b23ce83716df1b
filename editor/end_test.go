package editor_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"muster/internal/editor/protocol"
)

// TestMessagesAfterExit: the server ends without reading messages after exit.
func TestMessagesAfterExit(t *testing.T) {
	exit := `{"jsonrpc":"2.0","method":"exit"}`
	bodies := []string{
		exit, "[" + exit + "]", `{"jsonrpc":"2.0","id":77,"method":"exit"}`,
		`{"jsonrpc":"2.0","id":78,"method":"shutdown"}`, `{"jsonrpc":"2.0","method":"initialized"}`,
		`{"jsonrpc":"2.0","id":79,"method":"textDocument/hover","params":{}}`,
		`{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.map.toml"}}}`,
		`{"jsonrpc":"2.0","id":1,"result":null}`, "[]", "{", "",
	}
	rapid.Check(t, func(rt *rapid.T) {
		d := begin(t, t.TempDir(), options(t.TempDir()))
		var text strings.Builder
		end := rapid.SampledFrom(bodies[:2]).Draw(rt, "exit")
		after := rapid.SliceOfN(rapid.SampledFrom(bodies), 1, 8).Draw(rt, "after")
		for _, body := range append([]string{end}, after...) {
			fmt.Fprintf(&text, "Content-Length: %d\r\n\r\n%s", len(body), body)
		}
		go d.Bytes(text.String())
		select {
		case <-d.ended:
		case <-time.After(20 * time.Second):
			rt.Fatal("the server goes on")
		}
	})
}

// TestVersionOfFindings: findings that an edit does not change are published with the document's new version.
func TestVersionOfFindings(t *testing.T) {
	d := begin(t, write(t, map[string]string{".muster.toml": ""}), options(t.TempDir()))
	d.open("a.map.toml", "kind = \"map\"\n")
	d.settle()
	want := codes(d.Found(d.uri("a.map.toml")))
	if want == "" {
		t.Fatal("nothing is found in an empty map")
	}
	for version := 2; version < 5; version++ {
		d.change("a.map.toml", version, protocol.Change{Text: "kind = \"map\"\n" + strings.Repeat("\n", version)})
		d.settle()
		is := func(f protocol.Diagnostics) bool { return f.Version != nil && *f.Version == version }
		if d.server.Settle(); !d.Now(d.uri("a.map.toml"), is) || codes(d.Found(d.uri("a.map.toml"))) != want {
			t.Errorf("version %d: the findings are %+v", version, d.Found(d.uri("a.map.toml")))
		}
	}
}
