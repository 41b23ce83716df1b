package main

import (
	"testing"

	"muster/internal/engine/command/boards"
	"muster/internal/testing/battlelore"
)

// TestWild checks that any generated battle without errors in `muster check` plays to its end and keeps all invariants.
// The long version is `go run ./internal/tools/soak -only made-up-wild`.
func TestWild(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	const seeds = 12
	played := 0
	for seed := range uint64(seeds) {
		files := passed(battlelore.Wild(seed))
		if files == nil {
			continue
		}
		played++
		b, refused := opened(files, seed)
		for _, r := range refused {
			t.Errorf("seed %d: no check finds that %s", seed, r.Message())
		}
		if b == nil {
			continue
		}
		g := battlelore.WatchedGame{Battle: b, Players: [boards.Camps]string{"random", "random"}, Every: 61}
		if seed%5 == 0 {
			g.Players[0] = "greedy"
		}
		if _, err := g.Play(); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
		if _, err := g.PlayTurned(); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
	}
	if played < seeds/3 {
		t.Errorf("of %d battles only %d were played", seeds, played)
	}
}
