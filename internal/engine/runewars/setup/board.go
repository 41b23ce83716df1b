package setup

import (
	"slices"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/tiles"
)

// board links the areas.
func (l *linker) board() {
	r := l.Ask.Realm
	l.Areas = r.Labels()
	for i := range r.Board.Spots {
		spot, at := &r.Spots[i], &r.Board.Spots[i]
		row := r.Laid[at.Tile].Row
		a := runewars.Area{
			Home: runewars.NoSeat, City: spot.Area.City, NoFort: row.Alone, Lost: row.Alone, Tile: uint8(at.Tile),
		}
		for d, dial := range rulebook.Dials() {
			a.Yields[d] = capped(spot.Area.Yield(dial))
		}
		if seat := slices.Index(l.Ask.Seats, spot.Home); seat >= 0 && spot.Home != library.None {
			a.Home = uint8(seat)
		}
		l.borders(i, &a)
		l.Rules.Areas = append(l.Rules.Areas, a)
	}
}

// borders links the neighbours of an area. A border is barred if either of its two areas has a colour there
// (RW-MOVE-04).
func (l *linker) borders(area int, a *runewars.Area) {
	spots := l.Ask.Realm.Board.Spots
	for d, next := range spots[area].Next {
		a.Next[d] = runewars.NoArea
		if next == tiles.None {
			continue
		}
		bit := uint64(1) << next
		a.Next[d], a.Near = uint8(next), a.Near|bit
		own, other := spots[area].Borders[d], spots[next].Borders[tiles.Dir(d).Opposite()]
		if own == tiles.Mountain || other == tiles.Mountain {
			a.Red |= bit
		}
		if own == tiles.Water {
			a.Blue |= bit
		}
		if other == tiles.Water {
			a.Bank |= bit
		}
	}
}

// begin puts the realm's pieces on the board.
func (l *linker) begin() {
	r := l.Ask.Realm
	l.tokens()
	s := runewars.Bare(l.Rules)
	for i := range r.Spots {
		for _, n := range r.Spots[i].Neutrals {
			if k := l.wild(n.Row); k >= 0 {
				s.Raise(runewars.Wild, uint8(i), uint8(k), capped(n.Count))
			}
		}
	}
	for _, c := range r.Cities {
		if city := slices.Index(l.Cities, c.Row); c.Row != nil && c.Area != library.None && city >= 0 {
			s.Areas[c.Area].City = uint8(city)
			s.Cities &^= 1 << city
		}
	}
	for _, one := range r.Runes {
		if one.Area == library.None {
			continue
		}
		p := &s.Areas[one.Area]
		if p.Rune = runewars.FalseRune; one.Dragon {
			p.Rune = runewars.DragonRune
		}
		if seat := slices.Index(l.Factions, one.By); one.By != nil && seat >= 0 {
			p.Seen |= 1 << seat // the placing player has looked at it (RW-SETUP-14)
		}
	}
	for _, t := range r.Tokens { // RW-SETUP-21
		if token := slices.Index(l.Tokens, t.Row); t.Row != nil && t.Area != library.None && token >= 0 {
			s.Areas[t.Area].Token = uint8(token)
		}
	}
	l.Rules.Begin = s
}

// wild returns the number of a type of neutral units; below 0 for other types.
func (l *linker) wild(row *rulebook.Unit) int { return slices.Index(l.Kinds[0], row) }

// free reports whether alternate city tokens are in play (RW-FREE-01): with Free Cities, if a box has some.
func (l *linker) free() bool {
	return l.Rules.Options.FreeCities && slices.ContainsFunc(l.Book.Cities.All(), func(c rulebook.City) bool {
		return c.Free && l.has(c.Box)
	})
}

// tokens links the city tokens in play. With Free Cities, alternate tokens replace the others: the realm's tokens are
// then redrawn (RW-FREE-01, RW-SETUP-20).
func (l *linker) tokens() {
	all := l.Book.Cities.All()
	for i := range all {
		row := &all[i]
		if !l.has(row.Box) || !row.Found && row.Free != l.free() || len(l.Cities) == runewars.MaxCities {
			continue
		}
		city := runewars.City{Rune: row.Rune, Lost: row.Found}
		for d, name := range rulebook.Dials() {
			city.Yield[d] = capped(row.Yield(name))
		}
		for _, g := range row.Gives {
			gift := runewars.CityGift{Count: capped(g.Count), Shape: library.ShapeOf(g.Shape)}
			switch g.What {
			case rulebook.GivesInfluence:
				gift.Gift = runewars.GiveInfluence
			case rulebook.GivesTactics:
				gift.Gift = runewars.GiveTactics
			case rulebook.GivesQuests:
				gift.Gift = runewars.GiveQuests
			}
			city.Gives = append(city.Gives, gift)
		}
		l.Cities = append(l.Cities, row)
		l.Rules.Cities = append(l.Rules.Cities, city)
	}
}
