package battle

// suffering has each side take routs, then each side damage, the defender first (RW-BTL-08, RW-BTL-09).
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
		t.tell(Event{Kind: what, Side: t.Side, N: int8(*left)})
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

// victims are the units of which the side takes one.
func (t table) victims() targets {
	c := t.present(int(t.Side))
	if t.Phase == Routing {
		c.toRout()
	} else {
		c.toDamage()
	}
	return c
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
