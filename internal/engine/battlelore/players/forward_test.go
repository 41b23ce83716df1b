package players

import (
	"testing"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
)

// Forward decides most of its games on every shipped adventure that can be played: they are not called off.
func TestForwardDecides(t *testing.T) {
	const games = 40
	cat := library.New(nil, 1)
	var legal []battlelore.Action
	for _, e := range cat.All(rulebook.KindAdventure) {
		decided := 0
		for seed := range uint64(games) {
			b, refused := setup.New(cat, e, setup.Options{Seed: seed})
			if len(refused) > 0 {
				decided = games
				break
			}
			s := b.Start()
			var seats [battlelore.MaxPlayers]*Forward
			for p := range seats {
				seats[p] = NewForward(seed, battlelore.Player(p))
			}
			for s.Ended == battlelore.Playing {
				legal = battlelore.Legal(b.Rules, &s, legal[:0])
				a := seats[s.Decider()].Choose(battlelore.See(b.Rules, &s, s.Decider()), legal)
				if err := battlelore.Apply(b.Rules, &s, a, nil); err != nil {
					t.Fatalf("%s, turn %d: %v", e.ID, s.Turn, err)
				}
			}
			if s.Ended != battlelore.ByCap {
				decided++
			}
		}
		if decided*10 <= games*9 {
			t.Errorf("%s: %d of %d games are decided", e.ID, decided, games)
		}
	}
}
