package saved

import "muster/engine/battlelore"

// What Lore adds to the bytes of a State.

func (c *codec) mods(m *battlelore.Mods) {
	num8(c, &m.Dice)
	num8(c, &m.Melee)
	num8(c, &m.Ranged)
	num8(c, &m.Set)
	num8(c, &m.Move)
	num8(c, &m.MoveLeast)
	num8(c, &m.MoveMost)
	num8(c, &m.Range)
	num8(c, &m.Bold)
	num8(c, &m.StrikeDice)
	num8(c, &m.Has)
	num8(c, &m.Pace)
	num8(c, &m.Grown)
}

func (c *codec) lore(l *battlelore.LoreState) {
	for i := range l.Seats {
		c.loreSeat(&l.Seats[i])
	}
	c.pile(&l.Deck)
	c.pile(&l.Spent)
	num8(c, &l.Pool)
	for i := range l.Casts {
		c.cast(&l.Casts[i])
	}
	num8(c, &l.Depth)
	c.bytes(l.Drawn[:])
	for i := range l.Modifiers {
		c.modifier(&l.Modifiers[i])
	}
	num8(c, &l.Lasting)
	num8(c, &l.Sight)
	c.bytes(l.Struck[:])
	c.loreBattle(&l.Battle)
	c.powerUse(&l.Power)
	for i := range l.Markers {
		m := &l.Markers[i]
		num8(c, &m.Unit)
		num8(c, &m.Kind)
		num8(c, &m.Left)
		c.flag(&m.Fresh)
	}
	num8(c, &l.Marked)
}

func (c *codec) loreSeat(s *battlelore.LoreSeat) {
	num8(c, &s.Tokens)
	c.bytes(s.Hand[:])
	num8(c, &s.Cards)
	c.bytes(s.Council[:])
	c.flag(&s.Own)
	c.flag(&s.Other)
	c.flag(&s.Forgo)
	c.flag(&s.Forgoes)
}

func (c *codec) cast(x *battlelore.Cast) {
	num8(c, &x.Card)
	num8(c, &x.Caster)
	num8(c, &x.Level)
	num8(c, &x.Paid)
	num8(c, &x.Window)
	num8(c, &x.Effect)
	num8(c, &x.Sections)
	c.flag(&x.Cancelled)
	num8(c, &x.Back)
	c.flag(&x.Beside)
	c.bytes(x.Targets[:])
	num8(c, &x.N)
	num8(c, &x.Next)
}

func (c *codec) modifier(s *battlelore.Modifier) {
	num8(c, &s.Stat)
	num8(c, &s.N)
	num8(c, &s.Until)
	c.flag(&s.Choosy)
	c.bytes(s.Units[:])
}

func (c *codec) loreBattle(b *battlelore.BattleLore) {
	list8(c, b.Ignored[:])
	c.flag(&b.Turned)
	num8(c, &b.By)
	num8(c, &b.Hits)
	num16(c, &b.From)
	num8(c, &b.Forgo)
}

func (c *codec) powerUse(p *battlelore.PowerUse) {
	num8(c, &p.Which)
	num8(c, &p.Effect)
	num8(c, &p.Lore)
	num8(c, &p.Hits)
	c.bytes(p.Queue[:])
	num8(c, &p.N)
	c.bytes(p.Flown[:])
}
