package battlelore

import (
	"slices"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// creature reports whether the unit is one: neither foot nor mounted (BL-CRE-01).
func (u *unit) creature() bool { return u.row.Class == rulebook.Creature }

// lives returns a creature's limit of critical hits, or its necks (BL-CRE-03).
func (u *unit) lives() int {
	switch {
	case u.has("two-criticals"):
		return 2
	case u.has("loses-necks"): // a die for the body, the others are heads
		dice := u.banner.Foot.Melee
		if u.row.Melee != nil {
			dice = *u.row.Melee
		}
		return max(1, dice-1)
	}
	return 1
}

// heads counts the heads on the necks that are left; grown necks carry two.
func (u *unit) heads() int { return u.figures + u.grown }

// atHome reports whether the limits of a hex do not bind a creature: its own lair, or for a creature that is free in
// woods those, and the lair that plays as woods.
func (g *OracleGame) atHome(u *unit, s spot) bool {
	if !u.creature() {
		return false
	}
	p := g.field.places[s]
	return slices.ContainsFunc(p.ground.layers, func(t *rulebook.Terrain) bool {
		return (t.ID == "woods" || t.ID == "forest-lair") && u.has("free-in-woods") || p.lairOf(u, t)
	})
}

// lairOf reports whether the place is the lair of a creature, and not the enemy's (BL-LMK-08).
func (p *place) lairOf(u *unit, t *rulebook.Terrain) bool {
	return t.Layer == rulebook.Lair && (p.owner == "" || p.owner == u.camp.String()) &&
		(t.Creature == u.row.ID || t.Creature == "" && t.ID == u.row.Lair)
}

// hit applies hits: figures, or of a creature a critical hit for each second roll of its colour (BL-CRE-03); a neck
// for each of one that loses necks.
func (g *OracleGame) hit(u *unit, n int, why battlelore.Loss) {
	if n > 0 && u.creature() && !u.has("loses-necks") {
		n = g.critical(u, n)
	}
	g.lose(u, n, why)
}

// harm takes figures without dice; a creature without figures takes a critical roll for each.
func (g *OracleGame) harm(u *unit, n int, why battlelore.Loss) {
	if n > 0 && u.creature() {
		n = g.critical(u, n)
	}
	g.lose(u, n, why)
}

// critical rolls dice at a creature and counts its colour.
func (g *OracleGame) critical(u *unit, n int) int {
	g.say("critical %d %d", u.number, n)
	return g.table.Roll(n)[u.colour()]
}

// check resolves a creature's blocked hexes (BL-CRE-08, R-196).
func (g *OracleGame) check(u *unit, hexes int) {
	if n := g.critical(u, hexes); n > 0 {
		g.lose(u, g.critical(u, n), battlelore.ByBlock)
	}
}

// forceWay resolves a creature's blocked retreat with hexes left: a check, once a retreat, then it tramples blocking
// units, friend or enemy (BL-CRE-08, BL-CRE-09, R-198, R-201). It reports whether it can go on.
func (g *OracleGame) forceWay(u *unit, left int, checked bool) bool {
	g.say("blocked %d %d", u.number, left)
	if !checked {
		g.check(u, left)
	}
	var inWay []*unit
	for _, n := range g.field.behind(u.camp, u.at) {
		if v := g.on(n); v != nil && g.field.places[n].ground.open() && g.field.crossable(u.at, n) {
			inWay = append(inWay, v)
		}
	}
	slices.SortFunc(inWay, func(a, b *unit) int { return g.fromLeft(u.camp, a.at) - g.fromLeft(u.camp, b.at) })
	if g.over || u.gone {
		return false
	}
	g.atOnce(func() {
		for _, v := range inWay {
			g.say("tramples %d %d %d", u.number, v.number, left)
			g.harm(v, left, battlelore.ByTrample)
		}
	})
	return !g.over && !u.gone && len(g.wayBack(u)) > 0
}

// fromLeft numbers hexes as seen from a camp's edge: row after row from the far side, each from the left.
func (g *OracleGame) fromLeft(camp boards.Camp, s spot) int {
	if camp == boards.Pennant {
		return -int(g.label(s))
	}
	return int(g.label(s))
}

// heal undoes a first critical hit, for Lore symbols of its own roll; those give no tokens (the troll).
func (g *OracleGame) heal(u *unit, faces *[battlelore.Faces]int) {
	if !u.has("two-criticals") {
		return
	}
	if n := min(u.full-u.figures, faces[battlelore.Lore]); n > 0 {
		u.figures += n
		faces[battlelore.Lore] -= n
		g.say("mends %d %d", u.number, n)
	}
}

// push sends a unit back without a flag: it cannot be ignored.
func (g *OracleGame) push(u *unit, hexes int) {
	switch {
	case u.gone || g.over || hexes <= 0:
	case u.bound().NoRetreat:
		g.harm(u, hexes, battlelore.ByPower)
	default:
		g.retreat(u, hexes)
	}
}
