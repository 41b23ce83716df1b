package engine

import (
	"math/bits"

	"muster/maps/hex"
)

// mayMove tells whether an ordered unit has not moved yet (BL-ORD-01, R-104, BL-MOV-01).
func (s *State) mayMove(u *Unit) bool { return u.Marks&(Ordered|Done) == Ordered && u.At >= 0 }

// canMove tells whether an ordered unit that has not moved has anywhere to go.
func (s *State) canMove(r *Rules, u *Unit) bool {
	if !s.mayMove(u) {
		return false
	}
	if ways := r.ways[u.At].Minus(s.Taken); !ways.Empty() {
		_, march := s.paces(r, u)
		if march > 0 {
			return true
		}
		if rush := s.rushTo(r, u); !rush.Empty() { // a unit whom a special rule has rooted may still rush
			return true
		}
	}
	return r.Exits[u.Camp].Has(u.At)
}

// runMoves waits while an ordered unit can still move.
func (s *State) runMoves(r *Rules) bool {
	camp := r.CampOf[s.Active]
	for u := r.from[camp]; u < r.to[camp]; u++ {
		if s.canMove(r, &s.Units[u]) {
			return true
		}
	}
	s.phase(InCombat)
	return false
}

// legalMoves lists the moves.: nobody need move, under no card.
func (s *State) legalMoves(r *Rules, buf []Action) []Action {
	buf = append(buf, act(Pass, 0, 0))
	camp := r.CampOf[s.Active]
	rushers, leavers := false, false
	for i := r.from[camp]; i < r.to[camp]; i++ {
		u := &s.Units[i]
		if !s.mayMove(u) {
			continue
		}
		_, march := s.paces(r, u)
		ways := s.reach(r, u.At, march, &nowhere)
		all := ways.at[1]
		for d := 2; d <= ways.last; d++ {
			for w := range all {
				all[w] |= ways.at[d][w]
			}
		}
		buf = list(buf, Move, i, &all)
		rushers = rushers || r.Kinds[u.Kind].Rush > 0
		leavers = leavers || r.Exits[camp].Has(u.At)
	}
	for i := r.from[camp]; rushers && i < r.to[camp]; i++ {
		if u := &s.Units[i]; s.mayMove(u) {
			to := s.rushTo(r, u)
			buf = list(buf, Rush, i, &to)
		}
	}
	for i := r.from[camp]; leavers && i < r.to[camp]; i++ {
		if u := &s.Units[i]; s.mayMove(u) && r.Exits[camp].Has(u.At) {
			buf = append(buf, act(Exit, i, 0))
		}
	}
	return buf
}

// list appends an action of a unit for every hex of a set.
func list(buf []Action, k ActionKind, u uint8, to *hex.Set) []Action {
	for w, word := range to {
		for ; word != 0; word &= word - 1 {
			buf = append(buf, act(k, u, uint16(w<<6+bits.TrailingZeros64(word))))
		}
	}
	return buf
}

// allowsMove tells whether legalMoves would list an action, without the list.
func (s *State) allowsMove(r *Rules, a Action) bool {
	if a == act(Pass, 0, 0) {
		return true
	}
	if !s.own(r, a.Unit()) || !s.mayMove(&s.Units[a.Unit()]) || a.Hex() < 0 || int(a.Hex()) >= len(r.Cells) {
		return false
	}
	u := &s.Units[a.Unit()]
	switch a.Kind() {
	case Move:
		_, march := s.paces(r, u)
		ways := s.reach(r, u.At, march, &nowhere)
		for d := 1; d <= ways.last; d++ {
			if ways.at[d].Has(a.Hex()) {
				return true
			}
		}
	case Rush:
		to := s.rushTo(r, u)
		return to.Has(a.Hex())
	case Exit:
		return a == act(Exit, a.Unit(), 0) && r.Exits[u.Camp].Has(u.At)
	}
	return false
}

// takeMove carries a move out, or ends the moves.
func (s *State) takeMove(r *Rules, a Action, log *Log) {
	if a.Kind() == Pass {
		s.phase(InCombat)
		return
	}
	i := a.Unit()
	u := &s.Units[i]
	switch a.Kind() {
	case Exit:
		s.exit(r, i, log)
		return
	case Rush:
		u.Marks |= Done | Moved | Rushing
		ways := s.reach(r, u.At, int(r.Kinds[u.Kind].Rush), &r.bans)
		s.shift(r, i, a.Hex(), UnitRushed, ways.distance(a.Hex()), log)
	case Move:
		d, barred := s.route(r, u, a.Hex())
		u.Marks |= Done | Moved
		if stride, _ := s.paces(r, u); d > stride {
			u.Marks |= TooFar
		}
		if barred {
			u.Marks |= Barred
		}
		s.shift(r, i, a.Hex(), UnitMoved, int8(d), log)
	}
}
