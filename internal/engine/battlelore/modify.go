package battlelore

// doNext applies an effect to its next target; more reports whether there is one after it.
func (s *State) doNext(r *Rules, c *Cast, d *Effect, log *Log) (more bool) {
	if c.Next >= c.N {
		return false
	}
	i := c.Targets[c.Next]
	c.Next++
	if s.struck(r, c, d, i) {
		switch d.Do {
		case OrdersMore:
			s.orderBeyond(r, i, log)
		case Heals:
			if !r.isCreature(&s.Units[i]) {
				s.heal(i, int8(s.amount(r, c, d, i)), ByOwnPower, log)
			}
		}
	}
	return true
}

// heal restores figures, never above the size at the start.
func (s *State) heal(i uint8, n int8, by Mender, log *Log) {
	u := &s.Units[i]
	if n = min(n, int8(u.Full)-int8(u.Figures)); n > 0 {
		u.Figures += uint8(n)
		log.add(s.mended(i, n, by))
	}
}

// strikeAll rolls a card's dice at all its targets; their losses are simultaneous. Then each takes its flags,
// one after another; more reports whether there may be one after it.
func (s *State) strikeAll(r *Rules, c *Cast, d *Effect, log *Log) (more bool) {
	if c.Next == 0 {
		fell := false
		for _, i := range c.Targets[:c.N] {
			if s.struck(r, c, d, i) {
				fell = s.strike(r, c, d, i, log) || fell
			}
		}
		if fell {
			s.decide(r, log)
		}
	}
	for c.Next < c.N && s.Ended == Playing {
		i := c.Targets[c.Next]
		c.Next++
		if s.Lore.Struck[i] > 0 {
			s.flagged(i)
			return true
		}
	}
	return false
}

// strike rolls a card's dice at a unit and reports whether it fell. It is no battle: no terrain, no answer, no
// following steps, and no tokens (house rule). A creature that is hit is rolled at again (BL-CRE-03).
func (s *State) strike(r *Rules, c *Cast, d *Effect, i uint8, log *Log) (fell bool) {
	n := s.amount(r, c, d, i)
	if n == 0 { // a share of nothing
		return false
	}
	var roll [Faces]uint8
	s.roll(r, n, &roll)
	log.add(s.loreStruck(c.Caster, i, n, &roll))
	return s.strikeAt(r, i, &roll, d.Hits, d.Colour, d.Kills, d.Flags, ByLore, log)
}

// grants lets a card change its targets. The change stays when the card is discarded.
func (s *State) grants(r *Rules, c *Cast, d *Effect, log *Log) {
	spell := Modifier{Stat: d.Stat, N: d.Change(int(c.Level)), Until: d.Until, Choosy: s.choosy(r, c)}
	s.bewitch(r, c, d, &spell, log)
}

// choosy reports whether a card's targets are units that are still to be ordered.
func (s *State) choosy(r *Rules, c *Cast) bool {
	return c.Window == WithCard && r.Lore.Cards[c.Card].Target.Ordered
}

// bewitch applies a change to the targets of an effect.
func (s *State) bewitch(r *Rules, c *Cast, d *Effect, spell *Modifier, log *Log) {
	found := false
	for _, i := range c.Targets[:c.N] {
		if s.struck(r, c, d, i) {
			spell.Units.Add(i)
			found = true
			log.add(s.modifierPlaced(i, spell))
		}
	}
	if found {
		s.lay(spell, uint8(len(r.Setup)))
	}
}

// driveNext drives the targets back, ignoring their morale, those nearest to their own edge first. If two of
// these could need the same hex their owner chooses the order, as with a creature's power.
func (s *State) driveNext(r *Rules, f *Frame, c *Cast, d *Effect, log *Log) (more, waits bool) {
	first, tied := s.rearmost(r, c, d)
	if first == NoUnit {
		return false, false
	}
	if tied {
		f.Decider = s.Units[first].Owner
		return true, true
	}
	c.choose(first)
	s.driveOff(r, c, d, first, log)
	return true, false
}

// rearmost returns the next unit to be driven back, and whether its owner chooses the order.
func (s *State) rearmost(r *Rules, c *Cast, d *Effect) (first uint8, tied bool) {
	first = NoUnit
	nearest := 0
	// of two in the same row, the one of the card's target camp first
	for rank := range uint8(len(r.Setup)) {
		i := r.ranked(r.CampOf[c.Caster].Other(), rank)
		if c.waitsFor(i) && s.struck(r, c, d, i) {
			if row := s.ownRow(r, i); first == NoUnit || row < nearest {
				first, nearest = i, row
			}
		}
	}
	if first == NoUnit {
		return first, false
	}
	for i := first + 1; i < uint8(len(r.Setup)) && !tied; i++ { // those of its owner before it are not in its row
		tied = s.besides(r, c, d, first, i)
	}
	return first, tied
}

// besides reports whether a unit and another one of its owner are driven back from the same row, so near that the
// order matters.
func (s *State) besides(r *Rules, c *Cast, d *Effect, first, i uint8) bool {
	u, other := &s.Units[first], &s.Units[i]
	return c.waitsFor(i) && s.struck(r, c, d, i) && other.Owner == u.Owner && s.ownRow(r, i) == s.ownRow(r, first) &&
		r.Board.Distance(u.At, other.At) <= d.Hexes(int(c.Level))
}

func (s *State) ownRow(r *Rules, i uint8) int { return r.Board.OwnRow(s.Units[i].Camp, s.Units[i].At) }

func (s *State) legalDrive(r *Rules, c *Cast, d *Effect, buf []Action) []Action {
	first, _ := s.rearmost(r, c, d)
	for i := first; i < uint8(len(r.Setup)); i++ {
		if i == first || s.besides(r, c, d, first, i) {
			buf = append(buf, TargetUnitAction(i))
		}
	}
	return buf
}

func (s *State) driveOff(r *Rules, c *Cast, d *Effect, i uint8, log *Log) {
	s.drive(r, i, d.Hexes(int(c.Level)), ByLore, log)
}
