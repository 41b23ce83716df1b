package runewars

import "math/bits"

// InSweep makes the player to the left of a hero's player choose where a flood carries the hero (RW-EXPL-01): Who is
// the hero, Seat the chooser.

// sweptReach is the maximum of areas that a flood carries a hero.
const sweptReach = 2

// sweep begins it.
func (s *State) sweep(r *Rules, hero uint8) {
	f := newFrame(InSweep, s.left(r, s.Heroes[hero].Owner))
	f.Who = hero
	s.push(f)
}

// sweepLegal lists the reachable areas, and staying. The water around the hero is no barrier; all other barriers for
// heroes apply.
func (s *State) sweepLegal(r *Rules, f *Frame, buf []Action) []Action {
	g, all := &s.Heroes[f.Who], s.Flooded
	s.Flooded &^= 1 << g.Area
	to := s.heroWays(r, f.Who, sweptReach, 0)
	for s.Flooded = all; to != 0; to &= to - 1 {
		buf = append(buf, ActionTo(HeroGo, f.Who, uint8(bits.TrailingZeros64(to))))
	}
	return buf
}

func (s *State) sweepTake(_ *Rules, f *Frame, a Action, log *Log) {
	seat, g := f.Seat, &s.Heroes[a.Hero()]
	s.pop()
	if a.To() == g.Area {
		return
	}
	log.Add(Event{Kind: HeroSwept, Seat: seat, Hero: a.Hero(), Area: g.Area, To: a.To()})
	g.Area = a.To()
	s.Areas[a.To()].Seen |= 1 << g.Owner // RW-HERO-08
}

// sweepRun waits if the hero can reach another area.
func (s *State) sweepRun(r *Rules, f *Frame, _ *Log) bool {
	var room [MaxAreas]Action
	if s.Heroes[f.Who].Area != NoArea && len(s.sweepLegal(r, f, room[:0])) > 1 {
		return true
	}
	s.pop()
	return false
}
