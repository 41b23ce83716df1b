package runewars

// Window is a time at which a player may take additional actions: in the own turn just before the Order or just after
// it (RW-TERM-14), or in the Quest Phase. The actions of the own turn are also allowed at each step of the Order
// (State.during).
type Window uint8

// The windows.
const (
	BeforeOrder Window = iota
	AfterOrder
	AtQuests
)

// InWindow lets a player take additional actions, repeatedly. Step is the window, Set Rewards handed over.

// window opens one. Before the Order the actions of once a turn are available again.
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
	if Window(f.Step) == AtQuests {
		return s.cardsFor(r, f.Seat, QuestPhase, buf)
	}
	return s.besides(r, f.Seat, f.Set, s.effects(r, f.Seat, buf))
}

// effects lists a seat's actions at any time of its turn that change the board or its hand: Tactics cards, a fulfilled
// Objective, Titles, Rewards (RW-TERM-14).
func (s *State) effects(r *Rules, seat uint8, buf []Action) []Action {
	buf = s.cardsFor(r, seat, OwnTurn, buf)
	p := &s.Seats[seat]
	if p.Objective != NoCard && s.reached(r, seat) { // RW-OBJ-01
		buf = append(buf, ActionOf(Fulfil, p.Objective))
	}
	for t := range r.Titles { // RW-RUL-05
		if s.Titles[t].Owner == seat && p.Traded>>(t+1)&1 == 0 && s.useful(r, seat, fromTitle, uint8(t), NoHero) {
			buf = append(buf, ActionOf(UseTitle, uint8(t)))
		}
	}
	for all := s.heroesOf(r, seat); all != 0; all &= all - 1 {
		buf = s.usable(r, seat, firstHero(all), buf)
	}
	return buf
}

// besides lists a seat's other actions at any time of its turn. Its heroes pick up Rewards in their areas (RW-DUEL-05)
// and trade those that were not already handed over (RW-QST-04). The seat clears locations (RW-EXPL-02).
func (s *State) besides(r *Rules, seat uint8, handed uint64, buf []Action) []Action {
	for all := s.heroesOf(r, seat); all != 0; all &= all - 1 {
		hero := firstHero(all)
		if !s.Fallen(s.Heroes[hero].Area).None() {
			buf = append(buf, ActionTo(PickUp, hero, 0))
		}
		buf = s.trades(r, seat, hero, handed, buf)
	}
	return s.clearable(r, seat, buf)
}

// cardsFor lists the Tactics cards of a window that would have an effect. One that was drawn this season waits
// (RW-TACT-01).
func (s *State) cardsFor(r *Rules, seat uint8, when Timing, buf []Action) []Action {
	hand := s.Seats[seat].Tactics.Less(s.Seats[seat].Fresh)
	for c := hand.Next(0); c != NoCard; c = hand.Next(c + 1) {
		t := &r.Cards.Tactics[c]
		if t.Lieutenant && s.Seats[seat].Second != 0 { // one is in play already (RW-CMD-10)
			continue
		}
		if t.When == when && (t.Lieutenant || s.useful(r, seat, fromTactics, c, NoHero)) {
			buf = append(buf, ActionOf(PlayTactics, c))
		}
	}
	return buf
}

// usable lists the Rewards of a hero that would have an effect. One that was used this turn waits for the next one.
func (s *State) usable(r *Rules, seat, hero uint8, buf []Action) []Action {
	g := &s.Heroes[hero]
	for c := g.Rewards.Next(0); c != NoCard; c = g.Rewards.Next(c + 1) {
		w := &r.Cards.Rewards[c]
		if len(w.Effects) == 0 || w.Use == Never || s.Seats[seat].Worn.Has(c) {
			continue
		}
		if s.useful(r, seat, fromReward, c, hero) {
			buf = append(buf, cardAt(UseReward, hero, 0, c))
		}
	}
	return buf
}

// useful reports whether a card would have an effect now.
func (s *State) useful(r *Rules, seat, from, card, hero uint8) bool {
	g := newFrame(InEffect, seat)
	g.Flags, g.Who, g.M = from, card, hero
	if hero != NoHero {
		g.Area = s.Heroes[hero].Area
	}
	list := r.effectsOf(&g)
	for i := range list {
		d := &list[i]
		if d.Who == ToSelf || d.Who == ToEach {
			if s.able(r, &g, d) {
				return true
			}
			continue
		}
		may := *d
		if may.If.Has == HasRunes { // the rune counts of others are unknown to the seat (RW-RUNE-03)
			may.If = Condition{}
		}
		for other := range r.Seats {
			if g.Seat = uint8(other); g.Seat != seat && !s.Seats[other].Out && s.able(r, &g, &may) {
				return true
			}
		}
		g.Seat = seat
	}
	return false
}

func (s *State) windowTake(r *Rules, f *Frame, a Action, log *Log) {
	if !s.uses(r, f, a, log) {
		s.pop()
	}
}

// uses carries out an action allowed at any time of a seat's turn; it reports whether the choice is one. The frame
// records the Rewards handed over.
func (s *State) uses(r *Rules, f *Frame, a Action, log *Log) bool {
	seat := f.Seat
	switch a.Verb() {
	case PlayTactics:
		s.played(seat, a.Card(), log)
		if r.Cards.Tactics[a.Card()].Lieutenant {
			s.lieutenant(r, seat, a.Card())
			return true
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
		s.weakened(r, log) // heroes that needed its health
	case ClearToken:
		s.clearToken(r, a.Area(), seat, log)
		s.resumed(r, log)
	default:
		return false
	}
	return true
}

func (s *State) windowRun(r *Rules, f *Frame, log *Log) bool {
	s.weakened(r, log)
	if s.trim(r) { // RW-LIM-01: at once
		return false
	}
	var backing [MaxActions]Action
	if s.Seats[f.Seat].Out || len(s.windowLegal(r, f, backing[:0])) == 1 {
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

// reached reports whether all conditions of a seat's Objective hold.
func (s *State) reached(r *Rules, seat uint8) bool {
	if int(s.Seats[seat].Objective) >= len(r.Cards.Objectives) { // a player does not know that of another one
		return false
	}
	needs := r.Cards.Objectives[s.Seats[seat].Objective].Needs
	if len(needs) == 0 { // a card without a text has an unknown effect
		return false
	}
	for i := range needs {
		if !s.fulfils(r, seat, &needs[i]) {
			return false
		}
	}
	return true
}

// fulfil discards an Objective for a dragon rune; it is not replaced (RW-OBJ-01).
func (s *State) fulfil(r *Rules, seat uint8, log *Log) {
	p := &s.Seats[seat]
	log.Add(Event{Kind: ObjectiveFulfilled, Seat: seat, Card: p.Objective})
	s.Spent[r.objectives(seat)].Add(p.Objective)
	p.Objective = NoCard
	s.receiveRunes(r, seat, seat, 1)
}

// useReward makes a hero use a Reward: the Reward is discarded, or available again in the next turn.
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

// A turn is all of an Order (RW-TERM-14). Actions of the own turn are allowed before, after and at each step of it at
// which the player decides. They are Tactics cards (RW-TACT-01), a fulfilled Objective (RW-OBJ-01), Titles and Rewards
// (RW-RUL-05), the Victory card (RW-ROAD-01), trading and picking up of Rewards (RW-QST-04, RW-DUEL-05), the clearing
// of locations (RW-EXPL-02).
//
// Only one action is resolved at a time. None is allowed during another one, a battle or diplomacy, while units that
// left an area are moving, or while heroes, Commander cards or a rune are in hand. The end of an Order limits them:
// drawn cards wait for the next season, Titles and Rewards for the next turn. A Reward that was handed over stays until
// the Order has gone on.

// during returns the turn to which the top frame belongs as a step at which its player decides; nil for any other
// frame.
func (s *State) during(f *Frame) *Frame {
	if s.War.Area != NoArea || s.Behind != 0 {
		return nil
	}
	switch f.Kind {
	case InHiring:
		if f.Step != hirePay {
			return nil
		}
	case InFortify:
		if f.Step != fortifyAny {
			return nil
		}
	}
	for i := int(s.Depth) - 1; i >= 0; i-- {
		switch below := &s.Frames[i]; below.Kind {
		case InTurn:
			if below.Seat == f.Decider {
				return below
			}
			return nil
		case InStrategize, InMarch, InPlace, InBounty, InDevelop, InBuying, InRecruit, InRally, InHiring, InTitles, InFortify:
		default:
			return nil
		}
	}
	return nil
}

// duringLegal lists the additional actions at this step of an Order.
func (s *State) duringLegal(r *Rules, f *Frame, buf []Action) []Action {
	turn := s.during(f)
	if turn == nil {
		return buf
	}
	if s.mayProve(r, turn.Seat) {
		buf = s.proofs(r, turn.Seat, buf)
	}
	return s.besides(r, turn.Seat, turn.Set, s.turnEffects(r, turn.Seat, buf))
}

// turnEffects lists a seat's actions that change the board or the hand, including giving Rewards for a rune.
func (s *State) turnEffects(r *Rules, seat uint8, buf []Action) []Action {
	if s.mayRedeem(r, seat) {
		buf = append(buf, ActionOf(Redeem, 0))
	}
	return s.effects(r, seat, buf)
}

// holds reports whether an additional action could change the choices of this step of an Order; a step without other
// choices then waits for it. Other actions can be done at the next step, or after the Order.
func (s *State) holds(r *Rules, f *Frame) bool {
	turn := s.during(f)
	if turn == nil {
		return false
	}
	var backing [MaxActions]Action
	return len(s.turnEffects(r, turn.Seat, backing[:0])) > 0
}

// interrupt takes an additional action at a step of an Order, which goes on after it. It reports whether the choice is
// such an action. Any other choice continues the Order, so that Rewards may be handed over again.
func (s *State) interrupt(r *Rules, turn *Frame, a Action, log *Log) bool {
	switch a.Verb() {
	case Prove:
		s.prove(r, turn.Seat, a.Kind(), log)
	case Redeem:
		s.redeem(r, turn.Seat)
	default:
		if !s.uses(r, turn, a, log) {
			turn.Set = 0
			return false
		}
	}
	return true
}

// During reports whether the player decides at a step of the own Order, where additional actions are allowed.
func (v View) During() bool { return v.state.during(v.state.top()) != nil && v.Decider() == v.Me }

// resumed updates a step of an Order after an additional action.
func (s *State) resumed(r *Rules, log *Log) {
	if s.Depth == 0 || s.during(s.top()) == nil {
		return
	}
	s.weakened(r, log)
	switch f := s.top(); {
	case f.Kind == InMarch && f.Step == marchWho:
		f.Set, f.Key = s.friendly(f.Seat), 0
	case f.Kind == InPlace && f.Step == placeWhere:
		f.M = 0
	}
}
