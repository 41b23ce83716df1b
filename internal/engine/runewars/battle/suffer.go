package battle

// suffering makes each side take routs, then damage, the defender first (RW-BTL-08, RW-BTL-09).
func (t table) suffering() bool {
	from := 1 - t.Side
	left := &t.Routs[from]
	if t.Phase == Damaging {
		left = &t.Damage[from]
	}
	if *left > 0 {
		if c := t.victims(); !c.none() {
			t.Asks = t.Side
			return true
		}
		what := RoutsLost
		if t.Phase == Damaging {
			what = DamageLost
		}
		t.record(Event{Kind: what, Side: t.Side, N: int8(*left)})
		*left = 0
	}
	switch {
	case t.Side == Defender:
		t.Side = Attacker
	case t.Phase == Routing:
		t.Side, t.Phase = Defender, Damaging
	default:
		t.next()
	}
	return false
}

// victims returns the candidates for the unit that the side loses.
func (t table) victims() targets {
	c := t.present(int(t.Side))
	if t.Phase == Routing {
		c.toRout()
	} else {
		c.toDamage()
	}
	return c
}

// bearers lists the commanders that may take a point of damage for a unit, at their owner's choice. Their cards limit
// the damage, and they take no more than defeats them (RW-CMD-05).
func (t table) bearers(buf []Choice) []Choice {
	if t.Phase != Damaging {
		return buf
	}
	for i, l := range t.Sides[t.Side].Leads {
		if t.Borne[t.Side][i] < min(l.Shield, l.Lives) {
			buf = append(buf, BearChoice(i))
		}
	}
	return buf
}

// bear makes a commander take a point.
func (t table) bear(which int) {
	t.Damage[1-t.Side]--
	t.Borne[t.Side][which]++
	t.record(Event{Kind: CommanderHurt, Side: t.Side, N: 1})
}

func (t table) suffer(c Cell) {
	side := int(t.Side)
	if t.Phase == Routing {
		t.Routs[1-side]--
		t.rout(side, c)
		return
	}
	t.Damage[1-side]--
	t.hurt(side, c, 1)
}
