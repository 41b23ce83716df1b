package placement

import (
	"slices"

	"muster/engine"
	"muster/internal/engine/runewars/rulebook"
	"muster/maps"
)

// runesEach returns the numbers of dragon runes and false ones that each player places.
func (k *Kit) runesEach() (dragons, falsehoods int) {
	return k.Rules.Limit(rulebook.LimitRunes).Default, k.Rules.Limit(rulebook.LimitFalseRunes).Default
}

// finish writes the placed pieces, and adds neutral units, cities and exploration tokens (RW-SETUP-18 to -21).
func (b *builder) finish(layouts int) *Built {
	out := &Built{First: b.first, Placements: layouts}
	for _, f := range b.Factions {
		out.Factions = append(out.Factions, f.ID)
	}
	var markers []Marker
	homes := slices.Clone(b.homes)
	for i, m := range b.markers {
		markers = append(markers, b.plan.Markers[m])
		for j := range homes {
			if b.homes[j].Marker == m {
				homes[j].Marker = i
			}
		}
	}
	r := b.realm(b.ask, b.board.Placed(), markers, homes)
	out.Realm = r
	out.Neighbourhood = make([]Neighbourhood, b.Players)
	for _, s := range b.homes {
		out.Neighbourhood[s.Home] = s.Neighbourhood
	}
	out.Uneven = ByAll.Of(out.Neighbourhood)
	b.putNeutrals()
	b.drawCities(r)
	for _, t := range b.runes {
		one := maps.Rune{Area: b.label(t.area), Rune: maps.False, By: b.Factions[t.seat].ID}
		if t.dragon {
			one.Rune = maps.Dragon
		}
		r.Runes = append(r.Runes, one)
	}
	if b.ask.Exploration {
		b.layTokens(r)
	}
	return out
}

// Seats returns the players clockwise from the first one, as indexes in the realm's homes, for the set-up of a game.
func (b *Built) Seats() []int {
	var out []int
	for i := range b.Factions {
		faction := b.Factions[(b.First+i)%len(b.Factions)]
		out = append(out, slices.IndexFunc(b.Realm.Homes, func(h maps.Home) bool { return h.Faction == faction }))
	}
	return out
}

// printed goes over the placed tiles and the home realms, in the order of placement.
func (b *builder) printed(each func(t *rulebook.Tile, area int)) {
	var all []*rulebook.Tile
	for _, p := range b.board.Placed() {
		all = append(all, b.dealt[p.Piece])
	}
	for _, s := range b.homes {
		all = append(all, b.Rules.HomeOf(b.Factions[s.Home].ID))
	}
	for _, t := range all {
		for a := range t.Areas {
			each(t, a)
		}
	}
}

// putNeutrals logs the printed neutral units (RW-SETUP-18): a realm need not list them.
func (b *builder) putNeutrals() {
	b.printed(func(t *rulebook.Tile, area int) {
		e := Event{Kind: NeutralsPut, Seat: Nobody, ID: t.Label(area)}
		for _, n := range t.Areas[area].Neutrals {
			e.IDs, e.Counts = append(e.IDs, n.Unit), append(e.Counts, n.Count)
		}
		if len(e.IDs) > 0 {
			b.record(e)
		}
	})
}

// drawCities draws a city for each city space (RW-SETUP-20).
func (b *builder) drawCities(r *maps.Realm) {
	cities := append([]*rulebook.City(nil), b.Cities...)
	engine.Shuffle(b.chance("cities"), cities)
	b.printed(func(t *rulebook.Tile, area int) {
		if t.Areas[area].City {
			c := maps.City{Area: t.Label(area), City: cities[len(r.Cities)].ID}
			r.Cities = append(r.Cities, c)
			b.record(Event{Kind: CityDrawn, Seat: Nobody, ID: c.City, Area: c.Area})
		}
	})
}

// layTokens places an exploration token in every area outside home realms, with its back (RW-SETUP-21), until none is
// left.
func (b *builder) layTokens(r *maps.Realm) {
	bags := map[string][]string{}
	for _, t := range b.Tokens {
		for range t.Count {
			bags[t.Back] = append(bags[t.Back], t.ID)
		}
	}
	for _, back := range rulebook.Backs() {
		engine.Shuffle(b.chance("exploration"), bags[back])
	}
	var near Mask
	for _, s := range b.homes {
		near |= s.Near
	}
	for area := range b.board.Areas().Count() {
		back := rulebook.FromHome
		if near.Has(area) {
			back = rulebook.NearHome
		}
		bag := bags[back]
		if len(bag) == 0 {
			b.record(Event{Kind: TokensOut, Seat: Nobody, Area: b.label(area)})
			continue
		}
		one := maps.Exploration{Area: b.label(area), Token: bag[0]}
		bags[back] = bag[1:]
		r.Exploration = append(r.Exploration, one)
		b.record(Event{Kind: TokenPlaced, Seat: Nobody, ID: one.Token, Area: one.Area})
	}
}
