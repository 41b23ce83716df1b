package runewars

// InPassing lets own heroes trade Rewards in passing: one has moved through the areas of others (RW-QST-04). Who is
// the moving hero, Heroes are those that it met, Set Rewards handed over, Step is 1 when it explores after it.

// passes lets a hero that moved from one area to another, in at most reach steps, trade with the heroes that it met;
// it reports whether there are any. It trades with heroes at its destination at the next step, and at once if units
// that came with it are to fight.
func (s *State) passes(r *Rules, hero, from, to, reach uint8, portals uint64) bool {
	g := &s.Heroes[hero]
	through := s.passable(r)
	f := newFrame(InPassing, g.Owner)
	f.Who = hero
	for h := range r.Heroes {
		o := &s.Heroes[h]
		if uint8(h) == hero || o.Owner != g.Owner || o.Area == NoArea {
			continue
		}
		if o.Area == to {
			if s.War.Area == to { // there is no other moment before the battle
				f.Heroes |= 1 << h
			}
			continue
		}
		at := uint64(1) << o.Area
		for n := uint8(1); n < reach && o.Area != from && at&through != 0; n++ {
			if s.aroundBy(r, from, onFoot, n, through, portals)&at != 0 &&
				s.aroundBy(r, to, onFoot, reach-n, through, portals)&at != 0 {
				f.Heroes |= 1 << h
			}
		}
		if o.Area == from {
			f.Heroes |= 1 << h
		}
	}
	if f.Heroes != 0 {
		s.push(f)
	}
	return f.Heroes != 0
}

// passable returns the areas through which a hero may move: a dungeon ends the move (RW-EXPL-01).
func (s *State) passable(r *Rules) uint64 {
	through := ^uint64(0)
	for a := range r.Areas {
		if p := &s.Areas[a]; p.Token != NoCard && p.Open && r.Cards.Tokens[p.Token].Does == TokenStop {
			through &^= 1 << a
		}
	}
	return through
}

func (s *State) passingLegal(r *Rules, f *Frame, buf []Action) []Action {
	return s.exchanges(r, f.Who, f.Heroes, f.Set, append(buf, ActionOf(Done, 0)))
}

// exchanges lists the Rewards that a hero and own heroes of a set can hand to each other.
func (s *State) exchanges(r *Rules, hero uint8, with uint32, done uint64, buf []Action) []Action {
	for h := range r.Heroes {
		if with>>h&1 == 0 || s.Heroes[h].Area == NoArea || s.Heroes[hero].Area == NoArea {
			continue
		}
		buf = s.handing(hero, uint8(h), done, buf)
		buf = s.handing(uint8(h), hero, done, buf)
	}
	return buf
}

// handing lists the Rewards that one hero can hand to another one: none that was already handed on.
func (s *State) handing(from, to uint8, done uint64, buf []Action) []Action {
	own := s.Heroes[from].Rewards
	for c := own.Next(0); c != NoCard; c = own.Next(c + 1) {
		if done>>(c&63)&1 == 0 {
			buf = append(buf, cardAt(HandOver, from, to, c))
		}
	}
	return buf
}

func (s *State) passingTake(r *Rules, f *Frame, a Action, log *Log) {
	if a.Verb() == Done {
		s.passed(r, f, log)
		return
	}
	s.handOver(f, a, log)
}

// passed ends the trade.
func (s *State) passed(r *Rules, f *Frame, log *Log) {
	explores, hero := f.Step == 1, f.Who
	s.pop()
	if explores {
		s.explore(r, hero, log)
	}
}

// passingRun waits while there is a Reward to hand over.
func (s *State) passingRun(r *Rules, f *Frame, log *Log) bool {
	var room [MaxActions]Action
	if len(s.passingLegal(r, f, room[:0])) > 1 {
		return true
	}
	s.passed(r, f, log)
	return false
}
