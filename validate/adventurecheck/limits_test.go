package adventurecheck

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestLimitsAreWhole: every measure has a bound and says where it comes from.
func TestLimitsAreWhole(t *testing.T) {
	if len(limits()) < 12 {
		t.Fatalf("limits.toml gave %d rows", len(limits()))
	}
	for id, l := range limits() {
		if l.Least == 0 && l.Most == 0 {
			t.Errorf("%s bounds nothing", id)
		}
		if l.Most != 0 && l.Least > l.Most {
			t.Errorf("%s runs from %d to %d", id, l.Least, l.Most)
		}
		if l.Name == "" || len(l.Sources) == 0 && len(l.House) == 0 {
			t.Errorf("%s has no name or no source", id)
		}
	}
}

// TestLimitsAreUsed: code and limits.toml name the same measures, so that no number is silently 0.
func TestLimitsAreUsed(t *testing.T) {
	names, err := filepath.Glob("*.go")
	if err != nil || len(names) == 0 {
		t.Fatal(names, err)
	}
	use, used := regexp.MustCompile(`limits\(\)\["([a-z-]+)"\]`), map[string]bool{}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range use.FindAllStringSubmatch(string(text), -1) {
			used[m[1]] = true
			if _, known := limits()[m[1]]; !known {
				t.Errorf("%s: limits.toml has no %q", name, m[1])
			}
		}
	}
	for id := range limits() {
		if !used[id] {
			t.Errorf("no check uses the limit %q", id)
		}
	}
}

func TestWithin(t *testing.T) {
	for _, c := range []struct {
		l    limit
		n    int
		want bool
	}{
		{limit{Least: 9, Most: 16}, 9, true}, {limit{Least: 9, Most: 16}, 16, true},
		{limit{Least: 9, Most: 16}, 8, false}, {limit{Least: 9, Most: 16}, 17, false},
		{limit{Most: 6}, 0, true}, {limit{Least: 2}, 99, true},
	} {
		if got := c.l.within(c.n); got != c.want {
			t.Errorf("%+v within %d: %v", c.l, c.n, got)
		}
	}
}
