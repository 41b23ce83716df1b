package battlelore

import (
	"muster/engine"
	"muster/internal/engine/battlelore"
)

// forks checks each player's view of the game and its simulations. The view must hide hidden information, and a
// simulation must keep the invariants of a battle. The other invariants of simulations are those of every game.
func (p *player) forks() {
	for me := range battlelore.Player(p.r.Seats) {
		view := battlelore.See(p.r, p.s, me)
		var veiled, fork battlelore.State
		view.Veiled(&veiled)
		p.veiled(&veiled, me)
		view.Fork(engine.NewRand(p.chance.Uint64()), &fork)
		p.playThought(&fork)
	}
}

// veiled: no hidden card can be read.
func (p *player) veiled(s *battlelore.State, me battlelore.Player) {
	for other := range battlelore.Player(p.r.Seats) {
		if other == me {
			p.must(
				s.Seats[me] == p.s.Seats[me] && s.Lore.Seats[me] == p.s.Lore.Seats[me],
				"seat %d does not know what it holds",
				me,
			)
			continue
		}
		seat := &s.Lore.Seats[other]
		for i := range seat.Cards {
			p.must(seat.Hand[i] == battlelore.NoCard, "seat %d sees a Lore card of seat %d", me, other)
		}
		if p.r.Lore != nil && p.r.Lore.Council[other].Free > 0 {
			for _, level := range seat.Council {
				p.must(
					level <= 1 ||
						p.r.Places != nil && p.r.Places.Level > 0 &&
							level >= p.r.Places.Level, // BL-LMK-03: a landmark tells of its master
					"seat %d sees a level of the council of seat %d",
					me,
					other,
				)
			}
		}
	}
	for i := range s.Lore.Deck.N {
		p.must(s.Lore.Deck.Cards[i] == battlelore.NoCard, "seat %d sees the Lore deck", me)
	}
}

// thoughts is the number of choices played in a simulation.
const thoughts = 25

// playThought plays a simulation at random for some choices, with all invariants.
func (p *player) playThought(s *battlelore.State) {
	w := newWatch(p.r, s)
	w.turn.number = s.Turn
	w.state()
	for range thoughts {
		if s.Ended != battlelore.Playing || w.err != nil {
			break
		}
		legal := battlelore.Legal(p.r, s, nil)
		if len(legal) == 0 {
			w.fail("nothing is legal")
			break
		}
		a := legal[p.chance.IntN(len(legal))]
		if err := battlelore.Apply(p.r, s, a, nil); err != nil {
			w.fail("%v", err)
		}
		w.state()
	}
	p.must(w.err == nil, "in a game in thought: %v", w.err)
}
