package players

import (
	"muster/engine"
	"muster/internal/engine/battlelore"
	"muster/maps/hex"
)

// Forward takes a random choice with equal probability but prefers acting. It orders while it can, moves nearer to the
// enemy, attacks, battles back and follows. It evaluates nothing.
type Forward struct {
	chance engine.Rand
	keen   []battlelore.Action // of those that are legal, the ones that act
	foes   hex.Set             // where the enemies stood when road was measured
	road   [hex.Max]int8       // steps from each hex to the nearest of them
}

// NewForward returns a Forward with its own random stream.
func NewForward(seed uint64, seat battlelore.Player) *Forward {
	return &Forward{
		chance: engine.NewRand(seed, "forward", string(rune('a'+seat))),
		keen:   make([]battlelore.Action, 0, 256),
	}
}

// Choose takes one of the legal actions that act, or any if none does.
func (p *Forward) Choose(v battlelore.View, legal []battlelore.Action) battlelore.Action {
	if len(legal) == 1 {
		return legal[0]
	}
	f := v.Top()
	switch f.Kind {
	case battlelore.InMoves:
		return p.move(v, legal)
	case battlelore.InOrders, battlelore.InCombat, battlelore.InVolley, battlelore.InBattle:
		if legal[0] == pass {
			legal = legal[1:]
		}
	}
	return legal[p.chance.IntN(len(legal))]
}

// move brings a unit without an enemy in range nearer, or takes it off the field; when none can come nearer it stays.
func (p *Forward) move(v battlelore.View, legal []battlelore.Action) battlelore.Action {
	r := v.Rules()
	foes := v.Standing(r.CampOf[v.Me].Other())
	if foes != p.foes {
		p.foes = foes
		roads(v, foes, &p.road)
	}
	p.keen = p.keen[:0]
	unit, stay := uint8(battlelore.NoUnit), int8(0)
	for _, a := range legal {
		switch a.Kind() {
		case battlelore.Exit, battlelore.RollMove, battlelore.FlyOver, battlelore.Rush:
			p.keen = append(p.keen, a)
		case battlelore.Move, battlelore.Slip:
			if i := a.Unit(); i != unit {
				unit, stay = i, p.stay(v, i)
			}
			if p.road[a.Hex()] < stay {
				p.keen = append(p.keen, a)
			}
		}
	}
	if len(p.keen) == 0 {
		return legal[0]
	}
	return p.keen[p.chance.IntN(len(p.keen))]
}

// stay returns the distance from a unit's hex; 0 for one that can shoot from there.
func (p *Forward) stay(v battlelore.View, i uint8) int8 {
	u := v.Unit(i)
	road := p.road[u.At]
	if k := &v.Rules().Kinds[u.Kind]; k.Missile && road <= k.Range {
		return 0
	}
	return road
}
