package saved

import (
	"muster/engine/battlelore"
	codecs "muster/engine/command/codec"
	"muster/maps/hex"
)

// codec writes a State as bytes, or reads one, field by field: one list of fields for both.
type codec struct{ codecs.Codec }

// begin is the part of a State that every game has, chance aside. Without mods the units are as they were before there
// was Lore.
func (c *codec) begin(s *battlelore.State, mods bool) {
	for i := range s.Units {
		c.unit(&s.Units[i], mods)
	}
	c.Bytes(s.On[:])
	codecs.List64(&c.Codec, s.Taken[:])
	for camp := range s.Camps {
		codecs.List64(&c.Codec, s.Camps[camp][:])
	}
	for i := range s.Frames {
		c.frame(&s.Frames[i])
	}
	codecs.Num8(&c.Codec, &s.Depth)
	for i := range s.Seats {
		c.seat(&s.Seats[i])
	}
	c.pile(&s.Deck)
	c.pile(&s.Spent)
	codecs.Num8(&c.Codec, &s.Table)
	codecs.Num8(&c.Codec, &s.Open)
	c.Bytes(s.Rack[:])
	c.Bytes(s.Drawn[:])
	c.orders(&s.Orders)
	codecs.Num16(&c.Codec, &s.Turn)
	codecs.Num8(&c.Codec, &s.Active)
	c.Bytes(s.Banners[:])
	codecs.List32(&c.Codec, s.Held[:])
	codecs.Num8(&c.Codec, &s.Ended)
	codecs.Num8(&c.Codec, &s.Winner)
	codecs.Num16(&c.Codec, &s.Cursor)
}

func (c *codec) unit(u *battlelore.Unit, mods bool) {
	codecs.Num16(&c.Codec, &u.At)
	codecs.Num16(&c.Codec, &u.From)
	codecs.Num8(&c.Codec, &u.Kind)
	codecs.Num8(&c.Codec, &u.Camp)
	codecs.Num8(&c.Codec, &u.Owner)
	codecs.Num8(&c.Codec, &u.Figures)
	codecs.Num8(&c.Codec, &u.Full)
	codecs.Num16(&c.Codec, &u.Marks)
	codecs.Num8(&c.Codec, &u.Tokens)
	codecs.Num8(&c.Codec, &u.Store)
	if mods {
		c.mods(&u.Mods)
	}
}

func (c *codec) frame(f *battlelore.Frame) {
	codecs.Num8(&c.Codec, &f.Kind)
	codecs.Num8(&c.Codec, &f.Step)
	codecs.Num8(&c.Codec, &f.Decider)
	codecs.Num8(&c.Codec, &f.Unit)
	codecs.Num8(&c.Codec, &f.Target)
	codecs.Num8(&c.Codec, &f.How)
	codecs.Num8(&c.Codec, &f.Left)
	codecs.Num8(&c.Codec, &f.Gone)
	codecs.Num16(&c.Codec, &f.At)
	c.Bytes(f.Roll[:])
}

func (c *codec) seat(s *battlelore.Seat) {
	c.Bytes(s.Hand[:])
	codecs.Num8(&c.Codec, &s.Cards)
	for i := range s.Last {
		c.played(&s.Last[i])
	}
}

func (c *codec) played(p *battlelore.Played) {
	codecs.Num8(&c.Codec, &p.Card)
	c.Flag(&p.Mirrored)
}

func (c *codec) pile(p *battlelore.Pile) {
	c.Bytes(p.Cards[:])
	codecs.Num8(&c.Codec, &p.N)
}

func (c *codec) orders(o *battlelore.Orders) {
	c.played(&o.Card)
	c.played(&o.Also)
	c.Flag(&o.Fall)
	codecs.List8(&c.Codec, o.Section[:])
	codecs.List8(&c.Codec, o.Colour[:])
	codecs.Num8(&c.Codec, &o.Pool)
	codecs.List8(&c.Codec, o.InOne[:])
	codecs.List8(&c.Codec, o.InTwo[:])
	codecs.List8(&c.Codec, o.Of[:])
	codecs.Num8(&c.Codec, &o.Total)
	codecs.Num8(&c.Codec, &o.Command)
}

func (c *codec) places(s *battlelore.PlaceState) {
	for i := range s.List {
		x := &s.List[i]
		codecs.Num16(&c.Codec, &x.At)
		codecs.Num8(&c.Codec, &x.Kind)
		codecs.Num8(&c.Codec, &x.Owner)
		codecs.Num8(&c.Codec, &x.Unit)
	}
	codecs.Num8(&c.Codec, &s.N)
	for _, set := range [...]*hex.Set{&s.On, &s.Stops, &s.Bans, &s.Blocks} {
		codecs.List64(&c.Codec, set[:])
	}
	codecs.List32(&c.Codec, s.Due[:])
}

func (c *codec) shares(s *battlelore.Shares) {
	c.Bytes(s.Scored[:])
	for camp := range s.Holder {
		c.Bytes(s.Holder[camp][:])
	}
}
