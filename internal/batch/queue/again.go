package queue

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// final is an error that a retry cannot fix.
type final struct{ error }

func (f final) Unwrap() error { return f.error }

// ErrNoRoom means that the server's store is full. The pending request continues when there is space.
var ErrNoRoom = errors.New("the server's store is full")

// ErrForbidden means that this user has no permission for the request.
var ErrForbidden = errors.New("this user has no permission for that")

// requestWait is the timeout of a request, firstWait that of its first try. The server does not answer requests without
// permission.
const (
	requestWait = 5 * time.Second
	firstWait   = time.Second
)

// again calls do until it succeeds, the error is final, or the context ends. Pauses between tries grow up to the last
// of Options.Waits. It logs a problem once; Trouble returns it while it lasts.
func (q *Queue) again(ctx context.Context, do func(context.Context) error) error {
	var last error
	for try := 0; ; try++ {
		if err := ctx.Err(); err != nil {
			return errors.Join(err, last)
		}
		wait := requestWait
		if try == 0 {
			wait = firstWait
		}
		one, cancel := context.WithTimeout(ctx, wait)
		before := q.nc.LastError()
		linked := context.AfterFunc(q.linked(), cancel)
		err := q.denied(do(one), before)
		linked()
		cancel()
		if err == nil {
			if try > 0 {
				q.waitsFor("")
			}
			return nil
		}
		if ctx.Err() != nil {
			return errors.Join(ctx.Err(), last)
		}
		if errors.Is(err, context.DeadlineExceeded) || errors.Is(err, nats.ErrTimeout) {
			q.revive(ctx)
		}
		last = q.inWords(err)
		var f final
		if errors.As(last, &f) {
			return last
		}
		if try > 0 || errors.Is(last, ErrNoRoom) {
			q.waitsFor(last.Error())
		}
		pause(ctx, q.opts.Waits[min(try, len(q.opts.Waits)-1)])
	}
}

// reviveWait is the timeout of a ping to the server.
const reviveWait = 2 * time.Second

// revive reconnects if the server does not answer a ping. The network may have dropped the connection without an error
// to either side. If the server answers the ping, the connection is kept.
func (q *Queue) revive(ctx context.Context) {
	one, cancel := context.WithTimeout(ctx, reviveWait)
	defer cancel()
	if err := q.nc.FlushWithContext(one); errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil {
		_ = q.nc.ForceReconnect() // it fails when the connection is being made anew already
	}
}

// pause waits for d or until the context ends.
func pause(ctx context.Context, d time.Duration) {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
	case <-t.C:
	}
}

// inWords explains a server's error or timeout; an error that a retry cannot fix is final.
func (q *Queue) inWords(err error) error {
	var f final
	var api jetstream.JetStreamError
	switch {
	case errors.As(err, &f):
		return err
	case q.nc.IsClosed() || errors.Is(err, nats.ErrConnectionClosed):
		return final{fmt.Errorf("the connection to the server is closed")}
	case errors.Is(err, nats.ErrReconnectBufExceeded):
		return fmt.Errorf("the connection to the server is cut")
	case errors.Is(err, nats.ErrMaxPayload):
		return final{fmt.Errorf("the message is too large for the server: %w", err)}
	case errors.As(err, &api) && api.APIError() != nil:
		return apiInWords(err, api.APIError())
	case errors.Is(err, context.Canceled):
		return fmt.Errorf("the connection to the server is cut")
	case errors.Is(err, context.DeadlineExceeded) || errors.Is(err, nats.ErrTimeout):
		if !q.nc.IsConnected() {
			return fmt.Errorf("the connection to the server is cut")
		}
		return fmt.Errorf("the server does not answer")
	case errors.Is(err, nats.ErrNoResponders) || errors.Is(err, jetstream.ErrNoStreamResponse):
		return fmt.Errorf("the server does not run JetStream")
	}
	if !q.nc.IsConnected() {
		return fmt.Errorf("the connection to the server is cut: %w", err)
	}
	return err
}

// denied returns a permission error for a request that got no answer. The server leaves such a request unanswered and
// reports the reason on the connection. before is the last error reported before the request.
func (q *Queue) denied(err, before error) error {
	if !errors.Is(err, context.DeadlineExceeded) && !errors.Is(err, nats.ErrTimeout) {
		return err
	}
	if last := q.nc.LastError(); last != before && errors.Is(last, nats.ErrPermissionViolation) {
		return final{fmt.Errorf("%w: %w", ErrForbidden, last)}
	}
	return err
}

// Error codes of the API.
const (
	apiAccountFull    = 10002
	apiNoPeers        = 10005 // a cluster whose servers have not all joined, or with fewer servers than copies
	apiUnready        = 10008
	apiInsufficient   = 10023
	apiMemoryFull     = 10028
	apiStorageFull    = 10047
	apiTooLarge       = 10054
	apiStoreFailed    = 10077 // among others: a stream has all the bytes that it may
	apiTooManyHeaders = 10097
)

// apiInWords explains a JetStream error.
func apiInWords(err error, api *jetstream.APIError) error {
	switch api.ErrorCode {
	case apiAccountFull, apiInsufficient, apiMemoryFull, apiStorageFull:
		return fmt.Errorf("%w (%s)", ErrNoRoom, api.Description)
	case apiStoreFailed:
		if strings.Contains(api.Description, "maximum") || strings.Contains(api.Description, "space") {
			return fmt.Errorf("%w (%s)", ErrNoRoom, api.Description)
		}
		return err
	case apiNoPeers:
		return fmt.Errorf("not enough servers of the cluster are ready: %w", err)
	case apiTooLarge, apiTooManyHeaders:
		return final{fmt.Errorf("the message is too large for the server: %w", err)}
	}
	if api.Code == 400 || api.Code == 404 {
		return final{err}
	}
	return err
}

// taken reports whether an error means that the subject already has a message.
func taken(err error) bool {
	var api *jetstream.APIError
	return errors.As(err, &api) && (api.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequence ||
		api.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequenceConstant)
}

// waitsFor records the current problem and logs it if it is new; "" clears it.
func (q *Queue) waitsFor(words string) {
	q.mu.Lock()
	was := q.trouble
	q.trouble = words
	q.mu.Unlock()
	if q.opts.Log == nil || words == was {
		return
	}
	if words == "" {
		q.opts.Log("continues")
		return
	}
	q.opts.Log("waits: " + words)
}

// Trouble returns the current problem in words, or "".
func (q *Queue) Trouble() string {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.trouble
}
