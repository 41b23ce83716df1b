package runewars

import "math/bits"

// crowded destroys units above an area's limit (RW-LIM-01, RW-RET-06): decider chooses which.
func (s *State) crowded(r *Rules, decider, area uint8) { s.thin(decider, area, r.Numbers.Most) }

// thin destroys units down to a number: in winter that of the food dial (RW-SEAS-09). Frame.N is the number that may
// stay.
func (s *State) thin(decider, area, most uint8) {
	if s.Areas[area].Units <= most {
		return
	}
	f := newFrame(InLimit, decider)
	f.Area, f.N = area, most
	s.push(f)
}

func (s *State) limitLegal(_ *Rules, f *Frame, buf []Action) []Action {
	p := &s.Areas[f.Area]
	for k := range p.Standing {
		if p.Standing[k] > 0 {
			buf = append(buf, ActionAll(Disband, f.Area, uint8(k), 1, false))
		}
		if p.Routed[k] > 0 {
			buf = append(buf, ActionAll(Disband, f.Area, uint8(k), 1, true))
		}
	}
	return buf
}

func (s *State) limitTake(r *Rules, f *Frame, a Action, log *Log) {
	s.destroy(f.Area, a.Kind(), 1, a.Routed(), log)
	s.touch(r, f.Area, log)
}

func (s *State) limitRun(r *Rules, f *Frame, log *Log) bool {
	if s.Areas[f.Area].Units <= f.N {
		s.pop()
		return false
	}
	var all [2 * MaxKinds]Action
	if open := s.limitLegal(r, f, all[:0]); len(open) == 1 {
		s.limitTake(r, f, open[0], log)
		return false
	}
	return true
}

// trim makes seats above a limit give some up (RW-LIM-01): heroes desert, Quests and Tactics cards are discarded at
// once (RW-HERO-05, RW-CITY-02, RW-TACT-01). It reports whether a seat has to.
func (s *State) trim(r *Rules) bool {
	for i := range r.Seats {
		if p := &s.Seats[i]; p.Tactics.Len() > int(r.Numbers.MostTactics) || p.Quests.Len() > int(r.Numbers.MostQuests) ||
			bits.OnesCount32(s.heroesOf(r, uint8(i))) > int(s.mostHeroes(r, uint8(i))) {
			s.push(newFrame(InHands, uint8(i)))
			return true
		}
	}
	return false
}

// heroesOf are the heroes of a seat that are on the board.
func (s *State) heroesOf(r *Rules, seat uint8) uint32 {
	var out uint32
	for h := range r.Heroes {
		if g := &s.Heroes[h]; g.Owner == seat && g.Area != NoArea {
			out |= 1 << h
		}
	}
	return out
}

// mostHeroes returns the maximum of a seat's heroes: commanders do not count (RW-CMD-03).
func (s *State) mostHeroes(r *Rules, seat uint8) uint8 {
	return r.Numbers.MostHeroes + uint8(s.Seats[seat].Commander.Len())
}

func (s *State) handsLegal(r *Rules, f *Frame, buf []Action) []Action {
	p := &s.Seats[f.Seat]
	switch {
	case p.Tactics.Len() > int(r.Numbers.MostTactics):
		return cardChoices(DropTactic, p.Tactics, buf)
	case p.Quests.Len() > int(r.Numbers.MostQuests):
		return cardChoices(DropQuest, p.Quests, buf)
	}
	if h := s.heroesOf(r, f.Seat); bits.OnesCount32(h) > int(s.mostHeroes(r, f.Seat)) {
		for ; h != 0; h &= h - 1 {
			buf = append(buf, ActionTo(Desert, uint8(bits.TrailingZeros32(h)), 0))
		}
	}
	return buf
}

// cardChoices lists a choice for each card of a set.
func cardChoices(v Verb, of Cards, buf []Action) []Action {
	for c := of.Next(0); c != NoCard; c = of.Next(c + 1) {
		buf = append(buf, ActionOf(v, c))
	}
	return buf
}

func (s *State) handsTake(_ *Rules, f *Frame, a Action, log *Log) {
	p := &s.Seats[f.Seat]
	switch a.Verb() {
	case DropTactic:
		p.Tactics.Drop(a.Card())
		p.Fresh.Drop(a.Card())
		s.Spent[DeckTactics].Add(a.Card())
		log.Add(Event{Kind: TacticsDropped, Seat: f.Seat, Card: a.Card()})
	case DropQuest:
		p.Quests.Drop(a.Card())
		s.Spent[DeckQuests].Add(a.Card())
		log.Add(Event{Kind: QuestDropped, Seat: f.Seat, Card: a.Card()})
	default:
		s.deserts(a.Hero(), log)
	}
}

func (s *State) handsRun(r *Rules, f *Frame, _ *Log) bool {
	var backing [MaxDeck]Action
	if len(s.handsLegal(r, f, backing[:0])) > 0 {
		return true
	}
	s.pop()
	return false
}
