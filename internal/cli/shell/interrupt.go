package shell

import (
	"context"
	"os"
	"os/signal"
	"strconv"
	"sync"
)

// UsualSeed is that of a game for which nobody names one. It is always printed.
const UsualSeed = "1"

// Seed reads the value of --seed.
func Seed(text string) (uint64, error) {
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return 0, Usage("write a whole number from 0 to 18446744073709551615", "--seed %q is not a whole number", text)
	}
	return n, nil
}

// MostGames is the largest batch; one of a million games takes some hours.
const MostGames = 1_000_000

// Interruptible is a context that Ctrl-C ends. A second Ctrl-C ends the program, as if there were none.
func Interruptible(ctx context.Context) (context.Context, func()) {
	if ctx == nil {
		ctx = context.Background()
	}
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

// progressSteps is how often a progress line is written at most: a game takes less time than writing it.
const progressSteps = 1000

// Counter makes a progress line that any goroutine may move on; nil when nobody watches.
func Counter(tell func(done, total int), total int) func() {
	if tell == nil {
		return nil
	}
	var mu sync.Mutex
	done := 0
	return func() {
		mu.Lock()
		defer mu.Unlock()
		if done++; done%max(1, total/progressSteps) == 0 || done == total {
			tell(done, total)
		}
	}
}
