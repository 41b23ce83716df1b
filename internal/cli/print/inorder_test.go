package print

import (
	"context"
	"errors"
	"slices"
	"sync/atomic"
	"testing"
)

// TestInOrder checks that jobs are started and taken in order, that no more than the limit run in parallel, and that
// none is running at the end.
func TestInOrder(t *testing.T) {
	const n = 50
	for _, ahead := range []int{0, 1, 2, 7, 100} {
		for _, last := range []int{0, 20, n - 1, n} {
			ctx, stop := context.WithCancel(context.Background())
			var begun, taken []int
			var under atomic.Int64
			failed := errors.New("failed")
			err := inOrder(n, ahead, func(i int) func() int {
				begun = append(begun, i)
				if open := under.Add(1); open > int64(max(1, ahead)) {
					t.Fatalf("%d ahead: %d are under way", ahead, open)
				}
				return func() int {
					if i > last {
						<-ctx.Done() // ends when cancelled
					}
					return i * i
				}
			}, func(i, made int) error {
				under.Add(-1)
				if made != i*i {
					t.Fatalf("%d came to %d", i, made)
				}
				taken = append(taken, i)
				if i == last {
					return failed
				}
				return nil
			}, stop)
			stop()
			if (err != nil) != (last < n) || err != nil && !errors.Is(err, failed) {
				t.Errorf("%d ahead, %d fails: %v", ahead, last, err)
			}
			if want := min(last+1, n); len(taken) != want || !slices.IsSorted(taken) || !slices.IsSorted(begun) {
				t.Errorf("%d ahead, %d fails: %v begun, %v taken", ahead, last, begun, taken)
			}
		}
	}
}
