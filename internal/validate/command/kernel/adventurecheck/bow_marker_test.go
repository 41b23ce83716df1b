package adventurecheck

import (
	"slices"
	"testing"

	"muster/internal/engine/medieval"
)

// TestCarriers: MED-UNIT-10: the help for a wrong Bow marker lists the types that may have one.
func TestCarriers(t *testing.T) {
	if got, want := carriers(medieval.Game().Base()), []string{`"medium-cavalry"`, `"heavy-cavalry"`}; !slices.Equal(got, want) {
		t.Errorf("%v carry Bow markers, want %v", got, want)
	}
}
