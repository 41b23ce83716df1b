package players

import (
	"muster/engine"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
)

// Forward takes a random choice with equal probability but prefers to act. It orders while it can, moves nearer to the
// enemy, attacks, battles back and advances. It evaluates nothing.
type Forward struct {
	chance engine.Rand
	keen   []kernel.Action // the legal actions that act
}

// NewForward returns a Forward with its own random stream.
func NewForward(seed uint64, seat boards.Camp) *Forward {
	return &Forward{chance: engine.NewRand(seed, "forward", string(rune('a'+seat))), keen: make([]kernel.Action, 0, 512)}
}

// Choose takes one of the legal actions that act, or any if none does.
func (p *Forward) Choose(v kernel.View, legal []kernel.Action) kernel.Action {
	if len(legal) == 1 {
		return legal[0]
	}
	if v.Top().Kind == kernel.InMoves {
		return p.move(v, legal)
	}
	if legal[0] == pass {
		legal = legal[1:]
	}
	return legal[p.chance.IntN(len(legal))]
}

// move moves a unit or Leader nearer to the enemy, or off the board. A unit that can shoot from its hex stays. If none
// can come nearer it stops moving.
func (p *Forward) move(v kernel.View, legal []kernel.Action) kernel.Action {
	r := v.Rules()
	foes := v.Standing(v.Me.Other())
	p.keen = p.keen[:0]
	for _, a := range legal {
		switch a.Kind() {
		case kernel.Exit, kernel.ExitLeader:
			p.keen = append(p.keen, a)
		case kernel.Move, kernel.Charge:
			u := v.Unit(a.Unit())
			stay := nearest(r.Board, &foes, u.At)
			if k := &r.Kinds[u.Kind]; stay > int(k.Range) && nearest(r.Board, &foes, a.Hex()) < stay {
				p.keen = append(p.keen, a)
			}
		case kernel.MoveLeader: // not to a hex where it would be alone before the enemy
			at := v.Leader(a.Leader()).At
			if far := nearest(r.Board, &foes, a.Hex()); far > 1 && far < nearest(r.Board, &foes, at) {
				p.keen = append(p.keen, a)
			}
		}
	}
	if len(p.keen) == 0 {
		return legal[0]
	}
	return p.keen[p.chance.IntN(len(p.keen))]
}
