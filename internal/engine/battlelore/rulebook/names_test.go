package rulebook

import (
	"slices"
	"testing"
)

// TestNamesLeadSomewhere: every id that a shipped row names exists in the table that it belongs to.
func TestNamesLeadSomewhere(t *testing.T) {
	r := Base()
	tiles := map[string]bool{}
	for _, x := range r.Terrain.All() {
		tiles[x.Tile], tiles[x.Bend] = true, true
	}
	known := map[string][]string{
		"race": r.Races.IDs(), "banner": r.Banners.IDs(), "weapon": r.Weapons.IDs(), "box": r.Boxes.IDs(),
		"unit": r.Units.IDs(), "ground": r.LayerIDs(Ground), "landmark": r.LayerIDs(Landmark), "lair": r.LayerIDs(Lair),
		"edge": r.Edges.IDs(), "class": r.Classes.IDs(), "feature": r.LayerIDs(Feature),
	}
	must := func(where, kind, id string) {
		t.Helper()
		if !slices.Contains(known[kind], id) {
			t.Errorf("%s: unknown %s %q", where, kind, id)
		}
	}
	may := func(where, kind, id string) {
		t.Helper()
		if id != "" {
			must(where, kind, id)
		}
	}
	for _, u := range r.Units.All() {
		must(u.ID, "race", u.Race)
		must(u.ID, "banner", u.Banner)
		must(u.ID, "box", u.Box)
		if u.Creature() {
			must(u.ID, "lair", u.Lair)
			if home := r.Terrain.Get(u.Lair); home != nil && home.Creature != "" && home.Creature != u.ID {
				t.Errorf("%s: its lair %s belongs to %s", u.ID, u.Lair, home.Creature)
			}
		} else {
			must(u.ID, "weapon", u.Weapon)
		}
	}
	for _, w := range r.Weapons.All() {
		may(w.ID, "box", w.Box)
	}
	for _, x := range r.Terrain.All() {
		may(x.ID, "box", x.Box)
		may(x.ID, "edge", x.Edges)
		may(x.ID, "class", x.Master)
		may(x.ID, "unit", x.Creature)
		for _, g := range x.On {
			must(x.ID, "ground", g)
		}
	}
	for _, e := range r.Edges.All() {
		for _, g := range e.On {
			must(e.ID, "ground", g)
			if r.Terrain.Get(g).Edges != e.ID {
				t.Errorf("edge %s stands on %s, which does not carry it", e.ID, g)
			}
		}
	}
	for _, s := range r.Specialists.All() {
		must(s.ID, "box", s.Box)
		may(s.ID, "class", s.Master)
		for _, e := range s.Effects {
			may(s.ID, "feature", e.Feature)
			may(s.ID, "race", e.Race)
			may(s.ID, "weapon", e.From)
			may(s.ID, "weapon", e.To)
			for _, g := range append(e.Levels, e.Grade) {
				for _, banner := range g.Banners {
					must(s.ID, "banner", banner)
				}
			}
		}
	}
	for _, c := range r.CommandCards.All() {
		must(c.ID, "box", c.Box)
		for _, e := range c.Effects {
			for _, banner := range e.Banners {
				must(c.ID, "banner", banner)
			}
		}
	}
	for _, c := range r.LoreCards.All() {
		must(c.ID, "box", c.Box)
		must(c.ID, "class", c.Class)
		for _, id := range c.Target.On {
			must(c.ID, "ground", id)
		}
	}
	for _, b := range r.Boxes.All() {
		for _, s := range b.Stock {
			must(b.ID, "unit", s.Unit)
		}
		for _, l := range b.Banners {
			must(b.ID, "banner", l.Colour)
			may(b.ID, "unit", l.Makes)
			if u := r.Units.Get(l.Makes); u != nil && u.Banner != l.Colour {
				t.Errorf("%s: a %s banner makes %s", b.ID, l.Colour, l.Makes)
			}
		}
		for colour := range b.Levies {
			must(b.ID, "banner", colour)
		}
		for _, p := range b.Tiles {
			for _, f := range p.Faces {
				if !tiles[f] {
					t.Errorf("%s: no terrain is laid with the tile %q", b.ID, f)
				}
			}
		}
	}
}

// TestBoxesBringWhatTheySay: a terrain's box holds its tile, and a unit's box its figures.
func TestBoxesBringWhatTheySay(t *testing.T) {
	r := Base()
	for _, x := range r.Terrain.All() {
		for _, tile := range []string{x.Tile, x.Bend} {
			shown := tile == ""
			for _, p := range r.TilesOf([]string{x.Box}) {
				shown = shown || slices.Contains(p.Faces, tile)
			}
			if !shown {
				t.Errorf("%s: the box %q has no tile %q", x.ID, x.Box, tile)
			}
		}
		if x.ID != "countryside" && x.Tile == "" {
			t.Errorf("%s is laid with no tile", x.ID)
		}
	}
	for _, u := range r.Units.All() {
		units := 0
		for _, camp := range []string{"", "pennant", "standard"} {
			units += r.Stock(camp, u.ID, []string{u.Box}).Units
		}
		if units == 0 {
			t.Errorf("%s: its box %q holds none", u.ID, u.Box)
		}
	}
}

// TestWordsAreKnown: shipped rows use the fixed words only; a row is drawn with a colour, a pattern and a letter.
func TestWordsAreKnown(t *testing.T) {
	r := Base()
	check := func(where, word string, words []string) {
		t.Helper()
		if !Known(word, words) {
			t.Errorf("%s: unknown word %q", where, word)
		}
	}
	looks := map[Style]string{}
	letters := map[string]string{}
	for _, x := range r.Terrain.All() {
		check(x.ID, x.Layer, Layers())
		check(x.ID, x.Sight, Sights())
		check(x.ID, x.Look.Pattern, Patterns())
		if x.Who != "" || x.Bold > 0 || x.IgnoreStrikes > 0 {
			check(x.ID, x.Who, Whos())
		}
		if x.MayBattle != "" {
			check(x.ID, x.MayBattle, Whos())
		}
		if x.Serves != "" {
			check(x.ID, x.Serves, Whos())
		}
		if x.Summons != "" {
			check(x.ID, x.Summons, SummonWords())
		}
		if was := letters[x.Look.Letter]; was != "" || len(x.Look.Letter) != 1 {
			t.Errorf("%s: letter %q is no single one or that of %s", x.ID, x.Look.Letter, was)
		}
		if was := looks[Style{Fill: x.Look.Fill}]; was != "" {
			t.Errorf("%s has the colour of %s", x.ID, was)
		}
		letters[x.Look.Letter], looks[Style{Fill: x.Look.Fill}] = x.ID, x.ID
	}
	for _, u := range r.Units.All() {
		check(u.ID, u.Class, Classes())
		if u.Symbol != "" || u.Creature() {
			check(u.ID, u.Symbol, Silhouettes())
		}
		for _, trait := range u.Traits {
			check(u.ID, trait, Traits())
		}
	}
	for _, w := range r.Weapons.All() {
		check(w.ID, w.Kind, WeaponKinds())
		check(w.ID, w.Symbol, Pictures())
	}
	for _, x := range r.Races.All() {
		check(x.ID, x.HiredBy, Hirers())
	}
	for _, b := range r.Banners.All() {
		check(b.ID, b.Foot.FollowOn, FollowOns())
		check(b.ID, b.Mounted.FollowOn, FollowOns())
	}
	for _, s := range r.Specialists.All() {
		for _, e := range s.Effects {
			check(s.ID, e.Do, SpecialistEffects().Words())
			if e.Do == DoPlaceFeature {
				check(s.ID, e.Rows, RowWords())
			}
			for _, g := range append(e.Levels, e.Grade) {
				for _, class := range g.Classes {
					check(s.ID, class, TroopClasses())
				}
			}
		}
	}
	for _, e := range r.Edges.All() {
		for _, bar := range e.Bars {
			check(e.ID, bar, BarWords())
		}
	}
}
