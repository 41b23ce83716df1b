package rulebook

import (
	"testing"

	"muster/internal/adventures/effect"
	"muster/schema"
)

// TestGrantKeys: each key of a grant of a Command card changes what the schema says it does.
func TestGrantKeys(t *testing.T) {
	for key, stat := range CommandEffects().Entry(CardGrant).Stats {
		var e CardEffect
		for _, value := range []any{int64(2), true} {
			schema.DecodeValue(map[string]any{"do": CardGrant, key: value}, &e)
		}
		meant := e.Effect()
		if len(meant.Mods) != 1 || meant.Mods[0].Stat != stat {
			t.Errorf("%s changes %+v, want %s", key, meant.Mods, stat)
		}
	}
}

// TestEffectSchemas: each word is a verb of the language, and each of a verb's stats is one.
func TestEffectSchemas(t *testing.T) {
	for _, d := range []*effect.Schema{CommandEffects(), LoreEffects(), PowerEffects(), SpecialistEffects()} {
		for _, e := range d.Entries {
			if d.Verb(e.Verb) == nil {
				t.Errorf("%s is the unknown verb %q", e.Word, e.Verb)
			}
			for _, stat := range e.Stats {
				if effect.StatOf(stat).Word == "" {
					t.Errorf("%s changes the unknown %q", e.Word, stat)
				}
			}
			for _, by := range e.Bases {
				if BaseMeaning(by) == "" || d.Name[by] == "" {
					t.Errorf("%s is for a part of %q, which has no words", e.Word, by)
				}
			}
		}
	}
	for _, stat := range LoreStats() {
		if effect.StatOf(stat).Word == "" {
			t.Errorf("a Lore card grants the unknown %q", stat)
		}
	}
}
