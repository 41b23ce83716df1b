package medieval_test

import (
	"testing"

	"muster/docs"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/vectortest"
)

// vector is a file of testdata; doc.go describes the format.
type vector struct {
	vectortest.CommandVector[piece]
	first    boards.Camp
	last     [boards.Camps]string
	tokens   [boards.Camps]string   // a number, or usual: as the rulebook says
	lastTurn []string               // the number, and who wins where that is said
	exits    [boards.Camps][]string // what a leaver is worth, and the hexes
}

// piece is a unit on a hex, with a Leader or without, or a Leader alone.
type piece struct {
	camp   boards.Camp
	unit   string // its type; "" for a Leader alone
	at     string
	blocks int // 0: as many as its type has
	bow    bool
	led    bool
}

func TestVectors(t *testing.T) {
	vectortest.Each(t, func(t *testing.T, f vectortest.File) {
		v, fault := parse(f.Text)
		if fault != "" {
			t.Fatal(fault)
		}
		v.run(t)
	})
}

// proven returns the rules of a vector.
func proven(text string) ([]string, string) {
	v, fault := parse(text)
	return v.Rules, fault
}

// TestVectorsAreSmall checks that a vector is short, named for a rule that it proves, and proves rules of
// docs/rules/medieval.
func TestVectorsAreSmall(t *testing.T) { vectortest.Named(t, proven, rules()) }

// TestVectorsCoverTheRules checks that every rule and ruling of the game has a vector.
func TestVectorsCoverTheRules(t *testing.T) { vectortest.Covered(t, proven, rules()) }

// rules returns the ids of the game's rules.
func rules() (ids []string) {
	for _, r := range docs.Rules() {
		if r.Game() == "medieval" {
			ids = append(ids, r.ID)
		}
	}
	return ids
}
