package gametest

import "testing"

// TestDiffer checks that the first differing field is reported at any depth.
func TestDiffer(t *testing.T) {
	type unit struct {
		At     int16
		Blocks uint8
	}
	type state struct {
		Turn  int
		Units [3]unit
	}
	want := state{Turn: 2, Units: [3]unit{{At: 4, Blocks: 3}}}
	got := want
	got.Units[1].Blocks, got.Units[2].At = 1, 7
	if text := Differ(&want, &got); text != "State.Units[1].Blocks should be 0 and is 1" {
		t.Error(text)
	}
	if got.Turn = 3; Differ(&want, &got) != "State.Turn should be 2 and is 3" {
		t.Error(Differ(&want, &got))
	}
}
