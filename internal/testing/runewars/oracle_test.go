package runewars_test

import (
	"slices"
	"testing"

	"muster/engine"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/setup"
)

// shipped links a shipped realm, with heroes to move.
func shipped(t *testing.T, id string) *setup.Game {
	t.Helper()
	cat := library.New(nil, 1)
	g, why := setup.Link(setup.Ask{Realm: cat.Library(rulebook.KindRealm, id).Linked()})
	if g == nil {
		t.Fatal(why)
	}
	g.Rules.Heroes = make([]runewars.Hero, 8)
	return g
}

// scattered puts all pieces on random areas.
func scattered(g *setup.Game, chance *engine.Rand) runewars.State {
	r := g.Rules
	s := runewars.Bare(r)
	s.Season = runewars.Season(chance.IntN(runewars.Seasons))
	for a := range r.Areas {
		p := &s.Areas[a]
		p.Active = uint8(chance.IntN(1 << len(r.Seats)))
		if chance.IntN(6) == 0 {
			p.Frost = uint8(1 + chance.IntN(2))
		}
		holder := uint8(runewars.Wild)
		if n := chance.IntN(len(r.Seats) + 2); n < len(r.Seats) {
			holder = uint8(n)
		} else if n == len(r.Seats) {
			continue
		}
		for range chance.IntN(5) {
			k := uint8(chance.IntN(runewars.MaxKinds))
			if holder == runewars.Wild || k >= runewars.FirstNeutral || k >= r.Seats[holder].Own {
				k = uint8(runewars.FirstNeutral + chance.IntN(6))
			}
			if p.Units < 8 && s.Raise(holder, uint8(a), k, 1) == 1 && chance.IntN(3) == 0 {
				p.Standing[k]--
				p.Routed[k]++
			}
		}
		if p.Holder < runewars.MaxSeats && chance.IntN(5) == 0 {
			p.Fort = p.Holder
		}
	}
	for h := range r.Heroes {
		s.Heroes[h] = runewars.Figure{
			Owner: uint8(chance.IntN(len(r.Seats))), Area: uint8(chance.IntN(len(r.Areas))), Routed: chance.IntN(3) == 0,
		}
	}
	for a := range r.Areas {
		s.Touch(r, uint8(a))
	}
	return s
}

// begin starts a frame for a seat.
func begin(s *runewars.State, kind runewars.FrameKind, seat int) {
	s.Frames[0] = runewars.Frame{
		Kind: kind, Decider: uint8(seat), Seat: uint8(seat), Area: runewars.NoArea, Who: runewars.NoKind,
	}
	s.Depth = 1
}

// TestReferee compares control and legal moves with the referee: RW-TERM-03, RW-TERM-04, RW-TERM-06, RW-TERM-07,
// RW-MOVE-01 to RW-MOVE-07, RW-ORD-04, RW-ORD-05, RW-DES-03, RW-SEAS-10, RW-DIPL-05.
func TestReferee(t *testing.T) {
	looked := 0
	for _, id := range []string{"the-two-banks", "three-crowns", "the-broken-march"} {
		g := shipped(t, id)
		for seed := range uint64(250) {
			chance := engine.NewRand(seed, id)
			s := scattered(g, &chance)
			o := &referee{g, &s}
			control(t, o, seed)
			for seat := range g.Rules.Seats {
				moment := s
				begin(&moment, runewars.InStrategize, seat)
				looked += agree(t, g, &moment, o.steps(seat), id, seed)
				begin(&moment, runewars.InMarch, seat)
				targets := o.targets(seat)
				if len(targets) == 0 {
					continue
				}
				agree(t, g, &moment, targets, id, seed)
				to := targets[chance.IntN(len(targets))]
				want := o.marches(seat, int(to.Area()))
				if err := runewars.Apply(g.Rules, &moment, to, nil); err != nil {
					t.Fatal(err)
				}
				looked += agree(t, g, &moment, want, id, seed)
			}
		}
	}
	if looked < 10000 {
		t.Errorf("only %d moves were looked at", looked)
	}
}

// control compares the engine's sets of areas with the referee.
func control(t *testing.T, o *referee, seed uint64) {
	t.Helper()
	for a := range o.g.Areas {
		want := uint8(runewars.NoSeat)
		if c := o.controls(a); c >= 0 {
			want = uint8(c)
		}
		if got := o.s.Controller(uint8(a)); got != want {
			t.Errorf("seed %d: %s is controlled by %d, the referee says %d", seed, o.g.Areas[a], got, want)
		}
		if got := o.s.Empty>>a&1 == 1; got != o.empty(a) {
			t.Errorf("seed %d: %s is empty: %v, the referee says otherwise", seed, o.g.Areas[a], got)
		}
		own, neutral := o.units(a)
		if wild := own+neutral > 0 && want == runewars.NoSeat; (o.s.Guard>>a&1 == 1) != wild {
			t.Errorf("seed %d: %s is neutral: %v", seed, o.g.Areas[a], !wild)
		}
	}
}

// agree compares the legal actions with the referee's list; it returns their number.
func agree(t *testing.T, g *setup.Game, s *runewars.State, want []runewars.Action, id string, seed uint64) int {
	t.Helper()
	got := runewars.Legal(g.Rules, s, nil)
	for _, a := range got {
		if !slices.Contains(want, a) {
			t.Errorf("%s, seed %d: %v is legal, the referee does not allow it", id, seed, a)
		}
	}
	for _, a := range want {
		if !slices.Contains(got, a) {
			t.Errorf("%s, seed %d: %v is not legal, the referee allows it", id, seed, a)
		}
	}
	if t.Failed() {
		t.FailNow()
	}
	return len(want)
}
