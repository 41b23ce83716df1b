package runewars

import (
	"math/bits"

	"muster/internal/engine/runewars"
)

// seats counts the possessions of each seat (RW-DIAL-01, RW-SEAS-11, RW-LIM-01).
func (w *watcher) seats() {
	// A scenario may begin above the limit, and cards may exceed it while they resolve.
	at := w.waits(runewars.InOrders, runewars.InTurn)
	for i := range w.r.Seats {
		p := &w.s.Seats[i]
		for _, d := range p.Dials {
			w.must(d <= w.r.Numbers.DialMost, "seat %d has a dial at %d", i, d)
		}
		if p.Out {
			w.gone(i)
			continue
		}
		w.must(p.Order == runewars.NoOrder || p.Order < runewars.Orders, "seat %d has chosen Order %d", i, p.Order)
		w.must(p.Order == runewars.NoOrder || p.Has != (p.Used>>p.Order&1 == 1),
			"Order %d of seat %d lies face up and face down", p.Order, i)
		spent := int(w.s.Season)
		if w.busy(runewars.InTurn) {
			spent++
		}
		n := bits.OnesCount16(p.Used)
		w.must(w.s.Over() || w.busy(runewars.InSetup) || n == spent || w.s.Season == runewars.Spring,
			"%d Orders of seat %d are used", n, i)
		w.must(!at || p.Tactics.Len() <= int(w.r.Numbers.MostTactics), "seat %d holds %d Tactics cards", i,
			p.Tactics.Len())
		w.must(!at || p.Quests.Len() <= int(w.r.Numbers.MostQuests), "seat %d holds %d Quests", i, p.Quests.Len())
		w.forts(i)
	}
}

// gone checks that an eliminated seat has nothing (RW-ELIM-01).
func (w *watcher) gone(seat int) {
	p := w.s.Seats[seat]
	w.must(w.s.Held[seat] == 0, "seat %d is out and controls something", seat)
	w.must(p == runewars.Player{Out: true, Order: runewars.NoOrder, Last: runewars.NoOrder, Objective: runewars.NoCard},
		"seat %d is out and has something: %+v", seat, p)
	for a := range w.r.Areas {
		w.must(w.s.Areas[a].Active>>seat&1 == 0, "seat %d is out and has activated area %d", seat, a)
	}
}

// forts checks that strongholds and developments do not exceed the supply of tokens (RW-FORT-05).
func (w *watcher) forts(seat int) {
	forts, made := 0, 0
	for a := range w.r.Areas {
		p := &w.s.Areas[a]
		if p.Fort != uint8(seat) {
			continue
		}
		if !p.Capital {
			forts++
		}
		for _, m := range p.Builds {
			if m != runewars.NoMade {
				made++
			}
		}
	}
	w.must(forts <= int(w.r.Numbers.Strongholds) || w.busy(runewars.InRaise), "seat %d has %d strongholds", seat, forts)
	w.must(made <= int(w.r.Numbers.Developments) || w.busy(runewars.InRaise), "seat %d has %d developments", seat, made)
}

// heroes checks that a hero has both an owner and an area, or neither (RW-TERM-10). It checks each seat's limit
// (RW-LIM-01), damage below defeat (RW-DUEL-05), and valid training (RW-HERO-04).
func (w *watcher) heroes() {
	var have, lead [runewars.MaxSeats]int
	at := w.waits(runewars.InOrders, runewars.InTurn, runewars.InErrands, runewars.InWindow)
	for h := range w.s.Heroes {
		g := &w.s.Heroes[h]
		if g.Owner == runewars.NoSeat {
			w.must(*g == runewars.Figure{Owner: runewars.NoSeat, Area: runewars.NoArea, Gone: g.Gone},
				"hero %d is nobody's and has something: %+v", h, *g)
			continue
		}
		if h >= len(w.r.Heroes) || int(g.Owner) >= len(w.r.Seats) {
			w.fail("hero %d is that of seat %d", h, g.Owner)
			return
		}
		w.must(!g.Gone, "hero %d is defeated and in the game", h)
		w.must(!w.s.Seats[g.Owner].Out, "hero %d is that of seat %d, who is out", h, g.Owner)
		waits := runewars.Figure{Owner: g.Owner, Area: runewars.NoArea} // a figure without an area waits
		w.must(*g == waits || w.busy(runewars.InSetup) || int(g.Area) < len(w.r.Areas), "hero %d is in area %d", h, g.Area)
		w.must(g.Area == runewars.NoArea || w.s.Scorched>>(g.Area&63)&1 == 0, "hero %d is in an area that is lost", h)
		for _, t := range g.Trained {
			w.must(t <= 2, "hero %d is trained %d times", h, t)
		}
		w.must(g.Damage < runewars.See(w.r, w.s, g.Owner).Health(uint8(h)) || !at, "hero %d has %d damage", h, g.Damage)
		if g.Area != runewars.NoArea {
			have[g.Owner]++
		}
		if g.Leads != 0 {
			lead[g.Owner]++
			w.must(w.s.Seats[g.Owner].Commander.Has(g.Leads-1), "hero %d leads with card %d", h, g.Leads-1)
		}
	}
	for i := range w.r.Seats {
		p := &w.s.Seats[i]
		most := 1
		if p.Second != 0 { // RW-CMD-10
			most = 2
		}
		n := p.Commander.Len()
		w.must(n == lead[i] && n <= most, "seat %d has %d Commander cards and %d commanders", i, n, lead[i])
		w.must(!at || have[i] <= int(w.r.Numbers.MostHeroes)+n, "seat %d has %d heroes", i, have[i])
	}
}
