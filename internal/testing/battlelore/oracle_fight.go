package battlelore

import "muster/internal/engine/battlelore"

// how is the kind of an attack.
type how struct{ melee, back, bonus bool }

// dice counts the dice of u at v (by banner, weapon, the lowest limit, then cards; at least one).
func (g *OracleGame) dice(u, v *unit, h how) int {
	n := u.numbers.Melee
	if !h.melee {
		n = u.numbers.Ranged
	}
	if u.has("loses-necks") {
		n += u.heads() - u.full // a die for each head
	}
	if u.has("full-strength") && u.figures >= u.full {
		n++
	}
	if w := u.weapon; w != nil {
		switch {
		case h.back: // its enemy's turn: it neither moved nor was ordered
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

// spared returns the number of u's bonus strikes that v ignores.
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

// bold returns the unit's Bold level, the sum of its sources (BL-MOR-01).
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

// perFlag returns the number of hexes that a flag sends u back (BL-MOR-04).
func perFlag(u *unit) int {
	switch {
	case u.row.RetreatHexes > 0:
		return u.row.RetreatHexes
	case u.frightened(), u.creature(): // BL-CRE-07
		return 2
	}
	return 1
}

// score returns the hits of a roll, without ignored bonus strikes.
func score(u, v *unit, faces [battlelore.Faces]int, distance, ignored int) int {
	hits := faces[v.colour()]
	if strikesHit(u, v, distance) {
		hits += faces[battlelore.Strike] - ignored
	}
	return hits
}

// attack carries out one attack, from the roll to its consequences (BL-BAT-03).
func (g *OracleGame) attack(u, v *unit, h how) {
	at := v.at
	distance := g.field.rings(u.at)[at]
	if !h.back {
		g.say("attack %d %d at %d", u.number, v.number, distance)
	}
	faces := g.rollAt(u, v, h)
	g.heal(u, &faces)
	if !u.creature() {
		g.earn(u, faces[battlelore.Lore], h, battlelore.ForSymbols)
	}
	ignored := 0
	if strikesHit(u, v, distance) {
		ignored = min(g.spared(u, v, h), faces[battlelore.Strike])
	}
	if ignored > 0 {
		g.say("strikes ignored %d %d", v.number, ignored)
	}
	hits := score(u, v, faces, distance, ignored)
	kept := u.creature() && g.powers(u, v, faces[battlelore.Lore], hits, h, false)
	if !v.gone && !g.over {
		g.hit(v, hits, battlelore.ByHits) // hits before flags
	}
	if faces[battlelore.Flag] > 0 {
		g.flags(v, faces[battlelore.Flag])
	}
	if kept {
		g.powers(u, v, faces[battlelore.Lore], hits, h, true)
	}
	if g.over || !h.melee || h.back { // R-178, BL-MOR-03, R-192
		return
	}
	if v.gone || v.at != at {
		g.follow(u, at, h)
		return
	}
	if g.bold(v) > 0 { // BL-MOR-02
		a := g.table.Choose(v.camp, []battlelore.Action{pass(), battlelore.BattleBackAction(v.number, u.number)})
		if a.Kind() == battlelore.BattleBack {
			g.say("battles back %d %d", v.number, u.number)
			g.attack(v, u, how{melee: true, back: true})
		}
	}
}

// rollAt rolls the dice of u at v, including rerolls of its weapon.
func (g *OracleGame) rollAt(u, v *unit, h how) [battlelore.Faces]int {
	n := g.dice(u, v, h)
	g.say("dice %d", n)
	faces := g.table.Roll(n)
	if !u.has("rerolls-strikes") && (u.weapon == nil || !u.weapon.Frenzy) {
		return faces
	}
	for again := faces[battlelore.Strike]; again > 0; { // each bonus strike is rolled again for more
		g.say("dice again %d", again)
		more := g.table.Roll(again)
		for f := range faces {
			faces[f] += more[f]
		}
		again = more[battlelore.Strike]
	}
	return faces
}

// lose removes figures from a unit; its bearer, the last one, is a banner of the enemy (BL-HIT-03).
func (g *OracleGame) lose(u *unit, n int, why battlelore.Loss) {
	if n = min(n, u.figures); n <= 0 || u.gone {
		return
	}
	u.figures -= n
	u.grown = min(u.grown, u.figures) // plain necks go first
	g.say("loses %d %d by %d", u.number, n, why)
	if u.figures > 0 {
		return
	}
	u.gone = true
	g.banners[u.camp.Other()] += max(1, u.bends.Worth)
	g.say("killed %d", u.number)
	g.reward(u)
	g.look()
	g.judge()
}

// flags sends a unit back for the flags that it does not ignore (BL-MOR-01, BL-RET-01).
func (g *OracleGame) flags(u *unit, flags int) {
	if u.gone || g.over || u.has("never-retreats") {
		return
	}
	ignored := 0
	if most := min(g.bold(u), flags); most > 0 {
		least := 0
		if u.creature() && !u.has("may-ignore-first-flag") {
			least = 1 // BL-CRE-05
		}
		if ignored = most; least < most {
			var options []battlelore.Action
			for n := least; n <= most; n++ { // the owner's choice
				options = append(options, battlelore.IgnoreAction(u.number, n))
			}
			ignored = g.table.Choose(u.camp, options).Flags()
		}
	}
	if ignored > 0 {
		g.say("ignores %d %d of %d", u.number, ignored, flags)
	}
	if b := u.bound(); b.NoRetreat || b.FlagsHit {
		g.harm(u, flags-ignored, battlelore.ByBlock)
		return
	}
	g.retreat(u, (flags-ignored)*perFlag(u))
}

// retreat moves a unit back hex by hex.
func (g *OracleGame) retreat(u *unit, hexes int) {
	covered, checked := 0, false
	for covered < hexes && !g.over {
		options := g.wayBack(u)
		if len(options) == 0 && u.creature() {
			if g.forceWay(u, hexes-covered, checked) {
				checked = true
				continue
			}
			hexes = covered // its losses replace the remaining hexes
		}
		if len(options) == 0 {
			break
		}
		to := g.field.order[g.table.Choose(u.camp, options).Hex()]
		g.say("back %d %d %d", u.number, g.label(u.at), g.label(to))
		g.put(u, to)
		covered++
	}
	if g.over {
		return
	}
	if left := hexes - covered; left > 0 { // BL-RET-03
		g.say("blocked %d %d", u.number, left)
		g.lose(u, left, battlelore.ByBlock)
	}
	if u.frightened() && covered > 0 && !u.gone { // BL-MOR-05
		g.say("panic %d %d", u.number, covered)
		g.hit(u, g.table.Roll(covered)[u.colour()], battlelore.ByPanic)
	}
}

// wayBack lists the hexes that a retreating unit can go to. Stops and entry rules do not apply (BL-RET-02).
func (g *OracleGame) wayBack(u *unit) []battlelore.Action {
	var out []battlelore.Action
	for _, n := range g.field.behind(u.camp, u.at) {
		if g.on(n) == nil && g.field.places[n].ground.open() && g.field.crossable(u.at, n) {
			out = append(out, g.goTo(battlelore.Retreat, u, n))
		}
	}
	return out
}

// follow offers the options of an attacker whose target left its hex (BL-FOL-01 to BL-FOL-03).
func (g *OracleGame) follow(u *unit, vacated spot, h how) {
	if u.gone || g.on(vacated) != nil || u.bound().NoFollowOn || !g.field.crossable(u.at, vacated) ||
		!g.field.places[vacated].ground.open() {
		return
	}
	a := g.table.Choose(u.camp, []battlelore.Action{pass(), g.goTo(battlelore.GainGround, u, vacated)})
	if a.Kind() == battlelore.Pass {
		return
	}
	g.say("gains %d %d %d", u.number, g.label(u.at), g.label(vacated))
	g.enter(u, vacated)
	if g.over || h.bonus || u.numbers.FollowOn != "pursuit" {
		return
	}
	if options := g.pursuits(u); len(options) > 0 { // to stay is a pursuit too
		if a := g.table.Choose(u.camp, append(options, pass())); a.Kind() == battlelore.Pursue {
			g.say("pursues %d %d %d", u.number, g.label(u.at), a.Hex())
			g.enter(u, g.field.order[a.Hex()])
		}
	}
	g.bonus(u)
}

// pursuits lists the hexes next to the vacated one; BL-FOL-04: what stops a move stops a pursuit.
func (g *OracleGame) pursuits(u *unit) []battlelore.Action {
	var out []battlelore.Action
	for s := range g.walk(u, 1) {
		if !g.field.places[u.at].ground.stops() {
			out = append(out, g.goTo(battlelore.Pursue, u, s))
		}
	}
	return out
}

// bonus offers the Bonus Melee Attack after a pursuit, on any adjacent enemy.
func (g *OracleGame) bonus(u *unit) {
	foes := g.foesNextTo(u, u.at)
	if g.over || u.barred || len(foes) == 0 {
		return
	}
	options := []battlelore.Action{pass()}
	for _, v := range foes {
		options = append(options, battlelore.AttackAction(u.number, v.number))
	}
	if a := g.table.Choose(u.camp, options); a.Kind() == battlelore.Attack {
		g.attack(u, g.units[a.Target()], how{melee: true, bonus: true})
	}
}
