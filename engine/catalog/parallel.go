package catalog

import (
	"sync"
	"sync/atomic"
)

// parallel calls do for 0 to n-1 on several goroutines; results go where do puts them, so order never matters.
func parallel(n, workers int, do func(int)) {
	workers = min(max(workers, 1), n)
	if workers <= 1 {
		for i := range n {
			do(i)
		}
		return
	}
	var next atomic.Int64
	var wg sync.WaitGroup
	for range workers {
		wg.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				do(i)
			}
		})
	}
	wg.Wait()
}
