package epic

import (
	"math/big"
	"slices"

	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// scoutCard is a card as the Scout Guard (VAR-EC-02, R-266): the number of its units that come, their types and their
// hexes.
type scoutCard struct {
	at     scoutHexes
	come   int      // units that find a hex
	back   int      // of them, those that go to the baseline because the row is full
	onRow  int      // of them, those on the baseline
	noRoom int      // units with figures but no hex
	short  int      // units without figures
	picks  []pick   // which units come, by type
	orders *big.Int // in how many ways those that come are put on given hexes
	weight uint64   // places times picks
}

// pick is a choice of units by type.
type pick struct {
	used  []int
	ways  uint64 // in how many ways cells of the card make it
	green int
}

// scoutCard evaluates a card as the Scout Guard: first its own row, the rest on the baseline. Its units come first of
// all, so every figure is still there.
func (k *setCases) scoutCard(card int) *scoutCard {
	w := &scoutCard{}
	musterable := 0
	for u, c := range k.cards[card] {
		musterable += min(c, k.stock[u])
	}
	w.short = len(k.set.Cards[card].Entries) - musterable
	behind := k.g.Baseline.Minus(k.row) // a board's row may be its baseline
	inRow := min(musterable, k.row.Len())
	w.back = min(musterable-inRow, behind.Len())
	w.come = inRow + w.back
	w.noRoom = musterable - w.come
	w.at = scoutHexes{choice: k.row, chosen: inRow}
	if w.back > 0 {
		w.at = scoutHexes{full: k.row, choice: behind, chosen: w.back}
	}
	w.onRow = w.back
	if k.row.Meets(&k.g.Baseline) {
		w.onRow += inRow
	}
	w.orders = new(big.Int).MulRange(1, int64(w.come))
	k.listPicks(k.cards[card], w, make([]int, len(k.types)), 0, w.come, 1)
	for _, p := range w.picks {
		w.weight += p.ways
	}
	w.weight *= prove.Binomial(w.at.choice.Len(), w.at.chosen)
	return w
}

// listPicks lists the choices of a number of units, type by type from one on. When all with figures come there is only
// one.
func (k *setCases) listPicks(counts []int, w *scoutCard, used []int, unit, left int, ways uint64) {
	if len(w.picks) > mostWork/64 { // with 120 ways to lay the Guards that is too much
		return
	}
	if unit == len(counts) {
		p := pick{used: slices.Clone(used), ways: ways}
		for u, n := range used {
			if k.scouts[u] {
				p.green += n
			}
		}
		w.picks = append(w.picks, p)
		return
	}
	behind := 0 // the number that the types after this one can give
	for u := unit + 1; u < len(counts); u++ {
		behind += min(counts[u], k.stock[u])
	}
	for n := min(counts[unit], k.stock[unit], left); n >= max(0, left-behind); n-- {
		used[unit] = n
		k.listPicks(counts, w, used, unit+1, left-n, ways*prove.Binomial(counts[unit], n))
	}
	used[unit] = 0
}

// posts puts a pick of a card on hexes. The units are placed in the card's order, on the held hexes and then on
// irrelevant ones, each row in the order of the board.
func (k *setCases) posts(
	card int,
	p *pick,
	at *scoutHexes,
	three *[boards.SectionCount]*pattern,
	matter hex.Set,
) []ScoutPost {
	held := three[0].held.Or(three[1].held).Or(three[2].held)
	for h := range at.choice.Minus(matter).Each() {
		if held.Len() < at.chosen {
			held.Add(h)
		}
	}
	hexes := append(at.full.Hexes(), held.Hexes()...)
	left := slices.Clone(p.used)
	var out []ScoutPost
	for i := range k.set.Cards[card].Entries {
		e := &k.set.Cards[card].Entries[i]
		if u := k.index[e.Unit.ID]; left[u] > 0 {
			left[u]--
			out = append(out, ScoutPost{e, hexes[len(out)]})
		}
	}
	return out
}
