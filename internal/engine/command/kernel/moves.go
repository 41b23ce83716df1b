package kernel

import (
	"math/bits"
	"slices"

	"muster/maps/hex"
)

// movesRow is the row of InMoves: ordered units and Leaders move.
var movesRow = frameRow{
	Name: "the moves", Legal: (*State).legalMoves, Run: (*State).runMoves, Attempt: (*State).attemptMove,
}

// againStep is the step of InMoves in which units move a second time, after the combats.
const againStep uint8 = 1

// Again reports whether units move a second time in InMoves, after the combats.
func (f *Frame) Again() bool { return f.Kind == InMoves && f.Step == againStep }

// ordered returns the ordered units on the board, one bit for each unit.
func (s *State) ordered() uint64 { return s.Orders.Units & s.Here[s.Active] }

// mayMove reports whether an ordered unit that is on the board has not moved yet, and no Leader has joined it.
func (u *Unit) mayMove() bool {
	return u.Marks&(Ordered|Done|Joined) == Ordered && u.At >= 0 // MED-ORD-01, MED-LDR-16
}

// mayMove reports whether an ordered Leader has not moved yet.
func (l *Leader) mayMove() bool {
	return l.Marks&(Ordered|Done|Joined) == Ordered && l.At >= 0 // MED-ORD-01, MED-LDR-16
}

// canMove reports whether a unit that may move has a destination.
func (s *State) canMove(r *Rules, u *Unit) bool {
	if !u.mayMove() {
		return false
	}
	a := s.able(r, u)
	if a.march == 0 {
		to := s.chargeTo(r, u, a)
		return !to.Empty()
	}
	if r.Exits[u.Camp].Has(u.At) { // MED-LDR-19
		return true
	}
	if a.pass {
		to := s.reach(r, u, a, a.march)
		return !to.Empty()
	}
	ways := s.next(r, u)
	return !ways.Empty()
}

// canWalk reports whether a Leader that may move has a destination.
func (s *State) canWalk(r *Rules, l *Leader) bool {
	if !l.mayMove() {
		return false
	}
	if r.Exits[l.Camp].Has(l.At) { // MED-LDR-19
		return true
	}
	return s.canStroll(r, l, r.Leaders.Hexes)
}

// runMoves waits while an ordered unit or Leader can still move.
func (s *State) runMoves(r *Rules, f *Frame, _ *Log) bool {
	for rest := s.ordered(); rest != 0; rest &= rest - 1 {
		if u := &s.Units[bits.TrailingZeros64(rest)]; u.mayMove() && s.canMove(r, u) { // cheaper check first
			return true
		}
	}
	leaders := s.staff(r, s.Active)
	for i := range leaders {
		if l := &leaders[i]; l.mayMove() && s.canWalk(r, l) {
			return true
		}
	}
	s.endMoves(f)
	return false
}

// endMoves goes on to the combats (MED-TURN-01: after all moves), or after the second moves to the end of the turn.
func (s *State) endMoves(f *Frame) {
	if f.Step == againStep {
		s.phase(InTurnEnd)
		return
	}
	s.phase(InCombat) // MED-TURN-01
}

// legalMoves lists the moves.
func (s *State) legalMoves(r *Rules, _ *Frame, buf []Action) []Action {
	buf = append(buf, PassAction())
	var chargers, leavers uint64
	for rest := s.ordered(); rest != 0; rest &= rest - 1 {
		i := uint8(bits.TrailingZeros64(rest))
		u := &s.Units[i]
		if !u.mayMove() {
			continue
		}
		a := s.able(r, u)
		if a.march > 0 {
			all := s.reach(r, u, a, a.march)
			buf = list(buf, Move, i, &all)
			if r.Exits[u.Camp].Has(u.At) { // MED-LDR-19
				leavers |= 1 << i
			}
		}
		if a.charge > 0 {
			chargers |= 1 << i
		}
	}
	for ; chargers != 0; chargers &= chargers - 1 {
		i := uint8(bits.TrailingZeros64(chargers))
		u := &s.Units[i]
		all := s.chargeTo(r, u, s.able(r, u))
		buf = list(buf, Charge, i, &all)
	}
	for ; leavers != 0; leavers &= leavers - 1 {
		buf = append(buf, ExitAction(uint8(bits.TrailingZeros64(leavers))))
	}
	return s.legalWalks(r, buf)
}

// legalWalks lists the moves of ordered Leaders.
func (s *State) legalWalks(r *Rules, buf []Action) []Action {
	leavers := false
	for i := r.first[s.Active]; i < r.last[s.Active]; i++ {
		if l := &s.Leaders[i]; l.mayMove() {
			all := s.walks(r, l, r.Leaders.Hexes) // MED-LDR-11
			buf = list(buf, MoveLeader, i, &all)
			leavers = leavers || r.Exits[l.Camp].Has(l.At)
		}
	}
	if leavers {
		for i := r.first[s.Active]; i < r.last[s.Active]; i++ {
			if l := &s.Leaders[i]; l.mayMove() && r.Exits[l.Camp].Has(l.At) { // MED-LDR-19
				buf = append(buf, ExitLeaderAction(i))
			}
		}
	}
	return buf
}

// mayExit reports whether a unit may leave the board from its hex.
func (s *State) mayExit(r *Rules, u *Unit) bool {
	return u.mayMove() && r.Exits[u.Camp].Has(u.At) && s.able(r, u).march > 0 // MED-LDR-19
}

// list appends an action for every hex of a set, of a kind that names a hex.
func list(buf []Action, k ActionKind, who uint8, to *hex.Set) []Action {
	n := len(buf)
	if cap(buf)-n < hex.Max { // usually there is room for any set, without counting
		buf = slices.Grow(buf, to.Len())
	}
	room := buf[:cap(buf)]
	first := NewAction(k, who, 0)
	for _, word := range to {
		for ; word != 0; word &= word - 1 {
			room[n] = first + Action(bits.TrailingZeros64(word))
			n++
		}
		first += 64
	}
	return room[:n]
}

// attemptMove carries out a move that legalMoves would list, without the list, or ends the moves.
func (s *State) attemptMove(r *Rules, f *Frame, a Action, log *Log) bool {
	if a == PassAction() {
		s.endMoves(f)
		return true
	}
	who, to := a.Unit(), a.Hex()
	if a.Kind().OfLeader() {
		return s.attemptWalk(r, a, log)
	}
	if !s.own(r, who) || !s.Units[who].mayMove() {
		return false
	}
	u := &s.Units[who]
	able := s.able(r, u)
	switch a.Kind() {
	case Move:
		if !r.onBoard(to) {
			return false
		}
		d, barred := s.route(r, u, able, to)
		if d == 0 {
			return false
		}
		u.Marks |= Done | Moved
		if d > able.stride {
			u.Marks |= TooFar // MED-UNIT-12
		}
		if barred {
			u.Marks |= Barred // MED-TER-03, MED-TER-04
		}
		s.shift(r, who, s.companion(u), to, UnitMoved, d, 0, log)
		return true
	case Charge:
		if all := s.chargeTo(r, u, able); !r.onBoard(to) || !all.Has(to) {
			return false
		}
		d := s.distance(r, u, able, to, able.charge, &r.bars[u.Kind])
		u.Marks |= Done | Moved | Charged // MED-UNIT-13
		s.shift(r, who, s.companion(u), to, UnitCharged, d, 0, log)
		return true
	case Exit:
		if a != ExitAction(who) || !s.mayExit(r, u) {
			return false
		}
		s.exit(r, who, log)
		return true
	}
	return false
}

// attemptWalk moves an ordered Leader, or takes it off the board.
func (s *State) attemptWalk(r *Rules, a Action, log *Log) bool {
	who, to := a.Leader(), a.Hex()
	if !s.ownLeader(r, who) || !s.Leaders[who].mayMove() {
		return false
	}
	l := &s.Leaders[who]
	switch a.Kind() {
	case MoveLeader:
		if !r.onBoard(to) {
			return false
		}
		d := s.strolls(r, l, to, r.Leaders.Hexes)
		if d == 0 {
			return false
		}
		s.walkTo(who, to, LeaderMoved, d, log)
		return true
	case ExitLeader:
		if a != ExitLeaderAction(who) || !r.Exits[l.Camp].Has(l.At) {
			return false
		}
		s.exitLeader(r, who, log)
		return true
	}
	return false
}

// walkTo moves a Leader to a hex, as an event of a kind. It joins a unit there (MED-LDR-16).
func (s *State) walkTo(i uint8, to hex.Hex, as EventKind, hexes int8, log *Log) {
	l := &s.Leaders[i]
	from := l.At
	l.Marks |= Done | Moved
	s.lift(i)
	s.place(i, to)
	log.add(leaderEvent(s, as, i, hexes, 0).along(from, to))
	if u := s.On[to]; u != NoUnit { // MED-LDR-16
		s.join(u, i, log)
	}
}

// exit takes a unit and its Leader off the board by a hex of its side's exits. The scenario pays banners for each
// (MED-LDR-19).
func (s *State) exit(r *Rules, i uint8, log *Log) {
	u := &s.Units[i]
	at, l, worth := u.At, s.companion(u), r.ExitWorth[u.Camp]
	s.leave(i)
	u.Marks |= Done | Battled
	if l != NoLeader {
		s.goOff(l)
		worth *= 2
	}
	s.Banners[u.Camp] += worth
	log.add(unitEvent(s, UnitLeft, i, worth, 0).with(l).from(at))
	if r.points.Has(at) {
		s.dropObjectives(r, u.Camp, log)
	}
	s.decide(r, log)
}

// exitLeader takes a Leader off the board by an exit.
func (s *State) exitLeader(r *Rules, i uint8, log *Log) {
	at, c := s.Leaders[i].At, s.Leaders[i].Camp
	s.goOff(i)
	s.Banners[c] += r.ExitWorth[c]
	log.add(leaderEvent(s, LeaderLeft, i, r.ExitWorth[c], 0).from(at))
	s.decide(r, log)
}

// goOff removes a Leader that has left the board.
func (s *State) goOff(i uint8) {
	s.lift(i)
	s.Leaders[i].Fate = Left
}
