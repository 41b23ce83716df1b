package list

import (
	"slices"
	"testing"

	"muster/internal/games"
)

// TestOverviewNamesEveryList checks that each list is in the overview once, with a short text on its line.
func TestOverviewNamesEveryList(t *testing.T) {
	var got []string
	for _, g := range overview(games.List()) {
		got = append(got, g.names...)
	}
	for _, name := range listNames() {
		if n := len(slices.DeleteFunc(slices.Clone(got), func(s string) bool { return s != name })); n != 1 {
			t.Errorf("the overview names %s %d times", name, n)
		}
		if words := about[name]; words == "" || len(words) > 45 {
			t.Errorf("%s has the words %q", name, words)
		}
	}
	for name := range about {
		if !slices.Contains(listNames(), name) {
			t.Errorf("there are words for %s, which is no list", name)
		}
	}
}
