package players

import (
	"math/bits"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/maps/hex"
)

// memory caches results of a Greedy. It changes no choice.
type memory struct {
	threats [boards.Camps]threats // by the threatened side
	worth   worth
	far     [][hex.Max]int8 // by objective: the distance of each hex to it
	exit    [boards.Camps]*[hex.Max]int8
	bodies  [boards.Camps]body
	learnt  bool
}

// threats holds the enemy's threat to each hex in the current position.
type threats struct {
	turn  int
	foes  hex.Set // their positions
	known hex.Set
	n     int
	foe   [kernel.MaxUnits]foe
	of    [hex.Max]threat
}

// threat is the distance of the nearest enemy to a hex, and the damage of all enemies there, in fifths of a die.
type threat struct{ gap, danger int16 }

// foe holds an enemy's reach for close combat and fire, with its dice for either.
type foe struct {
	at           hex.Hex
	come, shoot  int32
	close, shots int32
}

// threat computes the enemies' threat to a hex.
func (p *Greedy) threat(v kernel.View, c boards.Camp, h hex.Hex) threat {
	t := &p.memory.threats[c]
	foes := v.Standing(c.Other())
	if t.turn != v.Turn() || t.foes != foes {
		t.turn, t.foes, t.known = v.Turn(), foes, hex.Set{}
		t.look(v, foes)
	}
	if !t.known.Has(h) {
		t.known.Add(h)
		t.of[h] = p.makesOf(v, t, h)
	}
	return t.of[h]
}

// look lists the enemies.
func (t *threats) look(v kernel.View, foes hex.Set) {
	kinds := v.Rules().Kinds
	t.n = 0
	for w, word := range foes {
		for ; word != 0; word &= word - 1 {
			at := hex.Hex(w<<6 + bits.TrailingZeros64(word))
			k := &kinds[v.Unit(v.On(at)).Kind]
			f := foe{at: at, come: int32(max(k.MoveAndBattle, k.Charge)) + 1, close: int32(k.Close)}
			if k.Range > 0 {
				f.shoot, f.shots = int32(k.Range), int32(k.Stood)
			}
			t.foe[t.n] = f
			t.n++
		}
	}
}

// makesOf computes the threat of the enemies to a hex, up to a maximum: only some of many enemies are ordered.
func (p *Greedy) makesOf(v kernel.View, t *threats, h hex.Hex) threat {
	far, limit := v.Rules().Board.Distances(h), int32(v.Rules().Cells[h].CapIn)
	gap, danger := int32(99), int32(0)
	for i := range t.foe[:t.n] {
		f := &t.foe[i]
		d := int32(far[f.at])
		gap = min(gap, d)
		switch {
		case d <= 1:
			danger += min(f.close, limit) * p.w.Striker
		case d <= f.come:
			danger += min(f.close, limit) * p.w.Comer
		case d <= f.shoot:
			danger += min(f.shots, limit) * p.w.Shooter
		}
	}
	return threat{int16(gap), int16(min(danger, p.w.Crowd))}
}

// body is the mean distance of a side's units to the enemy in a position.
type body struct {
	turn       int
	own, foes  hex.Set
	gap, units int32
}

// ahead returns how many hexes nearer to the enemy a hex is than the other units of a side are on average, beyond one.
func (p *Greedy) ahead(v kernel.View, c boards.Camp, now hex.Hex, gap int16) int32 {
	b := &p.memory.bodies[c]
	own, foes := v.Standing(c), v.Standing(c.Other())
	if b.turn != v.Turn() || b.own != own || b.foes != foes {
		b.turn, b.own, b.foes, b.gap, b.units = v.Turn(), own, foes, 0, 0
		for w, word := range own {
			for ; word != 0; word &= word - 1 {
				near := p.threat(v, c, hex.Hex(w<<6+bits.TrailingZeros64(word)))
				b.gap += int32(near.gap)
				b.units++
			}
		}
	}
	sum, n := b.gap, b.units
	if own.Has(now) {
		near := p.threat(v, c, now)
		sum, n = sum-int32(near.gap), n-1
	}
	if n == 0 {
		return 0
	}
	return max(0, sum/n-int32(gap)-1)
}

// inDanger is the danger of one die.
const inDanger = 5

// farAway is longer than any path on a board.
const farAway = 40

// learn measures the distances to the scenario's goals, once in each game.
func (p *Greedy) learn(v kernel.View) {
	m, r := &p.memory, v.Rules()
	if m.learnt {
		return
	}
	m.learnt = true
	m.far = make([][hex.Max]int8, len(r.Objectives))
	for i := range r.Objectives {
		roads(v, r.Objectives[i].At, &m.far[i])
	}
	for c := range m.exit {
		if exits := r.Exits[c]; !exits.Empty() {
			m.exit[c] = new([hex.Max]int8)
			roads(v, exits, m.exit[c])
		}
	}
}

// roads measures the distance from every hex to the nearest one of a set, ignoring units.
func roads(v kernel.View, from hex.Set, out *[hex.Max]int8) {
	for h := range out {
		out[h] = farAway
	}
	seen, edge := from, from
	for d := int8(0); d < farAway && !edge.Empty(); d++ {
		var next hex.Set
		for w, word := range edge {
			for ; word != 0; word &= word - 1 {
				h := hex.Hex(w<<6 + bits.TrailingZeros64(word))
				out[h] = d
				next = next.Or(*v.Ways(h))
			}
		}
		edge = next.Minus(seen)
		seen = seen.Or(next)
	}
}

// nearest returns the distance from a hex to the nearest one of a set.
func nearest(board *boards.Board, set *hex.Set, h hex.Hex) int {
	least := farAway
	for w, word := range set {
		for ; word != 0; word &= word - 1 {
			least = min(least, board.Distance(h, hex.Hex(w<<6+bits.TrailingZeros64(word))))
		}
	}
	return least
}
