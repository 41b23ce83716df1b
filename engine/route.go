package engine

import "muster/maps/hex"

// route is how far a hex is for a unit's move, and whether entering it, or ground on the way, bars its battle. Of two
// ways it takes the one after which it may battle.
func (s *State) route(r *Rules, u *Unit, to hex.Hex) (hexes int, barred bool) {
	stride, march := s.paces(r, u)
	ways := s.reach(r, u.At, march, &nowhere)
	hexes, barred = int(ways.distance(to)), s.barredAt(r, u, to)
	if r.passing && !barred && hexes <= stride {
		clear := s.reach(r, u.At, stride, &r.bans)
		if d := clear.distance(to); d > 0 {
			return int(d), false
		}
		return hexes, true
	}
	return hexes, barred
}

// barredAt tells whether a unit that enters a hex may not battle this turn (CTA-TER-04, BL-LMK-06, R-079).
func (s *State) barredAt(r *Rules, u *Unit, h hex.Hex) bool {
	cell := &r.Cells[h]
	return cell.NoBattle && !cell.MayBattle.serves(&r.Kinds[u.Kind])
}
