package battle

import "math/bits"

func lowest(set uint32) int { return bits.TrailingZeros32(set) }

// mustChoose carries out the effect until a choice is needed; it reports whether one is.
func (t table) mustChoose(e *Effect, self int) bool {
	d := &t.Progress
	if e.Costs && !d.Paid {
		t.Asks = uint8(self)
		return true
	}
	if d.Away {
		t.Asks = uint8(1 - self)
		return true
	}
	switch e.Do {
	case DoDamage, DoRout, DoDestroy, DoRetreat, DoTerrify:
		if d.Left == 0 {
			return false
		}
		if c := t.chosenFrom(e, self); c.none() {
			t.missed(e, 1-self)
			return false
		}
		t.Asks = uint8(1 - self)
		if e.Self {
			t.Asks = uint8(self)
		}
		return true
	case DoHeal:
		if d.Left == 0 {
			return false
		}
		c := t.present(self)
		c.only(allDamaged)
		t.Asks = uint8(self)
		return !c.none()
	}
	t.instantly(e, self)
	return false
}

// missed logs routs and damage without a unit to suffer them.
func (t table) missed(e *Effect, victim int) {
	switch e.Do {
	case DoDamage:
		t.record(Event{Kind: DamageLost, Side: uint8(victim), N: int8(t.Progress.Left * max(1, t.Progress.Points))})
	case DoRout:
		t.record(Event{Kind: RoutsLost, Side: uint8(victim), N: int8(t.Progress.Left)})
	}
}

// chosenFrom returns the candidates for the next unit that suffers an effect.
func (t table) chosenFrom(e *Effect, self int) targets {
	victim := 1 - self
	c := t.to(e, victim)
	if e.Prefer > 0 {
		t.prefer(&c, victim, e.Prefer)
	}
	switch e.Do {
	case DoDamage:
		if !e.Self {
			c.toDamage()
		}
	case DoRout:
		if c.only(allStanding); !e.Self {
			c.toRout()
		}
	case DoDestroy: // a standing unit first (RW-DMG-04)
		c.first(allStanding)
	}
	return c
}

// instantly carries out the part without a choice.
func (t table) instantly(e *Effect, self int) {
	if t.Progress.Left == 0 {
		return // it was not paid for
	}
	switch e.Do {
	case DoStrength: // it stays, whatever becomes of the unit (RW-RUL-02)
		t.Bonus[self] += int8(e.Count)
		t.record(Event{Kind: StrengthAdded, Side: uint8(self), N: int8(e.Count)})
	case DoSetHealth:
		k := int(e.Kind)
		if e.Count > t.HealthOf(t.State, self, k) {
			t.Health[self][k] = e.Count
			t.record(Event{Kind: HealthSet, Side: uint8(self), Unit: e.Kind, N: int8(e.Count)})
		}
	case DoTactics:
		t.Tactics[self] += e.Count
		t.record(Event{Kind: TacticsDrawn, Side: uint8(self), N: int8(e.Count)})
	case DoWithdraw:
		if t.Phase == Opening {
			t.withdraw(self)
		}
	case DoAddUnits: // permanent, limited by the pool (RW-RUL-01)
		n := uint8(min(int(e.Count), t.spare(self, int(e.Kind))))
		t.Units[self][e.Kind][Standing][0] += n
		t.Added[self][e.Kind] += n
		t.record(Event{Kind: UnitsAdded, Side: uint8(self), Unit: e.Kind, N: int8(n)})
	}
}

// effectChoices lists the choices during effects.
func (t table) effectChoices(buf []Choice) []Choice {
	list, self := t.effects()
	d := &t.Progress
	if !d.Chosen {
		can, _ := t.able(list, self)
		for ; can != 0; can &= can - 1 {
			buf = append(buf, PreferChoice(lowest(can)))
		}
		return buf
	}
	e := &list[d.Effect]
	switch {
	case e.Costs && !d.Paid:
		c := t.toPay(e, self)
		return c.list(Pay, append(buf, of(Pass, 0)))
	case d.Away:
		return t.areas(1-self, t.Sides[1-self].Kinds[d.Who.Kind].Flying, buf)
	case e.Do == DoHeal:
		c := t.present(self)
		c.only(allDamaged)
		return c.list(Heal, buf)
	}
	if e.UpTo {
		buf = append(buf, of(Pass, 0))
	}
	c := t.chosenFrom(e, self)
	return c.list(Suffer, buf)
}

// effect takes a choice during effects.
func (t table) effect(c Choice) {
	list, self := t.effects()
	d := &t.Progress
	if c.Verb() == Prefer {
		t.takeUp(list, c.What(), self)
		return
	}
	e := &list[d.Effect]
	switch c.Verb() {
	case Pass:
		d.Left, d.Paid = 0, true
	case Pay:
		d.Paid = true
		t.record(Event{Kind: UnitPaid, Side: uint8(self), Unit: c.Cell().Kind, Cell: c.Cell()})
		t.destroy(self, c.Cell())
	case Heal:
		from := c.Cell()
		t.record(Event{Kind: UnitHealed, Side: uint8(self), Unit: from.Kind, Cell: from})
		t.move(self, from, Cell{from.Kind, from.State, from.Damage - 1})
		d.Left--
	case Retreat:
		t.sendAway(1-self, c.What())
	case Suffer:
		d.Left--
		t.strike(e, 1-self, c.Cell())
	}
}

// strike applies the effect to a unit.
func (t table) strike(e *Effect, victim int, c Cell) {
	d := &t.Progress
	switch e.Do {
	case DoDamage:
		to, there := t.hurt(victim, c, d.Points)
		if there && e.Again > 0 {
			to, there = t.hurt(victim, to, e.Again)
		}
		if there && e.Each > 0 {
			t.mark(to)
		}
	case DoRout:
		t.rout(victim, c)
	case DoDestroy:
		t.destroy(victim, c)
	case DoTerrify:
		if c.State == Routed {
			t.destroy(victim, c)
			return
		}
		t.mark(t.rout(victim, c))
	case DoRetreat:
		var backing [MaxAreas]Choice
		if len(t.areas(victim, t.Sides[victim].Kinds[c.Kind].Flying, backing[:0])) == 0 {
			t.lose(victim, c, t.nowhere(victim))
			return
		}
		d.Away, d.Who = true, c
	}
}

func (t table) mark(c Cell) {
	d := &t.Progress
	if d.Marks < maxMarks {
		d.Mark[d.Marks] = c
		d.Marks++
	}
}

// sendAway removes a unit during the battle: it no longer draws, and has no strength (RW-RET-07).
func (t table) sendAway(side, area int) {
	d := &t.Progress
	d.Away = false
	if int(t.Areas[area].Units)+t.fledTo(area) >= int(t.Most) {
		t.lose(side, d.Who, LostFull)
		return
	}
	t.drop(side, d.Who)
	t.Fled[side][area][d.Who.Kind]++
	t.record(Event{Kind: UnitsRetreat, Side: uint8(side), Unit: d.Who.Kind, N: 1, Area: uint8(area)})
}
