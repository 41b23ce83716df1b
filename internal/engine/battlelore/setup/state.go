package setup

import (
	"muster/internal/engine/battlelore"
	bytecodec "muster/internal/engine/codec"
	"muster/maps/hex"
)

// codec writes a State as bytes, or reads one, field by field: one list of fields for both.
type codec struct{ bytecodec.Codec }

// begin is the part of a State that every game has, chance aside. Without mods the units are as they were before there
// was Lore.
func (c *codec) begin(s *battlelore.State, mods bool) {
	for i := range s.Units {
		c.unit(&s.Units[i], mods)
	}
	c.Bytes(s.On[:])
	bytecodec.List64(&c.Codec, s.Taken[:])
	for camp := range s.Camps {
		bytecodec.List64(&c.Codec, s.Camps[camp][:])
	}
	for i := range s.Frames {
		c.frame(&s.Frames[i])
	}
	bytecodec.Num8(&c.Codec, &s.Depth)
	for i := range s.Seats {
		c.seat(&s.Seats[i])
	}
	c.pile(&s.Deck)
	c.pile(&s.Spent)
	bytecodec.Num8(&c.Codec, &s.Table)
	bytecodec.Num8(&c.Codec, &s.Open)
	c.Bytes(s.Rack[:])
	c.Bytes(s.Drawn[:])
	c.orders(&s.Orders)
	bytecodec.Num16(&c.Codec, &s.Turn)
	bytecodec.Num8(&c.Codec, &s.Active)
	c.Bytes(s.Banners[:])
	bytecodec.List32(&c.Codec, s.Held[:])
	bytecodec.Num8(&c.Codec, &s.Ended)
	bytecodec.Num8(&c.Codec, &s.Winner)
	bytecodec.Num16(&c.Codec, &s.Cursor)
}

func (c *codec) unit(u *battlelore.Unit, mods bool) {
	bytecodec.Num16(&c.Codec, &u.At)
	bytecodec.Num16(&c.Codec, &u.From)
	bytecodec.Num8(&c.Codec, &u.Kind)
	bytecodec.Num8(&c.Codec, &u.Camp)
	bytecodec.Num8(&c.Codec, &u.Owner)
	bytecodec.Num8(&c.Codec, &u.Figures)
	bytecodec.Num8(&c.Codec, &u.Full)
	bytecodec.Num16(&c.Codec, &u.Marks)
	bytecodec.Num8(&c.Codec, &u.Tokens)
	bytecodec.Num8(&c.Codec, &u.Store)
	if mods {
		c.mods(&u.Mods)
	}
}

func (c *codec) frame(f *battlelore.Frame) {
	bytecodec.Num8(&c.Codec, &f.Kind)
	bytecodec.Num8(&c.Codec, &f.Step)
	bytecodec.Num8(&c.Codec, &f.Decider)
	bytecodec.Num8(&c.Codec, &f.Unit)
	bytecodec.Num8(&c.Codec, &f.Target)
	bytecodec.Num8(&c.Codec, &f.CombatMode)
	bytecodec.Num8(&c.Codec, &f.Left)
	bytecodec.Num8(&c.Codec, &f.Gone)
	bytecodec.Num16(&c.Codec, &f.At)
	c.Bytes(f.Roll[:])
}

func (c *codec) seat(s *battlelore.Seat) {
	c.Bytes(s.Hand[:])
	bytecodec.Num8(&c.Codec, &s.Cards)
	for i := range s.Last {
		c.played(&s.Last[i])
	}
}

func (c *codec) played(p *battlelore.Played) {
	bytecodec.Num8(&c.Codec, &p.Card)
	c.Flag(&p.Mirrored)
}

func (c *codec) pile(p *battlelore.Pile) {
	c.Bytes(p.Cards[:])
	bytecodec.Num8(&c.Codec, &p.N)
}

func (c *codec) orders(o *battlelore.Orders) {
	c.played(&o.Card)
	c.played(&o.Also)
	c.Flag(&o.Fall)
	bytecodec.List8(&c.Codec, o.Section[:])
	bytecodec.List8(&c.Codec, o.Colour[:])
	bytecodec.Num8(&c.Codec, &o.Pool)
	bytecodec.List8(&c.Codec, o.InOne[:])
	bytecodec.List8(&c.Codec, o.InTwo[:])
	bytecodec.List8(&c.Codec, o.Of[:])
	bytecodec.Num8(&c.Codec, &o.Total)
	bytecodec.Num8(&c.Codec, &o.Command)
}

func (c *codec) places(s *battlelore.PlaceState) {
	for i := range s.List {
		x := &s.List[i]
		bytecodec.Num16(&c.Codec, &x.At)
		bytecodec.Num8(&c.Codec, &x.Kind)
		bytecodec.Num8(&c.Codec, &x.Owner)
		bytecodec.Num8(&c.Codec, &x.Unit)
	}
	bytecodec.Num8(&c.Codec, &s.N)
	for _, set := range [...]*hex.Set{&s.On, &s.Stops, &s.Bans, &s.Blocks} {
		bytecodec.List64(&c.Codec, set[:])
	}
	bytecodec.List32(&c.Codec, s.Due[:])
}

func (c *codec) shares(s *battlelore.Shares) {
	c.Bytes(s.Scored[:])
	for camp := range s.Holder {
		c.Bytes(s.Holder[camp][:])
	}
}
