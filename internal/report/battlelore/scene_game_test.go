package battlelore

import (
	"strings"
	"testing"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// begun sets up a shipped battle and makes its first choices until the first turn begins.
func begun(t *testing.T, id string) (*setup.Battle, *battlelore.State) {
	t.Helper()
	c := library.New(nil, 1)
	s, refused := setup.Open(c, c.Library(rulebook.KindAdventure, id), setup.Options{})
	if len(refused) > 0 {
		t.Fatal(refused)
	}
	b, refused := s.Battle(2)
	if len(refused) > 0 {
		t.Fatal(refused)
	}
	state := b.Begin(nil)
	for state.Turn == 0 {
		legal := battlelore.Legal(b.Rules, &state, nil)
		if err := battlelore.Apply(b.Rules, &state, legal[0], nil); err != nil {
			t.Fatal(err)
		}
	}
	return b, &state
}

// BL-LMK-01: the board shows the landmarks that players have placed, but no used ones.
func TestBoardShowsLandmarks(t *testing.T) {
	b, s := begun(t, "at-the-broad-water")
	if got := Text(b, s); !strings.Contains(got, "P Magic Pentacle") || !strings.Contains(got, "K Stronghold") {
		t.Errorf("the board does not show the landmarks:\n%s", got)
	}
	s.Places = battlelore.PlaceState{}
	if got := Text(b, s); strings.Contains(got, "Pentacle") {
		t.Errorf("the board shows a landmark that is gone:\n%s", got)
	}
}

// VAR-RA-01: the text below the board identifies the allies' units.
func TestBoardTellsAlliesUnits(t *testing.T) {
	b, s := begun(t, "the-four-executors")
	got := Text(b, s)
	for _, want := range []string{"\nUnits of Dame Alys Thorne: ", "\nUnits of the abbess of Saint Osyth's: "} {
		if !strings.Contains(got, want) {
			t.Errorf("the board does not say %q:\n%s", want, got)
		}
	}
	for i := range b.Units {
		if s.Units[i].Owner >= boards.Camps {
			s.Units[i].At = hex.None
		}
	}
	if got := Text(b, s); strings.Contains(got, "Units of") {
		t.Errorf("the board speaks of allies without units:\n%s", got)
	}
}
