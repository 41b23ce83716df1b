package battlelore

import "muster/internal/engine/battlelore"

// how tells what sort of attack is made.
type how struct{ melee, back, bonus bool }

// dice counts the dice of u at v (by banner, weapon, the lowest limit, then cards; at least one).
func (g *OracleGame) dice(u, v *unit, h how) int {
	n := u.numbers.Melee
	if !h.melee {
		n = u.numbers.Ranged
	}
	if u.has("loses-necks") {
		n += u.heads() - u.full // a die a head
	}
	if u.has("full-strength") && u.figures >= u.full {
		n++
	}
	if w := u.weapon; w != nil {
		switch {
		case h.back: // it neither moved nor was ordered in this turn, which is its enemy's
			n += w.BattleBack
		case u.moved:
			n += w.AfterMoving
		default:
			n += w.StandingStill
		}
		if v.mounted() {
			n += w.AgainstMounted
		}
	}
	from, to := g.field.places[u.at].ground, g.field.places[v.at].ground
	for _, t := range from.layers {
		if t.CapOut > 0 && !g.atHome(u, u.at) {
			n = min(n, t.CapOut) // BL-TER-02
		}
	}
	for _, t := range to.layers {
		limit := t.CapIn
		if from.high() && t.CapInElevated > 0 {
			limit = t.CapInElevated
		}
		if limit > 0 && !g.atHome(u, v.at) {
			n = min(n, limit)
		}
	}
	n = max(n, 1)
	if !h.back {
		n += g.orders.card.grantsFor(u, h.melee).dice // BL-TER-01
	}
	if most := u.bound().DiceMost; most > 0 {
		n = min(n, most)
	}
	return n
}

// strikesHit reports whether the bonus strikes of u hit v at that distance (BL-HIT-02).
func strikesHit(u, v *unit, distance int) bool {
	if v.has("loses-necks") { // hit by its colour alone
		return false
	}
	if u.weapon == nil {
		return u.row.StrikeHits && distance == 1
	}
	return distance >= u.weapon.StrikeFrom && distance <= u.weapon.StrikeTo
}

// spared is how many bonus strikes v ignores of those of u.
func (g *OracleGame) spared(u, v *unit, h how) int {
	n := 0
	if v.mounted() && u.weapon != nil {
		n += u.weapon.StrikeIgnoredByMounted
	}
	if h.melee { // CTA-TER-05
		for _, t := range g.field.places[v.at].ground.layers {
			if v.isOneOf(t.Who) {
				n += t.IgnoreStrikes
			}
		}
	}
	return n
}

// supported reports whether two friends stand next to u (BL-SUP-01).
func (g *OracleGame) supported(u *unit) bool {
	friends := 0
	for _, s := range g.field.next(u.at) {
		if v := g.on(s); v != nil && v.camp == u.camp {
			friends++
		}
	}
	return friends >= 2
}

// bold is the unit's Bold level: its sources add up (BL-MOR-01).
func (g *OracleGame) bold(u *unit) int {
	if u.bound().NoBold {
		return 0
	}
	if u.has("no-flag-unless-supported") && !g.supported(u) {
		return u.bends.Bold
	}
	own := u.row.Bold
	if u.foot() {
		own += u.race.BoldFoot // BL-MER-01
	}
	if u.has("full-strength") && u.figures >= u.full {
		own = 2
	}
	if u.creature() {
		own = max(own, 1) // BL-CRE-05
	}
	own += u.bends.Bold
	if g.supported(u) && !u.creature() { // BL-CRE-06
		own++
	}
	for _, t := range g.field.places[u.at].ground.layers {
		if u.isOneOf(t.Who) {
			own += t.Bold
		}
	}
	return own
}

// perFlag is how many hexes a flag sends u back (BL-MOR-04).
func perFlag(u *unit) int {
	switch {
	case u.row.RetreatHexes > 0:
		return u.row.RetreatHexes
	case u.frightened(), u.creature(): // BL-CRE-07
		return 2
	}
	return 1
}

// score is the hits of a roll, the bonus strikes ignored left out.
func score(u, v *unit, faces [battlelore.Faces]int, distance, ignored int) int {
	hits := faces[v.colour()]
	if strikesHit(u, v, distance) {
		hits += faces[battlelore.Strike] - ignored
	}
	return hits
}
