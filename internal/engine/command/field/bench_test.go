package field_test

import (
	"muster/internal/engine/command/field"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps"
	"muster/maps/hex"
)

// busy is a map with something of everything.
func busy(t testing.TB) *maps.Map {
	return with(
		t,
		plain(),
		"woods D7, woods e6, woods F7, hill H5, hill I5, cliff i4, cliff-side i4 ne, river A5, river B5, "+
			"river C5, ford D5, river E5, river F5, wooden-bridge E5, marsh K3, stakes C3, rampart H5, pentacle G7, lair e4",
	)
}

func BenchmarkLink(b *testing.B) {
	m, rules := busy(b), &rulebook.Base().Tables
	b.ReportAllocs()
	for b.Loop() {
		field.Link(m, rules)
	}
}

// The river of this map winds, touches itself and runs along the rim.
func BenchmarkCourses(b *testing.B) {
	f := flood(b, "A5 B5 C5 D5 E5 e4 E3 D3 C3 c2 C1 D1 E1 F1 f2 G3 g4 H5", "h4")
	b.ReportAllocs()
	for b.Loop() {
		f.Courses()
	}
}

func BenchmarkSees(b *testing.B) {
	f := linked(b, busy(b))
	units := hexes(b, f, "E3 f4 G5 H7")
	from, to := at(b, f.Hexes, "C3"), at(b, f.Hexes, "f4")
	f.Sees(from, to, &units)
	for b.Loop() {
		f.Sees(from, to, &units)
	}
}

func BenchmarkReach(b *testing.B) {
	f := linked(b, busy(b))
	base := f.Hexes.Baseline(boards.Standard)
	for b.Loop() {
		f.Reach(base)
	}
}

// Sight and steps are asked millions of times a game: none may allocate.
func TestLookupsDoNotAllocate(t *testing.T) {
	f := linked(t, busy(t))
	units := hexes(t, f, "E3 f4")
	from, to := at(t, f.Hexes, "C3"), at(t, f.Hexes, "f4")
	f.Sees(from, to, &units)
	n := 0
	if avg := testing.AllocsPerRun(100, func() {
		if f.Sees(from, to, &units) {
			n++
		}
		n += int(f.Step(from, hex.E)) + f.Height(to)
		reach := f.Reach(f.Hexes.Baseline(boards.Standard))
		n += reach.Len()
	}); avg != 0 {
		t.Errorf("lookups allocate %v times", avg)
	}
	if n == 0 {
		t.Error("nothing was looked up")
	}
}
