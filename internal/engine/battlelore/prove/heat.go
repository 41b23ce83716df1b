package prove

import (
	"math/big"

	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Heat is the expected number of a camp's units on each hex, as exact fractions with one denominator. All cases are
// equally likely: every draw of a set (Expect), or deployments that were played (Observe).
type Heat struct {
	Camp  boards.Camp
	Cases int
	Den   *big.Int  // of every number of Hexes
	Hexes []HexHeat // by hex.Hex
}

// HexHeat is one hex of a Heat, in parts of its Den.
type HexHeat struct {
	By      [events.HowCount]*big.Int // units that stand here, by How they came
	Drowned *big.Int                  // units whose mark is here and impassable, wherever they went
}

// Standing returns the number of units on the hex, however they came.
func (w *HexHeat) Standing() *big.Int {
	sum := new(big.Int)
	for _, n := range w.By {
		if n != nil {
			sum.Add(sum, n)
		}
	}
	return sum
}

// Share converts a number of the heat to a fraction in lowest terms.
func (h *Heat) Share(parts *big.Int) *big.Rat { return new(big.Rat).SetFrac(parts, h.Den) }

// PerMille converts a number of the heat to thousandths, rounded to the nearest.
func (h *Heat) PerMille(parts *big.Int) int {
	n := new(big.Int).Mul(parts, big.NewInt(2000))
	n.Add(n, h.Den)
	return int(n.Quo(n, new(big.Int).Lsh(h.Den, 1)).Int64())
}

// MeanHeat returns the heat of a camp that takes each of several sets with equal probability. They are of one field.
func MeanHeat(heats ...*Heat) *Heat {
	if len(heats) == 0 {
		return nil
	}
	den := big.NewInt(1)
	for _, h := range heats {
		den = leastMultiple(den, h.Den)
	}
	out := newHeat(heats[0].Camp, len(heats[0].Hexes))
	out.Den.Mul(den, big.NewInt(int64(len(heats))))
	for _, h := range heats {
		out.Cases += h.Cases
		scale := new(big.Int).Quo(den, h.Den)
		for i := range h.Hexes {
			from, to := &h.Hexes[i], &out.Hexes[i]
			for how, n := range from.By {
				if n != nil {
					to.By[how].Add(to.By[how], new(big.Int).Mul(n, scale))
				}
			}
			to.Drowned.Add(to.Drowned, new(big.Int).Mul(from.Drowned, scale))
		}
	}
	return out
}

// Observe returns the heat of deployments that were played on one field, in any mode. A token counts as the unit that
// it replaces.
func Observe(f *rulebook.Field, camp boards.Camp, played ...*deploy.Deployment) *Heat {
	h := newHeat(camp, f.Hexes.Len())
	one := big.NewInt(1)
	for _, d := range played {
		h.Cases++
		for i := range d.Placed {
			if p := &d.Placed[i]; p.Camp == camp {
				n := h.Hexes[p.Hex].By[p.How]
				n.Add(n, one)
			}
		}
		for i := range d.Events {
			if e := &d.Events[i]; e.Camp == camp && drowned(f, e) {
				n := h.Hexes[e.From].Drowned
				n.Add(n, one)
			}
		}
	}
	h.Den.SetInt64(int64(max(h.Cases, 1)))
	return h
}

// drowned reports whether an event is about a Guard's unit on an impassable mark: one that is moved or lost, or that
// has no figures.
func drowned(f *rulebook.Field, e *events.Event) bool {
	switch e.Kind {
	case events.UnitMoved, events.UnitLost, events.UnitShort, events.LevyPlaced, events.LevyShort:
		return e.From != hex.None && f.Impassable.Has(e.From)
	}
	return false
}

func newHeat(camp boards.Camp, hexes int) *Heat {
	h := &Heat{Camp: camp, Den: big.NewInt(1), Hexes: make([]HexHeat, hexes)}
	for i := range h.Hexes {
		w := &h.Hexes[i]
		w.Drowned = new(big.Int)
		for how := range w.By {
			w.By[how] = new(big.Int)
		}
	}
	return h
}

func leastMultiple(a, b *big.Int) *big.Int {
	gcd := new(big.Int).GCD(nil, nil, a, b)
	return new(big.Int).Mul(a, gcd.Quo(b, gcd))
}
