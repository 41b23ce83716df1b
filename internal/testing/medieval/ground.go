package medieval

import (
	"slices"
	"strings"

	"muster/internal/engine/command/field"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/maps"
)

// layers is the content of a hex, from the ground up.
type layers []*rulebook.Terrain

// survey reads a map, hex by hex.
func survey(m *maps.Map, book *rulebook.Rulebook) *layout {
	row := book.Boards.Get(m.Board)
	b := row.Geometry
	l := &layout{
		places: map[spot]*place{}, lines: [2]int{row.Lines[0], row.Lines[1]},
		cliffs: map[fence]bool{}, walls: map[fence]bool{},
	}
	byNumber := map[int]spot{}
	for r, line := range m.Rows {
		for i, symbol := range strings.Fields(line) {
			t := book.BySymbol(symbol)
			if id, own := m.Legend[symbol]; own {
				t = book.Terrain.Get(id)
			}
			h := b.At(r, i)
			s := spot{2*i + (len(m.Rows)-1-r)%2, len(m.Rows) - 1 - r}
			l.places[s] = &place{number: h, ground: layers{t}}
			byNumber[int(h)] = s
		}
	}
	for n := range len(byNumber) {
		l.order = append(l.order, byNumber[n])
	}
	at := func(label string) spot {
		h, _, _ := b.ByLabel(label)
		return byNumber[int(h)]
	}
	for _, f := range m.Features {
		for _, label := range f.At {
			p := l.places[at(label)]
			p.ground = append(p.ground, book.Terrain.Get(f.Type))
		}
	}
	for _, e := range m.Edges {
		bars := book.Edges.Get(e.Type).Bars
		for _, side := range e.Sides {
			from := at(e.At)
			to := spot{from.c + oracleSides[side].c, from.r + oracleSides[side].r}
			for _, f := range []fence{{from, to}, {to, from}} {
				l.cliffs[f] = l.cliffs[f] || slices.Contains(bars, field.BarMove)
				l.walls[f] = l.walls[f] || slices.Contains(bars, field.BarMelee)
			}
		}
	}
	return l
}

// open reports whether the hex is passable: a bridge makes its river passable.
func (g layers) open() bool {
	return slices.ContainsFunc(g, func(t *rulebook.Terrain) bool { return t.Pass })
}

// stops reports whether a piece that enters must stop (MED-TER-04, MED-LDR-18).
func (g layers) stops() bool {
	return slices.ContainsFunc(g, func(t *rulebook.Terrain) bool { return t.Stop })
}

// high reports whether it is elevated ground.
func (g layers) high() bool {
	return slices.ContainsFunc(g, func(t *rulebook.Terrain) bool { return t.Sight == field.SightElevated })
}

// blocks reports whether it blocks sight, apart from elevation.
func (g layers) blocks() bool {
	return slices.ContainsFunc(g, func(t *rulebook.Terrain) bool { return t.Sight == field.SightBlock })
}

// bars reports whether u, having entered, may not battle this turn (MED-TER-03, MED-TER-04).
func (g layers) bars(u *unit) bool {
	return slices.ContainsFunc(g, func(t *rulebook.Terrain) bool { return t.NoBattleOnEntry && !u.isOneOf(t.MayBattle) })
}

// way reports whether a piece can move from a hex to an adjacent one.
func (l *layout) way(a, b spot) bool { return l.places[b].ground.open() && !l.cliffs[fence{a, b}] }
