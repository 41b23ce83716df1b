package runewars

import "math/bits"

// class is a figure's way to cross borders.
type class uint8

const (
	onFoot class = iota
	flying
)

// open returns the neighbouring areas to which a figure may go (RW-MOVE-04). A red border bars all figures that do not
// fly. A blue one does so in all seasons except winter (RW-SEAS-10), unless frost is on the area whose border it is
// (RW-DES-03). All borders of a flooded area (RW-EXPL-01) and of the Lost City (RW-T12-04) are own blue ones.
func (s *State) open(r *Rules, area uint8, c class) uint64 {
	a := &r.Areas[area]
	near := a.Near &^ s.Scorched
	if c == flying {
		return near
	}
	out := near &^ a.Red
	if s.Season == Winter {
		return out
	}
	if s.Areas[area].Frost == 0 {
		out &^= a.Blue
		if s.Flooded>>area&1 == 1 { // RW-EXPL-01
			return 0
		}
	}
	for bank := a.Bank & out; bank != 0; bank &= bank - 1 {
		if next := bits.TrailingZeros64(bank); s.Areas[next].Frost == 0 {
			out &^= 1 << next
		}
	}
	for wet := s.Flooded & out; wet != 0; wet &= wet - 1 {
		if next := bits.TrailingZeros64(wet); s.Areas[next].Frost == 0 {
			out &^= 1 << next
		}
	}
	return out
}

// around returns the areas from which figures can come to one within some steps, only through areas of a set
// (RW-MOVE-02), also for fliers (RW-MOVE-05). The area itself is excluded.
func (s *State) around(r *Rules, area uint8, c class, steps uint8, through uint64) uint64 {
	return s.aroundBy(r, area, c, steps, through, 0)
}

// aroundBy is around with areas of a set of portals being adjacent, too (RW-EXPL-01).
func (s *State) aroundBy(r *Rules, area uint8, c class, steps uint8, through, portals uint64) uint64 {
	var all uint64
	edge := uint64(1) << area
	for range steps {
		var next uint64
		for ; edge != 0; edge &= edge - 1 {
			at := uint8(bits.TrailingZeros64(edge))
			next |= s.open(r, at, c)
			if portals>>at&1 == 1 {
				next |= portals
			}
		}
		next &^= all | 1<<area
		all |= next
		edge = next & through
	}
	return all
}

// friendly returns the areas that units of a seat may pass and, except for the limit, enter without a fight: its own
// ones (RW-TERM-05) and empty ones.
func (s *State) friendly(seat uint8) uint64 { return s.Held[seat] | s.Empty }

// classOf returns a kind's way to cross borders.
func (r *Rules) classOf(seat, kind uint8) class {
	if r.Seats[seat].Kinds[kind].Flying {
		return flying
	}
	return onFoot
}

// A Magic Portal is next to every other open one, for influence (RW-EXPL-01). The toll is paid once for all figures of
// one march, one Strategize or one hero's move of the Quest Phase, by naming figures that could not come otherwise.
// Retreats, and moves by cards, do not use portals.

// portals returns those that the movement of a frame may use; none if they are not paid for and cannot be.
func (s *State) portals(r *Rules, f *Frame) uint64 {
	if s.Portals&(s.Portals-1) == 0 || f.Flags&paidFlag == 0 && s.Seats[f.Seat].Influence < r.Numbers.PortalToll {
		return 0
	}
	return s.Portals
}

// beyond returns the areas to which the portal of one leads.
func (s *State) beyond(portals uint64, area uint8) uint64 {
	if portals>>area&1 == 0 {
		return 0
	}
	return portals &^ (1 << area)
}

// toll pays for the portals of a movement that needs them, once.
func (s *State) toll(r *Rules, f *Frame, needs bool, log *Log) {
	if !needs || f.Flags&paidFlag != 0 {
		return
	}
	f.Flags |= paidFlag
	log.Add(Event{Kind: PortalsOpened, Seat: f.Seat, n: r.Numbers.PortalToll})
	s.pay(f.Seat, r.Numbers.PortalToll, log)
}

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
			n -= min(n, uint8(s.Came[from]>>(4*k)&15)) // a card may have removed some of them
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
		log.Add(Event{Kind: UnitsMarched, Seat: f.Seat, Area: from, To: to, Unit: k, n: n})
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
