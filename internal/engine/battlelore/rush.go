package battlelore

import (
	"math/bits"

	"muster/maps/hex"
)

// rushes returns the hexes of a unit's rush, 0 when it gains nothing by one: its normal move is as long.
func (s *State) rushes(r *Rules, u *Unit) (stride, far int) {
	stride, _ = s.paces(r, u)
	far = r.rushHexes(u)
	if far <= stride || s.grant(r, u).NoMelee {
		return stride, 0
	}
	return stride, far
}

// rushTo are the hexes to which a unit can rush: next to an enemy that it then can battle, farther than it may go and
// battle otherwise (BL-MER-02).
func (s *State) rushTo(r *Rules, u *Unit) (out hex.Set) {
	stride, far := s.rushes(r, u)
	if far == 0 {
		return out
	}
	bans := s.bansOf(r, u)
	within, all := s.reach(r, u, stride, far, &bans)
	foes := &s.Camps[u.Camp.Other()]
	for w := range all {
		for word := all[w] &^ within[w]; word != 0; word &= word - 1 {
			h := hex.Hex(w<<6 + bits.TrailingZeros64(word))
			if r.engaged[h].Meets(foes) && !s.barredAt(r, u, h) {
				out.Add(h)
			}
		}
	}
	return out
}
