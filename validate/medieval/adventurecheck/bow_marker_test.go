package adventurecheck

import (
	"slices"
	"testing"

	"muster/engine/medieval/rulebook"
)

// TestCarriers: MED-UNIT-10: who may carry a Bow marker is told to whoever gave one to another.
func TestCarriers(t *testing.T) {
	if got, want := carriers(rulebook.Base()), []string{`"medium-cavalry"`, `"heavy-cavalry"`}; !slices.Equal(got, want) {
		t.Errorf("%v carry Bow markers, want %v", got, want)
	}
}
