package prove

import (
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// Tokens compares the Feudal Levy tokens of a colour that a side has (CTA-ORG-02) with its demand. The demand is the
// number of units of that colour without bearer or figures in its worst draw. Each of them takes one token
// (CTA-ORG-05, R-036).
type Tokens struct {
	Side   int              `json:"-"`
	Banner *rulebook.Banner `json:"colour"`
	There  int              `json:"tokens"`
	Least  int              `json:"least"` // of the worst draw, when the other side takes nothing
	Most   int              `json:"most"`  // of the worst draws of both, when the other side takes its units first
}

// tokensOf evaluates the tokens of every side and colour.
func tokensOf(pool *pieces.Pool, sides []Side, hands [][]*deck.Card) []Tokens {
	var out []Tokens
	banners := pool.Rules.Banners.All()
	for i := range sides {
		for b := range banners {
			t := Tokens{Side: i, Banner: &banners[b], There: pool.Rules.LevyTokens(banners[b].ID, pool.Boxes)}
			types := ofBanner(hands[i], banners[b].ID)
			own := calls(hands[i], types)
			var others [][]int
			for j := range sides {
				if j != i {
					others = calls(hands[j], types)
				}
			}
			nothing := make([]int, len(types))
			t.Least = without(pool, sides[i].Camp, types, own, [][]int{nothing})
			t.Most = max(t.Least, without(pool, sides[i].Camp, types, own, others))
			out = append(out, t)
		}
	}
	return out
}

// ofBanner lists the unit types of a colour that cards show.
func ofBanner(cards []*deck.Card, banner string) []*rulebook.Unit {
	var out []*rulebook.Unit
	for _, c := range cards {
		for i := range c.Entries {
			u := c.Entries[i].Unit
			if u.Banner == banner && !slices.ContainsFunc(out, func(v *rulebook.Unit) bool { return v.ID == u.ID }) {
				out = append(out, u)
			}
		}
	}
	return out
}

// calls returns the maximal calls of the cards' draws for some types. Any two units of the Reserve may come (CTA-09).
func calls(cards []*deck.Card, types []*rulebook.Unit) [][]int {
	shown := make([][]int, len(cards)) // by card: the place of each unit among the types, -1 for all others
	counts := make([][]int, len(cards))
	for i, c := range cards {
		counts[i] = make([]int, len(types))
		for _, e := range c.Entries {
			at := slices.IndexFunc(types, func(u *rulebook.Unit) bool { return u.ID == e.Unit.ID })
			shown[i] = append(shown[i], at)
			if at >= 0 {
				counts[i][at]++
			}
		}
	}
	known := map[string]bool{}
	var out [][]int
	add := func(v []int, more ...int) {
		v = slices.Clone(v)
		for _, at := range more {
			if at >= 0 {
				v[at]++
			}
		}
		key := make([]byte, 0, 2*len(v))
		for _, n := range v {
			key = append(key, byte(n>>8), byte(n))
		}
		if !known[string(key)] {
			known[string(key)] = true
			out = append(out, v)
		}
	}
	guards := make([]int, len(types))
	EachDraw(len(cards), func(three [3]int, reserve int) {
		for t := range guards {
			guards[t] = counts[three[0]][t] + counts[three[1]][t] + counts[three[2]][t]
		}
		units := shown[reserve]
		if len(units) < deck.ReserveCalled {
			add(guards, units...)
			return
		}
		for i := range units {
			for j := range i {
				add(guards, units[i], units[j])
			}
		}
	})
	return heaviest(out)
}

// heaviest keeps the calls that no other call covers: a smaller one is never worse.
func heaviest(list [][]int) [][]int {
	var out [][]int
	for i, v := range list {
		if !slices.ContainsFunc(list, func(w []int) bool { return !slices.Equal(v, w) && covers(w, v) }) {
			out = append(out, list[i])
		}
	}
	return out
}

// covers reports whether calls are as large as others in every type.
func covers(w, v []int) bool {
	for t := range v {
		if w[t] < v[t] {
			return false
		}
	}
	return true
}

// without returns the largest number of units of some types that a camp's calls leave without bearer or figures. The
// other camp's worst calls take their units first.
func without(pool *pieces.Pool, camp boards.Camp, types []*rulebook.Unit, own, others [][]int) int {
	most := 0
	for _, other := range others {
		can := make([]int, len(types)) // units that are left for the camp
		for t, u := range types {
			can[t] = behind(pool, camp, u, other[t])
		}
		for _, v := range own {
			n := 0
			for t := range v {
				n += max(0, v[t]-can[t])
			}
			most = max(most, n)
		}
	}
	return most
}

// behind returns the number of units of a type that a camp can take after the other has taken its units, as far as it
// could.
func behind(pool *pieces.Pool, camp boards.Camp, u *rulebook.Unit, taken int) int {
	if pool.Of(u) == nil {
		return 0
	}
	other := camp.Other()
	n := min(taken, pool.Units(other, u))
	_, figures := pool.SpentBy(other, u, n)
	pool.Move(camp, u, pieces.NoBearer, 0, -figures)
	left := pool.Units(camp, u)
	pool.Move(camp, u, pieces.NoBearer, 0, figures)
	return left
}
