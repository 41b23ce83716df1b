package setup

import (
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/testing/gametest"
)

// Every battle that ships keeps what any game promises.
func TestGameInvariants(t *testing.T) {
	cat := library.New(nil, 1)
	for _, e := range cat.All(rulebook.KindAdventure) {
		b, refused := New(cat, e, Options{Seed: 7, TurnCap: 30})
		if len(refused) > 0 {
			t.Fatalf("%s: %v", e.ID, messages(refused))
		}
		if _, err := gametest.Play(b.Game(), 7, 60); err != nil {
			t.Errorf("%s: %v", e.ID, err)
		}
	}
}
