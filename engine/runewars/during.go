package runewars

// A turn is all of an Order (RW-TERM-14): what may be done in the own turn is done before, after and at each step of it
// where the player decides. That is Tactics cards (RW-TACT-01), a fulfilled Objective (RW-OBJ-01), Titles and Rewards
// (RW-RUL-05), the Victory card (RW-ROAD-01), trading and picking up of Rewards (RW-QST-04, RW-DUEL-05), the clearing
// of locations (RW-EXPL-02). One thing is done at a time: none of it while something else of it, a battle or diplomacy
// is resolved, while who has left an area is on the way, nor while heroes, Commander cards or a rune are in hand. An
// Order ends: cards drawn wait for the next season, Titles and Rewards for the next turn, and a Reward that was handed
// over stays until the Order has gone on.

// during returns the turn that the frame on top is a step of, where its player decides; nil for any other frame.
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

// duringLegal lists what may be used at this step of an Order.
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

// turnEffects lists what changes the board or the hand of a seat: a rune that Rewards are given for is among it.
func (s *State) turnEffects(r *Rules, seat uint8, buf []Action) []Action {
	if s.mayRedeem(r, seat) {
		buf = append(buf, ActionOf(Redeem, 0))
	}
	return s.effects(r, seat, buf)
}

// holds reports whether something could change what this step of an Order offers: when it has nothing else to decide,
// it waits for that. What else may be done can as well be done at the next step, or after the Order.
func (s *State) holds(r *Rules, f *Frame) bool {
	turn := s.during(f)
	if turn == nil {
		return false
	}
	var room [MaxActions]Action
	return len(s.turnEffects(r, turn.Seat, room[:0])) > 0
}

// interrupt uses something at a step of an Order, which goes on after it. It reports whether the choice is of that: any
// other one has the Order go on, so that Rewards may be handed over again.
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

// During reports whether the player decides at a step of his own Order, where he may use what his turn allows besides
// what the step asks.
func (v View) During() bool { return v.state.during(v.state.top()) != nil && v.Decider() == v.Me }

// Anytime reports whether a choice of the verb is allowed at any moment of the own turn, and no part of a step.
func (v Verb) Anytime() bool {
	switch v {
	case PlayTactics, Fulfil, UseTitle, UseReward, PickUp, HandOver, ClearToken, Prove, Redeem:
		return true
	}
	return false
}

// resumed has a step of an Order see the board as what was used has left it.
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
