package main

import "testing"

// TestOneCauseOneFinding checks that an invalid value is reported at its position only, and not in the files that use
// its row.
func TestOneCauseOneFinding(t *testing.T) {
	t.Parallel()
	shown := 0
	for seed := range uint64(60) {
		more, told := cascade(seed)
		if told {
			shown++
		}
		for _, f := range more {
			t.Errorf("seed %d: %s", seed, f)
		}
	}
	if shown < 20 {
		t.Errorf("only %d projects could show it", shown)
	}
}
