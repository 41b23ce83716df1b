package players

import (
	"flag"
	"slices"
	"testing"

	"muster/internal/engine/policy"
	"muster/internal/engine/runewars/rulebook"
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

// search.toml and features.toml have the documented form, and there is a row for each feature.
func TestSearchForm(t *testing.T) {
	for _, fault := range policy.SearchFaults(searchFile, featuresFile, Features) {
		t.Error(fault)
	}
	n := 0
	for c, list := range counted {
		if firsts[c] != n {
			t.Errorf("the features of class %d begin at %d, not at %d", c, firsts[c], n)
		}
		n += 2 * len(list)
	}
	if n != Features {
		t.Errorf("%d features of %d", Features, n)
	}
}

// Names is sorted, and holds every style, search and random.
func TestNames(t *testing.T) {
	if names := Names(); !slices.IsSorted(names) || len(names) != len(Styles())+len(Rows())+1 {
		t.Errorf("the players are %v", names)
	}
	if New("nobody", 1, 0) != nil || !Known("careful") || Known("nobody") {
		t.Error("who is known")
	}
	if _, err := Table([]string{"greedy", "nobody"}, 1); err == nil {
		t.Error("nobody has a seat")
	}
}

// The square root that clash takes is the whole one.
func TestRoot(t *testing.T) {
	for n := int32(1); n < 1<<21; n += 1 + n/50 {
		if x := root(n); x*x > n || (x+1)*(x+1) <= n {
			t.Fatalf("the root of %d is not %d", n, x)
		}
	}
}

var update = flag.Bool("update", false, "write the schema of styles")

// The schema of styles has the weights and styles of the tables.
func TestStyleSchema(t *testing.T) {
	gametest.StyleSchema(t, *update, "../rulebook/style.schema.json", rulebook.GameName,
		rulebook.GameTitle, false, AllWeights(),
		policy.Players(stylesFile))
}
