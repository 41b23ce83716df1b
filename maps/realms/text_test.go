package realms_test

import (
	"bytes"
	"reflect"
	"testing"

	"muster/engine/runewars/kinds"
	"muster/maps/realms"
	"muster/schema/layout"
	"muster/schema/source"
)

// TestText: a realm that is written is read as it was, and laid out as `muster fmt` lays it out, whatever stands in it.
func TestText(t *testing.T) {
	for _, r := range []*realms.Realm{
		{ID: "bare", Name: "Bare", Players: 1, Tiles: []realms.Tile{{Tile: "101", At: []int{0, 0}}}},
		{
			ID: "whole", Name: `The "Whole" \ of it`, Author: "Ärmel", Notes: "two\nlines", Background: "A *tale*.", Players: 2,
			Boxes:       []string{"runewars", "demo"},
			Tiles:       []realms.Tile{{Tile: "101", At: []int{-3, 12}, Turn: 5}, {Tile: "102", At: []int{1, 0}, Turn: 1}},
			Cities:      []realms.City{{Area: "101B", City: "demo-1"}},
			Runes:       []realms.Rune{{Area: "101A", Rune: realms.Dragon, By: "daqan"}, {Area: "101C", Rune: realms.False}},
			Exploration: []realms.Exploration{{Area: "101A", Token: "village"}},
			Homes: []realms.Home{
				{Marker: [][]int{{2, 0}, {2, -1}}, Faction: "latari", At: []int{2, -1}, Turn: 3}, {Marker: [][]int{{7, 0}, {7, 1}}},
			},
			Neutrals: []realms.Neutrals{
				{Area: "102B", Units: []realms.Units{{Unit: "giant", Count: 2}, {Unit: "dragon", Count: 1}}}, {Area: "101A"},
			},
		},
	} {
		text := r.Text()
		file := source.NewFile(r.ID+".realm.toml", text)
		doc, found := kinds.All().Load(file)
		if len(found) > 0 {
			t.Errorf("%v\n%s", found, text)
			continue
		}
		got := realms.New(doc)
		for i := range got.Neutrals { // no units are none, as a list or without one
			if len(got.Neutrals[i].Units) == 0 {
				got.Neutrals[i].Units = nil
			}
		}
		if !reflect.DeepEqual(got, r) {
			t.Errorf("%+v is read as %+v", r, got)
		}
		if laid, _, err := layout.Text(file, kinds.All()); err != nil || !bytes.Equal(laid, text) {
			t.Errorf("%v: %s is laid out as\n%s", err, text, laid)
		}
	}
}
