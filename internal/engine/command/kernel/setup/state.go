package setup

import (
	"muster/internal/engine/codec"
	"muster/internal/engine/command/kernel"
	"muster/maps/hex"
)

// state is a State without chance.
func state(c *codec.Codec, s *kernel.State) {
	for i := range s.Units {
		unit(c, &s.Units[i])
	}
	for i := range s.Leaders {
		leader(c, &s.Leaders[i])
	}
	c.Bytes(s.On[:])
	c.Bytes(s.Led[:])
	for _, set := range [...]*hex.Set{&s.Taken, &s.Camps[0], &s.Camps[1], &s.Staffs[0], &s.Staffs[1]} {
		codec.List64(c, set[:])
	}
	codec.List64(c, s.Here[:])
	for i := range s.Frames {
		frame(c, &s.Frames[i])
	}
	codec.Num8(c, &s.Depth)
	for i := range s.Seats {
		seat(c, &s.Seats[i])
	}
	pile(c, &s.Deck)
	pile(c, &s.Spent)
	codec.Num8(c, &s.Table)
	c.Bytes(s.Drawn[:])
	orders(c, &s.Orders)
	savedFight(c, &s.Fight)
	codec.Num8(c, &s.Reacted)
	codec.Num16(c, &s.Turn)
	codec.Num8(c, &s.Active)
	c.Bytes(s.Banners[:])
	codec.List32(c, s.Held[:])
	codec.Num8(c, &s.Ended)
	codec.Num8(c, &s.Winner)
	codec.Num16(c, &s.Cursor)
}

func unit(c *codec.Codec, u *kernel.Unit) {
	codec.Num16(c, &u.At)
	codec.Num8(c, &u.Kind)
	codec.Num8(c, &u.Camp)
	codec.Num8(c, &u.Blocks)
	codec.Num8(c, &u.Full)
	codec.Num16(c, &u.Marks)
}

func leader(c *codec.Codec, l *kernel.Leader) {
	codec.Num16(c, &l.At)
	codec.Num8(c, &l.Camp)
	codec.Num8(c, &l.Fate)
	codec.Num16(c, &l.Marks)
}

func frame(c *codec.Codec, f *kernel.Frame) {
	codec.Num8(c, &f.Kind)
	codec.Num8(c, &f.Step)
	codec.Num8(c, &f.Decider)
	codec.Num8(c, &f.Unit)
	codec.Num8(c, &f.Target)
	codec.Num8(c, &f.Leader)
	codec.Num8(c, &f.CombatMode)
	codec.Num8(c, &f.Left)
	codec.Num8(c, &f.Gone)
	codec.Num16(c, &f.At)
	c.Bytes(f.Roll[:])
}

func seat(c *codec.Codec, s *kernel.Seat) {
	c.Bytes(s.Hand[:])
	codec.Num8(c, &s.Cards)
	codec.Num8(c, &s.Tokens)
	played(c, &s.Last)
}

func played(c *codec.Codec, p *kernel.Played) {
	codec.Num8(c, &p.Card)
	c.Flag(&p.Mirrored)
}

func pile(c *codec.Codec, p *kernel.Pile) {
	c.Bytes(p.Cards[:])
	codec.Num8(c, &p.N)
}

func orders(c *codec.Codec, o *kernel.Orders) {
	played(c, &o.Card)
	c.Flag(&o.Fall)
	c.Flag(&o.Chain)
	codec.Num8(c, &o.Inspired)
	codec.Num8(c, &o.Command)
	codec.List8(c, o.Section[:])
	codec.Num8(c, &o.Pool)
	codec.List8(c, o.Faces[:])
	codec.List8(c, o.InOne[:])
	codec.List8(c, o.InTwo[:])
	codec.Num8(c, &o.Total)
	units := [...]uint64{o.Units, o.Takers.Units}
	codec.List64(c, units[:])
	o.Units, o.Takers.Units = units[0], units[1]
	codec.Num16(c, &o.Takers.Leaders)
	codec.Num16(c, &o.Takers.Chains)
}

func savedFight(c *codec.Codec, f *kernel.Fight) {
	c.Flag(&f.On)
	codec.Num16(c, &f.From)
	for i := range f.Fresh {
		c.Flag(&f.Fresh[i])
		c.Flag(&f.Checked[i])
	}
	c.Flag(&f.Struck)
}
