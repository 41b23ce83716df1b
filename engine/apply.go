package engine

import contract "muster/engine/contract"

// Refused is the error of an action that is not legal now.
type Refused = contract.Refused[Action, FrameKind]

// Decider is the player whose choice it is; before the game's end there always is one.
func (s *State) Decider() Player { return s.Frames[max(s.Depth, 1)-1].Who }

// Legal appends the legal actions to buf, in ascending order, each once. There is none only when the game is over.
func Legal(r *Rules, s *State, buf []Action) []Action {
	if s.Ended != Playing {
		return buf
	}
	switch f := s.top(); f.Kind {
	case InCommand:
		return s.legalCards(r, f, buf)
	case InOrders:
		return s.legalOrders(r, buf)
	case InMoves:
		return s.legalMoves(r, buf)
	case InCombat:
		return s.legalCombat(r, buf)
	case InVolley:
		return s.legalVolley(r, f, buf)
	case InBattle:
		return s.legalAfter(r, f, buf)
	case InFlags:
		return s.legalFlags(r, f, buf)
	case InRetreat:
		return s.legalRetreat(r, f, buf)
	case InDraw:
		return s.legalKeep(buf)
	case InPower:
		return s.legalPower(r, f, buf)
	case InFlight:
		return s.legalFlight(r, f, buf)
	case InEndTurn:
		return s.legalEndTurn(r, f, buf)
	case InCouncil:
		return s.legalCouncil(r, f, buf)
	case InKeep:
		return s.legalKeepLore(f.Left, buf)
	case InSites:
		return s.legalSites(r, f, buf)
	case InCalling:
		return s.legalCalling(r, f, buf)
	case InCast:
		return s.legalCast(r, f, buf)
	case InWindow:
		return s.legalWindow(r, f, buf)
	}
	return buf
}

// Apply takes an action and plays on to the next choice. The action of a player who may not take it is refused and
// leaves the State as it was. What happens is told to log, which may be nil.
func Apply(r *Rules, s *State, a Action, log *Log) error {
	if s.Ended != Playing {
		return contract.ErrOver
	}
	f := s.top()
	if !s.allows(r, f, a) {
		return Refused{Choice: a, In: f.Kind}
	}
	switch f.Kind {
	case InCommand:
		s.takeCommand(r, f, a, log)
	case InOrders:
		s.takeOrder(r, a, log)
	case InMoves:
		s.takeMove(r, a, log)
	case InCombat:
		s.takeCombat(r, a, log)
	case InVolley:
		s.takeVolley(r, f, a, log)
	case InBattle:
		s.takeAfter(r, f, a, log)
	case InFlags:
		s.takeFlags(r, f, a, log)
	case InRetreat:
		s.stepBack(r, f, a.Hex(), log)
	case InDraw:
		s.keep(uint8(a.Arg()), log)
	case InPower:
		s.takePower(r, f, a, log)
	case InFlight:
		s.takeFlight(r, f, a, log)
	case InEndTurn:
		s.takeEndTurn(r, f, a, log)
	case InCouncil:
		s.takeCouncil(r, f, a)
	case InKeep:
		s.takeKeep(f, a, log)
	case InSites:
		s.takeSite(r, f, a, log)
	case InCalling:
		s.takeCalling(r, f, a, log)
	case InCast:
		s.takeCast(r, f, a, log)
	case InWindow:
		s.takeWindow(r, f, a, log)
	}
	s.run(r, log)
	return nil
}

// run plays on until somebody has a choice or the game is over.
func (s *State) run(r *Rules, log *Log) {
	for s.Ended == Playing {
		f := s.top()
		waits := false
		switch f.Kind {
		case InCommand:
			waits = s.runCommand(r, f, log)
		case InOrders:
			waits = s.runOrders(r, f, log)
		case InMoves:
			waits = s.runMoves(r, f, log)
		case InCombat:
			waits = s.runCombat(r, f)
		case InVolley:
			waits = s.runVolley(r, f)
		case InBattle:
			waits = s.runBattle(r, f, log)
		case InFlags:
			waits = s.runFlags(r, f, log)
		case InRetreat:
			waits = s.runRetreat(r, f, log)
		case InDraw:
			waits = s.runDraw(r, f, log)
		case InPower:
			waits = s.runPower(r, f, log)
		case InFlight:
			waits = s.runFlight(r, f, log)
		case InEndTurn:
			waits = s.runEndTurn(r, f, log)
		case InCouncil:
			waits = s.runCouncil(r, f, log)
		case InKeep:
			waits = s.runKeep(r, f, log)
		case InSites:
			waits = s.runSites(r, f, log)
		case InCalling:
			waits = s.runCalling(r, f, log)
		case InCast:
			waits = s.runCast(r, f, log)
		case InWindow:
			waits = s.runWindow(r, f)
		}
		if waits {
			return
		}
	}
}

// allows tells whether an action is legal, in the frames with many actions without listing them.
func (s *State) allows(r *Rules, f *Frame, a Action) bool {
	switch f.Kind {
	case InOrders:
		return a == act(Pass, 0, 0) || a == act(GiveOrder, a.Unit(), 0) && s.own(r, a.Unit()) && s.mayOrder(r, a.Unit())
	case InMoves:
		return s.allowsMove(r, a)
	case InCombat:
		return s.allowsCombat(r, a)
	case InVolley:
		return a == act(Pass, 0, 0) || a.Kind() == Attack && a.Unit() == f.Unit && s.allowsTarget(r, a) ||
			s.allowsCastOf(r, f.Who, beforeFight(f.Unit), a)
	case InCast:
		return s.allowsCast(r, f, a)
	case InSites:
		return s.allowsSite(r, f, a)
	case InFlight:
		if f.Step == fallWaits {
			to := s.fallsTo(r, f)
			return a == act(Land, f.Unit, uint16(a.Arg())) && a.Arg() < len(r.Cells) && to.Has(a.Hex())
		}
	}
	var small [MaxHand + MaxRack + MaxLore + 4]Action
	for _, legal := range Legal(r, s, small[:0]) {
		if legal == a {
			return true
		}
	}
	return false
}

// own tells whether a number is a unit of the active player's camp that stands on the field.
func (s *State) own(r *Rules, u uint8) bool {
	camp := r.CampOf[s.Active]
	return u >= r.from[camp] && u < r.to[camp] && s.Units[u].At >= 0
}

// phase goes on to the turn's next phase (BL-TURN-01).
func (s *State) phase(k FrameKind) {
	f := s.top()
	f.Kind, f.Step = k, 0
}

// end ends the game.
func (s *State) end(how End, winner Side, log *Log) {
	s.Ended, s.Winner = how, winner
	log.add(quiet(GameEnded, s.Active, int8(how), int8(winner)))
}
