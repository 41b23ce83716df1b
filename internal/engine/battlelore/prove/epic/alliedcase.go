package epic

import (
	"math/big"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// alliedTally is the sum of two allies' cards.
type alliedTally struct {
	tally
	greens  [deploy.Allies]int
	yielded int
	vacant  int // hexes of the whole baseline when the units come that give way
	came    int // of those units
	taken   hex.Set
	done    [boards.SectionCount][deploy.Allies]uint64 // by place in a card's entries: units already placed or lost
}

// play evaluates a case: cards by ally and section. Units that keep their marks come first, right wing to left wing,
// in each the red player's before the blue one's. The units whose ally's unit on the mark had no figures follow. Last
// come those whose mark is impassable, and those that give way, in the same order. The figures of the camp are given
// out in this order.
func (k *alliedCases) play(cards [deploy.Allies][boards.SectionCount]int) {
	t := &k.tally
	*t = alliedTally{tally: t.tally}
	t.reset(k.zero)
	var all [deploy.Allies]hex.Set
	for ally, trio := range cards {
		for i, c := range trio {
			all[ally] = all[ally].Or(k.marks[ally][c][i])
		}
	}
	both := all[0].And(all[1])
	waiting := k.keepMarks(cards, &both)
	if !both.Empty() {
		waiting = k.takeVacantMarks(cards)
	}
	if waiting {
		k.displaced(cards)
	}
	k.note(cards)
}

// keepMarks puts the units that keep their marks; waiting reports whether any others are left.
func (k *alliedCases) keepMarks(cards [deploy.Allies][boards.SectionCount]int, both *hex.Set) (waiting bool) {
	t := &k.tally
	for i, s := range deck.SectionOrder {
		for ally := range deploy.Allies {
			c := cards[ally][i]
			for n, cell := range k.cells[ally][c][s] {
				if !cell.open || both.Has(cell.at) && !k.claim(cards, ally, c, cell.at) {
					waiting = true
					continue
				}
				t.done[i][ally] |= 1 << n
				k.stand(ally, cell)
			}
		}
	}
	return waiting
}

// claim reports whether a card keeps a hex that the ally's unit is marked on too.
func (k *alliedCases) claim(cards [deploy.Allies][boards.SectionCount]int, ally, card int, at hex.Hex) bool {
	other := 1 - ally
	for i, c := range cards[other] {
		if k.marks[other][c][i].Has(at) {
			return deploy.Outranks(k.claims[ally][card], k.claims[other][c])
		}
	}
	return true
}

// stand puts a unit on its mark if there are figures.
func (k *alliedCases) stand(ally int, c cell) {
	t := &k.tally
	green := t.green
	if k.place(c.unit, &t.tally) {
		t.taken.Add(c.at)
	}
	t.greens[ally] += t.green - green
}

// takeVacantMarks puts the units whose marks have stayed vacant, because the ally's unit had no figures.
func (k *alliedCases) takeVacantMarks(cards [deploy.Allies][boards.SectionCount]int) (waiting bool) {
	t := &k.tally
	for i, s := range deck.SectionOrder {
		for ally := range deploy.Allies {
			for n, cell := range k.cells[ally][cards[ally][i]][s] {
				switch {
				case t.done[i][ally]&(1<<n) != 0:
				case cell.open && !t.taken.Has(cell.at):
					t.done[i][ally] |= 1 << n
					k.stand(ally, cell)
				default:
					waiting = true
				}
			}
		}
	}
	return waiting
}

// displaced moves the other units. Those on impassable marks go to the baselines of their sections. Then those that
// give way to an ally's unit go to any vacant hex of the baseline.
func (k *alliedCases) displaced(cards [deploy.Allies][boards.SectionCount]int) {
	t := &k.tally
	for i := range deck.SectionOrder {
		vacant := k.sections[i].Minus(t.taken)
		t.room[i] = vacant.Len()
	}
	k.move(cards, false)
	vacant := k.baseline.Minus(t.taken)
	t.vacant = vacant.Len()
	for _, moved := range t.moved {
		t.vacant -= moved
	}
	k.move(cards, true)
}

// move moves the units whose marks are open, or impassable.
func (k *alliedCases) move(cards [deploy.Allies][boards.SectionCount]int, open bool) {
	t := &k.tally
	for i, s := range deck.SectionOrder {
		for ally := range deploy.Allies {
			green := t.green
			for n, cell := range k.cells[ally][cards[ally][i]][s] {
				switch {
				case t.done[i][ally]&(1<<n) != 0 || cell.open != open:
				case open:
					t.yielded++
					k.giveWay(cell.unit)
				default:
					t.tally.displaced++
					k.shift(cell.unit, i, &t.tally)
				}
			}
			t.greens[ally] += t.green - green
		}
	}
}

// giveWay moves a unit that gives way (VAR-ER-03).
func (k *alliedCases) giveWay(unit int) {
	t := &k.tally
	switch {
	case t.used[unit] < k.stock[unit] && t.came == t.vacant:
		t.lost++
	case k.place(unit, &t.tally):
		t.came++
	}
}

// note records the case in the report.
func (k *alliedCases) note(cards [deploy.Allies][boards.SectionCount]int) {
	t, out := &k.tally, k.out
	var d [deploy.Allies]deck.Draw
	called := 0
	for ally, trio := range cards {
		number := func(i int) int { return k.sets[ally].Cards[trio[i]].Number }
		d[ally] = deck.Draw{Right: number(0), Centre: number(1), Left: number(2)}
		for _, c := range trio {
			called += k.units[ally][c]
		}
	}
	out.Displaced.note(d, called, t.tally.displaced)
	out.Yielded.note(d, called, t.yielded)
	out.Lost.note(d, called, t.lost)
	out.Short.note(d, called, t.short)
	if t.short > 0 {
		for u, n := range t.missing {
			if n > 0 {
				out.Types[u].Cases++
				out.Types[u].Worst = max(out.Types[u].Worst, n)
			}
		}
	}
	out.grow(t.greens[0], t.greens[1])
	out.Green[t.greens[0]][t.greens[1]]++
	k.number.SetUint64(1)
	t.hexes(&k.number, k.ways)
	if t.came > 0 {
		k.number.Mul(&k.number, k.ways.Arrange(t.vacant, t.came))
	}
	sum := out.byGreen[t.greens[0]][t.greens[1]]
	sum.Add(sum, &k.number)
}

// grow makes place for numbers of scouting units.
func (r *AlliesCampReport) grow(red, blue int) {
	for len(r.Green) <= red {
		r.Green = append(r.Green, nil)
		r.byGreen = append(r.byGreen, nil)
	}
	for len(r.Green[red]) <= blue {
		r.Green[red] = append(r.Green[red], 0)
		r.byGreen[red] = append(r.byGreen[red], new(big.Int))
	}
}
