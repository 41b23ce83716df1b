package maps_test

import (
	"bytes"
	"reflect"
	"testing"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/schema/layout"
	"muster/maps"
	"muster/schema/source"
)

// TestText: a written realm reads back unchanged and has the layout of `muster fmt`, for any content.
func TestText(t *testing.T) {
	for _, r := range []*maps.Realm{
		{ID: "bare", Name: "Bare", Players: 1, Tiles: []maps.Tile{{Tile: "101", At: []int{0, 0}}}},
		{
			ID: "whole", Name: `The "Whole" \ of it`, Author: "Ärmel", Notes: "two\nlines", Background: "A *tale*.", Players: 2,
			Boxes:       []string{"runewars", "demo"},
			Tiles:       []maps.Tile{{Tile: "101", At: []int{-3, 12}, Turn: 5}, {Tile: "102", At: []int{1, 0}, Turn: 1}},
			Cities:      []maps.City{{Area: "101B", City: "demo-1"}},
			Runes:       []maps.Rune{{Area: "101A", Rune: maps.Dragon, By: "daqan"}, {Area: "101C", Rune: maps.False}},
			Exploration: []maps.Exploration{{Area: "101A", Token: "village"}},
			Homes: []maps.Home{
				{Marker: [][]int{{2, 0}, {2, -1}}, Faction: "latari", At: []int{2, -1}, Turn: 3}, {Marker: [][]int{{7, 0}, {7, 1}}},
			},
			Neutrals: []maps.Neutrals{
				{Area: "102B", Units: []maps.Units{{Unit: "giant", Count: 2}, {Unit: "dragon", Count: 1}}}, {Area: "101A"},
			},
		},
	} {
		text := r.Text()
		file := source.NewFile(r.ID+".realm.toml", text)
		doc, found := rulebook.FileKinds().Load(file)
		if len(found) > 0 {
			t.Errorf("%v\n%s", found, text)
			continue
		}
		got := maps.NewRealm(doc)
		for i := range got.Neutrals { // no units, as an empty list or a missing one
			if len(got.Neutrals[i].Units) == 0 {
				got.Neutrals[i].Units = nil
			}
		}
		if !reflect.DeepEqual(got, r) {
			t.Errorf("%+v is read as %+v", r, got)
		}
		if laid, _, err := layout.Text(file, rulebook.FileKinds()); err != nil || !bytes.Equal(laid, text) {
			t.Errorf("%v: %s is laid out as\n%s", err, text, laid)
		}
	}
}
