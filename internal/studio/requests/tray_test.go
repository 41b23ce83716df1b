package requests

import (
	"fmt"
	"strings"
	"testing"
)

// TestTraySince: after a stroke a tray has new counts, and only the pictures that the client does not have.
func TestTraySince(t *testing.T) {
	s := start(t, nil)
	uri := s.open("two-oaks.map.toml", libraryText(t, "map", "two-oaks"))
	tray := func(since int) (out Tray) {
		params := map[string]any{"textDocument": map[string]any{"uri": uri}, "since": since}
		if err := s.ask("muster/tray", params, &out); err != nil {
			t.Fatal(err.Message)
		}
		return out
	}
	first := tray(0)
	if err := s.gesture(uri, map[string]any{"do": "paint", "symbol": "W", "at": []string{"C3"}}); err != nil {
		t.Fatal(err.Message)
	}
	next, whole := tray(first.N), tray(0)
	if next.N <= first.N || len(next.Drawers) != len(whole.Drawers) {
		t.Fatalf("tray %d after %d has %d drawers", next.N, first.N, len(next.Drawers))
	}
	changed := 0
	for i, d := range next.Drawers {
		for k, p := range d.Pieces {
			want := whole.Drawers[i].Pieces[k]
			if p.Used != want.Used || p.Picture != "" || want.Picture == "" {
				t.Errorf("%s: %d used, want %d, a picture of %d bytes", p.Key, p.Used, want.Used, len(p.Picture))
			}
			if p.Used != first.Drawers[i].Pieces[k].Used {
				changed++
			}
		}
	}
	if changed == 0 {
		t.Error("the counts are the old ones")
	}
	if again := tray(first.N - 1); again.Drawers[0].Pieces[0].Picture == "" {
		t.Error("a picture is missing after an unknown tray")
	}
}

// TestTrayLent puts more knights than the Standards have banner bearers: the tray counts those that the Pennants lend,
// as adventure/bearers does.
func TestTrayLent(t *testing.T) {
	s := start(t, nil)
	s.open("two-oaks.map.toml", libraryText(t, "map", "two-oaks"))
	uri := s.open("the-toll-bridge.adventure.toml", libraryText(t, "adventure", "the-toll-bridge"))
	const list, unit = "standard.units", "red-human-horse"
	count := func() string {
		var out Tray
		if err := s.ask("muster/tray", map[string]any{"textDocument": map[string]any{"uri": uri}}, &out); err != nil {
			t.Fatal(err.Message)
		}
		for _, d := range out.Drawers {
			for _, p := range d.Pieces {
				if p.Key == list+"/"+unit {
					return strings.TrimSpace(fmt.Sprintf("%d of %d %s", p.Used, p.Total, p.Note))
				}
			}
		}
		return ""
	}
	for _, c := range []struct{ hex, want string }{
		{"A1", "2 of 3"},
		{"B1", "3 of 3"},
		{"C1", "4 of 4 1 with a banner bearer of the Pennants"},
		{"D1", "5 of 5 2 with a banner bearer of the Pennants"},
		{"E1", "6 of 5 2 with a banner bearer of the Pennants"},
	} {
		put := map[string]any{"do": "put", "thing": "unit", "list": list, "type": unit, "at": []string{c.hex}}
		if err := s.gesture(uri, put); err != nil {
			t.Fatal(c.hex, err.Message)
		}
		if got := count(); got != c.want {
			t.Errorf("with knights on %s the tray has %q, want %q", c.hex, got, c.want)
		}
	}
}
