package adventures

import (
	"io/fs"
	shipped "muster/adventures"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/schema/source"
)

// TestShippedRulesArePlayed: no special rule of an embedded adventure is only prose. A rule with a text also has
// effects, and the description of each effect is not empty.
func TestShippedRulesArePlayed(t *testing.T) {
	names, err := fs.Glob(shipped.Library, "library/battlelore/*.adventure.toml")
	if err != nil || len(names) == 0 {
		t.Fatalf("no adventures: %v", err)
	}
	rules := 0
	for _, name := range names {
		text, err := fs.ReadFile(shipped.Library, name)
		if err != nil {
			t.Fatal(err)
		}
		d, found := rulebook.FileKinds().Load(source.NewFile(name, text))
		if d == nil {
			t.Fatalf("%s: %v", name, found)
		}
		for _, r := range New(d).Rules {
			rules++
			if len(r.Effects) == 0 {
				t.Errorf("%s: the special rule %q is told in words alone", name, r.Name)
			}
			for i := range r.Effects {
				if words := r.Effects[i].Words(func(id string) string { return id }); strings.TrimSpace(words) == "" {
					t.Errorf("%s: an effect of the special rule %q says nothing", name, r.Name)
				}
			}
		}
	}
	if rules == 0 {
		t.Error("no shipped adventure has a special rule")
	}
}
