package battlelore

import (
	"slices"

	"muster/internal/engine/battlelore"
	"muster/maps/hex"
)

// Gift is a special rule's gift at a place, in the words of an adventure.
type Gift struct {
	At       []hex.Hex
	For      []uint8 // numbers of the units that it is for
	Do       string  // tokens or heal
	When     string  // ends, rests or enters
	Once     string  // battle or side; "" for every time
	Count    int
	By, Part string // in place of Count
}

// endGifts gives the gifts of the end of a turn.
func (g *OracleGame) endGifts() {
	for i := range g.gifts {
		if g.gifts[i].When != "enters" {
			g.give(i, func(u *unit) bool {
				return g.gifts[i].When != "rests" || u.began == u.at && !u.moved && !u.battled
			})
		}
	}
}

// welcome gives the gifts to a unit that has come from one hex to another.
func (g *OracleGame) welcome(u *unit, from spot) {
	for i, gift := range g.gifts {
		if gift.When == "enters" && u.camp == g.active && !g.over && !slices.Contains(gift.At, g.label(from)) {
			g.give(i, func(v *unit) bool { return v == u })
		}
	}
}

// give gives one gift to the units of the active camp at its place that meet a condition: tokens for the first of
// them, figures to each.
func (g *OracleGame) give(i int, meets func(u *unit) bool) {
	gift := &g.gifts[i]
	if g.given[g.active][i] {
		return
	}
	came := false
	for _, h := range slices.Compact(slices.Sorted(slices.Values(gift.At))) {
		u := g.on(g.field.order[h])
		if u == nil || u.camp != g.active || !slices.Contains(gift.For, u.number) || !meets(u) ||
			came && gift.Do == "tokens" {
			continue
		}
		n := gift.Count
		if of, ok := map[string]int{
			"own-tokens": g.lore.Goblets[g.active], "opponent-tokens": g.lore.Goblets[g.active.Other()], "pool": g.lore.Pool,
			"lost": u.full - u.figures, "figures": u.figures,
		}[gift.By]; ok {
			for n = 0; n*map[string]int{"": 1, "all": 1, "half": 2, "third": 3}[gift.Part] < of; n++ { // BL-LOR-05: rounded up
			}
		}
		most := u.full - u.figures
		switch {
		case gift.Do == "tokens":
			most = g.lore.Pool
		case u.creature():
			most = 0
		}
		if n = min(n, most); n <= 0 {
			continue
		}
		came = true
		g.say("gift %d to %d", i, u.number)
		if gift.Do == "tokens" {
			g.gain(g.active, n, battlelore.ForRule)
			continue
		}
		u.figures += n
		g.say("mends %d %d", u.number, n)
	}
	if came && gift.Once != "" {
		g.given[g.active][i] = true
		if gift.Once == "battle" {
			g.given[g.active.Other()][i] = true
		}
	}
}
