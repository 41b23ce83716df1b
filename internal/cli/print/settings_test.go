package print

import (
	"encoding/json"
	"slices"
	"testing"

	"muster/internal/words"
	"muster/schema"
	"muster/sheet"
)

// TestSettingsValues checks that the schema of settings lists the papers and languages that the flags of print accept.
func TestSettingsValues(t *testing.T) {
	var s struct {
		Properties map[string]struct {
			Properties map[string]struct{ Enum []string }
		}
	}
	if err := json.Unmarshal(schema.SettingsSchema(), &s); err != nil {
		t.Fatal(err)
	}
	for key, want := range map[string][]string{"paper": sheet.Papers(), "lang": words.Tags()} {
		if got := s.Properties["print"].Properties[key].Enum; !slices.Equal(got, want) {
			t.Errorf("print.%s takes %q, and --%s takes %q", key, got, key, want)
		}
	}
}
