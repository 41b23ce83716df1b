package battlelore

import "testing"

// TestModifiersEnd: what Lore changes in units adds up, goes with its roll or its turn, and leaves what dice and powers
// gave the unit.
func TestModifiersEnd(t *testing.T) {
	r := &Rules{Setup: make([]Placement, 3)}
	var s State
	s.Units[1].Mods = Mods{Pace: 3, Grown: 1}
	first := s
	spell := func(stat Stat, n int8, until Until, units ...uint8) {
		p := Modifier{Stat: stat, N: n, Until: until}
		for _, i := range units {
			p.Units.Add(i)
		}
		s.lay(&p, uint8(len(r.Setup)))
	}
	spell(StatMelee, 2, UntilTurn, 0, 1)
	spell(StatMelee, 1, UntilNext, 1)
	spell(StatSet, 3, UntilRoll, 1)
	spell(StatSet, 2, UntilTurn, 1)
	spell(StatMoveMost, 1, UntilTurn, 1)
	spell(StatMoveMost, 0, UntilRoll, 1)
	spell(StatNoBold, 0, UntilTurn, 1)
	spell(StatNoBold, 0, UntilRoll, 1)
	spell(ignoring+Stat(IgnoreFlags), 1, UntilNext, 2)
	want := func(when string, mods Mods, flags int) {
		t.Helper()
		if s.Units[1].Mods != mods {
			t.Errorf("%s: %+v, want %+v", when, s.Units[1].Mods, mods)
		}
		if got := s.ignored(2, IgnoreFlags); got != flags || s.ignored(1, IgnoreFlags) != 0 {
			t.Errorf("%s: %d flags are ignored, want %d", when, got, flags)
		}
	}
	want("at once", Mods{Melee: 3, Set: 2, MoveMost: 1, Has: NoBold, Pace: 3, Grown: 1}, 1)
	s.lift(r, UntilRoll)
	want("after the roll", Mods{Melee: 3, Set: 2, MoveMost: 2, Has: NoBold, Pace: 3, Grown: 1}, 1)
	s.endModifiers(r)
	want("in the next turn", Mods{Melee: 1, Pace: 3, Grown: 1}, 1)
	s.endModifiers(r)
	if s != first {
		t.Errorf("after the next turn something is left: %+v", s.Units[1].Mods)
	}
}

// TestModifiersOfUnorderedUnits: what was granted to a unit that was to be ordered is lost when it is not; what others
// were granted stays (house).
func TestModifiersOfUnorderedUnits(t *testing.T) {
	r := &Rules{Setup: make([]Placement, 2)}
	var s State
	s.Units[0].Marks = Ordered
	choosy := Modifier{Stat: StatMelee, N: 1, Until: UntilTurn, Choosy: true}
	choosy.Units.Add(0)
	choosy.Units.Add(1)
	lasting := Modifier{Stat: StatBold, N: 1, Until: UntilTurn}
	lasting.Units.Add(1)
	s.lay(&choosy, 2)
	s.lay(&lasting, 2)
	s.loseModifiers(r)
	if got, want := s.Units[0].Mods, (Mods{Melee: 1}); got != want {
		t.Errorf("the ordered unit has %+v, want %+v", got, want)
	}
	if got, want := s.Units[1].Mods, (Mods{Bold: 1}); got != want {
		t.Errorf("the other unit has %+v, want %+v", got, want)
	}
}
