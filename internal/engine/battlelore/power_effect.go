package battlelore

import (
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// beginEffect collects the units of a power's next effect: of those next to the creature the enemies come first
//
func (s *State) beginEffect(r *Rules, f *Frame) {
	use, u := &s.Lore.Power, &s.Units[f.Unit]
	use.Queue, use.N = [hex.Dirs]uint8{}, 0
	if int(use.Effect) == len(r.Lore.Powers[use.Which].Effects) || u.At < 0 {
		f.Step = powerOver
		return
	}
	f.Step = toUnits
	switch d := &r.Lore.Powers[use.Which].Effects[use.Effect]; d.To {
	case ToSelf:
		use.add(f.Unit)
	case ToTarget, ToFlown:
		if s.Units[f.Target].At >= 0 {
			use.add(f.Target)
		}
	case ToOthers:
		s.queueNear(r, u, u.Camp.Other(), f.Target)
	case ToAdjacent:
		s.queueNear(r, u, u.Camp.Other(), NoUnit)
		s.queueNear(r, u, u.Camp, NoUnit)
	}
}

func (p *PowerUse) add(i uint8) {
	p.Queue[p.N] = i
	p.N++
}

// drop removes a unit from the queue and keeps the order of the others.
func (p *PowerUse) drop(i uint8) {
	for at := range p.N {
		if p.Queue[at] == i {
			copy(p.Queue[at:p.N], p.Queue[at+1:p.N])
			p.N--
			p.Queue[p.N] = 0
			return
		}
	}
}

// queueNear adds a camp's units next to a creature, in order of their numbers.
func (s *State) queueNear(r *Rules, u *Unit, c boards.Camp, but uint8) {
	for i := r.from[c]; i < r.to[c]; i++ {
		if i != but && r.near[u.At].Has(s.Units[i].At) {
			s.Lore.Power.add(i)
		}
	}
}

// runUnits applies an effect to its units. An owner chooses the order of retreats of several own units.
func (s *State) runUnits(r *Rules, f *Frame, log *Log) bool {
	use := &s.Lore.Power
	for use.N > 0 && s.Units[use.Queue[0]].At < 0 { // fallen since
		s.Lore.Struck[use.Queue[0]] = 0
		use.drop(use.Queue[0])
	}
	if use.N == 0 {
		use.Effect++
		f.Step = toEffect
		return false
	}
	first := use.Queue[0]
	if r.Lore.Powers[use.Which].Effects[use.Effect].Do == DoRetreat {
		f.Decider = s.Units[first].Owner
		var list [hex.Dirs]Action
		if len(s.legalUnits(list[:0])) > 1 {
			return true
		}
		s.sendOff(r, f, first, log)
		return false
	}
	if s.Lore.Struck[first] > 0 {
		use.drop(first)
		s.flagged(first)
		return false
	}
	fell, queue := false, *use
	for _, i := range queue.Queue[:queue.N] { // all losses are simultaneous, and flags come after them
		fell = s.strikeUnit(r, f, i, log) || fell
		if s.Lore.Struck[i] == 0 {
			use.drop(i)
		}
	}
	if fell {
		s.decide(r, log)
	}
	return false
}

// legalUnits lists the units of the queue that belong to the owner of its first one and are still on the field.
func (s *State) legalUnits(buf []Action) []Action {
	use := &s.Lore.Power
	for _, i := range use.Queue[:use.N] {
		if s.Units[i].At >= 0 && s.Units[i].Owner == s.Units[use.Queue[0]].Owner {
			buf = append(buf, TargetUnitAction(i))
		}
	}
	return buf
}

// sendOff drives a unit of the queue back.
func (s *State) sendOff(r *Rules, f *Frame, i uint8, log *Log) {
	use := &s.Lore.Power
	use.drop(i)
	n := s.times(&r.Lore.Powers[use.Which].Effects[use.Effect], i)
	if n == 0 {
		return
	}
	log.add(unitEvent(s, PowerStruck, f.Unit, n, 1).at(i))
	s.drive(r, i, n, ByPower, log)
}

// times returns an effect's number, for each symbol if it says so, or its share of the unit's figures; a token without
// a number is one.
func (s *State) times(d *PowerEffect, i uint8) int {
	n := int(d.N)
	switch {
	case d.Share.Of != OfNumber:
		return d.Share.at(s.basis(d.Share.Of, s.Active, s.Active, i, false), 1)
	case n == 0 && d.Do == DoToken:
		n = 1
	}
	if d.PerLore {
		n *= int(s.Lore.Power.Lore)
	}
	return min(n, all)
}

// strikeUnit applies an effect without retreat to one unit, and reports whether it fell.
func (s *State) strikeUnit(r *Rules, f *Frame, i uint8, log *Log) (fell bool) {
	use := &s.Lore.Power
	d := &r.Lore.Powers[use.Which].Effects[use.Effect]
	n := s.times(d, i)
	if n == 0 { // for each Lore symbol, and none was rolled
		return false
	}
	switch d.Do {
	case DoToken:
		for range n {
			s.putToken(r, i, d.Token, log)
		}
	case DoLose:
		log.add(unitEvent(s, PowerStruck, f.Unit, n, 0).at(i))
		return s.suffer(r, i, s.toll(r, i, n, log), ByPower, log)
	case DoGrow:
		s.grow(r, i, n, int(d.N), log)
	case DoRoll:
		var roll [Faces]uint8
		s.roll(r, n, &roll)
		log.add(unitEvent(s, PowerRolled, f.Unit, n, 0).at(i).roll(&roll))
		if d.To == ToFlown { // tokens of a breath come with its own symbols
			use.Lore = roll[Lore]
		}
		return s.strikeAt(r, i, &roll, d.Hits, d.Colour, 0, d.Flags, ByPower, log)
	}
	return false
}

// grow restores necks to a creature, one for each group of heads (up to its missing necks).
func (s *State) grow(r *Rules, i uint8, heads, each int, log *Log) {
	u := &s.Units[i]
	if n := min(heads/max(each, 1), int(u.Full)-int(u.Figures)); n > 0 {
		u.Figures += uint8(n)
		if each > 1 {
			u.Mods.Grown += uint8(n)
		}
		log.add(unitEvent(s, Mended, i, int8(n), ByOwnPower))
	}
}

// strikeAt applies a roll that is no battle. Each face of hits costs a figure, and so does the unit's colour if colour
// is true. Each face of kills removes the whole unit. Flags count if allowed, and wait. Terrain, answer and
// tokens do not apply. It reports whether the unit fell; the caller judges the end of the game after all targets.
func (s *State) strikeAt(
	r *Rules, i uint8, roll *[Faces]uint8, hits uint8, colour bool, kills uint8, flags bool, why Loss, log *Log,
) (fell bool) {
	u := &s.Units[i]
	n := 0
	for face, k := range roll {
		switch {
		case k > 0 && kills&(1<<face) != 0:
			return s.suffer(r, i, int(u.Figures), why, log)
		case r.Kinds[u.Kind].hitBy(face, hits, colour):
			n += int(k)
		}
	}
	fell = s.suffer(r, i, s.cost(r, i, n, log), why, log)
	if flags && !fell {
		s.Lore.Struck[i] = roll[Flag]
	}
	return fell
}

// flagged makes a unit take the flags of a roll that is no battle, if it is still on the field.
func (s *State) flagged(i uint8) {
	u, n := &s.Units[i], s.Lore.Struck[i]
	s.Lore.Struck[i] = 0
	if u.At >= 0 && n > 0 {
		s.push(flagsFrame(u.Owner, i, NoUnit, int(n), u.At))
	}
}
