package battlelore_test

import (
	"testing"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/vectortest"
)

// A vector is a file of testdata; doc.go says how one is written.
type vector struct {
	vectortest.CommandVector[piece]
	onBoard string // the id of its board
	first   string // a camp, or scout
	last    [battlelore.MaxPlayers][]string
	rack    []string            // in an Epic battle, the cards that lie open
	epic    []int               // banners for a decisive victory, its margin, banners for a marginal one
	wings   [boards.Camps]uint8 // with a player of their own
	lore    vectorLore
	four    bool                            // each camp has two players
	owned   [battlelore.MaxPlayers][]string // hexes of the allies' units
	special []string
	refused []string           // the messages with which the set-up is refused
	book    *rulebook.Rulebook // once it is linked: the game's rows and those that the vector brings
}

// piece is a unit on a hex. Figures 0 is as many as its type has.
type piece struct {
	camp    boards.Camp
	unit    string // its type
	at      string
	figures int
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

// proven are the rules of a vector.
func proven(text string) ([]string, string) {
	v, fault := parse(text)
	return v.Rules, fault
}

// A vector is short, named for a rule that it proves, and proves rules that exist in the list below.
func TestVectorsAreSmall(t *testing.T) { vectortest.Named(t, proven, ruleIDs()) }

// Every rule and ruling of the Medieval battle has a vector.
func TestVectorsCoverTheRules(t *testing.T) { vectortest.Covered(t, proven, ruleIDs()) }
