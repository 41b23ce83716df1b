package battlelore

import (
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// aim is a Lore card that is being aimed, or that a player considers.
type aim struct {
	card     *LoreCard
	who      Player
	camp     boards.Camp
	level    int
	at       castTiming
	purse    int   // tokens that are left for what a target costs
	sections uint8 // chosen; 0: none yet
}

// aimOf returns the aim of a played card.
func (s *State) aimOf(r *Rules, f *Frame, c *Cast) aim {
	return aim{
		card: &r.Lore.Cards[c.Card], who: c.Caster, camp: r.CampOf[c.Caster], level: int(c.Level), at: c.timingOf(f),
		purse: int(s.Lore.Seats[c.Caster].Tokens), sections: c.Sections,
	}
}

// fits reports whether a card may be played at a unit, independent of its other targets.
func (s *State) fits(r *Rules, a *aim, i uint8) bool {
	u, t := &s.Units[i], &a.card.Target
	k := &r.Kinds[u.Kind]
	if gone := u.At < 0; gone != t.Fallen || gone && u.Figures > 0 { // a unit that left the field has not fallen
		return false
	}
	if t.What == AtUnits {
		if own := u.Camp == a.camp; own && !t.Own || !own && !t.Enemy {
			return false
		}
	}
	if set := t.Kind[min(a.level, MaxLevel)-1]; set != 0 && set&(1<<k.Class) == 0 {
		return false
	}
	if rank := t.Rank.At(a.level); rank > 0 && int8(k.Colour) >= rank {
		return false
	}
	if fee := s.aimCost(r, a.who, i); fee > a.purse || fee > 0 && t.What == AtUnits && s.mostAims(r, a) == 0 {
		// A card for all units is for all of the player's own ones: the player did not choose to pay for the ally's
		// (VAR-RA-08).
		return false
	}
	if t.Fallen {
		return s.useful(r, a, i)
	}
	if t.Where && !t.On.Has(u.At) || t.Lone && r.near[u.At].Meets(&s.Camps[u.Camp]) {
		return false
	}
	if a.sections != 0 && uint8(r.section[a.camp][u.At])&a.sections == 0 {
		return false
	}
	if near := int(t.Near.At(a.level)); near > 0 && !s.withinOf(r, a.camp, u.At, near) {
		return false
	}
	if !s.timely(r, a, i) {
		return false
	}
	return (!t.Fights || s.couldFight(r, a, i)) && s.useful(r, a, i)
}

// withinOf reports whether a hex is within some hexes of a unit of a camp.
func (s *State) withinOf(r *Rules, c boards.Camp, h hex.Hex, far int) bool {
	for i := r.from[c]; i < r.to[c]; i++ {
		if at := s.Units[i].At; at >= 0 && r.Board.Distance(at, h) <= far {
			return true
		}
	}
	return false
}

// timely reports whether the window is about a unit.
func (s *State) timely(r *Rules, a *aim, i uint8) bool {
	u := &s.Units[i]
	switch a.at.Window {
	case WithCard: // no unit is ordered yet; it is a unit that the card on the table may order
		if !a.card.Target.Ordered || u.Marks&Ordered != 0 {
			return true
		}
		return s.mayOrder(r, i) && (a.purse >= int(r.Lore.Outside) || !s.abroad(r, u)) // after the cost of the order
	case BeforeMove:
		if !s.mayMove(u) || s.grounded(r, u) {
			return false
		}
		ways := r.steps(u)[u.At].Minus(s.Taken)
		return !ways.Empty() || s.mayFly(r, u)
	case BeforeFight:
		return s.fightsNext(r, a, i)
	case OnMove:
		return i == a.at.Unit
	}
	return !a.card.Target.Ordered || u.Marks&Ordered != 0
}

// fightsNext reports whether a unit is about to roll in a battle of the card's sort, with the range that the card
// would give it.
func (s *State) fightsNext(r *Rules, a *aim, i uint8) bool {
	u := s.Units[i]
	if a.at.Unit != NoUnit && i != a.at.Unit || a.at.Unit == NoUnit && !s.mayBattle(&u) {
		return false
	}
	for d := range a.card.Effects {
		if deed := &a.card.Effects[d]; deed.Do == Grants && deed.Stat == StatRange && deed.Happens(a.level) {
			u.Mods.Range = total(u.Mods.Range, deed.Change(a.level))
		}
	}
	from, to := r.enemies(u.Camp)
	for foe := from; foe < to; foe++ {
		how, ok := s.mayStrike(r, &u, &s.Units[foe])
		if ok && (!a.card.Melee || how&Melee != 0) && (!a.card.Ranged || how&Melee == 0) {
			return true
		}
	}
	return false
}

// useful reports whether the card has an effect on a unit: no card may be played without one.
func (s *State) useful(r *Rules, a *aim, i uint8) bool {
	u := &s.Units[i]
	for d := range a.card.Effects {
		deed := &a.card.Effects[d]
		switch {
		case !deed.Happens(a.level), deed.Own && u.Camp != a.camp, deed.Enemy && u.Camp == a.camp:
		case deed.Do == Heals:
			return u.Figures < u.Full && !r.isCreature(u)
		case deed.Do == Places:
			return s.mayPlace(r, deed, a.level, i)
		case deed.Do == OrdersMore:
			return u.Marks&Ordered == 0 && !s.sleeps(r, u)
		}
	}
	return true
}

// landings returns the hexes on which a card may set a unit: vacant ones that it may stand on.
func (s *State) landings(r *Rules, d *Effect, level int, i uint8) hex.Set {
	u := &s.Units[i]
	if u.At < 0 && !d.Base { // nothing is near who stands nowhere
		return hex.Set{}
	}
	all := r.Board.All()
	if d.Base {
		if all = r.Board.Baseline(u.Camp); all.Empty() {
			all = r.Board.OwnRows(u.Camp, 1, 1)
		}
	}
	var out hex.Set
	for h := range all.Minus(s.Taken).Each() {
		if !r.Cells[h].Impassable && (d.Base || r.Board.Distance(u.At, h) <= int(d.Within.At(level))) {
			out.Add(h)
		}
	}
	return out
}

// mayPlace reports whether there is a hex on which a card may set a unit. An adjacent one nearly always is.
func (s *State) mayPlace(r *Rules, d *Effect, level int, i uint8) bool {
	if u := &s.Units[i]; u.At >= 0 && !d.Base && d.Within.At(level) > 0 {
		if next := r.near[u.At].Minus(s.Taken).Minus(r.blocked); !next.Empty() {
			return true
		}
	}
	to := s.landings(r, d, level, i)
	return !to.Empty()
}

// couldFight reports whether an own unit can reach a hex with a target, as far as the card lets it move.
func (s *State) couldFight(r *Rules, a *aim, i uint8) bool {
	u := s.Units[i]
	for d := range a.card.Effects {
		if deed := &a.card.Effects[d]; deed.Do == Grants && deed.Stat == StatMoveMost && deed.Happens(a.level) {
			u.Mods.MoveMost = deed.Change(a.level) + 1
		}
	}
	if s.strikesFrom(r, &u, &s.Taken) {
		return true
	}
	if to := s.rushTo(r, &u); !to.Empty() {
		return true
	}
	others := s.Taken // the hex that it leaves bars no sight
	others.Remove(u.At)
	stride, _ := s.paces(r, &u)
	if r.Kinds[u.Kind].Creature.ByTokens {
		stride = min(stride, a.purse) // tokens spent on the card pay for no hex
	}
	bans := s.bansOf(r, &u)
	_, ends := s.reach(r, &u, 0, stride, &bans)
	ends = ends.Or(s.passages(r, &u))
	for h := range ends.Each() {
		if moved := u; !s.barredAt(r, &moved, h) {
			moved.At = h
			if s.strikesFrom(r, &moved, &others) {
				return true
			}
		}
	}
	return false
}

// strikesFrom reports whether a unit would have a target on its hex, past units on the hexes of taken and without a
// Command card.
func (s *State) strikesFrom(r *Rules, u *Unit, taken *hex.Set) bool {
	if r.engaged[u.At].Meets(&s.Camps[u.Camp.Other()]) {
		return true
	}
	return s.shootsPast(r, u, &noGrant, taken)
}
