package kernel

import (
	"slices"
	"testing"

	"muster/engine"
	"muster/internal/engine/command/boards"
)

// playOut plays a random game and calls look at every state.
func playOut(t testing.TB, r *Rules, seed uint64, look func(s *State, legal []Action)) State {
	t.Helper()
	s := r.Start(seed)
	choice := engine.NewRand(seed, "choice")
	var buf [4096]Action
	for s.Ended == Playing {
		legal := Legal(r, &s, buf[:0])
		if len(legal) == 0 {
			t.Fatalf("seed %d turn %d: nothing is legal in %v", seed, s.Turn, s.top().Kind)
		}
		if look != nil {
			look(&s, legal)
		}
		if err := Apply(r, &s, legal[choice.IntN(len(legal))], nil); err != nil {
			t.Fatalf("seed %d turn %d: %v", seed, s.Turn, err)
		}
	}
	return s
}

// strangers are choices that are rarely legal, derived from a list of legal ones.
func strangers(legal []Action) []Action {
	out := []Action{0, 1, NewAction(Exit, 3, 1), NewAction(Keep, 1, 0), NewAction(ActionKinds, 0, 0), 0xffffffff}
	for k := range ActionKinds {
		out = append(out, NewAction(k, 0xff, 0xffff), NewAction(k, 0, 0), NewAction(k, 3, 200), NewAction(k, 13, 30))
	}
	return append(out, legal[0]+1, legal[len(legal)-1]^1, legal[len(legal)-1]|0x00ff0000)
}

// The invariants of the package, at every state of random games.
func TestPromises(t *testing.T) {
	r := fixture(t)
	seeds := uint64(12)
	if testing.Short() {
		seeds = 3
	}
	for seed := range seeds {
		playOut(t, r, seed, func(s *State, legal []Action) {
			if !slices.IsSorted(legal) || len(slices.Compact(slices.Clone(legal))) != len(legal) {
				t.Fatalf("seed %d: the legal actions are not sorted, each once: %v", seed, legal)
			}
			checkState(t, r, s)
			before := *s
			for _, a := range strangers(legal) {
				if slices.Contains(legal, a) {
					continue
				}
				if err := Apply(r, s, a, nil); err == nil {
					t.Fatalf("seed %d: %v was taken in %v, legal are %v", seed, a, before.top().Kind, legal)
				}
				if *s != before {
					t.Fatalf("seed %d: a refused action %v changed the state", seed, a)
				}
			}
			// Every legal action is taken, on a copy, twice with the same result.
			for _, a := range legal {
				x, y := before, before
				if err := Apply(r, &x, a, nil); err != nil {
					t.Fatalf("seed %d: legal action refused: %v", seed, err)
				}
				if err := Apply(r, &y, a, &Log{}); err != nil || x != y {
					t.Fatalf("seed %d: %v ends differently with a log", seed, a)
				}
			}
			if *s != before {
				t.Fatal("playing on copies changed the state")
			}
		})
	}
}

// checkState checks the invariants of a state.
func checkState(t *testing.T, r *Rules, s *State) {
	t.Helper()
	checkCards(t, r, s)
	checkLeaders(t, r, s)
	gone := [boards.Camps]int{}
	for i := range r.Setup {
		u := &s.Units[i]
		switch {
		case u.At >= 0 && (s.On[u.At] != uint8(i) || u.Blocks == 0 || u.Blocks > u.Full || r.Cells[u.At].Impassable):
			t.Fatalf("turn %d: unit %d is not well: %+v", s.Turn, i, u)
		case u.At < 0:
			gone[u.Camp.Other()] += int(r.Kinds[u.Kind].Worth)
		}
	}
	for i := range r.Staff {
		if l := &s.Leaders[i]; l.Fate == Fell {
			gone[l.Camp.Other()] += int(r.Leaders.Worth)
		}
	}
	for c, n := range gone { // who left by an exit is gone as well, and paid his own side
		if taken := int(s.Banners[c]); taken != n && r.Exits[0].Empty() && r.Exits[1].Empty() {
			t.Fatalf("turn %d: %d banners, units and Leaders lost are worth %d", s.Turn, taken, n)
		}
	}
	if s.Taken != s.Camps[0].Or(s.Camps[1]) || s.Camps[0].Meets(&s.Camps[1]) || s.Staffs[0].Meets(&s.Staffs[1]) ||
		s.Staffs[0].Meets(&s.Camps[1]) || s.Staffs[1].Meets(&s.Camps[0]) {
		t.Fatal("the sets of hexes disagree")
	}
	takers := Takers{}
	if s.Ended == Playing && s.top().Kind == InOrders {
		takers = s.takers(r)
	}
	if s.Orders.Takers != takers {
		t.Fatalf("turn %d: who can take an order is %+v, noted is %+v", s.Turn, takers, s.Orders.Takers)
	}
	if fought := slices.ContainsFunc(s.Frames[:s.Depth], func(f Frame) bool { return f.Kind == InBattle }); !fought &&
		s.Fight != (Fight{}) {
		t.Fatalf("nobody battles, but the combat is %+v", s.Fight)
	}
}

// checkCards counts cards and tokens.
func checkCards(t *testing.T, r *Rules, s *State) {
	t.Helper()
	cards := int(s.Deck.N) + int(s.Spent.N) + int(s.Seats[0].Cards) + int(s.Seats[1].Cards)
	for _, c := range append(s.Drawn[:], s.Table) {
		if c != NoCard {
			cards++
		}
	}
	want := 0
	for _, n := range r.Copies {
		want += int(n)
	}
	if cards != want {
		t.Fatalf("turn %d: %d cards, want %d", s.Turn, cards, want)
	}
	for c := range s.Seats {
		seat := &s.Seats[c]
		if int(seat.Cards) > r.Command[c] || !slices.IsSorted(seat.Hand[:]) {
			t.Fatalf("turn %d: the hand of %d is %v", s.Turn, c, seat.Hand)
		}
	}
	if held := int(s.Seats[0].Tokens) + int(s.Seats[1].Tokens); held > r.Supply {
		t.Fatalf("turn %d: %d tokens are held", s.Turn, held)
	}
}

// checkLeaders checks the Leaders: one a hex, none on forbidden ground or with enemies, and on no hex during a
// retreat.
func checkLeaders(t *testing.T, r *Rules, s *State) {
	t.Helper()
	going := uint8(NoLeader)
	if f := s.top(); f.Kind == InEscape {
		going = f.Leader
	}
	var staffs [boards.Camps]int
	for i := range r.Staff {
		l := &s.Leaders[i]
		switch {
		case (l.At >= 0) != (l.Fate == Stands):
			t.Fatalf("turn %d: Leader %d stands on %d, and his fate is %d", s.Turn, i, l.At, l.Fate)
		case l.At < 0 || uint8(i) == going:
			continue
		case s.Led[l.At] != uint8(i) || !s.Staffs[l.Camp].Has(l.At) || r.Cells[l.At].Impassable:
			t.Fatalf("turn %d: Leader %d is not well: %+v", s.Turn, i, l)
		}
		staffs[l.Camp]++
		if u := s.On[l.At]; u != NoUnit && s.Units[u].Camp != l.Camp {
			t.Fatalf("turn %d: Leader %d stands with an enemy", s.Turn, i)
		}
	}
	for c := range staffs {
		if s.Staffs[c].Len() != staffs[c] {
			t.Fatalf("turn %d: side %d has %d Leaders on %d hexes", s.Turn, c, staffs[c], s.Staffs[c].Len())
		}
	}
}

func TestNoAllocation(t *testing.T) {
	r := fixture(t)
	start := r.Start(1)
	buf := make([]Action, 0, 4096)
	var s State // outside: its address goes far
	if n := testing.AllocsPerRun(20, func() {
		s = start
		choice := engine.NewRand(3)
		for s.Ended == Playing {
			buf = Legal(r, &s, buf[:0])
			if Apply(r, &s, buf[choice.IntN(len(buf))], nil) != nil {
				t.Fatal("refused")
			}
		}
	}); n > 0 {
		t.Errorf("a game allocates %v times", n)
	}
}

// Every kind of frame, choice and event occurs in random games of the fixture.
func TestAllComesUp(t *testing.T) {
	r := fixture(t)
	var frames [FrameKinds]int
	var actions [ActionKinds]int
	var events [EventKinds]int
	for seed := range uint64(120) {
		log := &Log{}
		s, choice := r.Begin(seed, log), engine.NewRand(seed, "choice")
		var buf [4096]Action
		for s.Ended == Playing {
			legal := Legal(r, &s, buf[:0])
			frames[s.top().Kind]++
			a := legal[choice.IntN(len(legal))]
			actions[a.Kind()]++
			if err := Apply(r, &s, a, log); err != nil {
				t.Fatal(err)
			}
		}
		for i := range log.Events {
			events[log.Events[i].Kind]++
		}
	}
	for k, n := range frames {
		if n == 0 {
			t.Errorf("nobody decides in %v", FrameKind(k))
		}
	}
	for k, n := range actions {
		if n == 0 {
			t.Errorf("nobody chooses to %v", ActionKind(k))
		}
	}
	for k, n := range events {
		if n == 0 {
			t.Errorf("it never happens: %v", EventKind(k))
		}
	}
}

func BenchmarkRandomGame(b *testing.B) {
	r := fixture(b)
	buf := make([]Action, 0, 4096)
	choices, turns, seed := 0, 0, uint64(0)
	b.ReportAllocs()
	for b.Loop() {
		seed++
		s := r.Start(seed)
		choice := engine.NewRand(seed)
		for s.Ended == Playing {
			buf = Legal(r, &s, buf[:0])
			choices++
			if Apply(r, &s, buf[choice.IntN(len(buf))], nil) != nil {
				b.Fatal("refused")
			}
		}
		turns += int(s.Turn)
	}
	b.ReportMetric(float64(choices)/b.Elapsed().Seconds(), "choices/s")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(turns)/float64(b.N), "turns/game")
}
