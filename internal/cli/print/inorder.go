package print

import (
	"context"
	"sync"
)

// inOrder runs n jobs in parallel and takes their results in order. It calls begin for each job in order; begin returns
// the rest of the job, which runs in parallel with at most `ahead` untaken jobs. An error of take stops all; stop then
// tells running jobs to end, and inOrder waits for them.
func inOrder[T any](
	n, ahead int, begin func(i int) func() T, take func(i int, made T) error, stop context.CancelFunc,
) error {
	var working sync.WaitGroup
	defer working.Wait()
	made := make([]chan T, n)
	begun := 0
	for i := range n {
		for ; begun < min(n, i+max(1, ahead)); begun++ {
			rest, c := begin(begun), make(chan T, 1)
			made[begun] = c
			working.Go(func() { c <- rest() })
		}
		if err := take(i, <-made[i]); err != nil {
			stop()
			return err
		}
		made[i] = nil
	}
	return nil
}
