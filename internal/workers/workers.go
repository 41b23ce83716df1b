// Package workers distributes numbered work over goroutines. Results go to the index of their number, so that nothing
// depends on which worker did what. All concurrency of the project uses it. Start with Each.
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

// Each calls do for 0 to n-1, on count goroutines, or on the calling one if count is 1.
func Each(n, count int, do func(i int)) {
	_ = Share(context.Background(), n, count, func() func(int) error { // do cannot fail, and nothing stops it
		return func(i int) error {
			do(i)
			return nil
		}
	})
}

// Share works through 0 to n-1 in order. begin creates the state of a worker, such as buffers, and returns the function
// that processes one number with it. After an error, or when ctx is done, no further numbers are started. The error is
// that of the lowest failed number, whatever the number of workers. A worker's panic ends the others, and Share panics
// with a Panic.
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

// Panic is the panic of a worker, on the goroutine that waits for it.
type Panic struct {
	Value any
	stack []byte
}

func (p *Panic) Error() string { return fmt.Sprint(p.Value) }

// Trace returns the stack of the worker.
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
