package medieval_test

import (
	"os"
	"strconv"
	"testing"

	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/engine/medieval"
	testmedieval "muster/internal/testing/medieval"
)

// games returns the number of games of each battle; more if the environment requests a long run.
func games(t *testing.T, usual int) int { return asked(t, "REFEREE_GAMES", usual) }

// asked returns a number of games from the environment.
func asked(t *testing.T, name string, usual int) int {
	t.Helper()
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return usual
}

// first returns the first seed of battles, which the environment may change.
func first() uint64 {
	n, _ := strconv.ParseUint(os.Getenv("REFEREE_FIRST"), 10, 64)
	return n
}

// TestShippedBattles compares the engine with the reference implementation (MED-TURN-01 to MED-TER-04), in random and
// in greedy play of every shipped scenario.
func TestShippedBattles(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	cat := medieval.Game().Load(nil, 1)
	for _, e := range cat.All(rulebook.KindAdventure) {
		scenario, refused := setup.Open(cat, e, setup.Options{})
		if len(refused) > 0 {
			t.Errorf("%s: %v", e.ID, refused[0].Message())
			continue
		}
		t.Run(e.ID, func(t *testing.T) {
			seen := map[string]int{}
			for i := range uint64(games(t, 20)) {
				seed := first() + i
				if fail := newMatch(cat, e, scenario.Battle(seed), seed, seen).play(); fail != "" {
					t.Fatalf("seed %d: %s", seed, fail)
				}
			}
			for i := range uint64(asked(t, "REFEREE_GREEDY", 3)) {
				seed := first() + i
				m := newMatch(cat, e, scenario.Battle(seed), seed, seen).seat("greedy", seed)
				if fail := m.play(); fail != "" {
					t.Fatalf("greedy, seed %d: %s", seed, fail)
				}
			}
			t.Log(seen)
		})
	}
}

// TestMadeUpBattles does the same on generated battles with all terrain, features, sides and units.
func TestMadeUpBattles(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	seen := map[string]int{}
	for i := range uint64(games(t, 200)) {
		seed := first() + i
		files := testmedieval.AuthoredBattle(seed)
		cat := medieval.Game().Load(files, 1)
		for _, e := range cat.Given() {
			if len(e.Schema) > 0 {
				t.Fatalf("seed %d: %+v\n%s", seed, e.Schema, e.Doc.File.Text)
			}
		}
		e := cat.Find(rulebook.KindAdventure, testmedieval.ID)
		b, refused := setup.New(cat, e, setup.Options{Seed: seed})
		if len(refused) > 0 {
			t.Fatalf("seed %d: %s", seed, refused[0].Message())
		}
		if fail := newMatch(cat, e, b, seed, seen).play(); fail != "" {
			if dir := os.Getenv("REFEREE_KEEP"); dir != "" {
				for _, f := range files {
					os.WriteFile(dir+"/"+f.Name, f.Text, 0o644)
				}
			}
			t.Fatalf("seed %d: %s", seed, fail)
		}
	}
	t.Log(seen)
	words := []string{
		"holds", "joined", "checks", "fell", "flees", "escape", "fled", "spared", "blocked", "reacts", "copies", "falls",
		"gains", "leaves", "end 1", "end 2", "end 3", "end 4",
	}
	for kind := range kernel.ActionKinds {
		words = append(words, kind.String())
	}
	for _, word := range words {
		if seen[word] == 0 {
			t.Errorf("%q did not come up", word)
		}
	}
}
