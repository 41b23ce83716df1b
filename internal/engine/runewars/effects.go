package runewars

// InEffects carries out a card's effects in order, each for all of its receivers. Seat is the card's owner, Flags and
// Who identify the card, Step the effect, N the next index in play order, Set the chosen opponent plus one. Area and M
// are the area and the hero; Key is the winner of a bid, and above it the lowest bidder.

// noBid is Key without a bid.
const noBid = NoSeat | NoSeat<<8

// does carries out a card's effects for its owner.
func (s *State) does(from, card, seat, area, hero uint8) {
	f := newFrame(InEffects, seat)
	f.Flags, f.Who, f.Area, f.M, f.Key = from, card, area, hero, noBid
	s.push(f)
}

func (s *State) effectsLegal(r *Rules, f *Frame, buf []Action) []Action {
	for i := range r.Seats {
		if seat := uint8(i); seat != f.Seat && !s.Seats[i].Out {
			buf = append(buf, ActionOf(PickSeat, seat))
		}
	}
	return buf
}

func (s *State) effectsTake(_ *Rules, f *Frame, a Action, _ *Log) { f.Set = uint64(a.Card()) + 1 }

func (s *State) effectsRun(r *Rules, f *Frame, log *Log) bool {
	if s.trim(r) { // RW-LIM-01: at once
		return false
	}
	list := r.effectsOf(f)
	for int(f.Step) < len(list) {
		if list[f.Step].Who == ToOpponent && f.Set == 0 {
			switch n, one := s.others(r, f.Seat); n {
			case 0:
			case 1:
				f.Set = uint64(one) + 1
			default:
				return true
			}
		}
		for ; int(f.N) < len(r.Seats); f.N++ {
			if seat := s.Play[f.N]; !s.Seats[seat].Out && f.meant(list[f.Step].Who, seat) {
				f.N++
				s.push(s.effect(f, seat))
				return false
			}
		}
		f.Step, f.N, f.Set = groupEnd(list, f.Step), 0, 0
	}
	log.Add(Event{Kind: CardDone, Seat: f.Seat, Card: f.Who, n: f.Flags})
	s.pop()
	s.resumed(r, log)
	return false
}

// others returns the number of others still in the game, and one of them.
func (s *State) others(r *Rules, seat uint8) (n, one uint8) {
	for i := range r.Seats {
		if uint8(i) != seat && !s.Seats[i].Out {
			n, one = n+1, uint8(i)
		}
	}
	return n, one
}

// meant reports whether an effect of the frame is for a seat.
func (f *Frame) meant(who Whom, seat uint8) bool {
	winner, lowest := uint8(f.Key), uint8(f.Key>>8)
	switch who {
	case ToSelf:
		return seat == f.Seat
	case ToOthers:
		return seat != f.Seat
	case ToOpponent:
		return f.Set == uint64(seat)+1
	case ToWinner:
		return seat == winner
	case ToLowest:
		return seat == lowest
	case ToNotLowest: // RW-RUL-03
		return seat != lowest
	}
	return true
}

// effect returns the frame that carries out an effect for a seat.
func (s *State) effect(f *Frame, seat uint8) Frame {
	g := newFrame(InEffect, seat)
	g.Flags, g.Who, g.Step, g.Area, g.M = f.Flags, f.Who, f.Step, f.Area, f.M
	return g
}

// chooser returns the chooser in an effect for a seat: the frame below holds the owner and the bidders.
func (s *State) chooser(d *Effect, seat uint8) uint8 {
	if d.Do == DoLoseTactics || d.Do == DoLoseReward { // the cards are hidden from others
		return seat
	}
	below, who := &s.Frames[s.Depth-2], seat
	switch d.By {
	case BySelf:
		who = below.Seat
	case ByWinner:
		who = uint8(below.Key)
	case ByLowest:
		who = uint8(below.Key >> 8)
	}
	if who >= MaxSeats || s.Seats[who].Out {
		return seat
	}
	return who
}

// InDeed carries out one effect for one seat, or one of several alternatives. Step is the first of them, Key the
// progress, Heroes the chosen alternative, N the remaining number, Set the choices so far.
const (
	effectPick = iota
	effectPay
	effectDo
)

func (s *State) effectLegal(r *Rules, f *Frame, buf []Action) []Action {
	list := r.effectsOf(f)
	if f.Key == effectPick {
		free := false
		for i := f.Step; i < groupEnd(list, f.Step); i++ {
			free = free || list[i].May || list[i].Pays != HasNothing
			if s.able(r, f, &list[i]) {
				buf = append(buf, ActionOf(PickEffect, i))
			}
		}
		if free {
			buf = append(buf, ActionOf(Done, 0))
		}
		return buf
	}
	return s.befalls(r, f, &list[f.Heroes], buf)
}

func (s *State) effectTake(r *Rules, f *Frame, a Action, log *Log) {
	switch {
	case a.Verb() == Done:
		s.pop()
	case f.Key == effectPick:
		f.Heroes, f.Key = uint32(a.Card()), effectPay
	default:
		s.effectHit(r, f, &r.effectsOf(f)[f.Heroes], a, log)
	}
}

// effectRun chooses automatically without alternatives; impossible effects are left out.
func (s *State) effectRun(r *Rules, f *Frame, log *Log) bool {
	var backing [MaxActions]Action
	list := r.effectsOf(f)
	f.Decider = s.chooser(&list[f.Step], f.Seat)
	switch f.Key {
	case effectPick:
		open := s.effectLegal(r, f, backing[:0])
		if len(open) > 1 {
			return true
		}
		if len(open) == 0 || open[0].Verb() == Done {
			s.pop()
			return false
		}
		s.effectTake(r, f, open[0], log)
	case effectPay:
		d := &list[f.Heroes]
		f.Key, f.N = effectDo, max(d.Count, 1)
		switch d.Pays {
		case HasNothing:
		case HasInfluence:
			s.pay(f.Seat, d.Price, log)
		default:
			s.owe(f.Seat, d.Pays, d.Price)
		}
	default:
		d := &list[f.Heroes]
		if s.effectAtOnce(r, f, d, log) {
			return false
		}
		f.Decider = s.chooser(d, f.Seat)
		switch open := s.befalls(r, f, d, backing[:0]); {
		case f.N == 0 || len(open) == 0:
			s.pop()
		case len(open) == 1:
			s.effectHit(r, f, d, open[0], log)
		default:
			return true
		}
	}
	return false
}

// able reports whether an effect can be carried out for the frame's seat: its condition holds, it can be paid for, and
// it would change something.
func (s *State) able(r *Rules, f *Frame, d *Effect) bool {
	if d.If.Has == HasUnitsHere { // RW-EXPL-01: units of any owner count
		if f.Area == NoArea || s.Areas[f.Area].Units < d.If.Least || s.Areas[f.Area].Units > d.If.Most {
			return false
		}
	} else if !s.fulfils(r, f.Seat, &d.If) {
		return false
	}
	if d.Pays != HasNothing && s.holding(r, f.Seat, &Condition{Has: d.Pays}) < int(d.Price) {
		return false
	}
	p := &s.Seats[f.Seat]
	switch d.Do {
	case DoGainInfluence, DoGainRune:
		return true
	case DoLoseInfluence:
		return p.Influence > 0
	case DoGainTactics:
		return s.cardsIn(DeckTactics) > 0
	case DoGainQuests:
		return s.cardsIn(DeckQuests) > 0
	case DoGainObjective:
		return p.Objective == NoCard && s.cardsIn(r.objectives(f.Seat)) > 0
	case DoLowerDial:
		if f.Flags == fromSeason && s.given(r, f.Seat).Keep { // RW-TITLE-02
			return false
		}
	case DoGainHero:
		return s.forts(f.Seat) != 0 && s.heroDeck(r) != 0
	case DoGainReward:
		if s.cardsIn(DeckRewards) == 0 {
			return false
		}
	}
	var backing [MaxActions]Action
	g := *f
	g.N, g.Set = max(d.Count, 1), 0
	return len(s.befalls(r, &g, d, backing[:0])) > 0
}

// effectAtOnce carries out an effect without choices, and removes the frame.
func (s *State) effectAtOnce(r *Rules, f *Frame, d *Effect, log *Log) bool {
	seat, n := f.Seat, max(d.Count, 1)
	switch d.Do {
	case DoGainInfluence:
		s.pop()
		s.earn(seat, n, log)
	case DoLoseInfluence:
		s.pop()
		s.forfeit(seat, min(n, s.Seats[seat].Influence), log)
	case DoGainTactics:
		s.pop()
		for range n {
			s.drawTactics(r, seat, log)
		}
	case DoGainQuests:
		s.pop()
		for range n {
			s.drawQuest(seat, log)
		}
	case DoGainObjective:
		s.pop()
		s.drawObjective(r, seat, log)
	case DoGainRune:
		who := s.chooser(d, seat)
		s.pop()
		s.receiveRunes(r, seat, who, n) // RW-RUL-03: another seat may choose their areas
	case DoGainHero:
		s.pop()
		s.hires(r, seat, n)
	default:
		return false
	}
	return true
}

// hires makes a seat draw heroes and keep one of them, without influence (RW-ORD-09).
func (s *State) hires(r *Rules, seat, n uint8) {
	f := newFrame(InHiring, seat)
	f.Step = hireKeep
	for deck := s.heroDeck(r); n > 0 && deck != 0; n-- {
		h := pick(uint64(deck), &s.Chance)
		deck &^= 1 << h
		f.Heroes |= 1 << h
	}
	if f.Heroes != 0 && s.forts(seat) != 0 {
		s.push(f)
	}
}
