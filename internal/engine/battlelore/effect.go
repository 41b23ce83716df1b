package battlelore

// Change returns the number by which Grants changes a stat, by the level of the card's master.
func (d *Effect) Change(level int) int8 { return d.N.At(level) }

// Spared returns the number of faces or hits that Ignores makes a unit ignore (0: all), by the level of the card's
// master.
func (d *Effect) Spared(level int) int8 { return d.N.At(level) }

// Hexes returns the hexes that Moves moves a unit, or Drives drives one back.
func (d *Effect) Hexes(level int) int { return int(d.N.At(level)) }

// Dice returns the number of dice that Rerolls rolls again, 0 for the player's choice; or that Rolls rolls, when it
// has no Share.
func (d *Effect) Dice(level int) int { return int(d.N.At(level)) }

// Cards returns the number of cards that Draws draws.
func (d *Effect) Cards(level int) int8 { return d.N.At(level) }

// Happens reports whether an effect is one of a card's at a level.
func (d *Effect) Happens(level int) bool { return d.Levels == 0 || d.Levels&(1<<max(level, 1)) != 0 }

// counts reports whether an effect happens at all: at this level, in this sort of game.
func (d *Effect) counts(r *Rules, c *Cast) bool {
	return d.Happens(int(c.Level)) && (!d.Epic || r.Lore.Melee)
}

// effectOf returns the current effect of a card.
func (c *Cast) effectOf(r *Rules) *Effect { return &r.Lore.Cards[c.Card].Effects[c.Effect] }

// runEffect carries out a card's effects in order, up to the next choice or a started step: a retreat, flags. After
// the last of them the card is over.
func (s *State) runEffect(r *Rules, f *Frame, c *Cast, log *Log) (waits bool) {
	deeds := r.Lore.Cards[c.Card].Effects
	depth := s.Depth
	for s.Ended == Playing && s.Depth == depth {
		if int(c.Effect) == len(deeds) {
			f.Step = castOver
			return false
		}
		d := &deeds[c.Effect]
		more := false
		if d.counts(r, c) {
			more, waits = s.doEffect(r, f, c, d, log)
		}
		switch {
		case waits:
			return true
		case !more:
			c.Effect++
			c.Next = 0
			f.Roll, f.Left, f.Gone, f.Decider = [Faces]uint8{}, 0, 0, c.Caster
		}
	}
	return false
}

// doEffect continues an effect: more means that it is not yet done, waits that a choice is needed.
func (s *State) doEffect(r *Rules, f *Frame, c *Cast, d *Effect, log *Log) (more, waits bool) {
	switch d.Do {
	case Grants:
		s.grants(r, c, d, log)
	case Moves, Places:
		return s.setOff(r, f, c, d)
	case Drives:
		return s.driveNext(r, f, c, d, log)
	case OrdersMore, Heals:
		return s.doNext(r, c, d, log), false
	case Rolls:
		return s.strikeAll(r, c, d, log), false
	case Rerolls:
		return s.reroll(r, f, c, d, log)
	case Draws:
		return s.drawFor(f, c, d, log)
	case Special:
		return s.special(r, f, c, d, log)
	case Cancels:
		s.cancel(r, c, log)
	case Ignores:
		s.ignores(r, c, d, log)
	default:
		s.forPlayer(r, c, d, log)
	}
	return false, false
}

// struck reports whether an effect applies to a unit: on the field, and of the side that the effect names.
func (s *State) struck(r *Rules, c *Cast, d *Effect, i uint8) bool {
	u := &s.Units[i]
	own := u.Camp == r.CampOf[c.Caster]
	raised := d.Do == Places && d.Base && u.Figures == 0
	return (u.At >= 0 || raised) && (own || !d.Own) && (!own || !d.Enemy)
}

// choose makes one of an effect's remaining targets the next one.
func (c *Cast) choose(i uint8) {
	for k := c.Next; k < c.N; k++ {
		if c.Targets[k] == i {
			c.Targets[k], c.Targets[c.Next] = c.Targets[c.Next], i
			c.Next++
			return
		}
	}
}

// waitsFor reports whether a unit is a remaining target of an effect.
func (c *Cast) waitsFor(i uint8) bool {
	for _, t := range c.Targets[min(c.Next, c.N):c.N] {
		if t == i {
			return true
		}
	}
	return false
}

// legalEffect lists the choices of the effect.
func (s *State) legalEffect(r *Rules, f *Frame, c *Cast, buf []Action) []Action {
	switch d := c.effectOf(r); d.Do {
	case Moves, Places:
		return s.legalSetOff(r, c, d, buf)
	case Drives:
		return s.legalDrive(r, c, d, buf)
	case Rerolls:
		return s.legalReroll(r, f, c, d, buf)
	case Draws:
		return s.legalKeepLore(f.Left, buf)
	case Special:
		return s.legalForced(buf)
	}
	return buf
}

// takeEffect takes a choice; runDeed continues after it.
func (s *State) takeEffect(r *Rules, f *Frame, c *Cast, a Action, log *Log) {
	d := c.effectOf(r)
	switch a.Kind() {
	case TargetHex:
		c.choose(a.Unit())
		s.set(r, c, d, a.Unit(), a.Hex(), log)
	case TargetUnit:
		c.choose(a.Unit())
		s.driveOff(r, c, d, a.Unit(), log)
	case RollAgain:
		f.Roll[a.Face()]++
	case KeepLore:
		f.Left--
		s.keepLore(c.Caster, a.LoreCard(), f.Left, log)
	case PlayCard:
		s.force(r, a.Card(), log)
		c.Next = 1
	case Pass:
		c.Next = max(c.N, 1)
	}
}

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
		log.add(unitEvent(s, Mended, i, n, by))
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
	log.add(unitEvent(s, LoreStruck, i, n, 0).roll(&roll).by(c.Caster))
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
			log.add(unitEvent(s, ModifierPlaced, i, spell.N, spell.Stat))
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
