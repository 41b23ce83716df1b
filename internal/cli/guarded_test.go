package cli

import (
	"strings"
	"testing"

	"muster/internal/cli/cliutil"
)

// fault is a panic from another goroutine, such as a worker's.
type fault struct{}

func (fault) Error() string { return "too much goes on" }
func (fault) Trace() []byte { return []byte("where the worker was") }

// TestGuarded checks that a panic, also of a worker, is reported in words, with the exit status of an internal error.
func TestGuarded(t *testing.T) {
	for where, run := range map[string]func() int{
		"guarded_test.go":      func() int { panic("too much goes on") },
		"where the worker was": func() int { panic(fault{}) },
	} {
		var said strings.Builder
		status := guarded(&said, run)
		first, rest, _ := strings.Cut(said.String(), "\n")
		if status != cliutil.ExitFailure || first != "muster: Muster itself failed: too much goes on" ||
			!strings.Contains(rest, where) {
			t.Errorf("%s: %d, %s", where, status, said.String())
		}
	}
	if status := guarded(nil, func() int { return 1 }); status != 1 {
		t.Errorf("a run without a panic ends with %d", status)
	}
}
