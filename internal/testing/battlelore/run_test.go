package battlelore_test

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/testing/vectortest"
	"muster/maps/hex"
)

// run plays a vector.
func (v *vector) run(t vectortest.T) {
	if v.refused != nil {
		v.checkRefused(t)
		return
	}
	if g := v.setUp(t); g.Run(v.Steps) && v.EndDrawn() {
		g.checkEnd()
	}
}

// checkRefused compares the refusal of the battle's set-up with the vector.
func (v *vector) checkRefused(t vectortest.T) {
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

// take takes an action and returns the events that the vector watches.
func (g *game) take(a battlelore.Action) (got []string, err error) {
	var log battlelore.Log
	err = battlelore.Apply(g.r, &g.s, a, &log)
	for i := range log.Events {
		e := &log.Events[i]
		if line := g.tell(e); g.v.Watches(eventRows[e.Kind].word, eventRows[e.Kind].usual) {
			got = append(got, line)
		}
	}
	return got, err
}

// checkTelling compares the battle derived from events with the State.
func (g *game) checkTelling() {
	for i := range g.r.Setup {
		u := &g.s.Units[i]
		if u.At != g.told.at[i] || u.At >= 0 && int(u.Figures) != g.told.figures[i] {
			g.Errorf("the events tell of %d figures at %q, there are %d at %q",
				g.told.figures[i], g.Label(g.told.at[i]), u.Figures, g.Label(u.At))
		}
	}
}

// checkEnd compares the units with those of the drawn end.
func (g *game) checkEnd() {
	want := map[string]string{}
	for _, p := range g.v.End {
		want[p.at] = fmt.Sprintf("%s %s %d", p.camp, p.unit, g.full(p))
	}
	g.SameEnd(g.describe, want)
}

// full returns the number of a piece's figures, by default all of its type.
func (g *game) full(p piece) int {
	if p.figures > 0 {
		return p.figures
	}
	for i := range g.r.Setup {
		if u := &g.s.Units[i]; g.b.Types[g.r.Kinds[u.Kind].Type] == p.unit {
			return int(u.Full)
		}
	}
	g.Errorf("no unit is a %s", p.unit)
	return 0
}

// describe returns the unit on a hex: camp, type and figures; "" for none.
func (g *game) describe(h hex.Hex) string {
	if g.s.On[h] == battlelore.NoUnit {
		return ""
	}
	u := &g.s.Units[g.s.On[h]]
	return fmt.Sprintf("%s %s %d", u.Camp, g.b.Types[g.r.Kinds[u.Kind].Type], u.Figures)
}
