package runewars

// The steps of a season (RW-SEAS-01). InSeason is the bottom frame: N is the player who carries out the step, as an
// index in State.Play, and Area the current area.
const (
	seasonBegins = iota
	seasonScript // the scenario's events
	seasonCard   // the Season card (RW-SEAS-03)
	seasonIcons  // its secondary, for all
	seasonEach   // and for each seat, in play order
	seasonOrders // Orders are chosen (RW-SEAS-11)
	seasonTurns  // and resolved
	seasonEnds
)

func (s *State) seasonRun(r *Rules, f *Frame, log *Log) bool {
	s.weakened(r, log)
	if s.verdict(r, log) || s.scriptedEnd(r, AtTurns, log) || s.trim(r) {
		return false
	}
	switch f.Step {
	case seasonBegins:
		f.Step, f.Key = seasonScript, 0
		s.beginSeason(r, log)
	case seasonScript:
		if !s.scripted(r, f, log) {
			f.Step, f.Key = seasonCard, 0
			s.proved(r, log) // RW-SEAS-02: before all other steps by the rules
		}
	case seasonCard:
		f.Step = seasonIcons
		s.seasonCard(r, log)
	case seasonIcons:
		f.Step, f.N, f.Area = seasonEach, 0, 0
		s.ranked(r) // ties go to the most influence, which the card may have changed (RW-TERM-15)
		s.seasonIcons(r, log)
	case seasonEach:
		if !s.seasonEach(r, f) {
			f.Step = seasonOrders
		}
	case seasonOrders:
		f.Step, f.N = seasonTurns, 0
		s.push(newFrame(InOrders, 0))
	case seasonTurns:
		if int(f.N) == len(r.Seats) {
			f.Step = seasonEnds
			return false
		}
		s.Turn = f.N
		f.N++
		s.turn(s.Play[s.Turn])
	default:
		s.endSeason(r, f, log)
	}
	return false
}

// beginSeason makes play order follow the Orders of the season before (RW-SEAS-03).
func (s *State) beginSeason(r *Rules, log *Log) {
	log.Add(Event{Kind: SeasonBegan, Seat: NoSeat, n: uint8(s.Season), m: s.Year})
	for i := range r.Seats {
		p := &s.Seats[i]
		p.Last, p.Order, p.Has = p.Order, NoOrder, false
		p.Fresh = Cards{}
	}
	s.ranked(r)
}

// ranked computes play order: the lowest Order first, those of this season when they are revealed, otherwise those of
// the one before. Ties go to the most influence, then to the highest influence at the start (RW-TERM-15, RW-ORD-01).
func (s *State) ranked(r *Rules) {
	n := len(r.Seats)
	for i := range n {
		j := i
		for ; j > 0 && s.before(r, uint8(i), s.Play[j-1]); j-- {
			s.Play[j] = s.Play[j-1]
		}
		s.Play[j] = uint8(i)
	}
}

// before reports whether a seat comes before another one in play order.
func (s *State) before(r *Rules, x, y uint8) bool {
	p, q := &s.Seats[x], &s.Seats[y]
	if a, b := p.ranks(), q.ranks(); a != b {
		return a < b
	}
	return s.richer(r, x, y)
}

// ranks returns the Order that counts for play order.
func (p *Player) ranks() uint8 {
	if p.Order != NoOrder {
		return p.Order
	}
	return p.Last
}

// richer reports whether a seat has more influence than another, or the same and had more at the start (RW-TERM-15).
func (s *State) richer(r *Rules, x, y uint8) bool {
	if a, b := s.Seats[x].Influence, s.Seats[y].Influence; a != b {
		return a > b
	}
	return r.Seats[x].Influence > r.Seats[y].Influence
}

// seasonCard turns up the next card of the season's deck and applies it (RW-SEAS-03): the card on top of the discards
// shows the season (RW-SEAS-04). A deck without cards has none (RW-LIM-05).
func (s *State) seasonCard(r *Rules, log *Log) {
	card := s.draw(DeckSpring + Deck(s.Season))
	if card == NoCard {
		return
	}
	s.Spent[DeckSpring+Deck(s.Season)].Add(card)
	log.Add(Event{Kind: SeasonCardDrawn, Seat: NoSeat, n: uint8(s.Season), Card: card})
	s.primary(r, card, log)
}

// seasonIcons applies the season's secondary effects on all.
func (s *State) seasonIcons(r *Rules, log *Log) {
	switch s.Season {
	case Spring:
		s.spring(r, log)
	case Summer:
		log.Add(Event{Kind: IconsRead, Seat: NoSeat, n: uint8(Summer)})
		s.questPhase(r, log) // RW-SEAS-07
	case Fall: // RW-SEAS-08, RW-FATE-01
		s.Fate.Left, s.Fate.Spent = s.Fate.Left|s.Fate.Spent, 0
		log.Add(Event{Kind: FateShuffled, Seat: NoSeat})
	case Winter: // RW-SEAS-09
		log.Add(Event{Kind: IconsRead, Seat: NoSeat, n: uint8(Winter)})
	}
}

// spring takes activation tokens off the board and Orders back, and makes all units stand (RW-SEAS-05); one frost
// token leaves each area (RW-SEAS-06, RW-DES-03).
func (s *State) spring(r *Rules, log *Log) {
	for a := range r.Areas {
		p := &s.Areas[a]
		p.Active = 0
		for k := range p.Routed {
			p.Standing[k] += p.Routed[k]
		}
		p.Routed = [MaxKinds]uint8{}
	}
	log.Add(Event{Kind: TokensCleared, Seat: NoSeat})
	for i := range r.Seats {
		s.Seats[i].Used = 0
	}
	log.Add(Event{Kind: OrdersReturned, Seat: NoSeat})
	for h := range r.Heroes {
		s.Heroes[h].Routed = false
	}
	log.Add(Event{Kind: FiguresStood, Seat: NoSeat})
	for a := range r.Areas {
		if p := &s.Areas[a]; r.Options.Frost && p.Frost > 0 {
			p.Frost--
			log.Add(Event{Kind: FrostThawed, Seat: NoSeat, Area: uint8(a)})
		}
	}
}

// seasonEach makes the next seat carry out the secondary. In fall it takes influence or a card (RW-SEAS-08). In winter
// it keeps the number of units of its food dial in each area (RW-SEAS-09). It reports whether there is more to do.
func (s *State) seasonEach(r *Rules, f *Frame) bool {
	for ; int(f.N) < len(r.Seats); f.N, f.Area = f.N+1, 0 {
		seat := s.Play[f.N]
		if s.Seats[seat].Out {
			continue
		}
		switch s.Season {
		case Fall:
			f.N++
			s.push(newFrame(InGift, seat))
			return true
		case Winter:
			for f.Area < uint8(len(r.Areas)) {
				a := f.Area
				f.Area++
				if p := &s.Areas[a]; p.Holder == seat && p.Units > s.Seats[seat].Dials[Food] {
					s.thin(seat, a, s.Seats[seat].Dials[Food])
					return true
				}
			}
		}
	}
	return false
}

// endSeason goes on to the next one; after the last winter the runes are counted (RW-VICT-02).
func (s *State) endSeason(r *Rules, f *Frame, log *Log) {
	f.Step = seasonBegins
	if s.Season++; s.Season <= Winter {
		return
	}
	if s.scriptedEnd(r, AtYears, log) {
		s.Season = Winter
		return
	}
	if s.Season = Spring; s.Year >= r.Options.Years {
		s.Season = Winter
		s.lastCount(r, log)
		return
	}
	s.Year++
}

// giftLegal lists the gifts of fall: influence, or a Tactics card if one is left (RW-SEAS-08).
func (s *State) giftLegal(r *Rules, _ *Frame, buf []Action) []Action {
	if r.Numbers.FallGain > 0 {
		buf = append(buf, ActionOf(TakeGift, uint8(GiveInfluence)))
	}
	if r.Numbers.FallCards > 0 && s.cardsIn(DeckTactics) > 0 {
		buf = append(buf, ActionOf(TakeGift, uint8(GiveTactics)))
	}
	return buf
}

// cardsIn returns the number of cards of a deck that can be drawn.
func (s *State) cardsIn(d Deck) int {
	n := s.Left[d].Len() + s.Spent[d].Len()
	if d == DeckCommanders {
		n += s.Under.Len()
	}
	return n
}

func (s *State) giftTake(r *Rules, f *Frame, a Action, log *Log) {
	seat := f.Seat
	s.pop()
	if Gift(a.Card()) == GiveInfluence {
		s.earn(seat, r.Numbers.FallGain, log)
		return
	}
	for range r.Numbers.FallCards {
		s.drawTactics(r, seat, log)
	}
}

func (s *State) giftRun(r *Rules, f *Frame, log *Log) bool {
	var backing [2]Action
	switch open := s.giftLegal(r, f, backing[:0]); len(open) {
	case 0:
		s.pop()
		return false
	case 1:
		s.giftTake(r, f, open[0], log)
		return false
	}
	return true
}

// mostInfluence is the maximum of influence tokens of a seat. The rules do not limit them (RW-LIM-02), but no game of
// seven years reaches it. A bid must fit into seven bits.
const mostInfluence = 127

// earn gives a seat influence.
func (s *State) earn(seat, n uint8, log *Log) {
	p := &s.Seats[seat]
	if n = min(n, mostInfluence-min(p.Influence, mostInfluence)); n > 0 {
		p.Influence += n
		log.Add(Event{Kind: InfluenceGained, Seat: seat, n: n})
	}
}

// forfeit takes influence from a seat that buys nothing for it.
func (s *State) forfeit(seat, n uint8, log *Log) {
	if n > 0 {
		s.Seats[seat].Influence -= n
		log.Add(Event{Kind: InfluencePaid, Seat: seat, n: n, m: 1})
	}
}

// pay makes a seat spend influence.
func (s *State) pay(seat, n uint8, log *Log) {
	if n > 0 {
		s.Seats[seat].Influence -= n
		log.Add(Event{Kind: InfluencePaid, Seat: seat, n: n})
	}
}
