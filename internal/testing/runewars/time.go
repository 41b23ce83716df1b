package runewars

import (
	"slices"

	"muster/internal/engine/runewars"
)

// frames checks that a seat in the game decides, and that the stack is clear above its top.
func (w *watcher) frames() {
	s := w.s
	if s.Depth == 0 || s.Depth > runewars.MaxFrames {
		w.fail("%d things go on", s.Depth)
		return
	}
	w.must(s.Over() || int(s.Decider()) < len(w.r.Seats) && !s.Seats[s.Decider()].Out, "seat %d is to decide",
		s.Decider())
	w.must(s.Frames[0].Kind == runewars.InSeason, "below all goes on %v", s.Frames[0].Kind)
	for i := int(s.Depth); i < len(s.Frames); i++ {
		w.must(s.Frames[i] == runewars.Frame{}, "frame %d is not wiped", i)
	}
	war := w.busy(runewars.InFight, runewars.InParley, runewars.InMarch, runewars.InHelp, runewars.InOpening)
	w.must(war || s.War == runewars.War{Area: runewars.NoArea}, "nobody fights, and there is a war: %+v", s.War)
}

// time checks the clock of the game. Years stay within their number (RW-SEAS-01). Every seat plays once, in the order
// of open Orders (RW-TERM-15). Activation tokens leave in spring (RW-SEAS-05). The game is over exactly when the rules
// say so (RW-VICT-01, RW-VICT-02, RW-ELIM-01).
func (w *watcher) time() {
	s, n := w.s, len(w.r.Seats)
	w.must(s.Year >= 1 && s.Year <= w.r.Options.Years && s.Season <= runewars.Winter, "it is season %d of year %d",
		s.Season, s.Year)
	seats := slices.Clone(s.Play[:n])
	slices.Sort(seats)
	for i, seat := range seats {
		w.must(int(seat) == i, "seats play in the order %v", s.Play[:n])
	}
	if w.err != nil {
		return
	}
	if w.busy(runewars.InTurn) {
		last := uint8(0)
		for _, seat := range s.Play[:n] {
			if p := &s.Seats[seat]; !p.Out && p.Order != runewars.NoOrder {
				w.must(p.Order >= last, "Order %d is resolved after Order %d", p.Order, last)
				last = p.Order
			}
		}
	}
	if w.cleared && s.Season == runewars.Spring && w.waits(runewars.InOrders) {
		for a := range w.r.Areas {
			w.must(s.Areas[a].Active == 0, "area %d is activated before anybody has done anything", a)
		}
	}
	w.ended()
}

// ended checks the end of the game.
func (w *watcher) ended() {
	s := w.s
	in := 0
	for i := range w.r.Seats {
		if !s.Seats[i].Out {
			in++
		}
	}
	if !s.Over() {
		w.must(in > 1 || in == 1 && len(w.r.Seats) == 1, "%d players are left, and the game goes on", in)
		w.must(s.Winner == runewars.NoSeat, "seat %d has won, and the game goes on", s.Winner)
		return
	}
	won := int(s.Winner) < len(w.r.Seats)
	w.must(won || s.Winner == runewars.NoSeat, "seat %d has won", s.Winner)
	switch s.Ended {
	case runewars.ByRunes: // RW-VICT-01, RW-ROAD-02
		w.must(won && runewars.See(w.r, s, s.Winner).Runes() >= w.r.Options.ToWin, "seat %d has won by runes", s.Winner)
	case runewars.ByYears: // RW-VICT-02
		w.must(won && s.Year == w.r.Options.Years && s.Season == runewars.Winter, "the years are over in %d", s.Year)
	case runewars.ByAlone: // RW-ELIM-01
		w.must(in <= 1 && (in == 1) == won, "%d players are left alone", in)
	}
	w.must(s.Ended < runewars.Ends, "the game ends in no way")
}
