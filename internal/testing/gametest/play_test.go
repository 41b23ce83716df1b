package gametest

import (
	"strings"
	"testing"
)

// TestSoundGame checks that a valid game passes.
func TestSoundGame(t *testing.T) {
	for seed := range uint64(50) {
		choices, err := Play(toy{seed: seed, heap: 40}, seed, 3)
		if err != nil {
			t.Fatal(err)
		}
		if choices < 10 {
			t.Errorf("seed %d: only %d choices", seed, choices)
		}
	}
}

// TestBrokenInvariants checks that each broken invariant is detected and named.
func TestBrokenInvariants(t *testing.T) {
	for n, says := range [faults]string{
		sound:         "",
		unordered:     "not in order",
		nothingLegal:  "nothing is legal",
		anythingGoes:  "is not refused",
		leavesATrace:  "leaves a trace",
		wrongError:    "is not refused",
		goesOn:        "is taken after the end",
		ownChance:     "another end",
		showsCards:    "differs in what it knows",
		forgetsToSave: "it is another game",
		readsShort:    "too few bytes",
		forkChanges:   "differs in what it knows",
		sharedCopies:  "another end on a copy",
		doesNothing:   "is legal and does nothing",
		tellsTwice:    "things happen, not",
	} {
		if fault(n) == sound {
			continue
		}
		var errs []string
		for seed := range uint64(20) {
			if _, err := Play(toy{seed: seed, heap: 40, fault: fault(n)}, seed, 3); err != nil {
				errs = append(errs, err.Error())
			}
		}
		if says == "" || !strings.Contains(strings.Join(errs, "\n"), says) {
			t.Errorf("fault %d: %q is not said, but %q", n, says, errs)
		}
	}
}
