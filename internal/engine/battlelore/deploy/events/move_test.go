package events

import (
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps"
	"muster/maps/hex"

	"pgregory.net/rapid"
)

// terrainField is a standard board with symbols on some hexes: "W D3, R e4", features and places: "stakes C1", and
// cliff sides: "cliff H5 ne".
func terrainField(t testing.TB, things string) *rulebook.Field {
	t.Helper()
	rules := rulebook.Base()
	board := rules.Boards.Get("standard").Geometry
	m := &maps.Map{ID: "t", Name: "T", Board: "standard"}
	for r := range 9 {
		m.Rows = append(m.Rows, strings.TrimSpace(strings.Repeat(". ", 13-r%2)))
	}
	for thing := range strings.SplitSeq(things, ",") {
		w := strings.Fields(thing)
		switch {
		case len(w) == 0:
		case len(w) == 3:
			m.Edges = append(m.Edges, maps.Edge{Type: w[0], At: w[1], Sides: []string{w[2]}})
		case rules.BySymbol(w[0]) != nil:
			h, _, _ := board.ByLabel(w[1])
			r, i := board.Place(h)
			cells := strings.Fields(m.Rows[r])
			cells[i] = w[0]
			m.Rows[r] = strings.Join(cells, " ")
		case rules.Terrain.Get(w[0]).Layer == rulebook.Feature:
			m.Features = append(m.Features, maps.Feature{Type: w[0], At: w[1:]})
		default:
			m.Places = append(m.Places, maps.Place{Type: w[0], At: w[1:]})
		}
	}
	f := rulebook.LinkField(m, rules)
	for _, fault := range f.Faults {
		t.Fatalf("%+v", fault)
	}
	return f
}

func hexesOf(t testing.TB, f *rulebook.Field, labels string) hex.Set {
	t.Helper()
	var s hex.Set
	for _, label := range strings.Fields(labels) {
		h, fault, _ := f.Hexes.ByLabel(label)
		if h == hex.None {
			t.Fatalf("%q: %s", label, fault)
		}
		s.Add(h)
	}
	return s
}

func labelsOf(f *rulebook.Field, s hex.Set) string {
	var out []string
	for h := range s.Each() {
		out = append(out, f.Hexes.Label(h))
	}
	return strings.Join(out, " ")
}

// CTA-SPC-05: the normal move of the banner, round units, to a hex that stops, over no cliff side.
func TestReachable(t *testing.T) {
	for _, c := range []struct{ name, things, unit, from, taken, laid, want string }{
		{"red foot moves one hex", "", "red-human-sword", "A1", "", "", "a2 B1"},
		{"green foot moves two", "", "green-human-bow", "A1", "", "", "A3 B3 a2 b2 B1 C1"},
		{"blue foot moves two when it does not battle", "", "blue-human-sword", "A1", "", "", "A3 B3 a2 b2 B1 C1"},
		{"no unit passes through another (BL-MOV-02)", "", "green-human-bow", "A1", "a2", "", "b2 B1 C1"},
		{"nor does any leave when it is shut in", "", "green-human-bow", "A1", "a2 B1", "", ""},
		{"woods stop", "W a2, W B1", "green-human-bow", "A1", "", "", "a2 B1"},
		{"marsh stops", "M a2, M B1", "green-goblin-lizard", "A1", "", "", "a2 B1"},
		{"rivers bar", "R a2, R b2", "green-human-bow", "A1", "", "", "B1 C1"},
		{"a bridge over one does not", "R a2, R b2, wooden-bridge a2", "green-human-bow", "A1", "", "", "A3 B3 a2 B1 C1"},
		{"a cliff side bars, from either hex", "C a2, cliff a2 sw, C b2, cliff b2 sw", "green-human-bow", "A1", "", "",
			"a2 B1 C1"},
		{"stakes on the map stop", "stakes a2, stakes B1", "green-human-bow", "A1", "", "", "a2 B1"},
		{"and those that a Specialist laid", "", "green-human-bow", "A1", "", "a2 B1", "a2 B1"},
		{"a landmark stops", "healing-pool a2, healing-pool B1", "green-human-bow", "A1", "", "", "a2 B1"},
		{"a creature that moves by dice stays", "", "earth-elemental", "A1", "", "", ""},
		{"nor does one that moves by tokens", "", "rock-elemental", "A1", "", "", ""},
		{"a flyer walks", "R a2, R b2", "fire-dragon", "A1", "", "", "B1 C1"},
		{"woods do not stop who is free in them", "W a2, W B1", "wood-giant", "A1", "", "", "A3 B3 a2 b2 B1 C1"},
	} {
		f := terrainField(t, c.things)
		features := Features{}
		for h := range hexesOf(t, f, c.laid).Each() {
			features[h] = f.Rules.Terrain.Get("stakes")
		}
		from := hexesOf(t, f, c.from)
		got := Reachable(f, features, f.Rules.Units.Get(c.unit), from.First(), hexesOf(t, f, c.taken))
		if want := hexesOf(t, f, c.want); got != want {
			t.Errorf("%s: %s, want %s", c.name, labelsOf(f, got), labelsOf(f, want))
		}
	}
}

// A slow search along every path finds the same hexes, with any terrain and units.
func TestReachableAgainstPaths(t *testing.T) {
	units := []string{"red-human-sword", "green-human-bow", "green-goblin-lizard", "red-human-horse", "giant-spider"}
	rapid.Check(t, func(rt *rapid.T) {
		var things []string
		for _, label := range strings.Fields("A1 B1 C1 a2 b2 c2 A3 B3 C3 a4 b4 A5 B5") {
			things = append(
				things,
				rapid.SampledFrom([]string{". ", ". ", "W ", "R ", "M ", "H ", "F "}).Draw(rt, "ground")+label,
			)
		}
		for range rapid.IntRange(0, 3).Draw(rt, "cliffs") {
			label := rapid.SampledFrom([]string{"a2", "b2", "B3"}).Draw(rt, "cliff")
			if !slices.Contains(things, "C "+label) {
				things = append(
					things,
					"C "+label,
					"cliff "+label+" "+rapid.SampledFrom(hex.DirNames[:]).Draw(rt, "side"),
				)
			}
		}
		f := terrainField(t, strings.Join(things, ","))
		var taken hex.Set
		for range rapid.IntRange(0, 4).Draw(rt, "units") {
			taken.Add(hex.Hex(rapid.IntRange(60, 112).Draw(rt, "hex")))
		}
		from := rapid.SampledFrom(hexesOf(t, f, "A1 b2 B3").Hexes()).Draw(rt, "from")
		u := f.Rules.Units.Get(rapid.SampledFrom(units).Draw(rt, "unit"))
		want := map[hex.Hex]bool{}
		paths(f, from, f.Rules.Move(u), taken, want)
		delete(want, from)
		got := Reachable(f, nil, u, from, taken)
		if got.Len() != len(want) {
			rt.Fatalf("%s from %s: %d hexes, by paths %d", u.ID, f.Hexes.Label(from), got.Len(), len(want))
		}
		for h := range want {
			if !got.Has(h) {
				rt.Fatalf("%s from %s: %s is missing", u.ID, f.Hexes.Label(from), f.Hexes.Label(h))
			}
		}
	})
}

// paths walks on from h in every way.
func paths(f *rulebook.Field, h hex.Hex, left int, taken hex.Set, found map[hex.Hex]bool) {
	if left == 0 {
		return
	}
	for d := range hex.Dir(hex.Dirs) {
		n := f.Hexes.Neighbour(h, d)
		if n == hex.None || taken.Has(n) || !f.Cell(n).Ground.Pass ||
			f.Cell(h).Cliffs>>d&1 == 1 || f.Cell(n).Cliffs>>d.Opposite()&1 == 1 {
			continue
		}
		found[n] = true
		switch f.Cell(n).Ground.ID {
		case "woods", "marsh", "ford":
		default:
			paths(f, n, left-1, taken, found)
		}
	}
}

// CTA-SPC-02, R-088, R-089: stakes on own rows 1 to 5, on countryside, hill and cliff, not with another feature or
// place, not under an enemy.
func TestFeatureGround(t *testing.T) {
	f := terrainField(t, "W A1, H B1, C C1, cliff C1 ne, M D1, R E1, F F1, stakes G1, healing-pool H1")
	stakes := f.Rules.Terrain.Get("stakes")
	enemies := hexesOf(t, f, "I1")
	features := Features{hexesOfOne(t, f, "J1"): stakes}
	got := FeatureGround(f, features, boards.Standard, stakes, rulebook.RowsStakes, enemies)
	row := got.And(f.Hexes.OwnRows(boards.Standard, 1, 1))
	if want := hexesOf(t, f, "B1 C1 K1 L1 M1"); row != want {
		t.Errorf("row 1: %s, want %s", labelsOf(f, row), labelsOf(f, want))
	}
	for camp := range boards.Camp(boards.Camps) {
		far := FeatureGround(f, nil, camp, stakes, rulebook.RowsStakes, hex.Set{}).Minus(f.Hexes.OwnRows(camp, 1, 5))
		if !far.Empty() {
			t.Errorf("%s: stakes as far as %s", camp, labelsOf(f, far))
		}
	}
	if none := FeatureGround(f, nil, boards.Pennant, stakes, "nowhere", hex.Set{}); !none.Empty() {
		t.Errorf("rows that no board has: %s", labelsOf(f, none))
	}
}

func hexesOfOne(t testing.TB, f *rulebook.Field, label string) hex.Hex {
	one := hexesOf(t, f, label)
	return one.First()
}
