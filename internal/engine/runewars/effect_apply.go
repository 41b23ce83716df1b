package runewars

// effectHit applies an effect to the chosen target.
func (s *State) effectHit(r *Rules, f *Frame, d *Effect, a Action, log *Log) {
	seat, g := f.Seat, *f
	f.N--
	switch a.Verb() {
	case DropTactic:
		s.dropTactics(seat, a.Card(), log)
	case PickDial:
		s.pop()
		s.turnDial(r, &g, d, Dial(a.Card()), log)
	case PickHero:
		s.pop()
		s.heroHit(r, d, a.Hero(), log)
	case DropReward:
		s.pop()
		s.loseReward(a.Hero(), a.Card(), log)
	case Train:
		s.train(a.Hero(), a.Kind(), log)
		f.Set = 1
	case HeroGo:
		s.pop()
		s.moveHero(a.Hero(), a.To(), log)
	case PutUnits:
		f.Set = 1 << a.Area()
		s.comes(r, seat, a.Area(), a.Kind(), log)
	case PickUnits:
		s.unitHit(r, d, a, log)
	case Carry:
		s.pop()
		if d.Do == DoMoveRune {
			s.carryRune(r, seat, a.Area(), a.To(), log)
		} else {
			s.moveAll(r, seat, a.Area(), a.To(), log)
		}
	default:
		s.pop()
		s.areaHit(r, seat, d, a.Area(), log)
	}
}

func (s *State) turnDial(r *Rules, f *Frame, d *Effect, dial Dial, log *Log) {
	at, n := s.Seats[f.Seat].Dials[dial], max(d.Count, 1)
	if d.Do == DoRaiseDial {
		s.setDial(r, f.Seat, dial, at+n, log)
		return
	}
	s.setDial(r, f.Seat, dial, at-min(at, n), log)
}

func (s *State) heroHit(r *Rules, d *Effect, hero uint8, log *Log) {
	switch d.Do {
	case DoGainReward:
		s.giveReward(hero, log)
	case DoDamageHero:
		s.hurtHero(r, hero, max(d.Count, 1), log)
	case DoHealHero:
		s.healHero(hero, log)
	case DoStandHero:
		s.Heroes[hero].Routed = false
		log.Add(Event{Kind: HeroStood, Seat: s.Heroes[hero].Owner, Hero: hero})
	}
}

// comes puts a unit into an area: it is the seat's own if the seat controls the area, otherwise neutral (RW-DIPL-06).
func (s *State) comes(r *Rules, seat, area, kind uint8, log *Log) {
	to := seat
	if s.Held[seat]>>area&1 == 0 {
		to = Wild
	}
	if s.Raise(to, area, kind, 1) > 0 {
		log.Add(Event{Kind: UnitsRaised, Seat: to, Area: area, Unit: kind, n: 1})
		s.touch(r, area, log)
	}
}

func (s *State) unitHit(r *Rules, d *Effect, a Action, log *Log) {
	area, k := a.Area(), a.Kind()
	if d.Do == DoDestroyUnits {
		s.destroy(area, k, 1, a.Routed(), log)
	} else {
		p := &s.Areas[area]
		p.Standing[k]--
		p.Routed[k]++
		log.Add(Event{Kind: UnitRouted, Seat: p.Holder, Area: area, Unit: k, n: 1})
	}
	s.touch(r, area, log)
}

// moveAll moves a seat's standing units to the next area.
func (s *State) moveAll(r *Rules, seat, from, to uint8, log *Log) {
	for k := range uint8(MaxKinds) {
		if n := s.crosses(r, seat, from, to, k); n > 0 {
			s.remove(from, k, n, false)
			s.put(seat, to, k, n, false)
			log.Add(Event{Kind: UnitsMarched, Seat: seat, Area: from, To: to, Unit: k, n: n})
		}
	}
	s.touch(r, to, log)
	s.touch(r, from, log)
	s.vacated(r, seat, from)
}

// carryRune moves a rune token, and adds no false one (RW-RUNE-02). The moving seat sees the token, and knows it from
// then on.
func (s *State) carryRune(r *Rules, seat, from, to uint8, log *Log) {
	p, q := &s.Areas[from], &s.Areas[to]
	q.Rune, q.Up, q.Seen = p.Rune, p.Up, p.Seen|1<<seat
	p.Rune, p.Up, p.Seen = NoRune, false, 0
	log.Add(Event{Kind: RuneMoved, Seat: seat, Area: from, To: to})
	s.touch(r, to, log)
	s.touch(r, from, log)
}

// desolate places a desolation token: the area's controller at once gains its yield (RW-DES-01).
func (s *State) desolate(r *Rules, by, area uint8, log *Log) {
	if who := s.Controller(area); who != NoSeat {
		for d := range Dial(Dials) {
			s.setDial(r, who, d, s.Seats[who].Dials[d]+s.yields(r, area, d), log)
		}
	}
	s.Areas[area].Burnt = true
	log.Add(Event{Kind: AreaBurnt, Seat: by, Area: area})
}

func (s *State) areaHit(r *Rules, seat uint8, d *Effect, area uint8, log *Log) {
	p := &s.Areas[area]
	switch d.Do {
	case DoStandUnits:
		for k := range p.Routed {
			p.Standing[k], p.Routed[k] = p.Standing[k]+p.Routed[k], 0
		}
		log.Add(Event{Kind: UnitsStood, Seat: p.Holder, Area: area})
	case DoDesolate:
		s.desolate(r, seat, area, log)
	case DoFreeze:
		p.Frost++
		log.Add(Event{Kind: AreaFrozen, Seat: seat, Area: area})
	case DoRestore:
		if p.Burnt {
			p.Burnt = false
		} else {
			p.Frost--
		}
		log.Add(Event{Kind: AreaRestored, Seat: seat, Area: area})
	case DoBuildFort:
		p.Fort, p.Hurt = seat, false
		log.Add(Event{Kind: StrongholdBuilt, Seat: seat, Area: area})
		s.touch(r, area, log)
	case DoFindCity: // desolation and frost are removed instead of placing the city (RW-T12-04)
		if p.Burnt || p.Frost > 0 {
			p.Burnt, p.Frost = false, 0
			log.Add(Event{Kind: AreaRestored, Seat: seat, Area: area})
			return
		}
		p.City = s.lostCity(r)
		s.Cities &^= 1 << p.City
		log.Add(Event{Kind: CityPlaced, Seat: seat, Area: area, Card: p.City})
		s.touch(r, area, log)
	case DoRazeCity:
		s.razeCity(seat, area, log)
		s.touch(r, area, log)
	case DoLook:
		p.Seen |= 1 << seat
		p.Spied |= 1 << seat
		log.Add(Event{Kind: TokensSeen, Seat: seat, Area: area})
	case DoRepairFort:
		p.Hurt = false
		log.Add(Event{Kind: StrongholdRepaired, Seat: seat, Area: area})
	}
}

// razeCity removes a city from the board. Its token is then free, so that the Lost City can be found again. The city's
// gifts, including its resources and its rune, go with it (RW-T12-06).
func (s *State) razeCity(by, area uint8, log *Log) {
	p := &s.Areas[area]
	log.Add(Event{Kind: CityRazed, Seat: by, Area: area, Card: p.City})
	s.Cities |= 1 << p.City
	p.City = NoCity
}

// lostCity returns the token of the Lost City while it is not on the board, or NoCity.
func (s *State) lostCity(r *Rules) uint8 {
	for i := range r.Cities {
		if r.Cities[i].Lost && s.Cities>>i&1 == 1 {
			return uint8(i)
		}
	}
	return NoCity
}

// owe makes a seat pay a number of cards of its choice: Frame.N is the number, M the kind.
func (s *State) owe(seat uint8, what Holding, n uint8) {
	f := newFrame(InPay, seat)
	f.N, f.M = n, uint8(what)
	s.push(f)
}

func (s *State) payLegal(r *Rules, f *Frame, buf []Action) []Action {
	if Holding(f.M) == HasTactics {
		return cardChoices(DropTactic, s.Seats[f.Seat].Tactics, buf)
	}
	for h := range r.Heroes {
		if g := &s.Heroes[h]; g.Owner == f.Seat {
			for c := g.Rewards.Next(0); c != NoCard; c = g.Rewards.Next(c + 1) {
				buf = append(buf, cardAt(DropReward, uint8(h), 0, c))
			}
		}
	}
	return buf
}

func (s *State) payTake(_ *Rules, f *Frame, a Action, log *Log) {
	f.N--
	if a.Verb() == DropTactic {
		s.dropTactics(f.Seat, a.Card(), log)
		return
	}
	s.loseReward(a.Hero(), a.Card(), log)
}

func (s *State) payRun(r *Rules, f *Frame, log *Log) bool {
	var backing [MaxActions]Action
	for f.N > 0 {
		open := s.payLegal(r, f, backing[:0])
		if len(open) > 1 {
			return true
		}
		if len(open) == 0 {
			break
		}
		s.payTake(r, f, open[0], log)
	}
	s.pop()
	return false
}

// dropTactics discards a Tactics card of a hand.
func (s *State) dropTactics(seat, card uint8, log *Log) {
	p := &s.Seats[seat]
	p.Tactics.Drop(card)
	p.Fresh.Drop(card)
	s.Spent[DeckTactics].Add(card)
	log.Add(Event{Kind: TacticsDropped, Seat: seat, Card: card})
}
