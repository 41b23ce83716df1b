package battlelore

import (
	"testing"

	"muster/engine"
	"muster/maps/hex"
)

// The odds of an attack from a reachable hex equal those after the move: the hex that it leaves does not block sight
// (BL-LOS-01). The odds of all attacks from a hex are the same.
func TestOddsFromAfar(t *testing.T) {
	r := fixture(t)
	chance := engine.NewRand(5)
	grants := []Grant{noGrant, {NoMelee: true}, {NoRanged: true}, {Melee: 1, Ranged: 2}}
	asked := 0
	for seed := range uint64(40) {
		s := r.Start(seed)
		for i := range r.Setup { // all over the board, so that many see each other and some are in the way
			if to := hex.Hex(chance.IntN(len(r.Cells))); s.On[to] == NoUnit {
				s.leave(uint8(i))
				s.stand(uint8(i), to)
			}
		}
		for i := range uint8(len(r.Setup)) {
			s.Units[i].Mods.Range = int8(chance.IntN(3) - 1)
			from := hex.Hex(chance.IntN(len(r.Cells)))
			if s.On[from] != NoUnit {
				continue
			}
			there := s
			there.leave(i)
			there.stand(i, from)
			there.Units[i].Marks |= Moved
			first, end := r.enemies(s.Units[i].Camp)
			view := See(r, &s, s.Units[i].Owner)
			for g := range grants {
				attacks := view.Attacks(i, from, &grants[g])
				for foe := first; foe < end; foe++ {
					odds, ok := view.Odds(i, foe, from, &grants[g])
					if at := s.Units[foe].At; ok != attacks.At.Has(at) || ok && odds != view.OddsOf(&attacks, foe, &grants[g]) {
						t.Fatalf("seed %d: unit %d from hex %d at %d, with %+v: %v among %+v", seed, i, from, foe, grants[g], ok, attacks)
					}
				}
			}
			for foe := first; foe < end; foe++ {
				odds, ok := view.Odds(i, foe, from, &noGrant)
				want, may := See(r, &there, s.Units[i].Owner).Odds(i, foe, from, &noGrant)
				if ok != may || odds != want {
					t.Fatalf("seed %d: unit %d from hex %d at %d: %+v %v, want %+v %v", seed, i, from, foe, odds, ok, want, may)
				}
				if ok {
					asked++
				}
			}
		}
	}
	if asked < 100 {
		t.Errorf("only %d attacks were looked at", asked)
	}
}
