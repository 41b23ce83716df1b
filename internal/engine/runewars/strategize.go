package runewars

import "math/bits"

// strategize lets a seat's figures go one area each (RW-ORD-04). Nothing is activated, so they may go again later in
// the year (RW-MOVE-08). Frame.Set are the heroes that have gone (RW-HERO-06).
func (s *State) strategize(seat uint8) {
	s.Came = [MaxAreas]uint64{}
	s.push(newFrame(InStrategize, seat))
}

// strategizeLegal lists the steps: into friendly or empty areas, out of areas that are not activated, of units that
// have not gone yet. Units that come to an area with more than it holds may not (RW-MOVE-07). Heroes and commanders
// enter enemy and neutral areas too, and activation does not hold heroes (RW-MOVE-02, RW-MOVE-03).
func (s *State) strategizeLegal(r *Rules, f *Frame, buf []Action) []Action {
	buf = append(buf, ActionOf(Done, 0))
	portals := s.portals(r, f)
	for own := s.Held[f.Seat]; own != 0; own &= own - 1 {
		from := uint8(bits.TrailingZeros64(own))
		p := &s.Areas[from]
		if p.Holder != f.Seat || p.Active>>f.Seat&1 == 1 { // RW-MOVE-03
			continue
		}
		far := s.beyond(portals, from)
		ways := [2]uint64{s.open(r, from, onFoot) | far, s.open(r, from, flying) | far}
		for k, n := range p.Standing {
			n -= min(n, uint8(s.Came[from]>>(4*k)&15)) // a card may have taken some who came
			for to := ways[r.classOf(f.Seat, uint8(k))] & s.friendly(f.Seat); n > 0 && to != 0; to &= to - 1 {
				buf = s.stepsTo(r, f.Seat, from, uint8(bits.TrailingZeros64(to)), uint8(k), n, buf)
			}
		}
	}
	for h := range r.Heroes {
		if g := &s.Heroes[h]; g.Owner == f.Seat && g.Area != NoArea && !g.Routed && f.Set>>h&1 == 0 &&
			(g.Leads == 0 || s.Areas[g.Area].Active>>f.Seat&1 == 0) { // RW-CMD-04
			for to := s.open(r, g.Area, onFoot) | s.beyond(portals, g.Area); to != 0; to &= to - 1 {
				buf = append(buf, ActionTo(StepHero, uint8(h), uint8(bits.TrailingZeros64(to))))
			}
		}
	}
	return buf
}

// stepsTo lists how many of n units of a kind may go to an area. Allied neutral units alone may only enter a friendly
// one (RW-DIPL-05).
func (s *State) stepsTo(r *Rules, seat, from, to, kind, n uint8, buf []Action) []Action {
	if kind >= FirstNeutral && s.Held[seat]>>to&1 == 0 {
		return buf
	}
	for i := uint8(1); i <= n && s.Areas[to].Units+i <= r.Numbers.Most; i++ {
		buf = append(buf, ActionUnits(Step, from, to, kind, i))
	}
	return buf
}

func (s *State) strategizeTake(r *Rules, f *Frame, a Action, log *Log) {
	switch a.Verb() {
	case Step:
		from, to, k, n := a.Area(), a.To(), a.Kind(), a.Count()
		s.toll(r, f, s.open(r, from, r.classOf(f.Seat, k))>>to&1 == 0, log)
		s.remove(from, k, n, false)
		s.put(f.Seat, to, k, n, false)
		s.Came[to] += uint64(n) << (4 * k)
		log.Add(Event{Kind: UnitsMarched, Seat: f.Seat, Area: from, To: to, Unit: k, N: n})
		s.touch(r, to, log)
		s.leave(r, from, log)
		s.vacated(r, f.Seat, from)
	case StepHero:
		f.Set |= 1 << a.Hero()
		s.toll(r, f, s.open(r, s.Heroes[a.Hero()].Area, onFoot)>>a.To()&1 == 0, log)
		s.moveHero(a.Hero(), a.To(), log)
	default:
		s.Came = [MaxAreas]uint64{}
		s.settleBehind(r, log)
		s.pop()
	}
}

// moveHero moves a hero to an area, where its seat looks at the rune (RW-HERO-08).
func (s *State) moveHero(hero, to uint8, log *Log) {
	g := &s.Heroes[hero]
	log.Add(Event{Kind: HeroMarched, Seat: g.Owner, Area: g.Area, To: to, Hero: hero})
	g.Area = to
	s.Areas[to].Seen |= 1 << g.Owner
}
