package setup

import (
	"slices"
	"testing"

	"muster/internal/adventures/effect"
	"muster/internal/engine/battlelore/rulebook"
)

// TestVerbsAreLinked: the engine has every effect of Lore cards and powers, and no others; the same holds for targets
// of powers.
func TestVerbsAreLinked(t *testing.T) {
	for _, c := range []struct {
		name   string
		says   *effect.Schema
		linked []string
	}{
		{"a Lore card", rulebook.LoreEffects(), effectVerbs[:]},
		{"a power", rulebook.PowerEffects(), powerVerbs[:]},
	} {
		var verbs []string
		for _, entry := range c.says.Entries {
			verbs = append(verbs, entry.Verb)
		}
		if !slices.Equal(verbs, c.linked) {
			t.Errorf("%s says %v, the engine does %v", c.name, verbs, c.linked)
		}
	}
	if n := len(rulebook.PowerTargets()); n != len(powerTargets) {
		t.Errorf("a power is for one of %d, the engine knows %d", n, len(powerTargets))
	}
	for i, to := range rulebook.PowerTargets() {
		if got := (&rulebook.PowerEffect{To: to}).Effect().To.What; got != powerTargets[i] {
			t.Errorf("a power for %s is linked as %s", to, powerTargets[i])
		}
	}
}
