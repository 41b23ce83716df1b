package policy

import (
	"testing"

	"muster/engine"
)

// toy is a game of two players for tests. In a turn, a player takes a plan from 0 to 2, and then a detail from 0 to 1;
// they count for the player, as long as the plan is not the hidden trap.
type toy struct {
	turn, step int
	plan       uint32
	trap       uint32
	points     [2]int32
}

// toyView is what a player sees: all except the trap.
type toyView struct {
	of *toy
	me int
}

// toyGame is the toy as a search simulates it.
type toyGame struct {
	fixed bool // choices are not searched
	ends  *int // simulations that ended
}

func (toyGame) Seats() int { return 2 }

func (g toyGame) Choice(v toyView) (int, Decision) {
	switch {
	case g.fixed:
		return v.of.turn, Fixed
	case v.of.step == 0:
		return v.of.turn, Plan
	}
	return v.of.turn, Detail
}

func (toyGame) Fork(v toyView, chance engine.Rand, out *toy) {
	*out = *v.of
	out.trap = uint32(chance.IntN(2))
}

func (toyGame) Legal(s *toy, buf []uint32) []uint32 {
	if s.step == 0 {
		return append(buf, 0, 1, 2)
	}
	return append(buf, 0, 1)
}

func (toyGame) Apply(s *toy, a uint32) error {
	if s.step == 0 {
		s.plan, s.step = a, 1
		return nil
	}
	if s.plan != s.trap {
		s.points[s.turn%2] += int32(s.plan + a)
	}
	s.turn, s.step = s.turn+1, 0
	return nil
}

func (toyGame) Over(s *toy) bool             { return s.turn == 10 }
func (toyGame) Decider(s *toy) int           { return s.turn % 2 }
func (toyGame) See(s *toy, seat int) toyView { return toyView{s, seat} }
func (toyGame) Turn(s *toy) int              { return s.turn }
func (toyGame) End(s *toy, _, turns int) int { return s.turn + turns }
func (g toyGame) Value(s *toy, seat int) int32 {
	*g.ends++
	return Certain/2 + 1000*(s.points[seat]-s.points[1-seat])
}

// end takes the first or the last choice.
type end struct{ last bool }

func (e end) Begin(engine.Rand) {}

func (e end) Choose(_ toyView, legal []uint32) uint32 {
	if e.last {
		return legal[len(legal)-1]
	}
	return legal[0]
}

func newToy(t *testing.T, g toyGame, styles ...string) *Search[toy, uint32, toyView] {
	t.Helper()
	row := usable()
	row.Styles = styles
	p, err := NewSearch(row, Searcher[toy, uint32, toyView]{
		Model: func(toyView) Model[toy, uint32, toyView] { return g },
		Rollout: func(style string, _ uint64, _ int) Rollout[toyView, uint32] {
			if style == "first" || style == "last" {
				return end{style == "last"}
			}
			return nil
		},
		Seats: 2,
	}, 1, 0)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// A search finds the best plan and plays it on in the style that is best for it, whatever is hidden. Without
// simulations it plays as its first style.
func TestSearch(t *testing.T) {
	for _, c := range []struct {
		fixed        bool
		styles       []string
		plan, detail uint32
		ends         int
	}{
		{false, []string{"first", "last"}, 2, 1, 1},
		{false, []string{"first"}, 2, 0, 1},
		{true, []string{"first", "last"}, 0, 0, 0},
	} {
		for trap := range uint32(2) {
			ends := 0
			g := toyGame{fixed: c.fixed, ends: &ends}
			p, s := newToy(t, g, c.styles...), &toy{trap: trap}
			plan := p.Choose(toyView{s, 0}, []uint32{0, 1, 2})
			if err := g.Apply(s, plan); err != nil {
				t.Fatal(err)
			}
			detail := p.Choose(toyView{s, 0}, []uint32{0, 1})
			if plan != c.plan || detail != c.detail || min(ends, 1) != c.ends {
				t.Errorf("%v: plan %d, detail %d after %d simulations", c, plan, detail, ends)
			}
		}
	}
}

// An unknown style is refused.
func TestUnknownStyle(t *testing.T) {
	row := usable()
	row.Styles = []string{"clever"}
	_, err := NewSearch(row, Searcher[toy, uint32, toyView]{
		Rollout: func(string, uint64, int) Rollout[toyView, uint32] { return nil },
	}, 1, 0)
	if err == nil || err.Error() != `search: unknown style "clever"` {
		t.Error(err)
	}
}

// A search allocates nothing after its first choices.
func TestNothingIsAllocated(t *testing.T) {
	ends := 0
	p, s, legal := newToy(t, toyGame{ends: &ends}, "first", "last"), &toy{}, []uint32{0, 1, 2}
	p.Choose(toyView{s, 0}, legal)
	if n := testing.AllocsPerRun(5, func() { p.Choose(toyView{s, 0}, legal) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}
