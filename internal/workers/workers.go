// Package workers shares work out among goroutines. What is done has a number, and results go where the number says,
// so that nothing depends on which worker did what: that is the whole of the house's concurrency. Start with Each.
package workers

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"sync"
	"sync/atomic"

	"golang.org/x/sync/errgroup"
)

// Each calls do for 0 to n-1, on as many goroutines as count says, and on this one alone when that is one.
func Each(n, count int, do func(i int)) {
	_ = Share(context.Background(), n, count, func() func(int) error { // do cannot fail, and nothing stops it
		return func(i int) error {
			do(i)
			return nil
		}
	})
}

// Share works 0 to n-1 off in their order. Each worker begins with what is its own, buffers for instance, and gets the
// function that does one number with it. When one fails, or ctx is done, no further numbers are begun. The error is
// that of the lowest number that failed, whatever the number of workers. A worker that panics ends the others, and
// Share panics with a Panic.
func Share(ctx context.Context, n, count int, begin func() (do func(i int) error)) error {
	count = min(max(count, 1), n)
	if count <= 1 {
		return alone(ctx, n, begin)
	}
	var (
		next   atomic.Int64
		lock   sync.Mutex
		lowest = n
		failed error
		broken *Panic
	)
	group, running := errgroup.WithContext(ctx)
	for range count {
		group.Go(func() (err error) {
			defer func() {
				if v := recover(); v != nil {
					lock.Lock()
					defer lock.Unlock()
					if broken == nil {
						broken = &Panic{v, debug.Stack()}
					}
					err = errBroken
				}
			}()
			do := begin()
			for running.Err() == nil {
				i := int(next.Add(1)) - 1
				if i >= n {
					break
				}
				if err := do(i); err != nil {
					lock.Lock()
					defer lock.Unlock()
					if i < lowest {
						lowest, failed = i, err
					}
					return err
				}
			}
			return nil
		})
	}
	err := group.Wait()
	switch {
	case broken != nil:
		panic(broken)
	case err != nil:
		return failed
	}
	return nil
}

// Panic is the panic of a worker, on the goroutine of who waits for it.
type Panic struct {
	Value any
	stack []byte
}

func (p *Panic) Error() string { return fmt.Sprint(p.Value) }

// Trace is the stack of the worker.
func (p *Panic) Trace() []byte { return p.stack }

var errBroken = errors.New("engine: a worker has panicked")

// alone is Share on one goroutine.
func alone(ctx context.Context, n int, begin func() func(int) error) error {
	if n <= 0 {
		return nil
	}
	do := begin()
	for i := range n {
		if ctx.Err() != nil {
			break
		}
		if err := do(i); err != nil {
			return err
		}
	}
	return nil
}
