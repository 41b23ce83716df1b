package runewars

import "math/bits"

// befalls lists the next targets of an effect.
func (s *State) befalls(r *Rules, f *Frame, d *Effect, buf []Action) []Action {
	switch d.Do {
	case DoLoseTactics:
		return cardChoices(DropTactic, s.Seats[f.Seat].Tactics, buf)
	case DoRaiseDial, DoLowerDial:
		for i, at := range s.Seats[f.Seat].Dials {
			if d.Dials>>i&1 == 1 && (d.Do == DoRaiseDial && at < r.Numbers.DialMost || d.Do == DoLowerDial && at > 0) {
				buf = append(buf, ActionOf(PickDial, uint8(i)))
			}
		}
	case DoGainReward, DoLoseReward, DoDamageHero, DoHealHero, DoTrainHero, DoStandHero, DoMoveHero:
		return s.heroTargets(r, f, d, buf)
	case DoPutUnits, DoDestroyUnits, DoRoutUnits:
		return s.unitTargets(r, f, d, buf)
	case DoMoveUnits:
		return s.moveTargets(r, f, d, buf)
	case DoMoveRune:
		return s.runeTargets(r, f, d, buf)
	default:
		for in := s.areaTargets(r, f, d); in != 0; in &= in - 1 {
			buf = append(buf, ActionAt(PickArea, uint8(bits.TrailingZeros64(in))))
		}
	}
	return buf
}

// sorted returns the areas of the effect's sorts, as the seat sees them; all without sorts.
func (s *State) sorted(r *Rules, f *Frame, d *Effect) uint64 {
	if d.Where == 0 {
		return ^uint64(0)
	}
	var out uint64
	for i, set := range [...]uint64{
		r.home(f.Seat), s.forts(f.Seat), s.Held[f.Seat], s.Empty, s.Guard, s.enemies(f.Seat), s.cities(r),
		s.heroesAt(r, f.Seat), 0,
	} {
		if d.Where>>i&1 == 1 {
			out |= set
		}
	}
	if d.Where&InHere != 0 && f.Area != NoArea {
		out |= 1 << f.Area
	}
	return out
}

// enemies are the areas that others control (RW-TERM-05).
func (s *State) enemies(seat uint8) uint64 {
	var out uint64
	for other, held := range s.Held {
		if uint8(other) != seat {
			out |= held
		}
	}
	return out
}

// cities are the areas with a city.
func (s *State) cities(r *Rules) uint64 {
	var out uint64
	for a := range r.Areas {
		if s.Areas[a].City != NoCity {
			out |= 1 << a
		}
	}
	return out
}

// heroesAt are the areas where a seat's heroes are.
func (s *State) heroesAt(r *Rules, seat uint8) uint64 {
	var out uint64
	for h := range r.Heroes {
		if g := &s.Heroes[h]; g.Owner == seat && g.Area != NoArea {
			out |= 1 << g.Area
		}
	}
	return out
}

// areaTargets returns the areas that may be targets of an effect.
func (s *State) areaTargets(r *Rules, f *Frame, d *Effect) uint64 {
	var out uint64
	for in := s.sorted(r, f, d); in != 0; in &= in - 1 {
		a := bits.TrailingZeros64(in)
		if a >= len(r.Areas) {
			break
		}
		p, area := &s.Areas[a], &r.Areas[a]
		fits := false
		switch d.Do {
		case DoStandUnits:
			fits = p.Holder == f.Seat && p.Routed != [MaxKinds]uint8{}
		case DoDesolate: // RW-DES-02
			fits = area.Home == NoSeat && !p.Burnt && p.Frost == 0
		case DoFreeze: // RW-DES-03
			fits = area.Home == NoSeat && !p.Burnt
		case DoRestore:
			fits = p.Burnt || p.Frost > 0
		case DoBuildFort: // RW-FORT-01
			fits = s.Held[f.Seat]>>a&1 == 1 && p.Fort == NoSeat && p.City == NoCity && !area.NoFort &&
				s.strongholds(r, f.Seat) < r.Numbers.Strongholds
		case DoFindCity: // RW-T12-04
			fits = area.Lost && (p.Burnt || p.Frost > 0 || p.City == NoCity && s.lostCity(r) != NoCity)
		case DoLook: // RW-EXPL-01
			fits = p.Rune != NoRune && !p.Up && p.Seen>>f.Seat&1 == 0 ||
				p.Token != NoCard && !p.Open && p.Spied>>f.Seat&1 == 0
		case DoRazeCity: // RW-T12-06
			fits = p.City != NoCity
		case DoRepairFort:
			fits = p.Fort == f.Seat && p.Hurt
		}
		if fits {
			out |= 1 << a
		}
	}
	return out
}

// heroTargets lists the seat's heroes that may be targets of an effect. A quest's effect is for the hero on it.
func (s *State) heroTargets(r *Rules, f *Frame, d *Effect, buf []Action) []Action {
	in := s.sorted(r, f, d)
	for h := range r.Heroes {
		g, hero := &s.Heroes[h], uint8(h)
		if g.Owner != f.Seat || g.Area == NoArea || in>>g.Area&1 == 0 || f.M != NoHero && d.bound() && hero != f.M {
			continue
		}
		switch d.Do {
		case DoGainReward, DoDamageHero:
			buf = append(buf, ActionTo(PickHero, hero, 0))
		case DoHealHero:
			if g.Damage > 0 {
				buf = append(buf, ActionTo(PickHero, hero, 0))
			}
		case DoStandHero:
			if g.Routed {
				buf = append(buf, ActionTo(PickHero, hero, 0))
			}
		case DoLoseReward:
			for c := g.Rewards.Next(0); c != NoCard; c = g.Rewards.Next(c + 1) {
				buf = append(buf, cardAt(DropReward, hero, 0, c))
			}
		case DoTrainHero:
			for i, t := range g.Trained {
				if t < mostTraining {
					buf = append(buf, ActionUnits(Train, hero, 0, uint8(i), 1))
				}
			}
		case DoMoveHero:
			if !g.Routed {
				for to := s.heroWays(r, hero, max(d.Count, 1), 0); to != 0; to &= to - 1 {
					buf = append(buf, ActionTo(HeroGo, hero, uint8(bits.TrailingZeros64(to))))
				}
			}
		}
	}
	return buf
}

// bound reports whether the effect is for the hero of the card: its gains, and effects on it.
func (d *Effect) bound() bool { return d.Do == DoGainReward || d.Where&InHere != 0 }

// unitTargets lists units. Units that can come start with an area, and then come only there. Otherwise one of the
// seat's own units is destroyed or routed.
func (s *State) unitTargets(r *Rules, f *Frame, d *Effect, buf []Action) []Action {
	in := s.sorted(r, f, d)
	if d.Do == DoPutUnits {
		if in &= s.Held[f.Seat] | s.Empty | s.Guard; d.Where == 0 {
			in &= s.Held[f.Seat]
		}
		if f.Set != 0 {
			in &= f.Set
		}
	} else {
		in &= s.Held[f.Seat]
	}
	for ; in != 0; in &= in - 1 {
		a := uint8(bits.TrailingZeros64(in))
		if int(a) >= len(r.Areas) {
			break
		}
		buf = s.unitsIn(r, f, d, a, buf)
	}
	return buf
}

func (s *State) unitsIn(r *Rules, f *Frame, d *Effect, a uint8, buf []Action) []Action {
	p := &s.Areas[a]
	for kinds := d.Kinds[f.Seat]; kinds != 0; kinds &= kinds - 1 {
		k := uint8(bits.TrailingZeros16(kinds))
		switch d.Do {
		case DoPutUnits:
			if *s.spare(f.Seat, k) > 0 && p.Units < r.Numbers.Most && (k >= FirstNeutral || s.Held[f.Seat]>>a&1 == 1) {
				buf = append(buf, ActionUnits(PutUnits, a, 0, k, 1))
			}
		default:
			if p.Holder != f.Seat {
				return buf
			}
			if p.Standing[k] > 0 {
				buf = append(buf, ActionAll(PickUnits, a, k, 1, false))
			}
			if p.Routed[k] > 0 && d.Do == DoDestroyUnits {
				buf = append(buf, ActionAll(PickUnits, a, k, 1, true))
			}
		}
	}
	return buf
}

// moveTargets lists the areas from which the seat's standing units can move to the next friendly or empty area, as
// room and borders allow (RW-MOVE-03, RW-MOVE-04, RW-MOVE-07).
func (s *State) moveTargets(r *Rules, f *Frame, d *Effect, buf []Action) []Action {
	for from := s.sorted(r, f, d) & s.Held[f.Seat]; from != 0; from &= from - 1 {
		a := uint8(bits.TrailingZeros64(from))
		if p := &s.Areas[a]; p.Holder != f.Seat || p.Active>>f.Seat&1 == 1 {
			continue
		}
		for to := r.Areas[a].Near & s.friendly(f.Seat); to != 0; to &= to - 1 {
			b := uint8(bits.TrailingZeros64(to))
			if n := s.crossing(r, f.Seat, a, b); n > 0 && s.Areas[b].Units+n <= r.Numbers.Most {
				buf = append(buf, ActionTo(Carry, a, b))
			}
		}
	}
	return buf
}

// crossing returns the number of a seat's standing units that can move from one area to the next. Allied neutral ones
// go with others, or into a friendly area (RW-DIPL-05).
func (s *State) crossing(r *Rules, seat, from, to uint8) uint8 {
	n := uint8(0)
	for k := range uint8(MaxKinds) {
		n += s.crosses(r, seat, from, to, k)
	}
	return n
}

func (s *State) crosses(r *Rules, seat, from, to, kind uint8) uint8 {
	if s.open(r, from, r.classOf(seat, kind))>>to&1 == 0 || kind >= FirstNeutral && s.Held[seat]>>to&1 == 0 {
		return 0
	}
	return s.Areas[from].Standing[kind]
}

// runeTargets lists the runes in the effect's areas, and their destinations: friendly or uncontrolled areas without a
// rune and outside home realms (RW-RUNE-05, RW-LIM-04).
func (s *State) runeTargets(r *Rules, f *Frame, d *Effect, buf []Action) []Action {
	var to uint64
	for a := range r.Areas {
		if s.Areas[a].Rune == NoRune && r.Areas[a].Home == NoSeat {
			to |= 1 << a
		}
	}
	to &= s.Held[f.Seat] | s.Empty | s.Guard
	for from := s.sorted(r, f, d); from != 0; from &= from - 1 {
		a := bits.TrailingZeros64(from)
		if a >= len(r.Areas) {
			break
		}
		if s.Areas[a].Rune == NoRune {
			continue
		}
		for in := to; in != 0; in &= in - 1 {
			buf = append(buf, ActionTo(Carry, uint8(a), uint8(bits.TrailingZeros64(in))))
		}
	}
	return buf
}
