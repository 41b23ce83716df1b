package setup

import (
	"crypto/sha256"
	"fmt"
	"testing"

	"muster/engine"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/gametest"
)

// fillState gives every number of a State a value.
func fillState(s *battlelore.State) {
	gametest.Fill(s)
	s.Chance = engine.NewRand(7, "bytes")
}

// What a saved game and a fingerprint are: bytes in files depend on it.
func TestStateBytes(t *testing.T) {
	for _, tt := range []struct {
		name  string
		clear func(*battlelore.State)
		bytes string
		print uint64
	}{
		{"everything", func(*battlelore.State) {}, "4248 901030d66121e821", 0x3583e4fd768a4c4e},
		{"no gifts", func(s *battlelore.State) {
			s.Given = [boards.Camps]uint64{}
		}, "4248 092518d32ecb6b49", 0xdd19b85e24d6d6c9},
		{"nor shares", func(s *battlelore.State) {
			s.Given, s.Shares = [boards.Camps]uint64{}, battlelore.Shares{}
		}, "4248 d84fdedfbe8dd5e1", 0x44f498c51aa61425},
		{"nor Lore", func(s *battlelore.State) {
			s.Given, s.Shares = [boards.Camps]uint64{}, battlelore.Shares{}
			s.Lore = battlelore.LoreState{}
		}, "4248 a8907bb9272f47ae", 0x3a9ae4a62abc44cb},
		{"nor sites", func(s *battlelore.State) {
			s.Given, s.Shares = [boards.Camps]uint64{}, battlelore.Shares{}
			s.Lore, s.Places = battlelore.LoreState{}, battlelore.PlaceState{}
		}, "4248 78e04afc89bd989f", 0x7decf128ad56650a},
		{"Lore alone", func(s *battlelore.State) {
			s.Given, s.Shares, s.Places = [boards.Camps]uint64{}, battlelore.Shares{}, battlelore.PlaceState{}
		}, "4248 cc5bac4ed787abda", 0xca222d1ca9ed072a},
		{"nothing", func(s *battlelore.State) { *s = battlelore.State{} }, "4248 d6c9c6ead973b6d0", 0x3c1744b5c98cd61d},
	} {
		var s, read battlelore.State
		fillState(&s)
		tt.clear(&s)
		saved, err := SaveState(&s)
		if err != nil {
			t.Fatal(err)
		}
		if sum := fmt.Sprintf("%d %x", len(saved), sha256.Sum256(saved))[:21]; sum != tt.bytes {
			t.Errorf("%s: the bytes are %q, want %q", tt.name, sum, tt.bytes)
		}
		if print := Fingerprint(&s); print != tt.print {
			t.Errorf("%s: the fingerprint is %#x, want %#x", tt.name, print, tt.print)
		}
		if err := LoadState(&read, saved); err != nil || read != s {
			t.Errorf("%s: what was saved is read as another state: %v", tt.name, err)
		}
		if LoadState(&read, saved[1:]) == nil || LoadState(&read, append(saved, 0)) == nil {
			t.Errorf("%s: bytes too few or too many are read", tt.name)
		}
	}
}

// Every number of a State is saved and counts in its fingerprint: a field that the list of bytes does not name fails
// here.
func TestEveryNumberIsSaved(t *testing.T) {
	var s battlelore.State
	fillState(&s)
	gametest.EveryNumberIsSaved(t, &s, SaveState, Fingerprint)
}
