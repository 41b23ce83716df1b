package runewars

import "math/bits"

// Scripted is one event of a scenario at the start of a season, before anything else in it.
type Scripted struct {
	Season Season
	Year   uint8 // 0: every year
	Event  uint8 // index of its scenario event
	Do     Scripting
	Seat   uint8 // the affected seat; NoSeat: every player
	Count  uint8 // 0: all, for removed units
	Areas  []uint8
	Pick   Pick
	Kind   uint8 // of neutral unit; NoKind: any
	Dial   Dial
	Rune   Rune
	Slot   uint8 // of State.Picked, where Pick is not PickAll
}

// Scripting is the kind of a scripted event.
type Scripting uint8

// The kinds.
const (
	ScriptPut     Scripting = iota // neutral units come (RW-DIPL-06)
	ScriptRemove                   // neutral units go
	ScriptDestroy                  // all units go, of any owner
	ScriptBurn                     // RW-DES-01, RW-DES-02
	ScriptFreeze                   // RW-DES-03
	ScriptRestore                  // desolation and frost go
	ScriptScorch                   // the area is lost: its content is removed, and it cannot be entered again
	ScriptPutRune
	ScriptTakeRune
	ScriptHurt // a stronghold
	ScriptRepair
	ScriptGainRune // RW-RUNE-01
	ScriptGainInfluence
	ScriptLoseInfluence
	ScriptGainTactics
	ScriptLoseTactics
	ScriptGainQuests
	ScriptGainObjective
	ScriptRaiseDial
	ScriptLowerDial
	Scriptings
)

// Pick is a scripted event's choice among its areas.
type Pick uint8

// The picks.
const (
	PickAll    Pick = iota
	PickNext        // one each time, in their order
	PickChance      // a random one of those not taken yet
)

// MaxPicks is the maximum of a scenario's events that take an area each time.
const MaxPicks = 8

// scripted carries out the next event of the season. Frame.Key is its index in Rules.Scripted. It reports whether
// one was left.
func (s *State) scripted(r *Rules, f *Frame, log *Log) bool {
	for ; int(f.Key) < len(r.Scripted); f.Key++ {
		x := &r.Scripted[f.Key]
		if x.Season != s.Season || x.Year != 0 && x.Year != s.Year {
			continue
		}
		if f.Key == 0 || r.Scripted[f.Key-1].Event != x.Event {
			log.Add(Event{Kind: ScriptBegan, Seat: NoSeat, n: x.Event})
		}
		f.Key++
		if x.Do >= ScriptGainRune {
			for i := range r.Seats {
				if seat := s.Play[i]; !s.Seats[seat].Out && (x.Seat == NoSeat || x.Seat == seat) {
					s.scriptSeat(r, x, seat, log)
				}
			}
			return true
		}
		for to := s.scriptAreas(x); to != 0; to &= to - 1 {
			s.scriptArea(r, x, uint8(bits.TrailingZeros64(to)), log)
		}
		return true
	}
	return false
}

// scriptAreas returns the areas taken this time.
func (s *State) scriptAreas(x *Scripted) uint64 {
	var all uint64
	for _, a := range x.Areas {
		all |= 1 << a
	}
	if x.Pick == PickAll {
		return all
	}
	all &^= s.Picked[x.Slot]
	if all == 0 {
		return 0
	}
	a := pick(all, &s.Chance)
	if x.Pick == PickNext {
		for _, next := range x.Areas {
			if all>>next&1 == 1 {
				a = next
				break
			}
		}
	}
	s.Picked[x.Slot] |= 1 << a
	return 1 << a
}

// scriptArea applies an event to an area. A scorched one is no longer affected.
func (s *State) scriptArea(r *Rules, x *Scripted, a uint8, log *Log) {
	p := &s.Areas[a]
	if s.Scorched>>a&1 == 1 {
		return
	}
	switch x.Do {
	case ScriptPut:
		s.scriptPut(r, x, a, log)
	case ScriptRemove:
		left := x.Count
		if left == 0 {
			left = 0xff
		}
		for k := uint8(FirstNeutral); k < MaxKinds; k++ {
			if x.Kind != NoKind && x.Kind != k {
				continue
			}
			n := min(left, p.Standing[k])
			s.destroy(a, k, n, false, log)
			m := min(left-n, p.Routed[k])
			s.destroy(a, k, m, true, log)
			left -= n + m
		}
	case ScriptDestroy:
		s.wipe(a, log)
	case ScriptBurn:
		if r.Areas[a].Home == NoSeat && !p.Burnt && p.Frost == 0 {
			s.desolate(r, NoSeat, a, log)
		}
	case ScriptFreeze:
		if r.Areas[a].Home == NoSeat && !p.Burnt {
			p.Frost++
			log.Add(Event{Kind: AreaFrozen, Seat: NoSeat, Area: a})
		}
	case ScriptRestore:
		if p.Burnt || p.Frost > 0 {
			p.Burnt, p.Frost = false, 0
			log.Add(Event{Kind: AreaRestored, Seat: NoSeat, Area: a})
		}
	case ScriptScorch:
		s.scorch(r, a, log)
	default:
		s.scriptToken(r, x, a, log)
	}
	s.touch(r, a, log)
}

// scriptToken applies an event to a rune or a stronghold.
func (s *State) scriptToken(r *Rules, x *Scripted, a uint8, log *Log) {
	p := &s.Areas[a]
	switch {
	case x.Do == ScriptPutRune && p.Rune == NoRune && s.spareRunes(r, x.Rune) > 0: // RW-RUNE-05
		p.Rune = x.Rune
		p.Seen = 1<<len(r.Seats) - 1 // the scenario is known to all players
		log.Add(Event{Kind: RunePlaced, Seat: NoSeat, Area: a})
	case x.Do == ScriptTakeRune && p.Rune != NoRune:
		p.Rune, p.Up, p.Seen = NoRune, false, 0
		log.Add(Event{Kind: RuneDropped, Seat: NoSeat, Area: a})
	case x.Do == ScriptHurt && p.Fort != NoSeat && !p.Hurt:
		p.Hurt = true
		log.Add(Event{Kind: StrongholdHurt, Seat: p.Fort, Area: a})
	case x.Do == ScriptRepair && p.Fort != NoSeat && p.Hurt:
		p.Hurt = false
		log.Add(Event{Kind: StrongholdRepaired, Seat: p.Fort, Area: a})
	}
}

// scriptPut adds neutral units: they are allies of the area's controller, otherwise without an ally (RW-DIPL-06).
func (s *State) scriptPut(r *Rules, x *Scripted, a uint8, log *Log) {
	to := s.Controller(a)
	if to == NoSeat {
		to = Wild
	}
	if n := s.Raise(to, a, x.Kind, x.Count); n > 0 {
		log.Add(Event{Kind: UnitsRaised, Seat: to, Area: a, Unit: x.Kind, n: n})
	}
	s.touch(r, a, log)
	if to == Wild {
		to = s.left(r, 0)
	}
	s.crowded(r, to, a)
}

// wipe destroys all units of an area.
func (s *State) wipe(a uint8, log *Log) {
	who := s.Areas[a]
	for k := range uint8(MaxKinds) {
		s.destroy(a, k, who.Standing[k], false, log)
		s.destroy(a, k, who.Routed[k], true, log)
	}
}

// scorch removes an area from play.
func (s *State) scorch(r *Rules, a uint8, log *Log) {
	log.Add(Event{Kind: AreaScorched, Seat: NoSeat, Area: a})
	s.wipe(a, log)
	p := &s.Areas[a]
	if p.Fort != NoSeat {
		s.raze(a, log)
	}
	if p.City != NoCity {
		s.Cities |= 1 << p.City
	}
	for h := range r.Heroes {
		if g := &s.Heroes[h]; g.Area == a && g.Owner != NoSeat {
			s.deserts(uint8(h), log)
		}
	}
	s.Spent[DeckRewards] = s.Spent[DeckRewards].With(s.lift(a))
	*p = Place{Holder: NoSeat, Fort: NoSeat, City: NoCity, Token: NoCard}
	s.Scorched |= 1 << a
}

// scriptSeat applies an event to a seat.
func (s *State) scriptSeat(r *Rules, x *Scripted, seat uint8, log *Log) {
	p := &s.Seats[seat]
	switch x.Do {
	case ScriptGainRune:
		s.receiveRunes(r, seat, seat, x.Count)
	case ScriptGainInfluence:
		s.earn(seat, x.Count, log)
	case ScriptLoseInfluence:
		s.pay(seat, min(x.Count, p.Influence), log)
	case ScriptGainTactics:
		for range x.Count {
			s.drawTactics(r, seat, log)
		}
	case ScriptLoseTactics:
		s.owe(seat, HasTactics, min(x.Count, uint8(p.Tactics.Len())))
	case ScriptGainQuests:
		for range x.Count {
			s.drawQuest(seat, log)
		}
	case ScriptGainObjective:
		s.drawObjective(r, seat, log)
	case ScriptRaiseDial:
		s.setDial(r, seat, x.Dial, p.Dials[x.Dial]+x.Count, log)
	case ScriptLowerDial:
		s.setDial(r, seat, x.Dial, p.Dials[x.Dial]-min(x.Count, p.Dials[x.Dial]), log)
	}
}
