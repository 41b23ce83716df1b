package setup

import (
	"crypto/sha256"
	"fmt"
	"testing"

	"muster/engine"
	"muster/internal/engine/runewars"
	"muster/internal/testing/gametest"
)

// fillState gives every number of a State a value.
func fillState(s *runewars.State) {
	gametest.Fill(s)
	s.Chance = engine.NewRand(7, "bytes")
}

// What a saved game and a fingerprint are: bytes in files depend on it.
func TestStateBytes(t *testing.T) {
	var s, read runewars.State
	fillState(&s)
	saved, err := SaveState(&s)
	if err != nil {
		t.Fatal(err)
	}
	if sum := fmt.Sprintf("%d %x", len(saved), sha256.Sum256(saved))[:21]; sum != "7297 0c5158c967f6f3ff" {
		t.Errorf("the bytes are %q", sum)
	}
	if print := Fingerprint(&s); print != 0xbcfd05bdbed99f3d {
		t.Errorf("the fingerprint is %#x", print)
	}
	if err := LoadState(&read, saved); err != nil || read != s {
		t.Errorf("what was saved is read as another state: %v", err)
	}
	if LoadState(&read, saved[1:]) == nil || LoadState(&read, append(saved, 0)) == nil || LoadState(&read, nil) == nil {
		t.Error("bytes too few or too many are read")
	}
	if read != s {
		t.Error("bytes that are refused have changed the state")
	}
}

// Every number of a State is saved and counts in its fingerprint: a field that the list of bytes does not name fails
// here.
func TestEveryNumberIsSaved(t *testing.T) {
	var s runewars.State
	fillState(&s)
	gametest.EveryNumberIsSaved(t, &s, SaveState, Fingerprint)
}
