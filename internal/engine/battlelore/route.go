package battlelore

import "muster/maps/hex"

// route returns the length of a unit's move to a hex, and whether the hex, or ground on the way, bars its battle. It
// prefers a way that allows battle.
func (s *State) route(r *Rules, u *Unit, to hex.Hex) (hexes int, barred bool) {
	stride, march := s.paces(r, u)
	hexes, barred = int(s.distance(r, u, to, march, nil)), s.barredAt(r, u, to)
	// a unit that nothing stops also passes ground that bars battle
	if (r.passing || u.Mods.Has&NoStop != 0) && !barred && hexes <= stride {
		bans := s.bansOf(r, u)
		if d := s.distance(r, u, to, stride, &bans); d > 0 {
			return int(d), false
		}
		return hexes, true
	}
	return hexes, barred
}

// barredAt reports whether a unit that enters a hex may not battle this turn (CTA-TER-04, BL-LMK-06, R-079).
func (s *State) barredAt(r *Rules, u *Unit, h hex.Hex) bool {
	k := &r.Kinds[u.Kind]
	if k.Creature.Roams { // BL-CRE-10
		return false
	}
	if c := s.placeCell(r, h); c != nil && c.bars(k) && !s.free(r, u, h) { // BL-LMK-08, R-079
		return true
	}
	return r.Cells[h].bars(k) && !s.free(r, u, h)
}

// bansOf are the hexes that forbid battle to a unit that enters them: not those in which it may battle all the same.
func (s *State) bansOf(r *Rules, u *Unit) (out hex.Set) {
	bans := s.bans(r)
	for h := range bans.Each() {
		if s.barredAt(r, u, h) {
			out.Add(h)
		}
	}
	return out
}

// bars reports whether a unit of a kind that enters may not battle this turn.
func (c *Cell) bars(k *Kind) bool { return c.NoBattle && !c.MayBattle.serves(k) }
