package organized

import (
	"maps"
	"slices"
)

// exchange is the results of every way to exchange a player's tokens (CTA-ORG-08). They are the number of tokens that
// stay for lack of troops, and the units of contended types that are taken out of the common pool. A token that can be
// exchanged has to be; the player picks which token comes next and which troop replaces it.
type exchange struct {
	least, most uint8    // tokens that stay
	takes       []string // units taken, one byte a contended type; sorted. Empty when not needed
}

// exchanges memoises exchanges by their start.
type exchanges struct {
	a     *supply
	known map[string]*exchange
	names map[string]string // one copy of each take
}

func newExchanges(a *supply) *exchanges {
	return &exchanges{a: a, known: map[string]*exchange{}, names: map[string]string{}}
}

// exchangeStart is the start of exchanges: units that can be raised of the contended types and, by rank, of the
// others; tokens by rank.
type exchangeStart struct {
	caps, free, tokens []uint8
}

func (m *exchangeStart) key(takes bool) string {
	buf := make([]byte, 0, 1+len(m.caps)+len(m.free)+len(m.tokens))
	buf = append(append(append(buf, m.caps...), m.free...), m.tokens...)
	if takes {
		buf = append(buf, 1)
	}
	return string(buf)
}

// clip drops units that no token is left for.
func (m *exchangeStart) clip(a *supply) (tokens int) {
	above := make([]int, len(m.tokens)+1) // tokens of a rank or higher
	for r := len(m.tokens) - 1; r >= 0; r-- {
		above[r] = above[r+1] + int(m.tokens[r])
		m.free[r] = uint8(min(int(m.free[r]), above[r]))
	}
	for i, t := range a.contended {
		n := 0
		if g := &a.types[t]; g.troop && g.rank != none {
			n = above[g.rank]
		}
		m.caps[i] = uint8(min(int(m.caps[i]), n))
	}
	return above[0]
}

// lowest returns the lowest rank that has a token, and the number of units that could replace it.
func (m *exchangeStart) lowest(a *supply) (rank, units int) {
	rank = slices.IndexFunc(m.tokens, func(n uint8) bool { return n > 0 })
	for r := range rank + 1 {
		units += int(m.free[r])
	}
	for i, t := range a.contended {
		if a.types[t].replaces(rank) {
			units += int(m.caps[i])
		}
	}
	return rank, units
}

// run evaluates all exchanges; takes reports whether the taken units are needed. It uses m up.
//
// When there are at least as many units for the lowest token as there are tokens, every token finds one in any order.
// Then one order is enough: whatever is taken in another can be taken in this one too.
func (x *exchanges) run(m exchangeStart, takes bool) *exchange {
	tokens := m.clip(x.a)
	key := m.key(takes)
	if b := x.known[key]; b != nil {
		return b
	}
	b := &exchange{}
	x.known[key] = b
	if tokens == 0 {
		if takes {
			b.takes = []string{x.name(make([]byte, len(m.caps)))}
		}
		return b
	}
	lowest, units := m.lowest(x.a)
	sure := units >= tokens
	if sure && !takes {
		return b
	}
	all := map[string]bool{}
	b.least = plenty
	for rank := lowest; rank < len(m.tokens); rank++ {
		if m.tokens[rank] == 0 {
			continue
		}
		x.replace(b, m, rank, takes, all)
		if sure {
			break
		}
	}
	if takes {
		b.takes = slices.Sorted(maps.Keys(all))
	}
	return b
}

// replace takes a token of a rank next, and tries every possible replacement.
func (x *exchanges) replace(b *exchange, m exchangeStart, rank int, takes bool, all map[string]bool) {
	none := true // it is lost when nothing can come for it
	try := func(list []uint8, i int, slot bool, stays uint8) {
		next := exchangeStart{slices.Clone(m.caps), slices.Clone(m.free), slices.Clone(m.tokens)}
		next.tokens[rank]--
		switch {
		case list == nil:
		case slot:
			next.caps[i]--
		default:
			next.free[i]--
		}
		rest := x.run(next, takes)
		b.least, b.most = min(b.least, rest.least+stays), max(b.most, rest.most+stays)
		for _, t := range rest.takes {
			if slot {
				more := []byte(t)
				more[i]++
				t = x.name(more)
			}
			all[t] = true
		}
	}
	for i, t := range x.a.contended {
		if m.caps[i] > 0 && x.a.types[t].replaces(rank) {
			none = false
			try(m.caps, i, true, 0)
		}
	}
	for r := range rank + 1 {
		if m.free[r] > 0 {
			none = false
			try(m.free, r, false, 0)
		}
	}
	if none {
		try(nil, 0, false, 1)
	}
}

func (x *exchanges) name(b []byte) string {
	if s, ok := x.names[string(b)]; ok {
		return s
	}
	s := string(b)
	x.names[s] = s
	return s
}
