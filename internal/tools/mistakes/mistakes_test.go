package main

import (
	"bytes"
	"slices"
	"strings"
	"sync"
	"testing"

	"muster/internal/testing/clitest"
)

// read reads the definitions once for all tests.
var read = sync.OnceValues(func() ([]*base, error) { return bases("../../..", 2) })

func definitions(t *testing.T) []*base {
	all, err := read()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestMistakes checks the limits for one seed, with MUSTER_FULL for three: one finding on the right line for 90% of
// single mistakes, none for 2% at most. Every kind of mistake and every format occurs.
func TestMistakes(t *testing.T) {
	seeds, count := uint64(1), 300
	switch {
	case testing.Short():
		count = 150
	case clitest.Full():
		seeds = 3
	}
	for seed := uint64(1); seed <= seeds; seed++ {
		r, err := measure(config{seed: seed, count: count, workers: 2}, definitions(t))
		if err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		r.print(&out, false, false)
		if !r.passes() || len(r.outcomes) != count {
			t.Errorf("seed %d:\n%s", seed, out.String())
		}
		for _, k := range kinds {
			if r.count(k.name, "") < 5 {
				t.Errorf("seed %d: only %d mistakes of the kind %q", seed, r.count(k.name, ""), k.name)
			}
		}
		for _, f := range formats() {
			if !slices.ContainsFunc(r.outcomes, func(o outcome) bool { return o.site.base.format() == f }) {
				t.Errorf("seed %d: no mistake in %s", seed, f)
			}
		}
	}
}

// TestMistakesRepeat checks that a seed gives the same output on one worker and on eight, and that another seed gives
// other mistakes.
func TestMistakesRepeat(t *testing.T) {
	run := func(seed uint64, workers int) string {
		r, err := measure(config{seed: seed, count: 40, workers: workers}, definitions(t))
		if err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		r.print(&out, true, true)
		return out.String()
	}
	first := run(9, 1)
	if again := run(9, 8); again != first {
		t.Errorf("one worker and eight differ:\n%s\n%s", first, again)
	}
	if run(10, 1) == first {
		t.Error("two seeds give the same mistakes")
	}
}

// TestExemptions checks that each exemption has a reason, and an existing format and key.
func TestExemptions(t *testing.T) {
	exempt, err := exemptions()
	if err != nil {
		t.Fatal(err)
	}
	all := definitions(t)
	used := make([]bool, len(exempt))
	for _, b := range all {
		for _, s := range b.sites() {
			for i, e := range exempt {
				used[i] = used[i] || e.match(e.Mistake, b.format(), s.key)
			}
		}
	}
	for i, e := range exempt {
		if !used[i] {
			t.Errorf("no key for the exemption %+v", e)
		}
		if !slices.ContainsFunc(kinds, func(k mistakeKind) bool { return k.name == e.Mistake }) {
			t.Errorf("%q is no kind of mistake", e.Mistake)
		}
	}
}

// TestMutations shows each kind of mistake on one small file.
func TestMutations(t *testing.T) {
	all := definitions(t)
	i := slices.IndexFunc(all, func(b *base) bool { return b.name == "two-oaks.map.toml" })
	if i < 0 {
		t.Fatal("two-oaks does not ship, or has findings")
	}
	made := map[string]*mistake{}
	for _, s := range all[i].sites() {
		for _, k := range kinds {
			if m := k.make(s, newRand(1)); m != nil {
				made[k.name+" "+s.key] = m
			}
		}
	}
	for key, want := range map[string]string{
		"missing board":       "without board",
		"wrong type rows":     "type of rows",
		"doubled board":       "key twice",
		"dangling board":      "-> zyx-nothing",
		"off by one rows[]":   "a cell ",
		"out of range format": "",
	} {
		m := made[key]
		if want == "" {
			if m != nil {
				t.Errorf("%s: %s, and the schema gives no bounds", key, m.note)
			}
		} else if m == nil || !strings.Contains(m.note, want) {
			t.Errorf("%s: got %v, want %q", key, m, want)
		} else if m.text == all[i].text {
			t.Errorf("%s changes nothing", key)
		}
	}
}
