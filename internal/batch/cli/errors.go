package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"muster/internal/batch/queue"
	"muster/internal/cli/cliutil"
)

// untilTold returns a context that ends with Ctrl-C or a termination signal.
func untilTold(ctx context.Context) (context.Context, func()) {
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

// damaged returns the error for a damaged store, which may come from a configuration.
func damaged(err error, store string) error {
	if store == "" {
		store = "the store of the configuration"
	}
	return fmt.Errorf("%s: %w; nothing was changed: restore it from a copy, or name another folder", store, err)
}

// unknown adds a hint to errors about unknown or cancelled sweeps and missing permissions.
func unknown(err error) error {
	if errors.Is(err, queue.ErrForbidden) {
		return cliutil.Usage("use a key whose role allows this; run `muster explain how-to/batch --full` for the roles",
			"%s", err)
	}
	if errors.Is(err, queue.ErrCancelled) {
		return cliutil.Usage("run `muster-batch remove` first", "%s", err)
	}
	if errors.Is(err, queue.ErrUnknown) {
		return cliutil.Usage("run `muster-batch list` to see the sweeps", "%s", err)
	}
	return err
}

// broken returns the reason why a command stopped: Ctrl-C, or err.
func broken(ctx context.Context, err error) error {
	if err != nil && ctx.Err() != nil {
		return cliutil.Findings{Status: cliutil.ExitInterrupted}
	}
	return unknown(err)
}
