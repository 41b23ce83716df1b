package boards

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"muster/maps/hex"
)

// lines reads a file of test data: fields separated by bars, without comments and empty lines.
func lines(t testing.TB, name string) [][]string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	var out [][]string
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		fields := strings.Split(line, "|")
		for i := range fields {
			fields[i] = strings.TrimSpace(fields[i])
		}
		out = append(out, fields)
	}
	return out
}

// CTA-02, CTA-05: every cell of every zone, section and camp.
func TestCardCells(t *testing.T) {
	all := lines(t, "cards.txt")
	if len(all) != 18 {
		t.Fatalf("cards.txt has %d lines, want 18", len(all))
	}
	for _, f := range all {
		b := boards(t)[f[0]]
		zone, err := strconv.Atoi(f[1])
		if err != nil {
			t.Fatal(err)
		}
		camp, ok := ParseCamp(f[2])
		section := slices.Index(SectionNames[:], f[3])
		if !ok || section < 0 {
			t.Fatalf("cards.txt: bad line %q", f)
		}
		for rank := 1; rank <= 4; rank++ {
			var got []hex.Hex
			for file := 1; file <= b.Spec().Ranks[rank-1]; file++ {
				got = append(got, b.Card(camp, zone, Section(section), rank, file))
			}
			if labels(b, got) != f[3+rank] {
				t.Errorf("%s: rank %d lies on %s, want %s", strings.Join(f[:4], ", "), rank, labels(b, got), f[3+rank])
			}
		}
	}
}

// CTA-02: on the standard board a card never lies on a hex that two sections share; each zone uses a hex once.
func TestCardsDoNotOverlap(t *testing.T) {
	for _, name := range []string{"standard", "epic"} {
		b := boards(t)[name]
		for c := range Camp(Camps) {
			for zone := range b.Spec().Zones {
				var seen hex.Set
				for s := range Section(SectionCount) {
					for rank, n := range b.Spec().Ranks {
						for file := range n {
							h := b.Card(c, zone, s, rank+1, file+1)
							if seen.Has(h) {
								t.Errorf("%s: zone %d uses %s twice", name, zone, b.Label(h))
							}
							seen.Add(h)
							if name == "standard" && b.Sections(c, h).Shared() {
								t.Errorf("%s: a card lies on the shared hex %s", name, b.Label(h))
							}
						}
					}
				}
				if seen.Len() != 42 {
					t.Errorf("%s: zone %d has %d cells, want 42", name, zone, seen.Len())
				}
			}
		}
	}
}

func TestCardOutside(t *testing.T) {
	b := mustBoard(t, standardSpec())
	for _, c := range [][4]int{{-1, 0, 1, 1}, {1, 0, 1, 1}, {0, 3, 1, 1}, {0, 0, 0, 1}, {0, 0, 5, 1}, {0, 0, 1, 0}, {0, 0,
		1, 4}} {
		if h := b.Card(Standard, c[0], Section(c[1]), c[2], c[3]); h != hex.None {
			t.Errorf("Card(%v) = %s, want None", c, b.Label(h))
		}
	}
}
