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

// atHome reports whether a creature ignores the limits of a hex. Its own lair is such a hex. A creature that is free in
// woods also ignores those of woods, and of the lair that plays as woods.
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

// flies returns the minimum and maximum length of a creature's flight.
func (u *unit) flies() (least, most int) {
	if !u.has("flies") || u.bound().NoMove {
		return 0, 0
	}
	return u.row.Fly[0], u.row.Fly[1]
}

// mayLand reports whether a flier can land on s: it has neither unit nor terrain.
func (g *OracleGame) mayLand(s spot) bool {
	return g.on(s) == nil && g.bare(s)
}

// onward lists the next hexes of a flight, with hexes left: those from which it can still land.
func (g *OracleGame) onward(u *unit, from spot, left int) []battlelore.Action {
	var out []battlelore.Action
	for _, n := range g.field.next(from) {
		far := g.field.rings(n)
		if left > 0 && slices.ContainsFunc(g.field.order, func(s spot) bool { return far[s] < left && g.mayLand(s) }) {
			out = append(out, g.goTo(battlelore.FlyOver, u, n))
		}
	}
	return out
}

// fly flies a creature from its hex over the first one, and on until it lands. It does not otherwise move or battle in
// that turn, but may breathe at each enemy below, if its stored tokens pay for it.
func (g *OracleGame) fly(u *unit, over spot) {
	u.done, u.moved, u.tooFar = true, true, true
	g.say("flies %d from %d", u.number, g.label(u.at))
	least, most := u.flies()
	breath := g.breathe(u)
	below := over
	for gone := 1; ; gone++ {
		if v := g.on(below); v != nil && v.camp != u.camp {
			g.say("over %d %d", u.number, v.number)
			if breath != nil && !slices.Contains(u.seared, v) {
				u.seared = append(u.seared, v)
				g.sear(u, v, breath)
			}
		}
		if g.over {
			return
		}
		options := g.onward(u, below, most-gone)
		land := g.mayLand(below) && gone >= least
		switch {
		case len(options) == 0 && !land: // its landing hex is taken
			options = g.nearest(u, below)
		case land:
			options = append(options, g.goTo(battlelore.Land, u, below))
		}
		a := options[0]
		if len(options) > 1 || a.Kind() != battlelore.Land {
			a = g.table.Choose(u.camp, options)
		}
		if a.Kind() == battlelore.Land {
			g.descend(u, g.field.order[a.Hex()])
			return
		}
		below = g.field.order[a.Hex()]
	}
}

// breathe lets a creature pay for the breath of a flight before it starts.
func (g *OracleGame) breathe(u *unit) *rulebook.Power {
	u.seared = nil
	options := []battlelore.Action{pass()}
	for i, p := range u.row.Powers {
		if g.lore.Terms != nil && p.When == rulebook.PowerFlight && u.store >= p.Cost {
			options = append(options, battlelore.UsePowerAction(u.number, uint8(u.powersFrom+i)))
		}
	}
	if len(options) == 1 {
		return nil
	}
	a := g.table.Choose(u.camp, options)
	if a.Kind() == battlelore.Pass {
		return nil
	}
	p := &u.row.Powers[int(a.Power())-u.powersFrom]
	g.unstore(u, p.Cost)
	g.say("power %d %d", u.number, a.Power())
	return p
}

// sear breathes at an enemy: dice, then a token for each Lore symbol among them.
func (g *OracleGame) sear(u, v *unit, p *rulebook.Power) {
	lore := 0
	for i := range p.Effects {
		switch d := &p.Effects[i]; {
		case g.over || v.gone:
		case d.Do == rulebook.PowerRoll:
			faces := g.blow(u, v, d.N, d)
			if lore = faces[battlelore.Lore]; d.Flags {
				g.flags(v, faces[battlelore.Flag])
			}
		case d.Do == rulebook.PowerToken:
			for range times(d, max(1, d.N), lore) {
				g.mark(v, g.kindOf(d.Token))
			}
		}
	}
}

// nearest returns the hexes next to s on which a creature can land; its own, which it has left, when there is no
// other.
func (g *OracleGame) nearest(u *unit, s spot) []battlelore.Action {
	var out []battlelore.Action
	far := g.field.rings(s)
	best := len(g.field.order)
	for _, n := range g.field.order {
		if far[n] > best || !g.mayLand(n) && (n != u.at || !g.bare(n)) {
			continue
		}
		if far[n] < best {
			out, best = nil, far[n]
		}
		out = append(out, g.goTo(battlelore.Land, u, n))
	}
	if len(out) == 0 {
		out = append(out, g.goTo(battlelore.Land, u, u.at))
	}
	return out
}

// bare reports whether s has no terrain.
func (g *OracleGame) bare(s spot) bool {
	layers := g.field.places[s].ground.layers
	return len(layers) == 1 && layers[0].Open
}

// descend ends a flight on s.
func (g *OracleGame) descend(u *unit, s spot) {
	g.say("lands %d %d", u.number, g.label(s))
	if from := u.at; s != from {
		g.put(u, s)
		g.welcome(u, from)
	}
}

// oddMoves lists the moves that only creatures have: to roll for a move, and to fly.
func (g *OracleGame) oddMoves(u *unit) []battlelore.Action {
	if g.orders.card.grantsFor(u, true).still || u.bound().NoMove {
		return nil
	}
	var out []battlelore.Action
	if u.row.MoveDice > 0 && u.paces < 0 {
		out = append(out, battlelore.RollMoveAction(u.number))
	}
	if _, most := u.flies(); most > 0 {
		out = append(out, g.onward(u, u.at, most)...)
	}
	return out
}

// rollPaces rolls the dice of a creature's move, and asks for the destination: it has begun its move (BL-MOV-01).
func (g *OracleGame) rollPaces(u *unit) battlelore.Action {
	g.say("paces %d", u.number)
	u.paces = g.table.Roll(u.row.MoveDice)[battlelore.Lore]
	u.done = true
	options := append(g.moves(u), g.exit(u)...)
	if len(options) == 0 {
		return pass()
	}
	return g.table.Choose(u.camp, append(options, pass()))
}
