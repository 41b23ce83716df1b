package runewars

import (
	"math/bits"

	"muster/engine"
	"muster/internal/engine/runewars/battle"
)

type battleLog = engine.Log[battle.Event]

// logBattle logs the events of the fight.
func (s *State) logBattle(events *battleLog, log *Log) {
	if events == nil {
		return
	}
	for _, e := range events.Events {
		seat := uint8(NoSeat)
		if e.Side <= battle.Defender {
			seat = s.War.seat(int(e.Side))
		}
		log.Add(Event{Kind: BattleEvent, Seat: seat, Area: s.War.Area, In: e})
	}
}

// settle applies the results of the fight to the board, and ends the battle.
func (s *State) settle(r *Rules, log *Log) {
	w, f := s.War, &s.Fight
	winner := int(f.Winner)
	s.Cursor += f.Deck.Next
	s.Fate = Fate{Left: f.Deck.Left, Spent: f.Deck.All() &^ f.Deck.Left}
	before := s.Areas[w.Area].Routed
	fort := s.Areas[w.Area].Fort
	s.clearUnits(w.Area)
	s.stay(w, winner, before)
	to := s.top().Area // destination of allied neutral units that won alone
	if to != NoArea {
		s.alliesLeave(r, w.Area, to, log)
	}
	s.count(r)
	gone := s.fled(r, w, log)
	taken := s.fortAfter(r, w, fort, log)
	s.bear(r, &w, log)
	log.Add(Event{Kind: BattleEnded, Area: w.Area, Seat: w.seat(winner), n: w.seat(1 - winner)})
	for side, n := range f.Tactics {
		for range n {
			if seat := w.seat(side); seat != Wild {
				s.drawTactics(r, seat, log)
			}
		}
	}
	losers := w.lost(f, 1-winner) | s.commandersFlee(r, w.seat(1-winner), w.Area, log)
	s.touch(r, w.Area, log)
	if to != NoArea {
		s.touch(r, to, log)
	}
	s.War, s.Fight = War{Area: NoArea}, battle.State{}
	s.pop()
	if to != NoArea {
		s.crowded(r, w.seat(winner), to)
	}
	if losers != 0 {
		s.heroesFlee(r, w.seat(1-winner), w.Area, losers, gone[1-winner])
	}
	if taken {
		s.raised(r, w.Attacker, w.Area)
	}
}

// stay puts the winner's units into the area: standing ones, routed ones, and of a defender those that were routed
// before the battle (RW-BTL-20, RW-BTL-21).
func (s *State) stay(w War, winner int, before [MaxKinds]uint8) {
	f, seat := &s.Fight, w.seat(winner)
	for k := range MaxKinds {
		routed := uint8(f.Rout(winner, k))
		if winner == battle.Defender {
			routed += before[k]
		}
		s.put(seat, w.Area, uint8(k), uint8(f.Stand(winner, k)), false)
		s.put(seat, w.Area, uint8(k), routed, true)
	}
}

// fled puts retreated units into their areas, all of them routed (RW-RET-01), and returns the areas of each side's
// units.
func (s *State) fled(r *Rules, w War, log *Log) (to [2]uint64) {
	for side := range s.Fight.Fled {
		for i := range s.Fight.Fled[side] {
			area := r.Areas[w.Area].Next[i]
			for k, n := range s.Fight.Fled[side][i] {
				if n > 0 {
					s.put(w.seat(side), area, uint8(k), n, true)
					*s.spare(owner(w.seat(side)), uint8(k)) -= n
					to[side] |= 1 << area
				}
			}
			if area != NoArea {
				s.touch(r, area, log)
			}
		}
	}
	return to
}

// owner returns the row of the pool in which a seat's units are counted.
func owner(seat uint8) uint8 {
	if seat == Wild {
		return 0
	}
	return seat
}

// count recomputes the number of units of each kind out of play. Units that retreat from the battle are not counted
// yet.
func (s *State) count(r *Rules) {
	s.Pool = r.Pool
	copy(s.Pool[0][FirstNeutral:], r.Wilds[FirstNeutral:])
	for seat := range r.Seats { // RW-DEV-06
		bought := s.Seats[seat].Bought
		for c := bought.Next(0); c != NoCard; c = bought.Next(c + 1) {
			s.Pool[seat][r.Cards.Developments[c].Kind] += r.Cards.Developments[c].More
		}
		if in := s.Seats[seat].Stand; in > 0 { // RW-ROAD-05
			s.Pool[seat][in-1]--
		}
	}
	for a := range r.Areas {
		p := &s.Areas[a]
		if p.Units == 0 {
			continue
		}
		for k := range p.Standing {
			*s.spare(owner(p.Holder), uint8(k)) -= p.Standing[k] + p.Routed[k]
		}
	}
}

// fortAfter applies the result for a stronghold in the area (RW-BTL-17, RW-BTL-18); it reports whether the attacker
// has replaced it by an own one.
func (s *State) fortAfter(r *Rules, w War, fort uint8, log *Log) bool {
	f, p := &s.Fight, &s.Areas[w.Area]
	if f.Used && r.Seats[w.Defender].Defence.Discard {
		s.lose(w.Area, Defensive, log)
	}
	switch {
	case fort == NoSeat:
	case f.Razed, f.Taken:
		s.raze(w.Area, log)
		if f.Taken { // a capital is replaced by a stronghold (RW-DEV-05)
			p.Fort, p.Hurt = w.Attacker, true
			log.Add(Event{Kind: StrongholdTaken, Seat: w.Attacker, Area: w.Area})
			return true
		}
	case f.Broken && !p.Hurt:
		p.Hurt = true
		log.Add(Event{Kind: StrongholdHurt, Seat: fort, Area: w.Area})
	}
	return false
}

// raze removes a stronghold and its developments from the board (RW-FORT-06).
func (s *State) raze(area uint8, log *Log) {
	p := &s.Areas[area]
	log.Add(Event{Kind: StrongholdRazed, Seat: p.Fort, Area: area})
	for _, m := range p.Builds {
		if m != NoMade {
			s.lose(area, m, log)
		}
	}
	p.Fort, p.Hurt, p.Capital = NoSeat, false, false
}

// lose removes a development.
func (s *State) lose(area uint8, m Made, log *Log) {
	p := &s.Areas[area]
	for i := range p.Builds {
		if p.Builds[i] == m {
			p.Builds[i] = NoMade
			log.Add(Event{Kind: DevelopmentLost, Seat: p.Fort, Area: area, n: uint8(m)})
			return
		}
	}
}

// lost returns a losing side's heroes that supported a kind of unit (RW-HERO-07): the first ones of those called, by
// the number of supporters.
func (w *War) lost(f *battle.State, side int) uint32 {
	n, all := bits.OnesCount16(f.Supported[side]), w.Helpers[side]
	var out uint32
	for ; n > 0 && all != 0; n-- {
		out |= all & -all
		all &= all - 1
	}
	return out
}

// raised makes the attacker give up an own stronghold after placing more than available (RW-BTL-17).
func (s *State) raised(r *Rules, seat, area uint8) {
	if s.strongholds(r, seat) > r.Numbers.Strongholds {
		f := newFrame(InRaise, seat)
		f.Area = area
		s.push(f)
	}
}

// strongholds returns the number of a seat's stronghold tokens on the board; a capital is none (RW-DEV-03).
func (s *State) strongholds(r *Rules, seat uint8) uint8 {
	n := uint8(0)
	for a := range r.Areas {
		if s.Areas[a].Fort == seat && !s.Areas[a].Capital {
			n++
		}
	}
	return n
}

// raiseLegal lists the strongholds that can be given up: an own one elsewhere, or the captured one.
func (s *State) raiseLegal(r *Rules, f *Frame, buf []Action) []Action {
	for a := range r.Areas {
		if s.Areas[a].Fort == f.Seat && !s.Areas[a].Capital {
			buf = append(buf, ActionAt(Abandon, uint8(a)))
		}
	}
	return buf
}

func (s *State) raiseTake(r *Rules, _ *Frame, a Action, log *Log) {
	s.pop()
	s.raze(a.Area(), log)
	s.touch(r, a.Area(), log)
}

// heroesFlee routs heroes and moves them to the areas of their side's retreated units, if any, otherwise to any
// adjacent area (RW-RET-04). Frame.Set are the areas, Who and Key the heroes.
func (s *State) heroesFlee(r *Rules, seat, area uint8, heroes uint32, units uint64) {
	to := units
	if to == 0 {
		to = s.open(r, area, onFoot)
	}
	f := newFrame(InHeroFlight, seat)
	f.Area, f.Set, f.Heroes = area, to, heroes
	for h := heroes; h != 0; h &= h - 1 {
		s.Heroes[bits.TrailingZeros32(h)].Routed = true
	}
	s.push(f)
}

func (s *State) heroFlightLegal(_ *Rules, f *Frame, buf []Action) []Action {
	h := uint8(bits.TrailingZeros32(f.Heroes))
	for to := f.Set; to != 0; to &= to - 1 {
		buf = append(buf, ActionTo(Flee, h, uint8(bits.TrailingZeros64(to))))
	}
	return buf
}

func (s *State) heroFlightTake(_ *Rules, f *Frame, a Action, log *Log) {
	f.Heroes &= f.Heroes - 1
	s.flee(a.Hero(), a.To(), log)
}

func (s *State) flee(hero, to uint8, log *Log) {
	g := &s.Heroes[hero]
	log.Add(Event{Kind: HeroFled, Seat: g.Owner, Hero: hero, Area: g.Area, To: to})
	g.Area = to
	s.Areas[to].Seen |= 1 << g.Owner
}

// heroFlightRun waits if there is more than one area. A hero without an area stays, routed.
func (s *State) heroFlightRun(_ *Rules, f *Frame, log *Log) bool {
	for f.Heroes != 0 {
		switch bits.OnesCount64(f.Set) {
		case 0:
			f.Heroes = 0
		case 1:
			s.flee(uint8(bits.TrailingZeros32(f.Heroes)), uint8(bits.TrailingZeros64(f.Set)), log)
			f.Heroes &= f.Heroes - 1
		default:
			return true
		}
	}
	s.pop()
	return false
}

// drawTactics gives a seat a Tactics card, if there is one; it may not be played this season (RW-TACT-01).
func (s *State) drawTactics(r *Rules, seat uint8, log *Log) {
	p := &s.Seats[seat]
	card := s.draw(DeckTactics)
	if card == NoCard {
		return
	}
	p.Tactics.Add(card)
	p.Fresh.Add(card)
	log.Add(Event{Kind: TacticsDrawn, Seat: seat, Card: card, n: 1})
}
