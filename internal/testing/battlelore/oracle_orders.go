package battlelore

import "muster/internal/engine/battlelore"

// orders are the possible orders of the card in force this turn.
type orders struct {
	card     card
	also     card // the second of two Section cards; a single card has no id here
	command  int  // cards of Command when it was played
	sections [3]int
	pool     int
	colours  [3]int // by face
	fallback bool   // one unit of choice
}

// announce reads a card's orders.
func announce(c card, command int) orders {
	o := orders{card: c, command: command, sections: c.sections, pool: c.pool}
	for i := range o.sections {
		if o.sections[i] < 0 {
			o.sections[i] = command
		}
	}
	if o.pool < 0 {
		o.pool = command
	}
	return o
}

// join adds the orders of a second Section card (EP-CMD-02).
func (o *orders) join(also orders) {
	for i := range o.sections {
		o.sections[i] += also.sections[i]
	}
	o.also = also.card
}

// draws returns the number of cards drawn at the end of the turn: two Scouts draw as many as one (EP-CMD-02).
func (o *orders) draws() int { return max(o.card.draws(), o.also.draws()) }

// rolled adds the orders that the dice of the card give: helmets for their colour, flags for any unit.
func (o *orders) rolled(faces [battlelore.Faces]int) {
	copy(o.colours[:], faces[:3])
	o.pool += faces[battlelore.Flag]
}

// covers reports whether the orders reach all these units at once, by trying every assignment.
func (o *orders) covers(l *layout, units []*unit) bool {
	if o.fallback {
		return len(units) <= 1
	}
	if o.card.group && !oneGroup(l, units) {
		return false
	}
	return o.hand(l, units, o.sections, o.colours, o.pool)
}

func (o *orders) hand(l *layout, units []*unit, sections, colours [3]int, pool int) bool {
	if len(units) == 0 {
		return true
	}
	u, rest := units[0], units[1:]
	in := l.sections(u.camp, u.at) // BL-ORD-03: from either side of a line
	if u.outside {                 // BL-CRE-02: any order of the card
		in = []int{0, 1, 2}
	}
	for _, s := range in {
		if sections[s] > 0 {
			left := sections
			left[s]--
			if o.hand(l, rest, left, colours, pool) {
				return true
			}
		}
	}
	if c := u.colour(); colours[c] > 0 {
		left := colours
		left[c]--
		if o.hand(l, rest, sections, left, pool) {
			return true
		}
	}
	return pool > 0 && (o.card.who == nil || o.card.who(u)) && o.hand(l, rest, sections, colours, pool-1)
}

// oneGroup reports whether units form one connected group.
func oneGroup(l *layout, units []*unit) bool {
	if len(units) == 0 {
		return true
	}
	reached := map[*unit]bool{units[0]: true}
	for again := true; again; {
		again = false
		for _, u := range units {
			for v := range reached {
				if !reached[u] && beside(u.at, v.at) >= 0 {
					reached[u], again = true, true
					break
				}
			}
		}
	}
	return len(reached) == len(units)
}

// orderable lists the units that may be ordered in addition.
func (g *OracleGame) orderable() []*unit {
	var named, out []*unit
	for _, u := range g.of(g.active) {
		if u.ordered {
			named = append(named, u)
		}
	}
	for _, u := range g.of(g.active) {
		if u.ordered || u.bends.Wakes > g.turn { // BL-ORD-02
			continue
		}
		if g.orders.covers(g.field, append(named[:len(named):len(named)], u)) || g.astray(u) {
			out = append(out, u)
		}
	}
	return out
}

// astray reports whether a Section card can order a creature for tokens only, because none of its orders is for the
// creature's section (BL-CRE-02, R-106).
func (g *OracleGame) astray(u *unit) bool {
	if g.lore.Terms == nil || !u.creature() || g.orders.fallback || g.orders.card.tactic ||
		g.lore.Goblets[u.camp] < g.lore.Terms.Elsewhere {
		return false
	}
	units := []*unit{u}
	for _, v := range g.of(u.camp) {
		if v.ordered && v != u {
			units = append(units, v)
		}
	}
	if g.orders.covers(g.field, units) {
		return false
	}
	u.outside = true
	defer func() { u.outside = false }()
	return g.orders.covers(g.field, units)
}
