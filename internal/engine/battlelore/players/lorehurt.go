package players

import (
	"math/bits"

	"muster/internal/engine/battlelore"
)

// driven evaluates the cost of a unit's retreat by some hexes.
func (p *Greedy) driven(v battlelore.View, i uint8, hexes int) int32 {
	u := v.Unit(i)
	if u.At < 0 {
		return 0
	}
	if back := v.WayBack(i, u.At); back.Empty() {
		lost := min(hexes, int(u.Figures))
		points := int32(lost) * p.w.Figure
		if lost == int(u.Figures) {
			points += p.prize(v, u.Camp.Other(), &v.Rules().Kinds[u.Kind])
		}
		return points
	}
	return p.w.Pushed * int32(hexes)
}

// blasted evaluates the cost of a card's roll for a unit.
func (p *Greedy) blasted(v battlelore.View, d *battlelore.Effect, n int, i uint8) int32 {
	u := v.Unit(i)
	if u.At < 0 {
		return 0
	}
	r := v.Rules()
	k := &r.Kinds[u.Kind]
	hits := bits.OnesCount8(d.Hits)
	if d.Colour && d.Hits&(1<<k.Colour) == 0 {
		hits++
	}
	left, prize := int(u.Figures), p.prize(v, u.Camp.Other(), k)
	hits = min(hits, 2)
	if k.Class == battlelore.Creature && hits > 0 && !k.Creature.Necks {
		hits += again
	}
	points := int32(0)
	if hits > 0 {
		points = p.odds.UpTo(left, n, hits)*p.w.Figure + p.odds.AtLeast(left, n, hits)*prize
	}
	if d.Kills != 0 {
		dead := p.odds.AtLeast(1, n, 1)
		points = points*(whole-dead)/whole + dead*(int32(left)*p.w.Figure+prize)
	}
	if d.Flags && v.Bold(i) == 0 {
		points += p.odds.AtLeast(1, n, 1) * p.driven(v, i, 1)
	}
	return points / whole
}
