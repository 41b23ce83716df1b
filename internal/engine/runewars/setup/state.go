package setup

import (
	"muster/internal/engine/codec"
	"muster/internal/engine/runewars"
)

// state is a whole State, chance aside.
func state(c *codec.Codec, s *runewars.State) {
	for i := range s.Areas {
		place(c, &s.Areas[i])
	}
	for i := range s.Seats {
		player(c, &s.Seats[i])
	}
	for i := range s.Heroes {
		figure(c, &s.Heroes[i])
	}
	for i := range s.Titles {
		codec.Num8(c, &s.Titles[i].Owner)
		codec.Num8(c, &s.Titles[i].Influence)
	}
	for i := range s.Pool {
		c.Bytes(s.Pool[i][:])
	}
	codec.List64(c, s.Held[:])
	long(c, &s.Guard)
	long(c, &s.Empty)
	long(c, &s.Scorched)
	codec.List64(c, s.Picked[:])
	long(c, &s.Portals)
	long(c, &s.Flooded)
	c.Bytes(s.Turned[:])
	long(c, &s.Fate.Left)
	long(c, &s.Fate.Spent)
	codec.Num8(c, &s.Cursor)
	cards(c, &s.Lying)
	c.Bytes(s.LiesIn[:])
	for i := range s.Left {
		cards(c, &s.Left[i])
		cards(c, &s.Spent[i])
	}
	cards(c, &s.Under)
	savedWord(c, &s.Cities)
	codec.Num8(c, &s.Year)
	codec.Num8(c, &s.Season)
	codec.Num8(c, &s.Turn)
	c.Bytes(s.Play[:])
	for i := range s.Frames {
		frame(c, &s.Frames[i])
	}
	codec.Num8(c, &s.Depth)
	long(c, &s.Behind)
	c.Flag(&s.Fought)
	war(c, &s.War)
	fight(c, &s.Fight)
	codec.List64(c, s.Came[:])
	codec.Num8(c, &s.Ended)
	codec.Num8(c, &s.Winner)
}

// long and word are numbers of eight and four bytes.
func long(c *codec.Codec, p *uint64) {
	n := [1]uint64{*p}
	codec.List64(c, n[:])
	*p = n[0]
}

func savedWord(c *codec.Codec, p *uint32) {
	n := [1]uint32{*p}
	codec.List32(c, n[:])
	*p = n[0]
}

func cards(c *codec.Codec, of *runewars.Cards) { codec.List64(c, of[:]) }

func place(c *codec.Codec, p *runewars.Place) {
	c.Bytes(p.Standing[:])
	c.Bytes(p.Routed[:])
	codec.Num8(c, &p.Units)
	codec.Num8(c, &p.Holder)
	codec.Num8(c, &p.Fort)
	c.Flag(&p.Hurt)
	c.Flag(&p.Capital)
	codec.List8(c, p.Builds[:])
	codec.Num8(c, &p.Active)
	codec.Num8(c, &p.Rune)
	c.Flag(&p.Up)
	codec.Num8(c, &p.Seen)
	codec.Num8(c, &p.City)
	c.Flag(&p.Burnt)
	codec.Num8(c, &p.Frost)
	codec.Num8(c, &p.Token)
	c.Flag(&p.Open)
	codec.Num8(c, &p.Spied)
	c.Flag(&p.Peasants)
}

func player(c *codec.Codec, p *runewars.Player) {
	c.Bytes(p.Dials[:])
	codec.Num8(c, &p.Influence)
	codec.Num16(c, &p.Used)
	codec.Num8(c, &p.Order)
	codec.Num8(c, &p.Last)
	c.Flag(&p.Out)
	codec.Num8(c, &p.Bid)
	c.Flag(&p.Has)
	codec.Num8(c, &p.ProofYear)
	codec.Num8(c, &p.ProofSeason)
	codec.Num8(c, &p.Stand)
	for _, of := range [...]*runewars.Cards{&p.Tactics, &p.Fresh, &p.Quests, &p.Commander, &p.Bought, &p.Worn} {
		cards(c, of)
	}
	codec.Num8(c, &p.Objective)
	codec.Num8(c, &p.Traded)
	codec.Num8(c, &p.Second)
}

func figure(c *codec.Codec, g *runewars.Figure) {
	codec.Num8(c, &g.Owner)
	c.Flag(&g.Gone)
	codec.Num8(c, &g.Area)
	codec.Num8(c, &g.Damage)
	c.Bytes(g.Trained[:])
	c.Flag(&g.Routed)
	c.Flag(&g.Acted)
	codec.Num8(c, &g.Leads)
	cards(c, &g.Rewards)
}

func frame(c *codec.Codec, f *runewars.Frame) {
	codec.Num8(c, &f.Kind)
	codec.Num8(c, &f.Step)
	codec.Num8(c, &f.Decider)
	codec.Num8(c, &f.Seat)
	codec.Num8(c, &f.Area)
	codec.Num8(c, &f.Who)
	codec.Num8(c, &f.N)
	codec.Num8(c, &f.M)
	codec.Num16(c, &f.Key)
	codec.Num8(c, &f.Flags)
	long(c, &f.Set)
	savedWord(c, &f.Heroes)
}

func war(c *codec.Codec, w *runewars.War) {
	codec.Num8(c, &w.Area)
	codec.Num8(c, &w.Attacker)
	codec.Num8(c, &w.Defender)
	c.Bytes(w.Brought[:])
	codec.List32(c, w.Helpers[:])
	codec.Num8(c, &w.Less)
	codec.List8(c, w.More[:])
	for i := range w.Plays {
		cards(c, &w.Plays[i])
		cards(c, &w.Uses[i])
		long(c, &w.Own[i])
	}
	c.Flag(&w.Parleyed)
	long(c, &w.Drawn)
}
