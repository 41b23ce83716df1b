package battlelore_test

import (
	"os"
	"strconv"
	"testing"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/schema/source"
)

// games is how many games of each battle are played; more when the environment asks for a long run.
func games(t *testing.T, usual int) int {
	t.Helper()
	if n, err := strconv.Atoi(os.Getenv("REFEREE_GAMES")); err == nil {
		return n
	}
	return usual
}

// TestShippedBattles: BL-TURN-01 to BL-END-03: the engine against the referee, in random play of every shipped Medieval
// adventure for two players, and of those with Lore in which creatures fight (BL-CRE-01 to BL-CRE-11).
func TestShippedBattles(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	cat := library.New(nil, 1)
	beasts := map[string]bool{"the-weaver-in-the-fen": true}
	played := 0
	for _, e := range cat.All(rulebook.KindAdventure) {
		if e.Adventure.Type != setup.Medieval && !beasts[e.ID] || e.Adventure.Allies() {
			continue
		}
		scenario, refused := setup.Open(cat, e, setup.Options{})
		if len(refused) > 0 {
			t.Errorf("%s: %v", e.ID, refused[0].Message())
			continue
		}
		played++
		t.Run(e.ID, func(t *testing.T) {
			seen := map[string]int{}
			for seed := range uint64(games(t, 8)) {
				b, refused := scenario.Battle(seed)
				if len(refused) > 0 {
					t.Fatalf("seed %d: %v", seed, refused[0].Message())
				}
				if fail := newMatch(b, seed, seen).play(); fail != "" {
					t.Fatalf("seed %d: %s", seed, fail)
				}
			}
			t.Log(seen)
		})
	}
	if played == 0 {
		t.Error("no shipped adventure was played")
	}
}

// TestGeneratedBattles: the same on battles that are made up, where all grounds, features, sides and troops meet, on
// boards of both sizes.
func TestGeneratedBattles(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	seen := map[string]int{}
	base := library.New(nil, 1).Find(rulebook.KindAdventure, "candlemas-at-the-grange")
	book := base.Rules()
	for seed := range uint64(games(t, 40)) {
		w := newWriter(seed)
		files := []*source.File{
			source.NewFile("made-up.map.toml", []byte(w.battleMap())),
			source.NewFile("made-up.adventure.toml", []byte(w.adventure(book))),
		}
		cat := library.New(files, 1)
		for _, e := range cat.Given() {
			if len(e.Schema) > 0 {
				t.Fatalf("seed %d: %+v\n%s", seed, e.Schema, e.Doc.File.Text)
			}
		}
		b, refused := setup.New(cat, cat.Find(rulebook.KindAdventure, "made-up"), setup.Options{Seed: seed})
		if len(refused) > 0 {
			t.Fatalf("seed %d: %s", seed, refused[0].Message())
		}
		if fail := newMatch(b, seed, seen).play(); fail != "" {
			if dir := os.Getenv("REFEREE_KEEP"); dir != "" {
				for _, f := range files {
					os.WriteFile(dir+"/"+f.Name, f.Text, 0o644)
				}
			}
			t.Fatalf("seed %d: %s", seed, fail)
		}
	}
	t.Log(seen)
	kinds := []battlelore.ActionKind{
		battlelore.PlayCard,
		battlelore.GiveOrder,
		battlelore.Move,
		battlelore.Rush,
		battlelore.Exit,
		battlelore.Attack,
		battlelore.Ignore,
		battlelore.Retreat,
		battlelore.BattleBack,
		battlelore.GainGround,
		battlelore.Pursue,
		battlelore.Keep,
		battlelore.PlayOpen,
		battlelore.CopyLast,
		battlelore.RollMove,
		battlelore.FlyOver,
		battlelore.Land,
		battlelore.UsePower,
		battlelore.StoreLore,
		battlelore.TargetUnit,
		battlelore.TakeTokens,
	}
	words := []string{
		"holds",
		"gives",
		"leaves",
		"panic",
		"blocked",
		"end 1",
		"end 3",
		"end 4",
		"end 6",
		"critical",
		"tramples",
		"mends",
		"gift",
		"token",
		"over",
		"lands",
		"struck",
		"pays",
	}
	for _, kind := range kinds {
		words = append(words, kind.String())
	}
	for _, kind := range words {
		if seen[kind] == 0 {
			t.Errorf("%s did not come up", kind)
		}
	}
}
