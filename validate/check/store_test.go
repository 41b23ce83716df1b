package check_test

import (
	"sync"
	"sync/atomic"
	"testing"

	"muster/validate/check"
)

type squareOf int

// TestKept: all passes of a run share the results, which are computed once per key.
func TestKept(t *testing.T) {
	var made atomic.Int32
	store := new(check.Store)
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			p := &check.Pass{Store: store}
			for n := range 10 {
				if got := check.Memo(p, squareOf(n), func() int { made.Add(1); return n * n }); got != n*n {
					t.Errorf("kept %d for %d", got, n)
				}
			}
		})
	}
	wg.Wait()
	if n := made.Load(); n != 10 {
		t.Errorf("made %d values for 10 keys", n)
	}
	if got := check.Memo(&check.Pass{}, squareOf(3), func() int { return 5 }); got != 5 {
		t.Errorf("a pass of another run was given %d", got)
	}
}
