package cli

import (
	"strings"
	"testing"

	"muster/cmd/internal/cli/shell"
	"muster/engine/workers"
)

// A panic, of a worker too, is told in words, and its status is that of a fault of the program's own.
func TestGuarded(t *testing.T) {
	for name, run := range map[string]func() int{
		"alone": func() int { panic("too much goes on") },
		"of a worker": func() int {
			workers.Each(9, 3, func(int) { panic("too much goes on") })
			return 0
		},
	} {
		var said strings.Builder
		status := guarded(&said, run)
		first, rest, _ := strings.Cut(said.String(), "\n")
		if status != shell.ExitFailure || first != "muster: Muster itself failed: too much goes on" ||
			!strings.Contains(rest, "guarded_test.go") {
			t.Errorf("%s: %d, %s", name, status, said.String())
		}
	}
	if status := guarded(nil, func() int { return 1 }); status != 1 {
		t.Errorf("a run without a panic ends with %d", status)
	}
}
