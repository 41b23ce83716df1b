package setup

import (
	"muster/internal/engine/battlelore"
	bytecodec "muster/internal/engine/codec"
)

// The bytes that Lore adds to a State.

func (c *codec) mods(m *battlelore.Mods) {
	bytecodec.Num8(&c.Codec, &m.Dice)
	bytecodec.Num8(&c.Codec, &m.Melee)
	bytecodec.Num8(&c.Codec, &m.Ranged)
	bytecodec.Num8(&c.Codec, &m.Set)
	bytecodec.Num8(&c.Codec, &m.Move)
	bytecodec.Num8(&c.Codec, &m.MoveLeast)
	bytecodec.Num8(&c.Codec, &m.MoveMost)
	bytecodec.Num8(&c.Codec, &m.Range)
	bytecodec.Num8(&c.Codec, &m.Bold)
	bytecodec.Num8(&c.Codec, &m.StrikeDice)
	bytecodec.Num8(&c.Codec, &m.Has)
	bytecodec.Num8(&c.Codec, &m.Pace)
	bytecodec.Num8(&c.Codec, &m.Grown)
}

func (c *codec) lore(l *battlelore.LoreState) {
	for i := range l.Seats {
		c.loreSeat(&l.Seats[i])
	}
	c.pile(&l.Deck)
	c.pile(&l.Spent)
	bytecodec.Num8(&c.Codec, &l.Pool)
	for i := range l.Casts {
		c.cast(&l.Casts[i])
	}
	bytecodec.Num8(&c.Codec, &l.Depth)
	c.Bytes(l.Drawn[:])
	for i := range l.Modifiers {
		c.modifier(&l.Modifiers[i])
	}
	bytecodec.Num8(&c.Codec, &l.Lasting)
	bytecodec.Num8(&c.Codec, &l.Sight)
	c.Bytes(l.Struck[:])
	c.loreBattle(&l.Battle)
	c.powerUse(&l.Power)
	for i := range l.Markers {
		m := &l.Markers[i]
		bytecodec.Num8(&c.Codec, &m.Unit)
		bytecodec.Num8(&c.Codec, &m.Kind)
		bytecodec.Num8(&c.Codec, &m.Left)
		c.Flag(&m.Fresh)
	}
	bytecodec.Num8(&c.Codec, &l.Marked)
}

func (c *codec) loreSeat(s *battlelore.LoreSeat) {
	bytecodec.Num8(&c.Codec, &s.Tokens)
	c.Bytes(s.Hand[:])
	bytecodec.Num8(&c.Codec, &s.Cards)
	c.Bytes(s.Council[:])
	c.Flag(&s.Own)
	c.Flag(&s.Other)
	c.Flag(&s.Forgo)
	c.Flag(&s.Forgoes)
}

func (c *codec) cast(x *battlelore.Cast) {
	bytecodec.Num8(&c.Codec, &x.Card)
	bytecodec.Num8(&c.Codec, &x.Caster)
	bytecodec.Num8(&c.Codec, &x.Level)
	bytecodec.Num8(&c.Codec, &x.Paid)
	bytecodec.Num8(&c.Codec, &x.Window)
	bytecodec.Num8(&c.Codec, &x.Effect)
	bytecodec.Num8(&c.Codec, &x.Sections)
	c.Flag(&x.Cancelled)
	bytecodec.Num8(&c.Codec, &x.Back)
	c.Flag(&x.Beside)
	c.Bytes(x.Targets[:])
	bytecodec.Num8(&c.Codec, &x.N)
	bytecodec.Num8(&c.Codec, &x.Next)
}

func (c *codec) modifier(s *battlelore.Modifier) {
	bytecodec.Num8(&c.Codec, &s.Stat)
	bytecodec.Num8(&c.Codec, &s.N)
	bytecodec.Num8(&c.Codec, &s.Until)
	c.Flag(&s.Choosy)
	c.Bytes(s.Units[:])
}

func (c *codec) loreBattle(b *battlelore.BattleLore) {
	bytecodec.List8(&c.Codec, b.Ignored[:])
	c.Flag(&b.Turned)
	bytecodec.Num8(&c.Codec, &b.By)
	bytecodec.Num8(&c.Codec, &b.Hits)
	bytecodec.Num16(&c.Codec, &b.From)
	bytecodec.Num8(&c.Codec, &b.Forgo)
}

func (c *codec) powerUse(p *battlelore.PowerUse) {
	bytecodec.Num8(&c.Codec, &p.Which)
	bytecodec.Num8(&c.Codec, &p.Effect)
	bytecodec.Num8(&c.Codec, &p.Lore)
	bytecodec.Num8(&c.Codec, &p.Hits)
	c.Bytes(p.Queue[:])
	bytecodec.Num8(&c.Codec, &p.N)
	c.Bytes(p.Flown[:])
}
