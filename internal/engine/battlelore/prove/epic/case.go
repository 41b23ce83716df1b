package epic

import (
	"math/big"
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// guardCase is a Scout Guard, three Guards by place in SectionOrder, and the effects of the one on the others. Each
// remaining card makes a case of it as the Reserve.
type guardCase struct {
	zone, scout int
	guards      [boards.SectionCount]int
	lists       [boards.SectionCount][]pattern
	matter      hex.Set // hexes of the Scout Guard's choice that matter to a Guard
	reserves    []reserveCase
	used        []int // figures in use for which the calls hold
}

// reserveCase is one of the remaining cards, with the results of its case over all choices.
type reserveCase struct {
	card    int
	least   [classes]int
	most    [classes]int
	worst   [classes]choice // that brings the most about
	missing []int           // most units without figures, by type
	results []reserveResult // by vacant hexes of the baseline, for the figures that the case has in use
}

// choice is a choice of the Scout Guard's player.
type choice struct {
	three [boards.SectionCount]*pattern
	pick  *pick
}

// The classes of an EpicSetReport by place.
const (
	classBack = iota
	classDisplaced
	classLost
	classNoRoom
	classShort
	classes
)

func (r *SetReport) class(i int) *Class {
	return [classes]*Class{&r.Back, &r.Displaced, &r.Lost, &r.NoRoom, &r.Short}[i]
}

// guarded goes through the cases of one Scout Guard and three Guards.
func (k *setCases) guarded(w *scoutCard, c *guardCase) {
	for card := range deck.CardsInSet {
		if card != c.scout && !slices.Contains(c.guards[:], card) {
			c.reserves = append(c.reserves, reserveCase{
				card: card, missing: make([]int, len(k.types)), results: make([]reserveResult, k.g.Baseline.Len()+1),
			})
		}
	}
	free := w.at.choice.Len() - c.matter.Len()
	first := true
	for i := range c.lists[0] {
		for j := range c.lists[1] {
			for l := range c.lists[2] {
				three := [boards.SectionCount]*pattern{&c.lists[0][i], &c.lists[1][j], &c.lists[2][l]}
				held := three[0].count + three[1].count + three[2].count
				alike := three[0].alike * three[1].alike * three[2].alike * prove.Binomial(free, w.at.chosen-held)
				if alike == 0 {
					continue
				}
				for p := range w.picks {
					k.chosen(w, c, choice{three, &w.picks[p]}, alike, first)
					first = false
				}
			}
		}
	}
	for i := range c.reserves {
		k.note(w, c, &c.reserves[i])
	}
}

// chosen evaluates the cases for one choice of the Scout Guard's player, which represents all equivalent ones.
func (k *setCases) chosen(w *scoutCard, c *guardCase, ch choice, alike uint64, first bool) {
	t := &k.tally
	t.reset(ch.pick.used)
	t.green = ch.pick.green
	k.guards(&ch.three, t)
	vacant := k.g.Baseline.Len() - w.onRow - t.onRow
	k.sum.SetUint64(0)
	if !slices.Equal(c.used, t.used) {
		c.used = append(c.used[:0], t.used...)
		for i := range c.reserves {
			clear(c.reserves[i].results)
		}
	}
	for i := range c.reserves {
		r := &c.reserves[i]
		call := &r.results[vacant]
		if !call.known {
			k.callReserve(r.card, t.used, vacant, call)
		}
		k.sum.Add(&k.sum, &call.ways)
		r.weigh(ch, first, [classes]int{
			classBack: w.back, classDisplaced: t.displaced, classLost: t.lost,
			classNoRoom: w.noRoom + call.noRoom, classShort: w.short + t.short + call.short,
		})
		if w.short+t.short+call.short == 0 {
			continue
		}
		for u := range r.missing {
			n := t.missing[u] + max(0, k.cards[c.scout][u]-k.stock[u]) + max(0, k.cards[r.card][u]-k.stock[u]+t.used[u])
			r.missing[u] = max(r.missing[u], n)
		}
	}
	for len(k.green) <= t.green {
		k.green = append(k.green, [deck.CardsInSet]big.Int{})
		k.out.byGreen = append(k.out.byGreen, new(big.Int))
	}
	weight := alike * ch.pick.ways
	g := &k.green[t.green][c.scout]
	k.term.SetUint64(weight)
	k.sum.Mul(&k.sum, &k.term)
	k.term.Mul(&k.term, k.part.SetUint64(uint64(len(c.reserves))))
	g.Add(g, &k.term)
	t.hexes(&k.sum, k.ways)
	k.sum.Mul(&k.sum, w.orders)
	k.out.byGreen[t.green].Add(k.out.byGreen[t.green], &k.sum)
}

// weigh adds one choice to the extremes of a case.
func (r *reserveCase) weigh(ch choice, first bool, units [classes]int) {
	for i, n := range units {
		if first || n < r.least[i] {
			r.least[i] = n
		}
		if n > r.most[i] {
			r.most[i], r.worst[i] = n, ch
		}
	}
}

// note records a case in the report.
func (k *setCases) note(w *scoutCard, c *guardCase, r *reserveCase) {
	number := func(i int) int { return k.set.Cards[i].Number }
	d := deck.Draw{
		Right: number(c.guards[0]), Centre: number(c.guards[1]), Left: number(c.guards[2]),
		Reserve: number(r.card), Scout: number(c.scout),
	}
	called := len(k.set.Cards[c.scout].Entries) + len(k.set.Cards[r.card].Entries)
	for _, i := range c.guards {
		called += len(k.set.Cards[i].Entries)
	}
	for i := range classes {
		class := k.out.class(i)
		class.Sure.note(d, c.zone, called, r.least[i], nil)
		class.Risk.note(d, c.zone, called, r.most[i], func() []ScoutPost {
			return k.posts(c.scout, r.worst[i].pick, &w.at, &r.worst[i].three, c.matter)
		})
	}
	for u, n := range r.missing {
		if n > 0 {
			k.out.Types[u].Cases++
			k.out.Types[u].Worst = max(k.out.Types[u].Worst, n)
		}
	}
}
