package battlelore

import (
	"math/bits"
	"slices"

	"muster/maps/hex"
)

// movesRow is the row of InMoves: ordered units move.
var movesRow = frameRow{
	Name: "the moves", Legal: (*State).legalMoves, Take: (*State).takeMove,
	Run: (*State).runMoves, Allows: (*State).allowsMove,
}

// mayMove reports whether an ordered unit that is on the field has not moved yet.
func (s *State) mayMove(u *Unit) bool {
	waits := u.Marks&(Ordered|Done) == Ordered // BL-ORD-01, R-104, BL-MOV-01
	return waits && u.At >= 0
}

// canMove reports whether an ordered unit that has not moved has a destination.
func (s *State) canMove(r *Rules, u *Unit) bool {
	if !s.mayMove(u) {
		return false
	}
	if ways := r.steps(u)[u.At].Minus(s.Taken); !ways.Empty() {
		_, march := s.paces(r, u)
		if march > 0 {
			return true
		}
		if rush := s.rushTo(r, u); !rush.Empty() { // a unit whom a special rule has rooted may still rush
			return true
		}
	}
	if s.Places.N > 0 {
		if ways := s.passages(r, u); !ways.Empty() {
			return true
		}
	}
	return s.mayExit(r, u) || r.isCreature(u) && (s.rollsMove(r, u) || s.mayFly(r, u))
}

// runMoves waits while an ordered unit can still move.
func (s *State) runMoves(r *Rules, f *Frame, log *Log) bool {
	if f.Step == moveAnswered {
		s.moveOn(r, f, log)
		return false
	}
	if moving := f.Unit; moving != NoUnit { // BL-MOV-01: it finishes its move
		if s.canMove(r, &s.Units[moving]) {
			return true
		}
		s.stay(moving)
	}
	camp := r.CampOf[s.Active]
	units := s.army(r, camp)
	for i := range units {
		if s.mayMove(&units[i]) && s.canMove(r, &units[i]) { // the first is the cheap one
			return true
		}
	}
	if r.Lore != nil && s.anyCast(r, f.Decider, beforeMove()) { // it may be one that gets a unit going
		return true
	}
	s.phase(InCombat)
	return false
}

// beforeMove returns the window in which a Lore card may be played for a unit that is still to move.
func beforeMove() castTiming { return castTiming{BeforeMove, NoUnit, NoUnit, 0} }

// moveAnswered is the step of InMoves in which a unit is about to move and others have answered. The frame holds the
// move: Left the kind of action, Foe the unit, At the hex.
const moveAnswered uint8 = 1

// askMove lets others answer a move before it is made (x-move: R-288), and reports whether any player may.
func (s *State) askMove(r *Rules, a Action) bool {
	f := s.top()
	if !s.ask(r, castTiming{OnMove, a.Unit(), NoUnit, 0}) {
		return false
	}
	f.Step, f.Left, f.Target, f.At = moveAnswered, int8(a.Kind()), a.Unit(), a.Hex()
	return true
}

// Answered returns the move of InMoves that waits for an answer; ok is false without one.
func (f *Frame) Answered() (move Action, ok bool) {
	if f.Kind != InMoves || f.Step != moveAnswered {
		return 0, false
	}
	return NewAction(ActionKind(f.Left), f.Target, uint16(f.At)), true
}

// moveOn makes the move that was answered, if the unit still can; otherwise it may be chosen anew.
func (s *State) moveOn(r *Rules, f *Frame, log *Log) {
	a, _ := f.Answered()
	f.Step, f.Left, f.Target, f.At = 0, 0, NoUnit, hex.None
	if s.allowsMove(r, f, a) {
		s.carryMove(r, a, log)
	}
}

// movers returns the units of the active camp that may move now, in ascending order: those that are still to move, or
// the one in the middle of its move.
func (s *State) movers(r *Rules, f *Frame, room *[MaxUnits]uint8) []uint8 {
	camp := r.CampOf[s.Active]
	units, first := s.army(r, camp), r.from[camp]
	if moving := f.Unit; moving != NoUnit { // BL-MOV-01: it finishes its move
		units, first = s.Units[moving:moving+1], moving
	}
	n := 0
	for i := range units {
		if s.mayMove(&units[i]) {
			room[n] = first + uint8(i)
			n++
		}
	}
	return room[:n]
}

// legalMoves lists the moves.
func (s *State) legalMoves(r *Rules, f *Frame, buf []Action) []Action {
	buf = append(buf, PassAction()) // moves are optional, under every card
	var room [MaxUnits]uint8
	movers := s.movers(r, f, &room)
	camp := r.CampOf[s.Active]
	leavers := false
	row, way := r.cardRow(s.Orders.Card.Card), flood{}
	for _, i := range movers {
		u := &s.Units[i]
		by := &r.byCard[row+int(u.Kind)]
		march := int(by.march)
		if u.Marks&Plain != 0 || by.special {
			_, march = s.paces(r, u)
		}
		if march > 0 {
			s.spread(r, u, march, nil, &way)
			buf = list(buf, Move, i, &way.all)
		}
		leavers = leavers || r.Exits[camp].Has(u.At)
	}
	if r.rushers {
		for _, i := range movers {
			if u := &s.Units[i]; r.Kinds[u.Kind].Rush > 0 {
				to := s.rushTo(r, u)
				buf = list(buf, Rush, i, &to)
			}
		}
	}
	if leavers {
		for _, i := range movers {
			if s.mayExit(r, &s.Units[i]) {
				buf = append(buf, ExitAction(i))
			}
		}
	}
	if r.Lore != nil && f.Unit == NoUnit {
		buf = s.legalCasts(r, f.Decider, beforeMove(), buf)
	}
	if r.beasts {
		buf = s.legalCreatures(r, movers, buf)
	}
	if s.Places.N > 0 {
		buf = s.legalPassages(r, movers, buf)
	}
	return buf
}

// list appends an action of a unit for every hex of a set, of a kind that names a hex.
func list(buf []Action, k ActionKind, u uint8, to *hex.Set) []Action {
	n := len(buf)
	if cap(buf)-n < hex.Max { // usually there is room for any set, without counting
		buf = slices.Grow(buf, to.Len())
	}
	room := buf[:cap(buf)]
	first := NewAction(k, u, 0)
	for _, word := range to {
		for ; word != 0; word &= word - 1 {
			room[n] = first + Action(bits.TrailingZeros64(word))
			n++
		}
		first += 64
	}
	return room[:n]
}

// allowsMove reports whether legalMoves would list an action, without the list.
func (s *State) allowsMove(r *Rules, f *Frame, a Action) bool {
	if a == PassAction() {
		return true
	}
	if a.Kind() == PlayLore {
		return f.Unit == NoUnit && s.allowsCastOf(r, f.Decider, beforeMove(), a)
	}
	if !s.own(r, a.Unit()) || !s.moves(a.Unit()) || a.Hex() < 0 || int(a.Hex()) >= len(r.Cells) {
		return false
	}
	u := &s.Units[a.Unit()]
	switch a.Kind() {
	case Move:
		_, march := s.paces(r, u)
		return s.distance(r, u, a.Hex(), march, nil) > 0
	case Rush:
		to := s.rushTo(r, u)
		return to.Has(a.Hex())
	case Exit:
		return a == ExitAction(a.Unit()) && s.mayExit(r, u)
	case RollMove:
		return a == RollMoveAction(a.Unit()) && s.rollsMove(r, u)
	case FlyOver:
		ways := s.flights(r, u, u.At, r.wings(u))
		return s.mayFly(r, u) && ways.Has(a.Hex())
	case Slip:
		ways := s.passages(r, u)
		return ways.Has(a.Hex())
	}
	return false
}

// takeMove makes a move, plays a card, or ends the moves.
func (s *State) takeMove(r *Rules, f *Frame, a Action, log *Log) {
	if moving := f.Unit; a.Kind() == Pass && moving != NoUnit {
		s.stay(moving)
		return
	}
	if a.Kind() == Pass {
		s.phase(InCombat)
		return
	}
	if a.Kind() == PlayLore {
		s.cast(r, f.Decider, a.LoreCard(), beforeMove(), log)
		return
	}
	if r.Lore != nil && s.askMove(r, a) {
		return
	}
	s.carryMove(r, a, log)
}

// carryMove makes a unit's move.
func (s *State) carryMove(r *Rules, a Action, log *Log) {
	i := a.Unit()
	s.top().Unit = NoUnit
	u := &s.Units[i]
	switch a.Kind() {
	case Exit:
		s.exit(r, i, log)
		return
	case RollMove:
		s.rollMove(r, i, log)
		return
	case FlyOver:
		s.flyOff(r, i, a.Hex(), log)
		return
	case Slip:
		s.slip(r, i, a.Hex(), log)
		return
	case Rush:
		u.Marks |= Done | Moved | Rushing
		bans := s.bansOf(r, u)
		s.shift(r, i, a.Hex(), UnitRushed, s.distance(r, u, a.Hex(), r.rushHexes(u), &bans), log)
	case Move:
		d, barred := s.route(r, u, a.Hex())
		u.Marks |= Done | Moved
		if stride, _ := s.paces(r, u); d > stride {
			u.Marks |= TooFar
		}
		if barred {
			u.Marks |= Barred
		}
		if r.Kinds[u.Kind].Creature.ByTokens {
			s.pay(s.director(u), d, log)
		}
		s.shift(r, i, a.Hex(), UnitMoved, int8(d), log)
	}
}

// mayExit reports whether a unit may leave the field from its hex.
func (s *State) mayExit(r *Rules, u *Unit) bool {
	return r.Exits[u.Camp].Has(u.At) && r.bonds(u)&Rooted == 0 && u.Mods.MoveMost != 1
}

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
