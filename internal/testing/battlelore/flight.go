package battlelore

import (
	"slices"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
)

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
		case len(options) == 0 && !land: // what it wanted to land on is taken
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
