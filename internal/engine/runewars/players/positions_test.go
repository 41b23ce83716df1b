package players_test

import (
	"testing"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/players"
)

// position is a point in a game at which greedy chooses, changed by hand.
type position struct {
	*testing.T
	r *runewars.Rules
	s runewars.State
}

// orders plays a game of two greedy players to the first choice of Orders, with cards or without, and takes the units
// of both off the board.
func orders(t *testing.T, cards bool) *position {
	t.Helper()
	seed := uint64(0)
	if cards {
		seed = 1
	}
	p := &position{T: t, r: realmOf(t, seed, 2)}
	runewars.Start(p.r, &p.s, seed, nil)
	p.until(runewars.InOrders)
	for a := range p.r.Areas {
		pl := &p.s.Areas[a]
		if pl.Holder < runewars.MaxSeats {
			pl.Units, pl.Holder = 0, runewars.NoSeat
			pl.Standing, pl.Routed = [runewars.MaxKinds]uint8{}, [runewars.MaxKinds]uint8{}
		}
		p.s.Touch(p.r, uint8(a))
	}
	return p
}

// until lets greedy play up to a kind of frame.
func (p *position) until(kind runewars.FrameKind) {
	p.Helper()
	for n := 0; p.s.Frames[p.s.Depth-1].Kind != kind; n++ {
		if p.take(p.choice()); n > 200 || p.s.Over() {
			p.Fatalf("the game does not come to %v", kind)
		}
	}
}

func (p *position) take(a runewars.Action) {
	p.Helper()
	if err := runewars.Apply(p.r, &p.s, a, nil); err != nil {
		p.Fatal(err)
	}
}

// choice returns the choice of a new greedy player.
func (p *position) choice() runewars.Action {
	me := p.s.Decider()
	return players.New("greedy", 1, int(me)).Choose(runewars.See(p.r, &p.s, me), runewars.Legal(p.r, &p.s, nil))
}

// home returns an area of the first seat's home realm: 0 is the one with its stronghold.
func (p *position) home(n int) uint8 {
	var all []uint8
	for a := range p.r.Areas {
		switch {
		case p.s.Areas[a].Fort == 0:
			all = append([]uint8{uint8(a)}, all...)
		case p.r.Areas[a].Home == 0:
			all = append(all, uint8(a))
		}
	}
	return all[n]
}

// units puts units of the first seat's first kind on an area.
func (p *position) units(a, n uint8) {
	p.s.Raise(0, a, 0, n)
	p.s.Touch(p.r, a)
}

// only leaves the first seat these Orders in hand.
func (p *position) only(list ...uint8) {
	p.s.Seats[0].Used = 1<<runewars.Orders - 1
	for _, o := range list {
		p.s.Seats[0].Used &^= 1 << o
	}
}

// Recruits of the fall that find no food would be destroyed before their first Order (RW-SEAS-09): they come in winter.
func TestRecruitsEat(t *testing.T) {
	for _, c := range []struct {
		food, want uint8
	}{{8, runewars.Recruit}, {3, runewars.Strategize}} {
		p := orders(t, false)
		p.units(p.home(0), 3)
		p.s.Season, p.s.Seats[0].Dials = runewars.Fall, [runewars.Dials]uint8{c.food, 3, 3}
		p.only(runewars.Strategize, runewars.Recruit)
		if got := p.choice(); got.Card() != c.want {
			t.Errorf("with food %d the Order is %d, want %d", c.food, got.Card(), c.want)
		}
	}
}

// Units above eight in an area are destroyed (RW-DIAL-03): there is nothing to recruit where the stronghold is full.
func TestRecruitsHaveRoom(t *testing.T) {
	for _, c := range []struct{ units, want uint8 }{{2, runewars.Recruit}, {8, runewars.Strategize}} {
		p := orders(t, false)
		p.units(p.home(0), c.units)
		p.s.Season, p.s.Seats[0].Dials = runewars.Winter, [runewars.Dials]uint8{8, 6, 6}
		p.only(runewars.Recruit, runewars.Strategize)
		if got := p.choice(); got.Card() != c.want {
			t.Errorf("with %d units at the stronghold the Order is %d, want %d", c.units, got.Card(), c.want)
		}
	}
}

// Recruits go where they find food.
func TestRecruitsAreShared(t *testing.T) {
	p := orders(t, false)
	p.s.Areas[p.home(1)].Fort = 0
	p.s.Touch(p.r, p.home(1))
	p.units(p.home(0), 4)
	p.s.Season, p.s.Seats[0].Dials = runewars.Fall, [runewars.Dials]uint8{4, 0, 0}
	p.only(runewars.Recruit)
	p.take(p.choice())
	p.until(runewars.InPlace)
	for p.s.Frames[p.s.Depth-1].Kind == runewars.InPlace {
		p.take(p.choice())
	}
	for n := range 2 {
		if u := p.s.Areas[p.home(n)].Units; u > 4 {
			t.Errorf("%d units are at a stronghold with food for four", u)
		}
	}
}

// Before winter, units march to areas that have food for them.
func TestUnitsLeaveForWinter(t *testing.T) {
	p := orders(t, false)
	p.units(p.home(0), 8)
	p.s.Season, p.s.Seats[0].Dials = runewars.Fall, [runewars.Dials]uint8{3, 0, 0}
	p.s.Seats[0].Used = (1<<runewars.Orders - 1) &^ (1 << runewars.Mobilize)
	p.take(p.choice())
	p.until(runewars.InMarch)
	for p.s.Frames[p.s.Depth-1].Kind == runewars.InMarch {
		p.take(p.choice())
	}
	for a := range p.r.Areas {
		if pl := &p.s.Areas[a]; uint8(a) != p.home(0) && pl.Holder == 0 && pl.Units > 3 {
			t.Errorf("%d units are in an area with food for three", pl.Units)
		}
	}
	if u := p.s.Areas[p.home(0)].Units; u > 5 {
		t.Errorf("%d units stay where there is food for three", u)
	}
}

// Without cards and runes, influence decides (RW-VICT-02).
func TestInfluenceDecides(t *testing.T) {
	for _, c := range []struct {
		rune runewars.Rune
		want uint8
	}{{runewars.DragonRune, runewars.Harvest}, {runewars.NoRune, runewars.AcquirePower}} {
		p := orders(t, false)
		for a := range p.r.Areas {
			p.s.Areas[a].Rune = runewars.NoRune
		}
		p.s.Areas[p.home(1)].Rune, p.s.Areas[p.home(1)].Seen = c.rune, 1
		p.s.Seats[0].Dials = [runewars.Dials]uint8{2, 2, 1}
		p.only(runewars.Harvest, runewars.AcquirePower)
		p.s.Season = runewars.Winter
		if got := p.choice(); got.Card() != c.want {
			t.Errorf("with rune %d the Order is %d, want %d", c.rune, got.Card(), c.want)
		}
	}
}
