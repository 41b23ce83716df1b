package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/spf13/cobra"

	"muster/internal/batch/queue"
	"muster/internal/cli/cliutil"
)

// natsVariable is the environment variable with the default server.
const natsVariable = "MUSTER_NATS"

// link holds the connection flags of a command.
type link struct {
	dial  queue.Dial
	queue queue.Options
	wait  time.Duration
}

// add adds the connection flags to a command.
func (l *link) add(cmd *cobra.Command) {
	to := cmd.Flags()
	to.StringVar(&l.dial.URL, "nats", "", "server `URL` (default: "+natsVariable+" or local server)")
	to.StringVar(&l.dial.TokenFile, "token-file", "", "token `FILE` of the server")
	to.StringVar(&l.dial.NKeyFile, "key-file", "", "key seed `FILE` of the user")
	to.StringVar(&l.dial.CredsFile, "creds-file", "", "user's NATS credentials `FILE`")
	to.StringVar(&l.dial.CAFile, "tls-ca", "", "server's CA certificate `FILE`")
	to.DurationVar(&l.wait, "wait", 20*time.Second, "wait `TIME` for the server to answer")
}

// made adds the flags for creating a queue to a command.
func (l *link) made(cmd *cobra.Command) {
	to := cmd.Flags()
	to.IntVar(&l.queue.Replicas, "replicas", 1, "keep `N` copies in a new queue: 1, 3 or 5")
	to.DurationVar(&l.queue.AckWait, "ack-wait", 30*time.Second, "replace a silent worker after `TIME`")
}

// defaultServer is the default address of `muster-batch serve`.
const defaultServer = "nats://127.0.0.1:4222"

// open connects to a server and opens the queue.
func (l *link) open(ctx context.Context, a *app, name string) (*queue.Queue, func(), error) {
	switch l.queue.Replicas {
	case 0, 1, 3, 5:
	default:
		return nil, nil, cliutil.Usage("write 1, 3 or 5", "--replicas %d is not valid", l.queue.Replicas)
	}
	if l.queue.AckWait != 0 && l.queue.AckWait < time.Second {
		return nil, nil, cliutil.Usage("write 1s or more", "--ack-wait %s is too short", l.queue.AckWait)
	}
	if l.dial.URL == "" {
		if l.dial.URL = os.Getenv(natsVariable); l.dial.URL == "" {
			l.dial.URL = defaultServer
		}
	}
	l.dial.Name = "muster-batch " + name
	within, cancel := context.WithTimeout(ctx, l.wait)
	defer cancel()
	nc, err := queue.Connect(within, l.dial)
	if err != nil {
		return nil, nil, unreached(ctx, l.dial.URL, err)
	}
	q, err := l.begin(within, a, nc)
	if err != nil {
		nc.Close()
		return nil, nil, unreached(ctx, l.dial.URL, err)
	}
	return q, nc.Close, nil
}

// begin opens the queue of a connection.
func (l *link) begin(ctx context.Context, a *app, nc *nats.Conn) (*queue.Queue, error) {
	l.queue.Log = func(words string) { a.Complain("muster-batch: ", words) }
	return queue.Open(ctx, nc, l.queue)
}

// bare returns the address of a server without possible secrets.
func bare(url string) string {
	if i := strings.LastIndex(url, "@"); i >= 0 {
		return "..." + url[i:]
	}
	return url
}

// unreached returns the error for an unreachable server.
func unreached(ctx context.Context, url string, err error) error {
	if ctx.Err() != nil {
		return cliutil.Findings{Status: cliutil.ExitInterrupted}
	}
	if errors.Is(err, queue.ErrDamaged) {
		return fmt.Errorf("the server %s: %w; restore its store from a copy", bare(url), err)
	}
	if errors.Is(err, queue.ErrForbidden) {
		return unknown(err)
	}
	if errors.Is(err, context.DeadlineExceeded) {
		err = errors.New("the server does not answer")
	}
	return cliutil.Usage("start one with `muster-batch serve`, name another with --nats, or wait longer with --wait",
		"the server %s cannot be used: %s", bare(url), err)
}
