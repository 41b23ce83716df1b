package vectors_test

import (
	"fmt"
	"slices"
	"strings"

	"muster/engine/battlelore"
	"muster/maps/hex"
)

// run plays a vector.
func (v *vector) run(t judge) {
	if v.refused != nil {
		v.checkRefused(t)
		return
	}
	g := v.setUp(t)
	g.probe()
	for steps := v.steps; len(steps) > 0; steps = steps[1:] {
		g.line = steps[0].line
		steps = g.inOrder(steps)
		g.step(steps[0])
		if t.Failed() {
			return
		}
	}
	if used := int(g.s.Cursor); used < len(v.dice) {
		t.Errorf("%d of %d dice were rolled", used, len(v.dice))
	}
	if v.drawnEnd {
		g.checkEnd()
	}
}

// checkRefused compares why the battle cannot be set up with what the vector says.
func (v *vector) checkRefused(t judge) {
	t.Helper()
	_, refused := v.open(t)
	got := []string{}
	for _, r := range refused {
		got = append(got, r.Message())
	}
	if !slices.Equal(got, v.refused) {
		t.Errorf("refused:\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(v.refused, "\n"))
	}
}

// step takes an action, or asks what must hold.
func (g *game) step(st step) {
	if g.asks(st.words) {
		if st.events != nil {
			g.t.Fatalf("line %d: nothing comes of %q", st.line, st.words)
		}
		return
	}
	a, needless := g.choice(st.words)
	var log battlelore.Log
	if !needless {
		if err := battlelore.Apply(g.r, &g.s, a, &log); err != nil {
			g.t.Fatalf("line %d: %q: %v", st.line, st.words, err)
		}
	}
	var got []string
	for i := range log.Events {
		e := &log.Events[i]
		if line := g.tell(e); g.v.watches(e.Kind) {
			got = append(got, line)
		}
	}
	if !slices.Equal(got, st.events) {
		g.t.Errorf("line %d: of %q came\n%s\nwant\n%s", st.line, st.words,
			strings.Join(got, "\n"), strings.Join(st.events, "\n"))
	}
	if int(g.s.Cursor) > len(g.v.dice) {
		g.t.Errorf("line %d: %q rolled %d dice more than there are", st.line, st.words, int(g.s.Cursor)-len(g.v.dice))
	}
	g.checkTelling()
	g.checkLore()
	g.probe()
}

// checkTelling compares what the events told with the State.
func (g *game) checkTelling() {
	for i := range g.r.Setup {
		u := &g.s.Units[i]
		if u.At != g.told.at[i] || u.At >= 0 && int(u.Figures) != g.told.figures[i] {
			g.t.Errorf("line %d: the events tell of %d figures at %q, there are %d at %q", g.line,
				g.told.figures[i], g.r.Board.Label(g.told.at[i]), u.Figures, g.r.Board.Label(u.At))
		}
	}
}

// checkEnd compares the units with those of the drawn end.
func (g *game) checkEnd() {
	want := map[string]string{}
	for _, p := range g.v.end {
		want[p.at] = fmt.Sprintf("%s %s %d", p.camp, p.unit, g.full(p))
	}
	for i := range g.r.Setup {
		if u := &g.s.Units[i]; u.At >= 0 {
			at := g.r.Board.Label(u.At)
			if got := g.describe(u.At); got != want[at] {
				g.t.Errorf("at the end %s holds %q, want %q", at, got, want[at])
			}
			delete(want, at)
		}
	}
	for at, unit := range want {
		g.t.Errorf("at the end %s holds nothing, want %q", at, unit)
	}
}

// full is the number of a piece's figures, all of its type when none is written.
func (g *game) full(p piece) int {
	if p.figures > 0 {
		return p.figures
	}
	for i := range g.r.Setup {
		if u := &g.s.Units[i]; g.b.Types[g.r.Kinds[u.Kind].Type] == p.unit {
			return int(u.Full)
		}
	}
	g.t.Errorf("line %d: no unit is a %s", g.line, p.unit)
	return 0
}

// describe is the unit on a hex: camp, type and figures; "" for none.
func (g *game) describe(h hex.Hex) string {
	if g.s.On[h] == battlelore.NoUnit {
		return ""
	}
	u := &g.s.Units[g.s.On[h]]
	return fmt.Sprintf("%s %s %d", u.Camp, g.b.Types[g.r.Kinds[u.Kind].Type], u.Figures)
}
