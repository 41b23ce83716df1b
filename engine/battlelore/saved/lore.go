package saved

import (
	"muster/engine/battlelore"
	codecs "muster/engine/command/codec"
)

// What Lore adds to the bytes of a State.

func (c *codec) mods(m *battlelore.Mods) {
	codecs.Num8(&c.Codec, &m.Dice)
	codecs.Num8(&c.Codec, &m.Melee)
	codecs.Num8(&c.Codec, &m.Ranged)
	codecs.Num8(&c.Codec, &m.Set)
	codecs.Num8(&c.Codec, &m.Move)
	codecs.Num8(&c.Codec, &m.MoveLeast)
	codecs.Num8(&c.Codec, &m.MoveMost)
	codecs.Num8(&c.Codec, &m.Range)
	codecs.Num8(&c.Codec, &m.Bold)
	codecs.Num8(&c.Codec, &m.StrikeDice)
	codecs.Num8(&c.Codec, &m.Has)
	codecs.Num8(&c.Codec, &m.Pace)
	codecs.Num8(&c.Codec, &m.Grown)
}

func (c *codec) lore(l *battlelore.LoreState) {
	for i := range l.Seats {
		c.loreSeat(&l.Seats[i])
	}
	c.pile(&l.Deck)
	c.pile(&l.Spent)
	codecs.Num8(&c.Codec, &l.Pool)
	for i := range l.Casts {
		c.cast(&l.Casts[i])
	}
	codecs.Num8(&c.Codec, &l.Depth)
	c.Bytes(l.Drawn[:])
	for i := range l.Modifiers {
		c.modifier(&l.Modifiers[i])
	}
	codecs.Num8(&c.Codec, &l.Lasting)
	codecs.Num8(&c.Codec, &l.Sight)
	c.Bytes(l.Struck[:])
	c.loreBattle(&l.Battle)
	c.powerUse(&l.Power)
	for i := range l.Markers {
		m := &l.Markers[i]
		codecs.Num8(&c.Codec, &m.Unit)
		codecs.Num8(&c.Codec, &m.Kind)
		codecs.Num8(&c.Codec, &m.Left)
		c.Flag(&m.Fresh)
	}
	codecs.Num8(&c.Codec, &l.Marked)
}

func (c *codec) loreSeat(s *battlelore.LoreSeat) {
	codecs.Num8(&c.Codec, &s.Tokens)
	c.Bytes(s.Hand[:])
	codecs.Num8(&c.Codec, &s.Cards)
	c.Bytes(s.Council[:])
	c.Flag(&s.Own)
	c.Flag(&s.Other)
	c.Flag(&s.Forgo)
	c.Flag(&s.Forgoes)
}

func (c *codec) cast(x *battlelore.Cast) {
	codecs.Num8(&c.Codec, &x.Card)
	codecs.Num8(&c.Codec, &x.Caster)
	codecs.Num8(&c.Codec, &x.Level)
	codecs.Num8(&c.Codec, &x.Paid)
	codecs.Num8(&c.Codec, &x.Window)
	codecs.Num8(&c.Codec, &x.Effect)
	codecs.Num8(&c.Codec, &x.Sections)
	c.Flag(&x.Cancelled)
	codecs.Num8(&c.Codec, &x.Back)
	c.Flag(&x.Beside)
	c.Bytes(x.Targets[:])
	codecs.Num8(&c.Codec, &x.N)
	codecs.Num8(&c.Codec, &x.Next)
}

func (c *codec) modifier(s *battlelore.Modifier) {
	codecs.Num8(&c.Codec, &s.Stat)
	codecs.Num8(&c.Codec, &s.N)
	codecs.Num8(&c.Codec, &s.Until)
	c.Flag(&s.Choosy)
	c.Bytes(s.Units[:])
}

func (c *codec) loreBattle(b *battlelore.BattleLore) {
	codecs.List8(&c.Codec, b.Ignored[:])
	c.Flag(&b.Turned)
	codecs.Num8(&c.Codec, &b.By)
	codecs.Num8(&c.Codec, &b.Hits)
	codecs.Num16(&c.Codec, &b.From)
	codecs.Num8(&c.Codec, &b.Forgo)
}

func (c *codec) powerUse(p *battlelore.PowerUse) {
	codecs.Num8(&c.Codec, &p.Which)
	codecs.Num8(&c.Codec, &p.Effect)
	codecs.Num8(&c.Codec, &p.Lore)
	codecs.Num8(&c.Codec, &p.Hits)
	c.Bytes(p.Queue[:])
	codecs.Num8(&c.Codec, &p.N)
	c.Bytes(p.Flown[:])
}
