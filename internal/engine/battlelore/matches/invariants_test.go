package matches

import (
	"slices"
	"testing"

	"muster/engine"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Invariants at every state of random games of the shipped battles. The legal actions are sorted, unique, and never
// empty. A refused action changes nothing. Lost figures have events. Banners are those of killed units.
func TestInvariants(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	for _, id := range []string{"candlemas-at-the-grange", "the-harvest-truce"} {
		s := opened(t, id)
		for seed := range uint64(6) {
			b, _ := s.Battle(seed)
			r, state := b.Rules, b.Start()
			choice := engine.NewRand(seed, "choice")
			lost := [boards.Camps]int{}
			for state.Ended == battlelore.Playing {
				legal := battlelore.Legal(r, &state, nil)
				if len(legal) == 0 || !slices.IsSorted(legal) ||
					len(slices.Compact(slices.Clone(legal))) != len(legal) {
					t.Fatalf("%s, seed %d, turn %d: legal are %x", id, seed, state.Turn, legal)
				}
				before := state
				if bad := battlelore.Action(choice.Uint64()); !slices.Contains(legal, bad) {
					if err := battlelore.Apply(r, &state, bad, nil); err == nil || state != before {
						t.Fatalf(
							"%s, seed %d, turn %d: %#x was not refused, or left a trace",
							id,
							seed,
							state.Turn,
							uint32(bad),
						)
					}
				}
				var log battlelore.Log
				if err := battlelore.Apply(r, &state, legal[choice.IntN(len(legal))], &log); err != nil {
					t.Fatalf("%s, seed %d, turn %d: %v", id, seed, state.Turn, err)
				}
				for _, e := range log.Events {
					if e.Kind == battlelore.FiguresLost {
						lost[r.Setup[e.Unit].Camp] += e.Figures()
					}
				}
				var full, stand, dead [boards.Camps]int
				for i := range r.Setup {
					u := &state.Units[i]
					full[u.Camp] += int(u.Full)
					stand[u.Camp] += int(u.Figures)
					if u.At == hex.None {
						dead[u.Camp.Other()] += int(r.Kinds[u.Kind].Worth)
					}
				}
				for camp := range full {
					if stand[camp]+lost[camp] != full[camp] || dead[camp] != int(state.Banners[camp]) {
						t.Fatalf(
							"%s, seed %d, turn %d: camp %d has %d figures and lost %d of %d; %d banners for %d",
							id,
							seed,
							state.Turn,
							camp,
							stand[camp],
							lost[camp],
							full[camp],
							state.Banners[camp],
							dead[camp],
						)
					}
				}
			}
		}
	}
}

// Copies of a state are independent, and have different fingerprints after different moves.
func TestFingerprint(t *testing.T) {
	b, _ := opened(t, "the-harvest-truce").Battle(1)
	s := b.Start()
	again := b.Start()
	if setup.Fingerprint(&s) != setup.Fingerprint(&again) {
		t.Error("equal states have two fingerprints")
	}
	first := setup.Fingerprint(&s)
	if err := battlelore.Apply(b.Rules, &again, battlelore.Legal(b.Rules, &again, nil)[0], nil); err != nil {
		t.Fatal(err)
	}
	if setup.Fingerprint(&s) != first || setup.Fingerprint(&again) == first {
		t.Error("a choice on a copy changes the original, or no fingerprint")
	}
	chance := s
	chance.Chance.Uint64()
	if setup.Fingerprint(&chance) == first {
		t.Error("chance does not count")
	}
}
