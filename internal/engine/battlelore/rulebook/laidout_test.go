package rulebook

import (
	"strings"
	"testing"
)

// a box that is named twice counts twice, one that is unknown not at all, and a map that names none has the base
// box.
func TestLaidOut(t *testing.T) {
	for names, want := range map[string]string{
		"": "base", "call-to-arms": "call-to-arms", "base epic base": "base epic base", "attic base": "base",
	} {
		var got []string
		for _, b := range Base().LaidOut(strings.Fields(names)) {
			got = append(got, b.ID)
		}
		if text := strings.Join(got, " "); text != want {
			t.Errorf("boxes %q: %q, want %q", names, text, want)
		}
	}
}
