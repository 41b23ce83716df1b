package battle

// The progress of work on a list of effects.
type progress uint8

const (
	done   progress = iota
	asking          // a side must choose
	drawn           // Nature draws a card first
)

// specials resolves the specials of each side, all of the attacker's first (RW-BTL-08). A kind's drawn specials count,
// even if its units have changed since (RW-BTL-10).
func (t table) specials() bool {
	for {
		side := int(t.Side)
		if !t.Progress.On {
			if t.Specials[side] == 0 {
				if side == Attacker {
					t.Side = Defender
					continue
				}
				t.Side, t.Phase = Defender, Routing
				return false
			}
			t.Specials[side]--
			t.Progress = Progress{On: true}
			t.record(Event{Kind: SpecialUsed, Side: t.Side, Unit: t.Kind[side]})
		}
		switch t.work() {
		case asking:
			return true
		case drawn:
			return false
		}
		t.Progress = Progress{}
	}
}

// effects returns the current list of effects, and its side.
func (t table) effects() ([]Effect, int) {
	switch t.Phase {
	case Opening:
		return t.Sides[t.Side].Opening, int(t.Side)
	case Defence:
		return t.Sides[Defender].Defence, Defender
	}
	return t.Sides[t.Side].Kinds[t.Kind[t.Side]].Special, int(t.Side)
}

// work goes through a list of effects until a choice is needed.
func (t table) work() progress {
	list, self := t.effects()
	d := &t.Progress
	for int(d.Effect) < len(list) {
		if !d.Chosen {
			if t.alternatives(list, self) {
				return asking
			}
			if !d.Chosen {
				d.Effect = uint8(groupEnd(list, int(d.Effect)))
				continue
			}
		}
		e := &list[d.Effect]
		if t.mustChoose(e, self) {
			return asking
		}
		if t.Winner != Nature { // a side has withdrawn
			return done
		}
		more := d.Left > 0
		*d = Progress{On: true, Effect: uint8(groupEnd(list, int(d.Effect)))}
		if e.Do == DoDrawFate && more && t.redraw(e) {
			return drawn
		}
	}
	return done
}

// groupEnd returns the effect after a group of alternatives.
func groupEnd(list []Effect, i int) int {
	for i++; i < len(list) && list[i].Or; i++ {
	}
	return i
}

// alternatives takes the mandatory effect, and reports whether a side must choose between several. None is taken when
// none can have an effect (RW-DMG-05).
func (t table) alternatives(list []Effect, self int) bool {
	d := &t.Progress
	can, best := t.able(list, self)
	if best == 0 {
		t.fails(self)
		return false
	}
	if can&(can-1) == 0 {
		for i := range list {
			if can>>i&1 == 1 {
				t.takeUp(list, i, self)
			}
		}
		return false
	}
	t.Asks = uint8(self)
	for i := int(d.Effect); i < groupEnd(list, int(d.Effect)); i++ {
		if list[i].TheyPick {
			t.Asks = uint8(1 - self)
		}
	}
	return true
}

// fails logs that a side's action has no effect: the special of the drawing kind, or a played card.
func (t table) fails(self int) {
	e := Event{Kind: EffectFails, Side: uint8(self)}
	if t.Phase == Specials {
		e.Kind, e.Unit = SpecialFails, t.Kind[self]
	}
	t.record(e)
}

// able returns the effects of the group that may be taken, as a set: those that can be done in full, else those that
// can be done most (RW-DMG-05).
func (t table) able(list []Effect, self int) (can uint32, best int) {
	for i := int(t.Progress.Effect); i < groupEnd(list, int(t.Progress.Effect)); i++ {
		amount, full := t.amount(&list[i], self)
		if full {
			amount = 1 << 8 // more than any part
		}
		switch {
		case amount > best:
			can, best = 1<<i, amount
		case amount == best && amount > 0:
			can |= 1 << i
		}
	}
	return can, best
}

// amount returns how much of an effect can be done, and whether that is all of it.
func (t table) amount(e *Effect, self int) (int, bool) {
	if e.Needs > 0 && t.Stand(self, int(e.NeedKind)) < int(e.Needs) || e.Costs && t.payable(e, self) == 0 {
		return 0, false
	}
	want := int(e.Count)
	switch {
	case e.AsDamage != NoKind:
		want = int(t.damageOn(self, int(e.AsDamage)))
	case e.Each > 0:
		want = int(e.Each)
	case e.One:
		want = 1
	}
	n := 0
	switch e.Do {
	case DoDamage, DoRout, DoDestroy, DoRetreat, DoTerrify:
		c := t.to(e, 1-self)
		if e.Do == DoRout {
			c.only(allStanding)
		}
		n = t.size(&c, 1-self, e.Do == DoDamage && !e.One && e.Each == 0)
	case DoHeal:
		c := t.present(self)
		c.only(allDamaged)
		n = t.size(&c, self, false)
	case DoAddUnits:
		n = t.spare(self, int(e.Kind))
	case DoWithdraw: // only for effects played at the start
		if t.Phase != Opening {
			return 0, false
		}
		return 1, true
	default:
		return 1, true
	}
	if e.UpTo {
		want = 1
	}
	return min(n, want), n >= want && want > 0
}

// size returns the number of units in cells, or the damage that they can take.
func (t table) size(c *targets, side int, health bool) int {
	n := 0
	for k := range c.n {
		for has := c.of[k]; has != 0; has &= has - 1 {
			cell := cellOf(k, lowest(has))
			units := int(t.have(side, cell))
			if health {
				units *= int(t.HealthOf(t.State, side, k) - cell.Damage)
			}
			n += units
		}
	}
	return n
}

// payable returns the number of own units that can be destroyed for an effect.
func (t table) payable(e *Effect, self int) int {
	c := t.toPay(e, self)
	return t.size(&c, self, false)
}

func (t table) toPay(e *Effect, self int) targets {
	c := t.present(self)
	for k := range c.n {
		if e.CostKind != NoKind && int(e.CostKind) != k {
			c.of[k] = 0
		}
		c.of[k] &= states[e.CostState]
	}
	return c
}

// takeUp begins an effect of the list.
func (t table) takeUp(list []Effect, i, self int) {
	e, d := &list[i], &t.Progress
	d.Effect, d.Chosen, d.Marks = uint8(i), true, 0
	d.Left, d.Points = e.Count, 1
	switch {
	case e.AsDamage != NoKind:
		d.Left = t.damageOn(self, int(e.AsDamage))
	case e.Each > 0:
		d.Left, d.Points = e.Each, e.Count
	case e.One:
		d.Left, d.Points = 1, e.Count
	}
}

// redraw owes a Fate card for a special: once for each unit that drew, if the effect says so.
func (t table) redraw(e *Effect) bool {
	side := t.Side
	if t.Phase != Specials || e.Once && t.Extra[side] >= t.Stood[side] {
		return false
	}
	t.Extra[side]++
	t.Owed[side] = e.Count
	t.Again, t.Phase = true, Drawing
	return true
}
