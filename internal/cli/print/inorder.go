package print

import (
	"context"
	"sync"
)

// inOrder does something for each of n things, and takes what comes of them in their order. begin is called for one
// after the other and gives the rest of the work, which is done beside that of those that follow: of up to `ahead`
// things that nobody has taken yet. What fails in take ends all; stop then tells the work that is under way to end, and
// it is waited for.
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
