package schema

import (
	"slices"
	"testing"
)

// TestOrder: keys have their schema positions, through references, lists, and tables of one kind in another; unlisted
// keys have none.
func TestOrder(t *testing.T) {
	k := game()
	at := func(kind string, path ...string) *Order {
		o := k.Order(kind)
		for _, name := range path {
			o = o.Below([]byte(name))
		}
		return o
	}
	for _, c := range []struct {
		o    *Order
		keys []string
	}{
		{at("map"), []string{"kind", "format", "id", "name"}},
		{at("adventure", "pennant", "units"), []string{"type", "at", "player", "note"}},
		{at("adventure", "standard", "council"), []string{"commander", "wizard", "cleric", "rogue", "warrior", "creature"}},
		{at("map", "rulebook", "units"), []string{"id", "name", "race", "banner"}},
		{at("deploycards", "cards"), []string{"number", "name", "rows"}},
	} {
		var places []int
		for _, key := range c.keys {
			n, ok := c.o.Place([]byte(key))
			if !ok {
				t.Errorf("%s has no place", key)
			}
			places = append(places, n)
		}
		if !slices.IsSorted(places) {
			t.Errorf("%v have the places %v", c.keys, places)
		}
	}
	for _, o := range []*Order{
		k.Order("dragon"), at("map", "dragon"), at("map", "legend"), at("map", "rows"), at("map", "id"),
	} {
		if _, ok := o.Place([]byte("name")); ok {
			t.Error("a key has a place that no schema lists")
		}
	}
	if k.Order("dragon") != nil {
		t.Error("there is an order of dragons")
	}
}
