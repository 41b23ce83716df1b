package requests

import (
	"encoding/json"
	"strings"
	"testing"

	"muster/internal/editor/protocol"
)

// TestForeseen makes gestures. The findings that come with their edits are those of the texts after them, which a new
// server finds, too.
func TestForeseen(t *testing.T) {
	s := start(t, nil)
	root := s.open("the-toll-bridge.adventure.toml", libraryText(t, "adventure", "the-toll-bridge"))
	on := s.open("two-oaks.map.toml", libraryText(t, "map", "two-oaks"))
	s.board(root, 0)
	several := 0
	for _, g := range []struct {
		uri     string
		gesture map[string]any
	}{
		{on, map[string]any{"do": "paint", "symbol": "W", "at": []string{"C3", "D3", "E3", "F3"}}},
		{on, map[string]any{"do": "paint", "symbol": "H", "at": []string{"C3"}}},
		{root, map[string]any{"do": "unset", "path": []string{"name"}}},
		{root, map[string]any{"do": "set", "path": []string{"name"}, "value": "The Toll Bridge"}},
		{on, map[string]any{"do": "paint", "symbol": "W", "at": strings.Fields("A1 B1 C1 D1 E1 F1 G1 H1 I1")}},
	} {
		if err := s.gesture(g.uri, g.gesture); err != nil {
			t.Fatalf("%v: %s", g.gesture, err.Message)
		}
		if s.foreseen == nil || s.foreseen.URI != g.uri || *s.foreseen.Version != s.v[g.uri] {
			t.Fatalf("%v: foreseen %+v, the version is %d", g.gesture, s.foreseen, s.v[g.uri])
		}
		s.published(g.uri, s.foreseen.Diagnostics)
		several += len(s.foreseen.Diagnostics)
	}
	if several < 2 {
		t.Errorf("only %d findings were foreseen", several)
	}
}

// TestForeseenOther sends another text than the foreseen one: it is judged by itself.
func TestForeseenOther(t *testing.T) {
	s := start(t, nil)
	on := s.open("two-oaks.map.toml", libraryText(t, "map", "two-oaks"))
	s.board(on, 0)
	var answer Changes
	err := s.ask("muster/edit", map[string]any{
		"textDocument": map[string]any{"uri": on, "version": s.v[on]},
		"gesture":      map[string]any{"do": "paint", "symbol": "W", "at": []string{"C3"}},
	}, &answer)
	if err != nil || answer.Findings == nil {
		t.Fatalf("%v, foreseen %v", err, answer.Findings)
	}
	s.v[on]++
	s.Notify("textDocument/didChange", map[string]any{
		"textDocument":   map[string]any{"uri": on, "version": s.v[on]},
		"contentChanges": []map[string]any{{"text": "kind = \"map\"\n"}},
	})
	if !s.UntilFound(on, func(d protocol.Diagnostics) bool {
		return d.Version != nil && *d.Version == s.v[on] && len(d.Diagnostics) > len(answer.Findings.Diagnostics)
	}) {
		t.Errorf("the findings of another text are %+v", s.Found(on))
	}
}

// published waits for the findings of the current version of a document and compares them.
func (s *session) published(uri string, want []protocol.Diagnostic) {
	s.t.Helper()
	at := func(d protocol.Diagnostics) bool { return d.Version != nil && *d.Version == s.v[uri] }
	if !s.UntilFound(uri, at) {
		s.t.Fatal("no findings of the last version")
	}
	got, _ := json.Marshal(s.Found(uri))
	foreseen, _ := json.Marshal(want)
	if string(got) != string(foreseen) {
		s.t.Errorf("foreseen:\n%s\npublished:\n%s", foreseen, got)
	}
}
