package players

import (
	"muster/internal/engine/battlelore"
	"muster/maps/hex"
)

// bounty returns the value of a gift of an amount.
func (p *Greedy) bounty(g *battlelore.Gift, n int) int32 {
	if g.Heals {
		return int32(n) * p.w.Mended * p.w.Gift / 100
	}
	return int32(n) * p.w.Token * p.w.Gift / 100
}

// gifts evaluates a hex for a unit by the special rules' gifts there, or near.
func (p *Greedy) gifts(v battlelore.View, i uint8, h hex.Hex) (points int32) {
	r := v.Rules()
	u := v.Unit(i)
	for n := range r.Gifts {
		g := &r.Gifts[n]
		worth := p.bounty(g, v.Offer(n, i))
		if worth == 0 || !g.Heals && p.seenTo(v, n, i) {
			continue
		}
		switch there := g.At.Has(h); {
		case !there:
			points += worth * max(0, p.w.Lured-int32(p.notes().gift[n][h])) / (2 * p.w.Lured)
		case g.When == battlelore.AtEntry:
			if u.At < 0 || !g.At.Has(u.At) {
				points += worth
			}
		case g.When == battlelore.AtRest && (h != u.At || !v.Resting(i)):
			points += worth * p.w.Resting / 100 // in a turn to come
		default:
			points += worth
		}
	}
	return points
}

// seenTo reports whether a friend is at the place of a gift.
func (p *Greedy) seenTo(v battlelore.View, n int, i uint8) bool {
	g, u := &v.Rules().Gifts[n], v.Unit(i)
	friends := v.Standing(u.Camp).And(g.At)
	if u.At >= 0 {
		friends.Remove(u.At)
	}
	for h := range friends.Each() {
		if g.Units.Has(v.On(h)) {
			return true
		}
	}
	return false
}

// repose returns the gifts that a unit loses by battling.
func (p *Greedy) repose(v battlelore.View, i uint8) (points int32) {
	r := v.Rules()
	for n := range r.Gifts {
		if g := &r.Gifts[n]; g.When == battlelore.AtRest && g.At.Has(v.Unit(i).At) && v.Resting(i) {
			points += p.bounty(g, v.Offer(n, i))
		}
	}
	return points
}
