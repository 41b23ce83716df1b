package players

import (
	"flag"
	"slices"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/policy"
	"muster/internal/testing/gametest"
)

// The tables of styles and weights have the form that they say.
func TestStylesForm(t *testing.T) {
	for _, fault := range policy.Faults[Weights](stylesFile, weightsFile) {
		t.Error(fault)
	}
	if s := Styles()[0]; s.ID != "greedy" {
		t.Errorf("the first style is %s", s.ID)
	}
}

// TestChangesForm checks the changes that a search for exploiting players tries: each is a player.
func TestChangesForm(t *testing.T) {
	for _, fault := range policy.ChangeFaults(changesFile, weightsFile) {
		t.Error(fault)
	}
	for _, c := range Changes() {
		if !Known(c.Word("greedy")) {
			t.Errorf("%s is not a player", c.ID)
		}
	}
}

// Names is sorted, and holds every style, forward, random, and the searching player.
func TestNames(t *testing.T) {
	names := Names()
	if !slices.IsSorted(names) || len(names) != len(Styles())+len(makers)+len(Rows()) {
		t.Errorf("the players are %v", names)
	}
}

var update = flag.Bool("update", false, "write the schema of styles")

// The schema of styles has the weights and styles of the tables.
func TestStyleSchema(t *testing.T) {
	gametest.StyleSchema(t, *update, "../rulebook/style.schema.json", rulebook.GameName,
		rulebook.GameTitle, true, AllWeights(),
		policy.Players(stylesFile))
}
