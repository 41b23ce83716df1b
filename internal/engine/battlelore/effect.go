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
