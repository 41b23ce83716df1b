package effect

import "testing"

// TestFilter: values restrict the filter, level by level where written so; missing values do not.
func TestFilter(t *testing.T) {
	bow := Unit{
		Side: Own, Camp: "north", Type: "green-bow", Race: "human", Weapon: "bow", Banner: "green",
		Kinds: [2]string{"foot", Troop}, Rank: 1, Missile: true,
	}
	for _, c := range []struct {
		name   string
		filter UnitFilter
		want   [3]bool // at level 0, 1 and 3
	}{
		{"nothing", UnitFilter{}, [3]bool{true, true, true}},
		{"side", UnitFilter{Side: Own}, [3]bool{true, true, true}},
		{"other side", UnitFilter{Side: Enemy}, [3]bool{}},
		{"any side", UnitFilter{Side: Any}, [3]bool{true, true, true}},
		{"camp", UnitFilter{Camp: "south"}, [3]bool{}},
		{"types", UnitFilter{Types: []string{"blue-bow", "green-bow"}}, [3]bool{true, true, true}},
		{"other types", UnitFilter{Types: []string{"blue-bow"}}, [3]bool{}},
		{"a wider kind", OfKind([]string{Troop}, nil), [3]bool{true, true, true}},
		{"another kind", OfKind([]string{"mounted"}, nil), [3]bool{}},
		{"kinds by level", UnitFilter{Kinds: ByLevel[[]string]{{"mounted"}, {"mounted"}, nil}}, [3]bool{false, false, true}},
		{"banners", OfKind(nil, []string{"red", "green"}), [3]bool{true, true, true}},
		{"other banners", OfKind(nil, []string{"red"}), [3]bool{}},
		{"rank by level", UnitFilter{Rank: Numbers{1, 1, 0}}, [3]bool{true, true, true}},
		{"race", UnitFilter{Race: "dwarf"}, [3]bool{}},
		{"weapon", UnitFilter{Weapon: "bow"}, [3]bool{true, true, true}},
		{"missile", UnitFilter{Missile: true}, [3]bool{true, true, true}},
	} {
		for i, level := range []int{0, 1, 3} {
			if got := c.filter.Has(&bow, level); got != c.want[i] {
				t.Errorf("%s at level %d: %v, want %v", c.name, level, got, c.want[i])
			}
		}
	}
	high := UnitFilter{Rank: Numbers{1, 2, 0}}
	if blue := (Unit{Rank: 2}); high.Has(&blue, 1) || !high.Has(&blue, 2) || !high.Has(&blue, 3) {
		t.Error("the highest rank does not narrow by level")
	}
	if knife := (Unit{}); (&UnitFilter{Missile: true}).Has(&knife, 1) {
		t.Error("a unit without a missile weapon is one with it")
	}
}

// TestLevels: level 0 counts as 1, a level beyond the last as the last, and one value applies to all.
func TestLevels(t *testing.T) {
	for level, want := range []int{2, 2, 3, 4, 4} {
		if got := (Numbers{2, 3, 4}).At(level); got != want {
			t.Errorf("level %d has %d, want %d", level, got, want)
		}
	}
	if (Numbers{5}).At(3) != 5 || (Numbers{}).At(1) != 0 || (Words{"a", "b"}).At(2) != "b" {
		t.Error("one value does not serve all levels, or none is not none")
	}
	whom := UnitFilter{Kinds: ByLevel[[]string]{{"foot"}, {"mounted"}}}
	e := Effect{N: Amount{N: Numbers{1, 2}}, To: Target{Units: whom}}
	if at := e.At(2); at.N.N.At(1) != 2 || at.To.Units.Kinds.At(1)[0] != "mounted" || e.N.N.At(1) != 1 {
		t.Errorf("at level 2: %+v of %+v", at, e)
	}
	o := Occasion{Levels: []int{1}}
	if !o.Happens(0) || !o.Happens(1) || o.Happens(2) || !new(Occasion).Happens(3) {
		t.Error("an effect of level 1 happens at another")
	}
}
