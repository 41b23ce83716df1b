package field_test

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"muster/maps/hex"
)

type sightCase struct {
	name, rules, from, to string
	distance              int
	things                string
	sees                  bool
}

// sightCases reads the vectors; a line that it does not understand fails the test.
func sightCases(t *testing.T) []sightCase {
	t.Helper()
	text, err := os.ReadFile("testdata/sight.txt")
	if err != nil {
		t.Fatal(err)
	}
	var out []sightCase
	rules := ""
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		if ids, ok := strings.CutPrefix(line, "rules: "); ok {
			rules = ids
			continue
		}
		f := strings.Split(line, "|")
		if len(f) != 6 || rules == "" {
			t.Fatalf("sight.txt: %q", line)
		}
		for i := range f {
			f[i] = strings.TrimSpace(f[i])
		}
		n, err := strconv.Atoi(f[3])
		if err != nil || f[5] != "sight" && f[5] != "blocked" {
			t.Fatalf("sight.txt: %q", line)
		}
		out = append(out, sightCase{f[0], rules, f[1], f[2], n, f[4], f[5] == "sight"})
	}
	return out
}

// BL-LOS-01, BL-LOS-02, CTA-TER-02: the worked examples.
func TestSightExamples(t *testing.T) {
	cases := sightCases(t)
	if len(cases) != 31 {
		t.Errorf("sight.txt has %d examples, want 31", len(cases))
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			var terrain, stands []string
			for thing := range strings.SplitSeq(c.things, ", ") {
				if label, ok := strings.CutPrefix(thing, "unit "); ok {
					stands = append(stands, label)
				} else {
					terrain = append(terrain, thing)
				}
			}
			f := linked(t, with(t, plain(), strings.Join(terrain, ",")))
			var units hex.Set
			for _, label := range stands {
				units.Add(at(t, f.Hexes, label))
			}
			from, to := at(t, f.Hexes, c.from), at(t, f.Hexes, c.to)
			if got := f.Hexes.Distance(from, to); got != c.distance {
				t.Errorf("distance %d, want %d", got, c.distance)
			}
			if got := f.Sees(from, to, &units); got != c.sees {
				t.Errorf("%s: %s sees %s = %v, want %v with %s", c.rules, c.from, c.to, got, c.sees, c.things)
			}
			if got := f.Sees(to, from, &units); got != c.sees {
				t.Errorf("%s: %s sees %s = %v, want %v with %s", c.rules, c.to, c.from, got, c.sees, c.things)
			}
			if units.Empty() {
				if got := f.Sees(from, to, nil); got != c.sees {
					t.Errorf("%s: without units %v, want %v", c.rules, got, c.sees)
				}
			}
		})
	}
}

// CTA-TER-02: adjacency alone makes a group of elevated hexes; a cliff side does not cut it.
func TestHeight(t *testing.T) {
	f := linked(t, with(t, plain(), "hill A9, cliff B9, cliff C9, hill a8, hill E9, hill e8, cliff-side B9 e, hill M1"))
	for label, want := range map[string]int{"A9": 1, "B9": 1, "C9": 1, "a8": 1, "E9": 2, "e8": 2, "M1": 3, "D9": 0,
		"G5": 0} {
		if got := f.Height(at(t, f.Hexes, label)); got != want {
			t.Errorf("Height(%s) = %d, want %d", label, got, want)
		}
	}
	if flat := linked(t, plain()); flat.Height(0) != 0 {
		t.Error("flat ground has a height")
	}
}

// A board cannot hold more groups than the numbers for them: every second hex of every second row.
func TestMostHeights(t *testing.T) {
	m := plain()
	m.Board = "epic"
	m.Rows = append(m.Rows[:8:8], m.Rows...)
	for r := 0; r < len(m.Rows); r += 2 {
		m.Rows[r] = "H . H . H . H . H . H . H"
	}
	f := linked(t, m)
	if got := f.Height(at(t, f.Hexes, "M1")); got != 63 {
		t.Errorf("the last of 63 hills is group %d", got)
	}
}
