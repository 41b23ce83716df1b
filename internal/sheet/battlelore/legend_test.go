package battlelore

import (
	"slices"
	"testing"

	"muster/internal/draw/battlelore"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps"
	"muster/maps/hex"
	"muster/sheet"
)

// TestLegendNamesPictures checks that the legend has the silhouette of each creature on the board, and the picture of
// each landmark and lair, with their names and without duplicates.
func TestLegendNamesPictures(t *testing.T) {
	rules := rulebook.Base()
	m := &maps.Map{ID: "test", Name: "Test", Board: "standard"}
	for r := range 9 {
		m.Rows = append(m.Rows, ". . . . . . . . . . . . ."[:25-r%2*2])
	}
	f := rulebook.LinkField(m, rules)
	if len(f.Faults) > 0 {
		t.Fatalf("%+v", f.Faults)
	}
	scene, names := battlelore.Scene{Field: f}, []string(nil)
	for i, u := range rules.Units.All() {
		if u.Symbol != "" {
			scene.Tokens = append(scene.Tokens, battlelore.Token{Hex: hex.Hex(i), Camp: boards.Pennant,
				Unit: rules.Units.Get(u.ID)})
			names = append(names, u.Name)
		}
	}
	var places []rulebook.Place
	for i, x := range rules.Terrain.All() {
		if x.Layer == rulebook.Landmark || x.Layer == rulebook.Lair {
			places = append(places, rulebook.Place{At: hex.Hex(60 + i), Terrain: rules.Terrain.Get(x.ID)})
			names = append(names, x.Name)
		}
	}
	scene.Field = f.With(rulebook.Additions{Places: places})
	pictures := map[string]string{}
	all := legend(nil, rules, &scene)
	for _, s := range all {
		if was := pictures[s.Picture]; was != "" {
			t.Errorf("%s has the picture of %s", s.Name, was)
		}
		pictures[s.Picture] = s.Name
	}
	if len(names) < 20 {
		t.Errorf("only %d names", len(names))
	}
	for _, name := range names {
		if !slices.ContainsFunc(all, func(s sheet.Sign) bool { return s.Name == sheet.Upper(sheet.Clean(name)) }) {
			t.Errorf("the legend does not name %s", name)
		}
	}
}

// TestLegendPlaces checks that an objective is in the legend once, with the labels of its hexes.
func TestLegendPlaces(t *testing.T) {
	rules := rulebook.Base()
	m := &maps.Map{ID: "test", Name: "Test", Board: "standard"}
	for r := range 9 {
		m.Rows = append(m.Rows, ". . . . . . . . . . . . ."[:25-r%2*2])
	}
	f := rulebook.LinkField(m, rules)
	if len(f.Faults) > 0 {
		t.Fatalf("%+v", f.Faults)
	}
	place := func(label, name string) battlelore.Objective {
		for h := range hex.Hex(f.Hexes.Len()) {
			if f.Hexes.Label(h) == label {
				return battlelore.Objective{Hex: h, Label: name, Short: "1"}
			}
		}
		t.Fatalf("no hex %s", label)
		return battlelore.Objective{}
	}
	scene := battlelore.Scene{Field: f, Objectives: []battlelore.Objective{
		place("d4", "the mill"), place("F3", "The floor"), place("G5", "The stone"), place("g4", "The floor"),
		{Hex: -1, Label: "Nowhere", Short: "1"},
	}}
	var names []string
	for _, s := range legend(nil, rules, &scene) {
		names = append(names, s.Name)
	}
	if want := []string{"d4: The mill", "F3, g4: The floor", "G5: The stone"}; !slices.Equal(names, want) {
		t.Errorf("%q, want %q", names, want)
	}
}
