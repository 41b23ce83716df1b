package saved

import (
	"encoding/binary"

	"muster/engine/battlelore"
	"muster/maps/hex"
)

// codec writes a State as bytes, or reads one, field by field: one list of fields for both, so that the two cannot
// differ. Saved games and the fingerprints of recorded ones depend on the order in which the fields are named here and
// on how many bytes each has, and on nothing else: not on what the fields are called or in which order a struct has
// them. Numbers stand with the low byte first.
type codec struct {
	data    []byte // what is read, or room for what is written
	at      int    // so many bytes of it were read or written
	reading bool
	short   bool // there was less to read than was asked for
}

// next is the next n bytes: to be read, or to be filled.
func (c *codec) next(n int) []byte {
	if c.reading && len(c.data)-c.at < n {
		c.short, c.data, c.at = true, make([]byte, n), 0
	}
	c.at += n
	return c.data[c.at-n : c.at]
}

func num8[T ~uint8 | ~int8](c *codec, p *T) {
	if c.reading {
		*p = T(c.next(1)[0])
		return
	}
	c.data[c.at] = byte(*p)
	c.at++
}

func list8[T ~uint8 | ~int8](c *codec, list []T) {
	for i := range list {
		num8(c, &list[i])
	}
}

// bytes is list8 for numbers that are bytes already.
func (c *codec) bytes(list []uint8) {
	if c.reading {
		copy(list, c.next(len(list)))
		return
	}
	c.at += copy(c.data[c.at:], list)
}

func num16[T ~uint16 | ~int16](c *codec, p *T) {
	if c.reading {
		*p = T(binary.LittleEndian.Uint16(c.next(2)))
		return
	}
	c.data[c.at], c.data[c.at+1] = byte(*p), byte(uint16(*p)>>8)
	c.at += 2
}

func list32(c *codec, list []uint32) {
	for i := range list {
		if c.reading {
			list[i] = binary.LittleEndian.Uint32(c.next(4))
		} else {
			binary.LittleEndian.PutUint32(c.next(4), list[i])
		}
	}
}

func list64(c *codec, list []uint64) {
	for i := range list {
		if c.reading {
			list[i] = binary.LittleEndian.Uint64(c.next(8))
		} else {
			binary.LittleEndian.PutUint64(c.next(8), list[i])
		}
	}
}

func (c *codec) flag(p *bool) {
	b := uint8(0)
	if *p {
		b = 1
	}
	num8(c, &b)
	*p = b != 0
}

// begin is the part of a State that every game has, chance aside. Without mods the units are as they were before there
// was Lore.
func (c *codec) begin(s *battlelore.State, mods bool) {
	for i := range s.Units {
		c.unit(&s.Units[i], mods)
	}
	c.bytes(s.On[:])
	list64(c, s.Taken[:])
	for camp := range s.Camps {
		list64(c, s.Camps[camp][:])
	}
	for i := range s.Frames {
		c.frame(&s.Frames[i])
	}
	num8(c, &s.Depth)
	for i := range s.Seats {
		c.seat(&s.Seats[i])
	}
	c.pile(&s.Deck)
	c.pile(&s.Spent)
	num8(c, &s.Table)
	num8(c, &s.Open)
	c.bytes(s.Rack[:])
	c.bytes(s.Drawn[:])
	c.orders(&s.Orders)
	num16(c, &s.Turn)
	num8(c, &s.Active)
	c.bytes(s.Banners[:])
	list32(c, s.Held[:])
	num8(c, &s.Ended)
	num8(c, &s.Winner)
	num16(c, &s.Cursor)
}

func (c *codec) unit(u *battlelore.Unit, mods bool) {
	num16(c, &u.At)
	num16(c, &u.From)
	num8(c, &u.Kind)
	num8(c, &u.Camp)
	num8(c, &u.Owner)
	num8(c, &u.Figures)
	num8(c, &u.Full)
	num16(c, &u.Marks)
	num8(c, &u.Tokens)
	num8(c, &u.Store)
	if mods {
		c.mods(&u.Mods)
	}
}

func (c *codec) frame(f *battlelore.Frame) {
	num8(c, &f.Kind)
	num8(c, &f.Step)
	num8(c, &f.Decider)
	num8(c, &f.Unit)
	num8(c, &f.Target)
	num8(c, &f.How)
	num8(c, &f.Left)
	num8(c, &f.Gone)
	num16(c, &f.At)
	c.bytes(f.Roll[:])
}

func (c *codec) seat(s *battlelore.Seat) {
	c.bytes(s.Hand[:])
	num8(c, &s.Cards)
	for i := range s.Last {
		c.played(&s.Last[i])
	}
}

func (c *codec) played(p *battlelore.Played) {
	num8(c, &p.Card)
	c.flag(&p.Mirrored)
}

func (c *codec) pile(p *battlelore.Pile) {
	c.bytes(p.Cards[:])
	num8(c, &p.N)
}

func (c *codec) orders(o *battlelore.Orders) {
	c.played(&o.Card)
	c.played(&o.Also)
	c.flag(&o.Fall)
	list8(c, o.Section[:])
	list8(c, o.Colour[:])
	num8(c, &o.Pool)
	list8(c, o.InOne[:])
	list8(c, o.InTwo[:])
	list8(c, o.Of[:])
	num8(c, &o.Total)
	num8(c, &o.Command)
}

func (c *codec) places(s *battlelore.PlaceState) {
	for i := range s.List {
		x := &s.List[i]
		num16(c, &x.At)
		num8(c, &x.Kind)
		num8(c, &x.Owner)
		num8(c, &x.Unit)
	}
	num8(c, &s.N)
	for _, set := range [...]*hex.Set{&s.On, &s.Stops, &s.Bans, &s.Blocks} {
		list64(c, set[:])
	}
	list32(c, s.Due[:])
}

func (c *codec) shares(s *battlelore.Shares) {
	c.bytes(s.Scored[:])
	for camp := range s.Holder {
		c.bytes(s.Holder[camp][:])
	}
}
