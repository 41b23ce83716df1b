package players

import (
	"flag"
	"slices"
	"testing"

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

// search.toml and features.toml have the documented form.
func TestSearchForm(t *testing.T) {
	for _, fault := range policy.SearchFaults(searchFile, featuresFile, int(Features)) {
		t.Error(fault)
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

// Names is sorted, and holds every style, search, forward and random.
func TestNames(t *testing.T) {
	if names := Names(); !slices.IsSorted(names) || len(names) != len(Styles())+len(Rows())+len(makers) {
		t.Errorf("the players are %v", names)
	}
	if New("nobody", 1, 0) != nil || !Known("careful") {
		t.Error("who is known")
	}
}

var update = flag.Bool("update", false, "write the schema of styles")

// The schema of styles has the weights and styles of the tables. The game's name and title replace the words.
func TestStyleSchema(t *testing.T) {
	gametest.StyleSchema(t, *update, "../rulebook/style.schema.json", "GAME", "TITLE", false, AllWeights(),
		policy.Players(stylesFile))
}
