package runewars

import "math/bits"

// runes returns the number of dragon runes that a seat controls (RW-VICT-01): tokens, and those of cities, except
// under desolation or frost (RW-FREE-02, RW-FREE-03, RW-T12-06). False runes do not count.
func (s *State) runes(r *Rules, seat uint8) uint8 {
	return s.runesIn(r, s.Held[seat])
}

// runesIn returns the number of dragon runes in the areas of a set.
func (s *State) runesIn(r *Rules, areas uint64) uint8 {
	n := uint8(0)
	for ; areas != 0; areas &= areas - 1 {
		a := uint8(bits.TrailingZeros64(areas))
		p := &s.Areas[a]
		if s.tokenIs(r, a, TokenRune) { // RW-EXPL-01
			n++
		}
		if p.Rune == DragonRune {
			n++
		}
		if p.City != NoCity && r.Cities[p.City].Rune && !p.Burnt && p.Frost == 0 {
			n++
		}
	}
	return n
}

// spareRunes returns the number of rune tokens of a kind in their pile (RW-LIM-02).
func (s *State) spareRunes(r *Rules, kind Rune) uint8 {
	all := r.Numbers.Falses
	if kind == DragonRune {
		all = r.Numbers.Dragons
	}
	for a := range r.Areas {
		if s.Areas[a].Rune == kind && all > 0 {
			all--
		}
	}
	return all
}

// hide records the seats that know a rune after it was placed: the seat that placed it, the area's controller, and
// seats with a hero there (RW-RUNE-03, RW-HERO-08).
func (s *State) hide(r *Rules, area, by uint8) {
	p := &s.Areas[area]
	p.Seen = 0
	if by != NoSeat {
		p.Seen |= 1 << by
	}
	if who := s.Controller(area); who != NoSeat {
		p.Seen |= 1 << who
	}
	for h := range r.Heroes {
		if g := &s.Heroes[h]; g.Area == area && g.Owner != NoSeat {
			p.Seen |= 1 << g.Owner
		}
	}
}

// The steps of a rune that is received (RW-RUNE-01).
const (
	runeDrop   = iota // false runes are discarded
	runeDragon        // choice of the dragon rune's area
	runeFalse         // choice of the false rune's area; Frame.Area is the dragon rune's, logged after both are placed
)

// Runes in hand in a Frame: Frame.Flags.
const (
	handDragon = 1 << iota
	handFalse
)

// receiveRunes gives a seat a number of dragon runes, one after the other, and a false one with each (RW-RUNE-01). The
// seat itself chooses which of its false ones to discard, because only it knows them; by chooses the areas of the new
// ones (RW-RUL-03). Frame.N is the number of false runes that may still be discarded, M the area of the last discarded
// one, plus one, Who is by. Set is the number of dragon runes after this one: they share one frame, because only the
// pile limits them.
func (s *State) receiveRunes(r *Rules, seat, by, n uint8) {
	if n == 0 {
		return
	}
	f := newFrame(InRune, seat)
	f.N, f.Who, f.Set = r.Numbers.Replaced, by, uint64(n-1)
	s.push(f)
}

// runeAreas returns the areas for a rune: friendly or uncontrolled ones without one (RW-RUNE-01, RW-RUNE-05).
func (s *State) runeAreas(f *Frame) uint64 {
	to := s.Held[f.Seat] | s.Guard | s.Empty
	for all := to; all != 0; all &= all - 1 {
		if a := bits.TrailingZeros64(all); s.Areas[a].Rune != NoRune || f.Step == runeFalse && uint8(a) == f.Area {
			to &^= 1 << a
		}
	}
	return to
}

func (s *State) runeLegal(r *Rules, f *Frame, buf []Action) []Action {
	if f.Step == runeDrop {
		buf = append(buf, ActionOf(Done, 0))
		for own := s.Held[f.Seat] &^ (1<<f.M - 1); own != 0; own &= own - 1 {
			if a := uint8(bits.TrailingZeros64(own)); s.Areas[a].Rune == FalseRune {
				buf = append(buf, ActionAt(DropRune, a))
			}
		}
		return buf
	}
	for to := s.runeAreas(f); to != 0; to &= to - 1 {
		buf = append(buf, ActionAt(PutRune, uint8(bits.TrailingZeros64(to))))
	}
	return buf
}

func (s *State) runeTake(r *Rules, f *Frame, a Action, log *Log) {
	switch a.Verb() {
	case DropRune:
		p := &s.Areas[a.Area()]
		p.Rune, p.Up, p.Seen = NoRune, false, 0
		log.Add(Event{Kind: RuneDropped, Seat: f.Seat, Area: a.Area()})
		f.N--
		f.M = a.Area() + 1
	case PutRune:
		if f.Step == runeDragon {
			f.Area, f.Step = a.Area(), runeFalse
			return
		}
		s.runesLie(r, f, f.Area, a.Area(), log)
	default:
		f.N = 0
	}
}

// runesLie places the runes that have an area, and logs them in an order that reveals nothing.
func (s *State) runesLie(r *Rules, f *Frame, dragon, other uint8, log *Log) {
	was := *f
	s.pop()
	if dragon != NoArea && was.Flags&handDragon != 0 {
		s.Areas[dragon].Rune = DragonRune
	} else {
		dragon = NoArea
	}
	if other != NoArea && was.Flags&handFalse != 0 {
		s.Areas[other].Rune = FalseRune
	} else {
		other = NoArea
	}
	taken := bits.OnesCount8(was.Flags)
	for _, area := range [2]uint8{min(dragon, other), max(dragon, other)} {
		if area == NoArea {
			continue
		}
		taken--
		s.hide(r, area, was.Decider)
		log.Add(Event{Kind: RunePlaced, Seat: was.Seat, Area: area})
	}
	if taken > 0 {
		log.Add(Event{Kind: RuneBack, Seat: was.Seat, n: uint8(taken)})
	}
	s.receiveRunes(r, was.Seat, was.Who, uint8(was.Set))
}

func (s *State) runeRun(r *Rules, f *Frame, log *Log) bool {
	var backing [MaxAreas + 1]Action
	if f.Step == runeDrop {
		if f.N > 0 && len(s.runeLegal(r, f, backing[:0])) > 1 {
			return true
		}
		f.Step, f.M, f.Decider = runeDragon, 0, f.Who
		if s.spareRunes(r, DragonRune) > 0 {
			f.Flags |= handDragon
		}
		if s.spareRunes(r, FalseRune) > 0 {
			f.Flags |= handFalse
		}
	}
	if f.Step == runeDragon && (f.Flags&handDragon == 0 || s.runeAreas(f) == 0) {
		f.Step = runeFalse
	}
	if f.Step == runeFalse && (f.Flags&handFalse == 0 || s.runeAreas(f) == 0) {
		s.runesLie(r, f, f.Area, NoArea, log)
		return false
	}
	return true
}

// revealRune makes a seat turn up one of its face-down runes (RW-RUNE-04): one of a kind, or any for NoRune.
// Frame.Flags is the kind.
func (s *State) revealRune(seat uint8, kind Rune) {
	f := newFrame(InReveal, seat)
	f.Flags = uint8(kind)
	s.push(f)
}

func (s *State) revealLegal(_ *Rules, f *Frame, buf []Action) []Action {
	for own := s.Held[f.Seat]; own != 0; own &= own - 1 {
		a := uint8(bits.TrailingZeros64(own))
		p := &s.Areas[a]
		if p.Rune != NoRune && !p.Up && (f.Flags == uint8(NoRune) || p.Rune == Rune(f.Flags)) {
			buf = append(buf, ActionAt(ShowRune, a))
		}
	}
	return buf
}

func (s *State) revealTake(_ *Rules, f *Frame, a Action, log *Log) {
	seat := f.Seat
	s.pop()
	s.show(seat, a.Area(), log)
}

// show turns a rune up. It stays so until Fortify rearranges it.
func (s *State) show(seat, area uint8, log *Log) {
	p := &s.Areas[area]
	p.Up = true
	log.Add(Event{Kind: RuneShown, Seat: seat, Area: area, n: uint8(p.Rune)})
}

func (s *State) revealRun(r *Rules, f *Frame, log *Log) bool {
	var backing [MaxAreas]Action
	switch open := s.revealLegal(r, f, backing[:0]); len(open) {
	case 0:
		s.pop()
		return false
	case 1:
		s.revealTake(r, f, open[0], log)
		return false
	}
	return true
}

// traded marks in Player.Traded that a trade was made in this turn.
const traded = 1

// redeems returns the number of Rewards that a Title of the seat takes for a dragon rune; 0 without such a Title
// (RW-TITLE-02).
func (s *State) redeems(r *Rules, seat uint8) uint8 {
	n := uint8(0)
	for t := range r.Titles {
		if s.Titles[t].Owner == seat {
			n = max(n, r.Titles[t].Rewards)
		}
	}
	return n
}

// rewards are the Rewards that the heroes of a seat hold.
func (s *State) rewards(r *Rules, seat uint8) Cards {
	var out Cards
	for h := s.heroesOf(r, seat); h != 0; h &= h - 1 {
		out = out.With(s.Heroes[bits.TrailingZeros32(h)].Rewards)
	}
	return out
}

// mayRedeem reports whether a seat can give Rewards for a dragon rune: once in each of its turns (RW-RUL-05).
func (s *State) mayRedeem(r *Rules, seat uint8) bool {
	n := s.redeems(r, seat)
	return n > 0 && s.Seats[seat].Traded&traded == 0 && s.rewards(r, seat).Len() >= int(n)
}

// redeem makes a seat give Rewards: Frame.N of them still, in ascending order from Frame.M on.
func (s *State) redeem(r *Rules, seat uint8) {
	s.Seats[seat].Traded |= traded
	f := newFrame(InRedeem, seat)
	f.N = s.redeems(r, seat)
	s.push(f)
}

func (s *State) redeemLegal(r *Rules, f *Frame, buf []Action) []Action {
	all := s.rewards(r, f.Seat)
	for c := all.Next(f.M); c != NoCard; c = all.Next(c + 1) {
		buf = append(buf, ActionOf(GiveReward, c))
	}
	return buf[:len(buf)-min(int(f.N)-1, len(buf))] // some are left for those still to come
}

func (s *State) redeemTake(r *Rules, f *Frame, a Action, log *Log) {
	f.N--
	f.M = a.Card() + 1
	for h := s.heroesOf(r, f.Seat); h != 0; h &= h - 1 {
		hero := uint8(bits.TrailingZeros32(h))
		if g := &s.Heroes[hero]; g.Rewards.Has(a.Card()) {
			g.Rewards.Drop(a.Card())
			s.Spent[DeckRewards].Add(a.Card())
			log.Add(Event{Kind: RewardGiven, Seat: f.Seat, Hero: hero, Card: a.Card()})
		}
	}
	if f.N == 0 {
		seat := f.Seat
		s.pop()
		s.resumed(r, log) // a hero may have needed a given Reward's health
		s.receiveRunes(r, seat, seat, 1)
	}
}
