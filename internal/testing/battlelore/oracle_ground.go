package battlelore

import (
	"slices"

	"muster/internal/engine/battlelore/rulebook"
)

// ground is what lies on a hex: its layers from the ground up, and its barred sides.
type ground struct {
	layers []*rulebook.Terrain
	cliff  [6]bool // impassable sides of this hex
	wall   [6]bool // sides that block attacks
}

// survey reads a field, hex by hex.
func survey(f *rulebook.Field) *layout {
	spec := f.Board
	l := &layout{places: map[spot]*place{}, lines: [2]int{spec.Lines[0], spec.Lines[1]}}
	for h, cell := range f.Cells() {
		p := &place{number: h, owner: cell.Owner}
		for _, t := range []*rulebook.Terrain{cell.Ground, cell.Feature, cell.Place} {
			if t != nil {
				p.ground.layers = append(p.ground.layers, t)
			}
		}
		for side := range 6 {
			p.ground.cliff[side] = cell.Cliffs>>side&1 == 1
			p.ground.wall[side] = cell.Walls>>side&1 == 1
		}
		s := spot{f.Hexes.Col(h), f.Hexes.Row(h)}
		l.places[s] = p
		l.order = append(l.order, s)
	}
	return l
}

// open reports whether a unit may stand there: a bridge makes its river passable.
func (g *ground) open() bool {
	return slices.ContainsFunc(g.layers, func(t *rulebook.Terrain) bool { return t.Pass })
}

// stops reports whether a unit that enters moves no farther.
func (g *ground) stops() bool {
	return slices.ContainsFunc(g.layers, func(t *rulebook.Terrain) bool { return t.Stop })
}

// high reports whether it is elevated ground.
func (g *ground) high() bool {
	return slices.ContainsFunc(g.layers, func(t *rulebook.Terrain) bool { return t.Sight == rulebook.SightElevated })
}

// blocks reports whether it blocks sight, elevated ground aside.
func (g *ground) blocks() bool {
	return slices.ContainsFunc(g.layers, func(t *rulebook.Terrain) bool { return t.Sight == rulebook.SightBlock })
}

// bars reports whether u, having entered, may not battle this turn (CTA-TER-04).
func (g *ground) bars(u *unit) bool {
	return slices.ContainsFunc(g.layers, func(t *rulebook.Terrain) bool {
		return t.NoBattleOnEntry && !u.isOneOf(t.MayBattle)
	})
}

// crossable reports whether nothing bars the way between two neighbours, whichever of them has the mark (CTA-TER-01).
func (l *layout) crossable(a, b spot) bool {
	return !l.places[a].ground.cliff[beside(a, b)] && !l.places[b].ground.cliff[beside(b, a)]
}

// strikable reports whether neighbours can strike each other in melee (CTA-TER-01).
func (l *layout) strikable(a, b spot) bool {
	return !l.places[a].ground.wall[beside(a, b)] && !l.places[b].ground.wall[beside(b, a)]
}
