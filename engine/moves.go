package engine

import (
	"math/bits"

	"muster/maps/hex"
)

// maxMarch is the most hexes a unit may move in one go.
const maxMarch = 8

// reach is where a unit can get to, by the number of hexes: at[d] are those that take d and no fewer.
type reach struct {
	at   [maxMarch + 1]hex.Set
	last int // the farthest distance with a hex
}

// reach works out where a unit can get to in so many hexes. BL-MOV-02, R-126: not into or through a hex with a unit.
// BL-MOV-05, CTA-TER-03: nobody goes on from ground that stops. Hexes of avoid are not gone through, though a move may
// end there.
func (s *State) reach(r *Rules, from hex.Hex, far int, avoid *hex.Set) (out reach) {
	seen := s.Taken
	out.at[0].Add(from)
	for d := 1; d <= far; d++ {
		edge := &out.at[d-1]
		var next hex.Set
		for w := range edge {
			word := edge[w]
			if d > 1 {
				word &^= r.stops[w] | avoid[w]
			}
			for ; word != 0; word &= word - 1 {
				ways := &r.ways[w<<6+bits.TrailingZeros64(word)]
				for i := range next {
					next[i] |= ways[i]
				}
			}
		}
		any := uint64(0)
		for i := range next {
			next[i] &^= seen[i]
			seen[i] |= next[i]
			any |= next[i]
		}
		if any == 0 {
			return out
		}
		out.at[d], out.last = next, d
	}
	return out
}

// grant is what the card being played gives to a unit: nothing when it was not ordered by it, or by its fallback.
func (s *State) grant(r *Rules, u *Unit) *Grant {
	if u.Marks&(Ordered|Plain) != Ordered || s.Orders.Card.Card == NoCard {
		return &noGrant
	}
	return &r.Cards[s.Orders.Card.Card].Grant
}

// noGrant is never written to.
var noGrant = Grant{Shots: 1}

// paces are the hexes a unit may move and still battle, and at most.
func (s *State) paces(r *Rules, u *Unit) (stride, march int) {
	return r.Kinds[u.Kind].paces(s.grant(r, u))
}

// paces are those of a unit of the kind with what a card grants.
func (k *Kind) paces(g *Grant) (stride, march int) {
	stride, march = int(k.Stride), int(k.March)
	if g.Stride > 0 && (g.Striders == 0 || g.Striders&(1<<k.Colour) != 0) {
		stride = max(stride, int(g.Stride))
	}
	return stride, min(max(stride, march), maxMarch)
}

// mayMove tells whether an ordered unit has not moved yet (BL-ORD-01, R-104, BL-MOV-01).
func (s *State) mayMove(u *Unit) bool { return u.Marks&(Ordered|Done) == Ordered && u.At >= 0 }

// rushes tells how far a unit can come by a rush, 0 when it gains nothing by one: how far it strides already.
func (s *State) rushes(r *Rules, u *Unit) (stride, far int) {
	stride, _ = s.paces(r, u)
	far = int(r.Kinds[u.Kind].Rush)
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
	ways := s.reach(r, u.At, far, &r.bans)
	foes := &s.Camps[u.Camp.Other()]
	for d := stride + 1; d <= ways.last; d++ {
		for w, word := range ways.at[d] {
			for ; word != 0; word &= word - 1 {
				h := hex.Hex(w<<6 + bits.TrailingZeros64(word))
				if r.engaged[h].Meets(foes) && !s.barredAt(r, u, h) {
					out.Add(h)
				}
			}
		}
	}
	return out
}

// barredAt tells whether a unit that enters a hex may not battle this turn (CTA-TER-04, BL-LMK-06, R-079).
func (s *State) barredAt(r *Rules, u *Unit, h hex.Hex) bool {
	cell := &r.Cells[h]
	return cell.NoBattle && !cell.MayBattle.serves(&r.Kinds[u.Kind])
}

// serves tells whether a unit of a kind is one of the set.
func (w Who) serves(k *Kind) bool {
	switch w {
	case Everybody:
		return true
	case Troops:
		return k.Class != Creature
	case OnFoot:
		return k.Class == Foot
	case OnHorse:
		return k.Class == Mounted
	case FootMissile:
		return k.Class == Foot && k.Missile
	}
	return false
}

var nowhere hex.Set // never written to

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

// distance is the number of hexes to a hex, 0 when it is out of reach.
func (w *reach) distance(to hex.Hex) int8 {
	for d := 1; d <= w.last; d++ {
		if w.at[d].Has(to) {
			return int8(d)
		}
	}
	return 0
}
