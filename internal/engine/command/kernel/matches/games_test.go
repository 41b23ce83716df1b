package matches

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/arena"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/narrate"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/engine/medieval"
)

var update = flag.Bool("update", false, "rewrite the recorded and told games")

// A recorded game of every shipped scenario, and the same game in words. The same seed and players make the same
// bytes, and the record replays step by step. A changed game means that the rules or a player changed; -update records
// all of them again.
func TestRecordedGames(t *testing.T) {
	const folder = "testdata/games"
	var want []string
	for _, s := range shipped(t) {
		id := s.Adventure().ID
		want = append(want, id+".json", id+".txt")
		_, rec, err := Take(t.Context(), s.Battle(7), greedies, "test", nil)
		if err != nil {
			t.Fatal(err)
		}
		held(t, filepath.Join(folder, id+".json"), rec.Write())
		held(t, filepath.Join(folder, id+".txt"), retold(t, rec.Write()))
	}
	files, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !slices.Contains(want, f.Name()) {
			t.Errorf("%s is of no scenario that ships", f.Name())
		}
	}
}

// retold replays a record and returns its log.
func retold(t *testing.T, text []byte) []byte {
	t.Helper()
	rec, fault := ReadRecord("medieval", text)
	if fault != nil {
		t.Fatal(fault.Message())
	}
	cat := medieval.Game().Load(nil, 1)
	b, refused := setup.New(cat, cat.Find(rulebook.KindAdventure, rec.Head.Adventure), rec.Options())
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	narrator := narrate.New(b)
	var lines []string
	_, fault = rec.Replay(b, 0, func(_ *kernel.State, _ kernel.Action, events []kernel.Event) {
		lines = append(lines, narrator.Narrate(events)...)
	})
	if fault != nil {
		t.Fatal(fault.Message())
	}
	return []byte(strings.Join(lines, "\n") + "\n")
}

// held compares a text with the golden file.
func held(t *testing.T, file string, got []byte) {
	t.Helper()
	if *update {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	kept, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("run with -update: %v", err)
	}
	if n := arena.DifferAt(got, kept); !bytes.Equal(got, kept) {
		lines := strings.Split(string(got), "\n")
		t.Errorf("%s differs in line %d: %s", file, n, lines[min(n, len(lines))-1])
	}
}

// A record is of one battle: another seed, content or step is refused, and so is a record of another game.
func TestRecordRefuses(t *testing.T) {
	s := shipped(t)[0]
	_, rec, err := Take(t.Context(), s.Battle(3), greedies, "test", nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, fault := rec.Replay(s.Battle(4), 0, nil); fault == nil || fault.Kind != arena.OtherContent {
		t.Errorf("another seed: %v", fault)
	}
	rec.Turns[2].Choices[0] = kernel.PassAction()
	if _, fault := rec.Replay(s.Battle(3), 0, nil); fault == nil || fault.Turn == 0 {
		t.Errorf("another choice: %v", fault)
	}
	text := bytes.Replace(rec.Write(), []byte("medieval"), []byte("battle"), 1)
	if _, fault := ReadRecord("medieval", text); fault == nil {
		t.Error("a record of another game is taken")
	}
}

// FuzzReadRecord: any file is a record or refused with a message.
func FuzzReadRecord(f *testing.F) {
	f.Add([]byte(`{"kind":"medieval","format":1,"program":"test"}`))
	f.Add([]byte(`{}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		if r, fault := ReadRecord("medieval", text); r == nil && fault.Message() == "" {
			t.Error("neither a record nor a reason")
		}
	})
}
