package setup

import (
	"muster/internal/engine/codec"
	"muster/internal/engine/runewars/battle"
)

// fight is a battle.
func fight(c *codec.Codec, s *battle.State) {
	for side := range s.Units {
		for k := range s.Units[side] {
			for state := range s.Units[side][k] {
				c.Bytes(s.Units[side][k][state][:])
			}
		}
		for a := range s.Fled[side] {
			c.Bytes(s.Fled[side][a][:])
		}
		c.Bytes(s.Added[side][:])
		c.Bytes(s.Health[side][:])
		c.Bytes(s.Seen[side][:])
		c.Flag(&s.Passed[side])
		c.Flag(&s.Throw[side])
		codec.Num16(c, &s.Drew[side])
		codec.Num16(c, &s.Supported[side])
	}
	long(c, &s.Deck.Left)
	long(c, &s.Deck.Spent)
	codec.List64(c, s.Deck.Hand[:])
	codec.Num8(c, &s.Deck.Next)
	codec.Num8(c, &s.Phase)
	for _, n := range [...]*uint8{&s.Side, &s.Asks, &s.Row, &s.Winner, &s.To} {
		codec.Num8(c, n)
	}
	codec.List64(c, s.Own[:])
	codec.List64(c, s.Announced[:])
	for _, of := range [...]*[2]uint8{
		&s.Kind, &s.Heroes, &s.Owed, &s.Got, &s.Specials, &s.Routs, &s.Damage, &s.Extra, &s.Stood, &s.Tactics,
	} {
		c.Bytes(of[:])
	}
	codec.List8(c, s.Bonus[:])
	codec.List8(c, s.Force[:])
	for _, p := range [...]*bool{&s.Again, &s.Used, &s.Broken, &s.Razed, &s.Taken} {
		c.Flag(p)
	}
	for side := range s.Borne {
		c.Bytes(s.Borne[side][:])
	}
	progress(c, &s.Progress)
}

// progress is the progress of a list of effects.
func progress(c *codec.Codec, d *battle.Progress) {
	for _, p := range [...]*bool{&d.On, &d.Chosen, &d.Paid, &d.Away} {
		c.Flag(p)
	}
	for _, n := range [...]*uint8{&d.Effect, &d.Left, &d.Points, &d.Marks} {
		codec.Num8(c, n)
	}
	cell(c, &d.Who)
	for i := range d.Mark {
		cell(c, &d.Mark[i])
	}
}

// cell is a group of indistinguishable units.
func cell(c *codec.Codec, u *battle.Cell) {
	codec.Num8(c, &u.Kind)
	codec.Num8(c, &u.State)
	codec.Num8(c, &u.Damage)
}
