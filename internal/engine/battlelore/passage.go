package battlelore

import "muster/maps/hex"

// passages returns the exits for a unit that starts its move on an own site with a passage: vacant hexes within the
// passage's length, ignoring everything in between. It is the unit's whole move, so a unit that cannot move stays.
func (s *State) passages(r *Rules, u *Unit) (out hex.Set) {
	site := s.placeOn(u.At)
	if site == nil || site.Owner != u.Owner {
		return out
	}
	k := &r.Places.Kinds[site.Kind]
	if k.Hidden == 0 || !k.Serves.serves(&r.Kinds[u.Kind]) || r.bonds(u)&Rooted != 0 {
		return out
	}
	if _, march := s.paces(r, u); march < 1 {
		return out
	}
	far := int(k.Hidden)
	if most := int(u.Mods.MoveMost) - 1; most >= 0 { // a Lore card lets it move no farther
		far = min(far, most)
	}
	for h := range r.Board.All().Each() {
		if r.Board.Distance(u.At, h) <= far && !r.Cells[h].Impassable && !s.Taken.Has(h) {
			out.Add(h)
		}
	}
	return out
}

// legalPassages lists the units' ways through passages.
func (s *State) legalPassages(r *Rules, movers []uint8, buf []Action) []Action {
	for _, i := range movers {
		if u := &s.Units[i]; s.Places.On.Has(u.At) {
			to := s.passages(r, u)
			buf = list(buf, Slip, i, &to)
		}
	}
	return buf
}

// slip takes a unit through a passage: it has moved, and may battle unless its exit hex bars it.
func (s *State) slip(r *Rules, i uint8, to hex.Hex, log *Log) {
	u := &s.Units[i]
	u.Marks |= Done | Moved
	if s.barredAt(r, u, to) {
		u.Marks |= Barred
	}
	s.shift(r, i, to, UnitSlipped, int8(r.Board.Distance(u.At, to)), log)
}
