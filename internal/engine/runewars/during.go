package runewars

// A turn is all of an Order (RW-TERM-14). Actions of the own turn are allowed before, after and at each step of it at
// which the player decides. They are Tactics cards (RW-TACT-01), a fulfilled Objective (RW-OBJ-01), Titles and Rewards
// (RW-RUL-05), the Victory card (RW-ROAD-01), trading and picking up of Rewards (RW-QST-04, RW-DUEL-05), the clearing
// of locations (RW-EXPL-02).
//
// Only one action is resolved at a time. None is allowed during another one, a battle or diplomacy, while units that
// left an area are moving, or while heroes, Commander cards or a rune are in hand. The end of an Order limits them:
// drawn cards wait for the next season, Titles and Rewards for the next turn, and a Reward that was handed over stays
// until the Order has gone on.

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
	var room [MaxActions]Action
	return len(s.turnEffects(r, turn.Seat, room[:0])) > 0
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

// Anytime reports whether a choice of the verb is allowed at any time of the own turn, and is no part of a step.
func (v Verb) Anytime() bool {
	switch v {
	case PlayTactics, Fulfil, UseTitle, UseReward, PickUp, HandOver, ClearToken, Prove, Redeem:
		return true
	}
	return false
}

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
