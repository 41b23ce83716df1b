package deploycheck

import (
	"math/rand/v2"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps"
)

// shipped returns the embedded sets by camp.
func shipped(t *testing.T) (out [boards.Camps]side) {
	t.Helper()
	c := library.New(nil, 1)
	for _, e := range c.All(rulebook.KindDeploycards) {
		s, _ := deck.Link(e.Set, e.Rules())
		out[s.Camp] = append(out[s.Camp], taken{e, s})
	}
	if len(out[0]) < 3 || len(out[1]) < 3 {
		t.Fatal("the library has not three sets a camp")
	}
	return out
}

// flood returns a field with about one in n hexes of water.
func flood(r *rand.Rand, board string, n, one int) *rulebook.Field {
	rows := make([]string, n)
	for i := range rows {
		cells := make([]string, 13-i%2)
		for j := range cells {
			cells[j] = "."
			if one > 0 && r.IntN(one) == 0 {
				cells[j] = "R"
			}
		}
		rows[i] = strings.Join(cells, " ")
	}
	return rulebook.LinkField(&maps.Map{ID: "m", Name: "M", Board: board, Rows: rows}, rulebook.Base())
}

// TestGroundEqualsEngine: over every draw of sets that never run short (CTA-04), the ground analysis equals the engine:
// units without a hex (CTA-06, R-028), a Reserve without room, and the smallest draws.
func TestGroundEqualsEngine(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	r := rand.New(rand.NewPCG(1, 2))
	sets, lostAtAll, fullAtAll := shipped(t), 0, 0
	for i := range 40 {
		f := flood(r, "standard", 9, 2+i%4)
		for _, camp := range camps {
			s := side{sets[camp][i%3]}
			tm := terms{mode: deploycards.ModeImpromptu}
			want := impromptuOutcome(f, camp, s, tm)
			cases, lost, full := overGround(f, camp, 0, s.cards(), called(tm))
			if cases != want.cases {
				t.Fatalf("%d cases, the engine has %d", cases, want.cases)
			}
			for _, c := range []struct {
				what      string
				got, want incident
			}{{"lost", lost, want.lost}, {"no room", full, want.noRoom}} {
				if c.got.cases != c.want.cases || c.got.worst != c.want.worst ||
					c.got.cases > 0 && c.got.draw != c.want.draw {
					t.Errorf("field %d, %s, %s: %+v, the engine has %+v", i, s[0].entry.ID, c.what, c.got, c.want)
				}
			}
			lostAtAll += lost.cases
			fullAtAll += full.cases
		}
	}
	if lostAtAll == 0 || fullAtAll == 0 {
		t.Error("the fields lose nothing")
	}
}

// TestTouched: a map is examined exactly if there is impassable ground where cards or the Reserve deploy (CTA-02).
func TestTouched(t *testing.T) {
	for label, want := range map[string]bool{"A1": true, "E1": true, "b2": true, "d4": true, "A3": false, "G5": false,
		"a6": true, "M9": true, "A7": false} {
		f := flood(nil, "standard", 9, 0)
		h, _, _ := f.Hexes.ByLabel(label)
		f.Impassable.Add(h)
		if touched(f) != want {
			t.Errorf("water at %s: touched is %t", label, !want)
		}
	}
	if touched(flood(nil, "standard", 9, 0)) {
		t.Error("an open field is touched")
	}
}
