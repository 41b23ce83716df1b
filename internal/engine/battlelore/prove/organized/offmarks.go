package organized

import (
	"math/big"

	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
)

// offMark counts the cases of a player of two Epic sets in which a Guard cannot keep its mark. The mark is on
// impassable ground, or the player's own Scout Guard stands on it. The count does not depend on the
// other player, as long as that player takes no figures from the Scout Guard.
type offMark struct {
	sure, risk int64            // cases, wherever the Scout Guard stands, or if it stands badly
	spread     map[[3]int]int64 // cases in which it depends on that, by hexes of the row, units on it, marks there
	worst      int
	best       *example // the smallest case of risk
	least      *example // the smallest of all
}

// countOffMarks goes through all cases of a player.
func (h *playerCases) countOffMarks(a *supply) {
	o := &offMark{spread: map[[3]int]int64{}}
	coming := h.scoutsComing(a, nil)
	for i := range h.guards {
		g := &h.guards[i]
		scouts := coming[g.cards[scoutWing]]
		rest := int64(len(h.cards) - len(a.order)) // cards that are left for the Reserve
		for _, y := range h.zones {
			wet, _, marks := y.marksOf(g)
			least, most := y.heldMarks(scouts, marks)
			switch {
			case wet+least > 0:
				o.sure += rest
			case most > 0:
				o.spread[[3]int{y.row, scouts, marks}] += rest
			}
			if wet+most > 0 {
				o.risk += rest
			}
			o.worst = max(o.worst, wet+most)
			for card := range h.cards {
				if g.has(card) {
					continue
				}
				ex := h.example(a, g, card)
				ex.zone = uint8(y.zone)
				if o.least = smaller(o.least, &ex); wet+most > 0 {
					o.best = smaller(o.best, &ex)
				}
			}
		}
	}
	h.offMarks = o
}

// scoutsComing returns how many units of each card come when it is the Scout Guard, with the remaining figures of the
// contended types; nil means unlimited.
func (h *playerCases) scoutsComing(a *supply, left []int) []int {
	out := make([]int, len(h.cards))
	s := newGuardOutcome(a)
	for card := range h.cards {
		s.clear()
		have := left
		if left != nil {
			have = append([]int{}, left...)
		}
		s.reveal(a, h.camp, &h.layouts[card][scoutWing], have)
		out[card] = len(h.cards[card].Entries) - int(s.fates[tokenless])
	}
	return out
}

// steady reports whether the number of units of each of a player's Scout Guards is independent of the figures that the
// other player's takes.
func (h *playerCases) steady(a *supply, other *playerCases) bool {
	left := make([]int, len(a.contended))
	for i, t := range a.contended {
		most := 0
		for card := range other.cards {
			most = max(most, other.counts[card][t])
		}
		g := &a.types[t]
		left[i] = max(0, g.plain-g.spent(other.camp, min(most, g.bearers(other.camp))))
	}
	alone := h.scoutsComing(a, nil)
	for card, n := range h.scoutsComing(a, left) {
		if n != alone[card] {
			return false
		}
	}
	return true
}

// fate returns the result, in pairs with the cases of the other player.
func (o *offMark) fate(camp boards.Camp, hosts [boards.Camps]*playerCases, steady bool) Fate {
	cases := hosts[camp].cases
	out := Fate{Possible: prove.NewChance(o.risk, cases), Certain: prove.NewChance(o.sure, cases), Worst: o.worst}
	if o.best != nil {
		other := hosts[camp.Other()].offMarks.least
		t := entry{weight: 1}
		t.note(camp, o.best, other, boards.Pennant)
		out.Witness = witness(hosts, &t)
	}
	sum := new(big.Rat).SetInt64(o.sure)
	for k, n := range o.spread { // sums do not depend on the order
		row, scouts, marks := k[0], k[1], k[2]
		clear := new(big.Int).SetUint64(prove.Binomial(row-marks, scouts))
		p := new(big.Rat).SetFrac(clear, new(big.Int).SetUint64(prove.Binomial(row, scouts)))
		p.Sub(big.NewRat(1, 1), p)
		sum.Add(sum, p.Mul(p, new(big.Rat).SetInt64(n)))
	}
	sum.Quo(sum, new(big.Rat).SetInt64(cases))
	if steady && sum.Num().IsInt64() && sum.Denom().IsInt64() {
		out.Uniform = prove.Chance{Num: sum.Num().Int64(), Den: sum.Denom().Int64()}
	} else {
		out.Sampled = &Sample{}
	}
	if !steady {
		out.Unproved, out.Possible, out.Certain = true, prove.Chance{}, prove.Chance{}
	}
	return out
}
