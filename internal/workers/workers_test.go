package workers_test

import (
	"context"
	"fmt"
	"sync/atomic"
	"testing"

	"muster/internal/workers"
)

// TestEach checks that every number is processed once, for any number of workers.
func TestEach(t *testing.T) {
	for _, count := range []int{-1, 0, 1, 2, 7, 200} {
		for _, n := range []int{0, 1, 100} {
			done := make([]int, n)
			workers.Each(n, count, func(i int) { done[i]++ })
			for i, times := range done {
				if times != 1 {
					t.Errorf("%d workers: %d of %d is done %d times", count, i, n, times)
				}
			}
		}
	}
}

// TestShareFails checks that the error is that of the lowest number, and that no unnecessary work starts after it.
func TestShareFails(t *testing.T) {
	for _, count := range []int{1, 3, 8} {
		for range 20 {
			var begun atomic.Int64
			err := workers.Share(context.Background(), 1000, count, func() func(int) error {
				return func(i int) error {
					begun.Add(1)
					if i >= 5 {
						return fmt.Errorf("number %d", i)
					}
					return nil
				}
			})
			if err == nil || err.Error() != "number 5" || begun.Load() > int64(5+count) {
				t.Fatalf("%d workers: %v after %d", count, err, begun.Load())
			}
		}
	}
}

// TestShareEnds checks that each worker has separate state, and that a done context ends the work without an error.
func TestShareEnds(t *testing.T) {
	for _, count := range []int{1, 4} {
		ctx, cancel := context.WithCancel(context.Background())
		var begun, done atomic.Int64
		err := workers.Share(ctx, 1000, count, func() func(int) error {
			begun.Add(1)
			mine := 0
			return func(int) error {
				if mine++; mine == 10 {
					cancel()
				}
				done.Add(1)
				return nil
			}
		})
		if err != nil || begun.Load() > int64(count) || done.Load() < 10 || done.Load() > int64(10*count) {
			t.Errorf("%d workers: %v, %d begun, %d done", count, err, begun.Load(), done.Load())
		}
		cancel()
	}
}

// TestSharePanics checks that the panic of a worker reaches the waiting goroutine, which can recover.
func TestSharePanics(t *testing.T) {
	for _, count := range []int{1, 4} {
		func() {
			defer func() {
				v := recover()
				if p, ok := v.(*workers.Panic); ok && len(p.Trace()) > 0 {
					v = p.Error()
				}
				if v != "too much" {
					t.Errorf("%d workers: %v", count, v)
				}
			}()
			workers.Each(100, count, func(i int) {
				if i == 7 {
					panic("too much")
				}
			})
			t.Errorf("%d workers: nobody has panicked", count)
		}()
	}
}
