package pieces

import (
	"testing"

	"muster/internal/engine/battlelore/rulebook"

	"pgregory.net/rapid"
)

// the initial council, and the number of levels left to split.
func TestNewCouncil(t *testing.T) {
	rules := rulebook.Base()
	for _, c := range []struct {
		name      string
		plan      *Plan
		creatures int
		want      string
		left      int
		unpaid    int
	}{
		{"six levels to split", nil, 0, "nobody", 6, 0},
		{"the spider takes one first", nil, 1, "creature 1", 5, 0},
		{"creatures come before the least of others", &Plan{Least: map[string]int{"cleric": 3}}, 5, "cleric 1, creature 5", 0,
			0},
		{"a least Commander", &Plan{Levels: 4, Least: map[string]int{"commander": 1}}, 0, "commander 1", 3, 0},
		{"as printed", &Plan{Fixed: map[string]int{"commander": 2, "rogue": 1, "cleric": 3}}, 0, "commander 2, cleric 3, " +
			"rogue 1", 0, 0},
		{"as printed, with a level to spare for the spider", &Plan{Fixed: map[string]int{"commander": 2, "rogue": 3}}, 1,
			"commander 2, rogue 3, creature 1", 0, 0},
		{"as printed, without one", &Plan{Fixed: map[string]int{"commander": 3, "rogue": 3}}, 1, "commander 3, rogue 3", 0,
			1},
		{"as printed, a creature's level that nobody needs", &Plan{Fixed: map[string]int{"commander": 3, "creature": 1}}, 0,
			"commander 3, creature 1", 0, 0},
		{"more creatures than levels", nil, 8, "creature 6", 0, 2},
	} {
		got, left := New(rules, c.plan, c.creatures)
		if got.String() != c.want || left != c.left || got.Unpaid != c.unpaid {
			t.Errorf(
				"%s: %s, %d left, %d unpaid; want %s, %d, %d",
				c.name,
				got,
				left,
				got.Unpaid,
				c.want,
				c.left,
				c.unpaid,
			)
		}
	}
}

// BL-WAR-02, BL-WAR-03: levels by member, all together, and of the best Lore Master.
func TestCouncilLevels(t *testing.T) {
	c, _ := New(rulebook.Base(), &Plan{Fixed: map[string]int{"commander": 3, "rogue": 1, "cleric": 2}}, 0)
	if c.Spent() != 6 || c.Master() != 2 || c.Level("commander") != 3 || c.Level("warrior") != 0 ||
		c.Level("king") != 0 {
		t.Errorf("%s: %d levels, best master %d", c, c.Spent(), c.Master())
	}
	var none *Council
	if none.Level("rogue") != 0 || none.Spent() != 0 || none.Master() != 0 {
		t.Error("no council has levels")
	}
	if open := c.Open(); len(open) != 4 {
		t.Errorf("%d members can take a level, want wizard, cleric, rogue, warrior", len(open))
	}
}

// BL-WAR-03: no council exceeds its maximum of levels, for any request; nothing panics.
func TestNewCouncilBounds(t *testing.T) {
	rules := rulebook.Base()
	rapid.Check(t, func(t *rapid.T) {
		least := rapid.MapOf(rapid.SampledFrom(rules.Classes.IDs()), rapid.IntRange(0, 3)).Draw(t, "least")
		plan := &Plan{Levels: rapid.IntRange(1, 12).Draw(t, "levels"), Least: least}
		creatures := rapid.IntRange(0, 9).Draw(t, "creatures")
		c, left := New(rules, plan, creatures)
		if c.Spent()+left != plan.Levels || left < 0 {
			t.Fatalf("%s and %d left out of %d", c, left, plan.Levels)
		}
		if c.Level("creature")+c.Unpaid != creatures {
			t.Fatalf("R-060: creatures take %d, %s and %d unpaid", creatures, c, c.Unpaid)
		}
	})
}

// BL-WAR-03: errors name plans that no council can follow.
func TestCouncilPlanFault(t *testing.T) {
	rules := rulebook.Base()
	for _, c := range []struct {
		plan *Plan
		want string
	}{
		{nil, ""},
		{&Plan{Fixed: map[string]int{"commander": 3, "creature": 4}, Least: map[string]int{"rogue": 3}}, ""},
		{&Plan{Fixed: map[string]int{"king": 1}}, `there is no council member "king"`},
		{&Plan{Least: map[string]int{"rogue": 4}}, "the rogue cannot have level 4 (maximum 3)"},
		{&Plan{Fixed: map[string]int{"rogue": -1}}, "the rogue cannot have level -1 (maximum 3)"},
		{&Plan{Levels: -6}, "a council cannot have -6 levels"},
	} {
		if got := c.plan.Problem(rules); got != c.want {
			t.Errorf("%+v: %q, want %q", c.plan, got, c.want)
		}
	}
}
