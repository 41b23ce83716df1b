package requests

import "testing"

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
