package cliutil

import (
	"context"
	"os"
	"os/signal"
	"strconv"
	"sync"
)

// DefaultSeed is the default seed of a game. It is always printed.
const DefaultSeed = "1"

// Seed parses the value of --seed.
func Seed(text string) (uint64, error) {
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return 0, Usage("write a whole number from 0 to 18446744073709551615", "--seed %q is not a whole number", text)
	}
	return n, nil
}

// MostGames is the maximum batch size; a million games take some hours.
const MostGames = 1_000_000

// Interruptible returns a context that Ctrl-C ends. A second Ctrl-C kills the program as usual.
func Interruptible(ctx context.Context) (context.Context, func()) {
	if ctx == nil {
		ctx = context.Background()
	}
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

// progressSteps is the maximum number of progress updates: writing one takes longer than a game.
const progressSteps = 1000

// Counter returns a progress counter that is safe for concurrent use; nil without a terminal.
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
