package rulebook

import (
	"strings"
	"testing"
)

// TestPowers: BL-CRE-10. Every power has effects, known words and tokens, and its wording matches its effects.
func TestPowers(t *testing.T) {
	r, powers := Base(), 0
	for _, u := range r.Units.All() {
		dearest := 0
		for _, p := range u.Powers {
			powers++
			dearest = max(dearest, p.Cost)
			if len(p.Effects) == 0 || !Known(p.When, PowerTimes()) {
				t.Errorf("%s: %s has no deeds, or the time %q", u.ID, p.Name, p.When)
			}
			for _, fault := range r.PowerTextFaults(&p) {
				t.Errorf("%s: %s: %s", u.ID, p.Name, fault)
			}
			for _, d := range p.Effects {
				if !Known(d.Do, PowerEffects().Words()) || !Known(d.To, PowerTargets()) ||
					d.Do == PowerToken && r.Tokens.Get(d.Token) == nil {
					t.Errorf("%s: %s has the deed %+v", u.ID, p.Name, d)
				}
			}
		}
		if len(u.Powers) > 0 && u.Store != dearest {
			t.Errorf("BL-CRE-11: %s stores %d, its dearest power costs %d", u.ID, u.Store, dearest)
		}
	}
	if powers != 13 {
		t.Errorf("%d powers, want 13", powers)
	}
}

// TestPowerWords: BL-CRE-10, R-206, R-207. What the powers of the base game do, in full.
func TestPowerWords(t *testing.T) {
	for _, c := range []struct{ unit, want string }{
		{"giant-spider", "Web 1: 1 web token on the target | Poison 2: with a hit in this attack, 1 poison token on the " +
			"target"},
		{"hill-giant", "Sweep 1: after the attack, 1 die against each other adjacent enemy, hit by its colour, flags " +
			"count | Hurl 2: the target retreats 2 hexes"},
		{"earth-elemental", "Tremor 1: after the attack, each adjacent unit, friend or enemy retreats 1 hex for each Lore " +
			"symbol | Earthquake 2: after the attack, each adjacent unit, friend or enemy loses 1 figure; " +
			"each adjacent unit, friend or enemy retreats 2 hexes"},
		{"hydra", "New heads 1: in a melee while a neck is missing, a neck with 2 heads for each Lore symbol"},
		{"ice-drake", "Frost breath 2: paid first: in flight, 3 dice against each enemy flown over, hit by its colour or a " +
			"bonus strike, flags count; 1 frost token on each enemy flown over for each Lore symbol"},
	} {
		var parts []string
		for _, p := range Base().Units.Get(c.unit).Powers {
			parts = append(parts, p.Name+" "+string(rune('0'+p.Cost))+": "+p.Words())
		}
		if got := strings.Join(parts, " | "); got != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.unit, got, c.want)
		}
	}
}

// TestTokens: the tokens on units, each of which is removed at some time.
func TestTokens(t *testing.T) {
	r := Base()
	for id, want := range map[string]string{
		"web": "no move, no retreat, no gaining ground and no pursuit, each flag costs a figure, goes at the end of its " +
			"owner's next turn",
		"poison": "1 die at the end of its owner's turn, hit by its colour, a Lore symbol on it takes the token away, 1 a " +
			"unit",
		"frost": "no move, no retreat, no gaining ground and no pursuit, no flag is ignored, each flag costs a figure, at " +
			"most 2 dice, goes at the end of its owner's next turn, 1 a unit",
		"fire": "1 die at the end of its owner's turn, hit by its colour, goes at the end of its owner's next turn",
	} {
		if got := tokenLine(r.Tokens.Get(id)); got != want {
			t.Errorf("%s: %s\nwant %s", id, got, want)
		}
	}
	for _, k := range r.Tokens.All() {
		if k.Turns == 0 && len(k.EndsOn) == 0 {
			t.Errorf("%s never goes", k.ID)
		}
		if r.Boxes.Get(k.Box) == nil {
			t.Errorf("%s lies in the box %q", k.ID, k.Box)
		}
	}
	if got := tokenLine(&Token{}); got != "does nothing" {
		t.Errorf("an empty token: %q", got)
	}
}
