package matches

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/narrate"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
)

// told is the recorded game whose log is kept too.
const told = "the-harvest-truce"

// recorded records a game of an adventure, with the first seed from 7 on that can be set up.
func recorded(t *testing.T, s *setup.Scenario) []byte {
	t.Helper()
	for seed := uint64(7); ; seed++ {
		b, refused := s.Battle(seed)
		if len(refused) > 0 && seed < 100 { // a muster that cannot be played
			continue
		}
		_, rec, err := Take(t.Context(), b, greedies, setup.Options{Seed: seed}, "test", nil)
		if err != nil {
			t.Fatal(err)
		}
		return rec.Write()
	}
}

// A recorded game of every adventure that can be played. The same seed and players make the same bytes, and the record
// replays step by step. A changed game means that the rules or a player changed; -update records all of them again.
func TestRecordedGames(t *testing.T) {
	const folder = "testdata/games"
	var want []string
	for _, s := range shipped(t) {
		id := s.Adventure().ID
		want = append(want, id+".json")
		file := filepath.Join(folder, id+".json")
		got := recorded(t, s)
		if *update {
			write(t, file, got)
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Errorf("%s has no recorded game; run with -update: %v", id, err)
			continue
		}
		replayed(t, id, text)
		if !bytes.Equal(got, text) {
			t.Errorf(
				"%s: the game differs from the recorded one in line %d, %s",
				id,
				arena.DifferAt(got, text),
				lineOf(got, arena.DifferAt(got, text)),
			)
		}
	}
	files, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !slices.Contains(want, f.Name()) {
			t.Errorf("%s is of no adventure that can be played", f.Name())
		}
	}
}

// replayed replays a recorded game, and compares one of them with its log.
func replayed(t *testing.T, id string, text []byte) {
	t.Helper()
	rec, fault := ReadRecord(text)
	if fault != nil {
		t.Errorf("%s: %s", id, fault.Message())
		return
	}
	cat := library.New(nil, 1)
	b, refused := setup.New(cat, cat.Find(rulebook.KindAdventure, rec.Head.Adventure), rec.Options())
	if len(refused) > 0 {
		t.Errorf("%s: %s", id, refused[0].Message())
		return
	}
	narrator := narrate.New(b)
	var lines []string
	_, fault = rec.Replay(b, 0, func(_ *battlelore.State, _ battlelore.Action, events []battlelore.Event) {
		lines = append(lines, narrator.Narrate(events)...)
	})
	if fault != nil {
		t.Errorf("%s: %s", id, fault.Message())
	}
	if id != told {
		return
	}
	words := []byte(strings.Join(lines, "\n") + "\n")
	const file = "testdata/told.txt"
	if *update {
		write(t, file, words)
	}
	kept, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(kept, words) {
		t.Errorf(
			"%s is told differently in line %d: %s",
			id,
			arena.DifferAt(words, kept),
			lineOf(words, arena.DifferAt(words, kept)),
		)
	}
}

func write(t *testing.T, file string, text []byte) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, text, 0o644); err != nil {
		t.Fatal(err)
	}
}

// lineOf returns a line of a text, from 1.
func lineOf(text []byte, n int) string {
	lines := strings.Split(string(text), "\n")
	return lines[min(n, len(lines))-1]
}
