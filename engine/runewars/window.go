package runewars

// Window is a moment at which a player may use what he has: in the own turn just before the Order or just after it
// (RW-TERM-14), or in the Quest Phase. Tactics cards of the own turn are played during the Order too (during.go).
type Window uint8

// The windows.
const (
	BeforeOrder Window = iota
	AfterOrder
	AtQuests
)

// InWindow lets a player use what he has, as often as there is something. Step is the window, Set Rewards handed over.

// window opens one. Before the Order what is there once a turn is there again.
func (s *State) window(_ *Rules, seat uint8, when Window, _ *Log) {
	if when == BeforeOrder {
		s.Seats[seat].Worn = Cards{}
	}
	f := newFrame(InWindow, seat)
	f.Step = uint8(when)
	s.push(f)
}

func (s *State) windowLegal(r *Rules, f *Frame, buf []Action) []Action {
	buf = append(buf, ActionOf(Done, 0))
	buf = s.cardsNow(r, f, buf)
	if Window(f.Step) == AtQuests {
		return buf
	}
	p := &s.Seats[f.Seat]
	if p.Objective != NoCard && s.reached(r, f.Seat) { // RW-OBJ-01
		buf = append(buf, ActionOf(Fulfil, p.Objective))
	}
	for t := range r.Titles { // RW-RUL-05
		if s.Titles[t].Owner == f.Seat && p.Traded>>(t+1)&1 == 0 && s.useful(r, f, fromTitle, uint8(t), NoHero) {
			buf = append(buf, ActionOf(UseTitle, uint8(t)))
		}
	}
	for all := s.heroesOf(r, f.Seat); all != 0; all &= all - 1 {
		buf = s.heroNow(r, f, firstHero(all), buf)
	}
	return s.clearable(r, f.Seat, buf)
}

// cardsNow lists the Tactics cards of the moment that would do something. One that was drawn this season waits
// (RW-TACT-01).
func (s *State) cardsNow(r *Rules, f *Frame, buf []Action) []Action {
	when := OwnTurn
	if Window(f.Step) == AtQuests {
		when = QuestPhase
	}
	return s.cardsFor(r, f.Seat, when, buf)
}

// cardsFor lists those of a seat for a moment.
func (s *State) cardsFor(r *Rules, seat uint8, when Moment, buf []Action) []Action {
	f := newFrame(InWindow, seat)
	hand := s.Seats[seat].Tactics.Less(s.Seats[seat].Fresh)
	for c := hand.Next(0); c != NoCard; c = hand.Next(c + 1) {
		t := &r.Cards.Tactics[c]
		if t.Lieutenant && s.Seats[seat].Second != 0 { // one is in play already (RW-CMD-10)
			continue
		}
		if t.When == when && (t.Lieutenant || s.useful(r, &f, fromTactics, c, NoHero)) {
			buf = append(buf, ActionOf(PlayTactics, c))
		}
	}
	return buf
}

// heroNow lists what a hero has for his owner's turn: Rewards of use, those that lie where he is, those that he can
// hand on (RW-QST-04).
func (s *State) heroNow(r *Rules, f *Frame, hero uint8, buf []Action) []Action {
	g := &s.Heroes[hero]
	for c := g.Rewards.Next(0); c != NoCard; c = g.Rewards.Next(c + 1) {
		w := &r.Cards.Rewards[c]
		if len(w.Effects) == 0 || w.Use == Never || s.Seats[f.Seat].Worn.Has(c) {
			continue
		}
		if s.useful(r, f, fromReward, c, hero) {
			buf = append(buf, cardAt(UseReward, hero, 0, c))
		}
	}
	if !s.Fallen(g.Area).None() {
		buf = append(buf, ActionTo(PickUp, hero, 0))
	}
	return s.trades(r, f.Seat, hero, f.Set, buf)
}

// useful reports whether a deed of a card would do something now.
func (s *State) useful(r *Rules, f *Frame, from, card, hero uint8) bool {
	g := newFrame(InDeed, f.Seat)
	g.Flags, g.Who, g.M = from, card, hero
	if hero != NoHero {
		g.Area = s.Heroes[hero].Area
	}
	list := r.deedsOf(&g)
	for i := range list {
		d := &list[i]
		if d.Who == ToSelf || d.Who == ToEach {
			if s.able(r, &g, d) {
				return true
			}
			continue
		}
		may := *d
		if may.If.Has == HasRunes { // how many others have is not known to who asks (RW-RUNE-03)
			may.If = Condition{}
		}
		for other := range r.Seats {
			if g.Seat = uint8(other); g.Seat != f.Seat && !s.Seats[other].Out && s.able(r, &g, &may) {
				return true
			}
		}
		g.Seat = f.Seat
	}
	return false
}

func (s *State) windowTake(r *Rules, f *Frame, a Action, log *Log) {
	seat := f.Seat
	switch a.Verb() {
	case PlayTactics:
		s.played(seat, a.Card(), log)
		if r.Cards.Tactics[a.Card()].Lieutenant {
			s.lieutenant(r, seat, a.Card())
			return
		}
		s.does(fromTactics, a.Card(), seat, NoArea, NoHero)
	case Fulfil:
		s.fulfil(r, seat, log)
	case UseTitle:
		s.Seats[seat].Traded |= 1 << (a.Card() + 1)
		log.Add(Event{Kind: TitleUsed, Seat: seat, Card: a.Card()})
		s.does(fromTitle, a.Card(), seat, NoArea, NoHero)
	case UseReward:
		s.useReward(r, seat, a.Hero(), a.Card(), log)
	case PickUp:
		s.pickUp(a.Hero(), log)
	case HandOver:
		s.handOver(f, a, log)
	case ClearToken:
		s.clearToken(r, a.Area(), seat, log)
	default:
		s.pop()
	}
}

func (s *State) windowRun(r *Rules, f *Frame, log *Log) bool {
	s.weakened(r, log)
	if s.trim(r) { // RW-LIM-01: at once
		return false
	}
	var room [MaxActions]Action
	if s.Seats[f.Seat].Out || len(s.windowLegal(r, f, room[:0])) == 1 {
		s.pop()
		return false
	}
	return true
}

// played takes a Tactics card out of a hand.
func (s *State) played(seat, card uint8, log *Log) {
	log.Add(Event{Kind: TacticsPlayed, Seat: seat, Card: card})
	s.Seats[seat].Tactics.Drop(card)
	s.Spent[DeckTactics].Add(card)
}

// reached reports whether all that a seat's Objective needs holds.
func (s *State) reached(r *Rules, seat uint8) bool {
	if int(s.Seats[seat].Objective) >= len(r.Cards.Objectives) { // a player does not know that of another one
		return false
	}
	needs := r.Cards.Objectives[s.Seats[seat].Objective].Needs
	if len(needs) == 0 { // of a card without a text nobody knows
		return false
	}
	for i := range needs {
		if !s.fulfils(r, seat, &needs[i]) {
			return false
		}
	}
	return true
}

// fulfil discards an Objective for a dragon rune; no other one comes for it (RW-OBJ-01).
func (s *State) fulfil(r *Rules, seat uint8, log *Log) {
	p := &s.Seats[seat]
	log.Add(Event{Kind: ObjectiveFulfilled, Seat: seat, Card: p.Objective})
	s.Spent[r.objectives(seat)].Add(p.Objective)
	p.Objective = NoCard
	s.receiveRunes(r, seat, seat, 1)
}

// useReward has a hero use a Reward: it is discarded for it, or there again in the next turn.
func (s *State) useReward(r *Rules, seat, hero, card uint8, log *Log) {
	log.Add(Event{Kind: RewardUsed, Seat: seat, Hero: hero, Card: card})
	if r.Cards.Rewards[card].Use == UseUp {
		s.Heroes[hero].Rewards.Drop(card)
		s.Spent[DeckRewards].Add(card)
	} else {
		s.Seats[seat].Worn.Add(card)
	}
	s.does(fromReward, card, seat, s.Heroes[hero].Area, hero)
}
