package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"muster/internal/batch/queue"
	"muster/internal/cli/shell"
)

// untilTold is a context that ends with Ctrl-C, or when whoever runs processes ends this one.
func untilTold(ctx context.Context) (context.Context, func()) {
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

// damaged is why a server is not started on a store, which may be of a configuration.
func damaged(err error, store string) error {
	if store == "" {
		store = "the store of the configuration"
	}
	return fmt.Errorf("%s: %w; nothing was changed: restore it from a copy, or name another folder", store, err)
}

// unknown says what to do about a sweep that there is not, or that was cancelled, and about what the user may not do.
func unknown(err error) error {
	if errors.Is(err, queue.ErrForbidden) {
		return shell.Usage("use a key whose role allows this; run `muster explain how-to/batch --full` for the roles",
			"%s", err)
	}
	if errors.Is(err, queue.ErrCancelled) {
		return shell.Usage("run `muster-batch remove` first", "%s", err)
	}
	if errors.Is(err, queue.ErrUnknown) {
		return shell.Usage("run `muster-batch list` to see the sweeps", "%s", err)
	}
	return err
}

// broken is why a command broke off: Ctrl-C, or err.
func broken(ctx context.Context, err error) error {
	if err != nil && ctx.Err() != nil {
		return shell.Findings{Status: shell.ExitInterrupted}
	}
	return unknown(err)
}
