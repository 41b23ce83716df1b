package deploycheck

import (
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// pressure measures how the Guards of two mixed decks use the common stock (CTA-ORG-01), over every pair of three
// Guards. It counts the pairs in which a unit becomes a Feudal Levy token (CTA-ORG-05). It also counts those in which
// the tokens of its colour cannot suffice for any order of the wings (CTA-ORG-06). It assumes ground on which every
// unit can stand; on ground that loses units first it is an upper bound.
type pressure struct {
	pairs       int64
	demands     int // distinct pairs of demands in a matchup
	levied, out event
}

// event is an event that occurs in some pairs of draws.
type event struct {
	pairs int64
	worst int64              // maximum pairs in one matchup
	sides [boards.Camps]side // of that matchup
	draws [boards.Camps]deck.Draw
	units int // in draws, the smallest of that matchup
}

// add merges another matchup.
func (p *pressure) add(q *pressure) {
	p.pairs += q.pairs
	p.levied.add(&q.levied)
	p.out.add(&q.out)
}

// share returns the share of the pairs in hundredths.
func (e *event) share(p *pressure) int { return perCent(e.pairs, p.pairs) }

func (e *event) add(o *event) {
	sum := e.pairs + o.pairs
	if o.worst > e.worst {
		*e = *o
	}
	e.pairs = sum
}

// press computes one matchup. It first drops unit types that no draw can exhaust, so that few demands remain.
func press(rules *rulebook.Rulebook, sides [boards.Camps]side, boxes []string) *pressure {
	types, stock := scarce(rules, sides, boxes)
	var hands [boards.Camps][]demand
	for _, camp := range camps {
		hands[camp] = hand(sides[camp].cards(), types)
	}
	out := new(pressure)
	out.demands = len(hands[boards.Pennant]) * len(hands[boards.Standard])
	tokens := tokensOf(rules, boxes)
	for i := range hands[boards.Pennant] {
		a := &hands[boards.Pennant][i]
		for j := range hands[boards.Standard] {
			b := &hands[boards.Standard][j]
			levied, short := tally(stock, [boards.Camps][]int{a.want, b.want}, tokens)
			out.pairs += a.trios * b.trios
			if levied {
				out.levied.note(sides, a, b)
			}
			if short {
				out.out.note(sides, a, b)
			}
		}
	}
	return out
}

func (e *event) note(sides [boards.Camps]side, a, b *demand) {
	e.sides = sides
	if units := a.units + b.units; e.pairs == 0 || units < e.units {
		e.units = units
		for camp, d := range [boards.Camps]*demand{a, b} {
			e.draws[camp] = drawOf(true, d.cards[0], d.cards[1], d.cards[2], d.held)
		}
	}
	e.pairs += a.trios * b.trios
	e.worst = e.pairs
}

// scarce lists the types that the two sides together can exhaust, with their stock.
func scarce(
	rules *rulebook.Rulebook,
	sides [boards.Camps]side,
	boxes []string,
) (types []*rulebook.Unit, stock []supply) {
	var all []*rulebook.Unit
	most := map[string][boards.Camps]int{}
	for _, camp := range camps {
		counts := map[string][]int{}
		for _, c := range sides[camp].cards() {
			on := map[string]int{}
			for i := range c.Entries {
				u := c.Entries[i].Unit
				if !slices.ContainsFunc(all, func(t *rulebook.Unit) bool { return t.ID == u.ID }) {
					all = append(all, u)
				}
				on[u.ID]++
			}
			for id, n := range on {
				counts[id] = append(counts[id], n)
			}
		}
		for id, list := range counts {
			slices.Sort(list)
			m := most[id]
			m[camp] = total(list[max(0, len(list)-int(boards.SectionCount)):])
			most[id] = m
		}
	}
	for _, u := range all {
		s := supplyOf(rules, u, boxes)
		if bearers, figures := s.lack(most[u.ID]); figures > 0 || bearers != [boards.Camps]int{} {
			types, stock = append(types, u), append(stock, s)
		}
	}
	return types, stock
}

// tokensOf returns each camp's number of Levy tokens by colour (CTA-ORG-02).
func tokensOf(rules *rulebook.Rulebook, boxes []string) map[string]int {
	out := map[string]int{}
	for _, b := range rules.Banners.All() {
		out[b.ID] = rules.LevyTokens(b.ID, boxes)
	}
	return out
}

// tally reports whether a pair of demands needs tokens, and whether those of a colour certainly run out. That can
// affect a camp, for its units without bearers, or both camps, for the last one to take figures.
func tally(stock []supply, want [boards.Camps][]int, tokens map[string]int) (levied, short bool) {
	var colours [8]struct {
		banner string
		need   [boards.Camps]int
		common int
	}
	used := 0
	for t := range stock {
		bearers, figures := stock[t].lack([boards.Camps]int{want[boards.Pennant][t], want[boards.Standard][t]})
		if figures == 0 && bearers == [boards.Camps]int{} {
			continue
		}
		levied = true
		banner, i := stock[t].unit.Banner, 0
		for i < used && colours[i].banner != banner {
			i++
		}
		if i == len(colours) {
			continue // more colours than banners: an author's, reported by levied only
		}
		if i == used {
			used++
		}
		c := &colours[i]
		c.banner = banner
		c.common += figures
		sum := c.common
		for _, camp := range camps {
			c.need[camp] += bearers[camp]
			sum += c.need[camp]
			short = short || c.need[camp] > tokens[banner]
		}
		short = short || sum > boards.Camps*tokens[banner]
	}
	return levied, short
}
