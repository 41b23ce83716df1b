package cli

import (
	"context"
	"fmt"
	"os"
	"runtime/debug"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"muster/internal/batch/queue"
	"muster/internal/batch/work"
	"muster/internal/cli/cliutil"
)

func workCommand(a *app) *cobra.Command {
	l := link{}
	name, memory, drain := "", "", false
	cmd := &cobra.Command{
		Use:   "work",
		Short: "Play shards of submitted sweeps until Ctrl-C",
		Long: `Take shards of sweeps from a NATS server, play them, and send the results. Start any number of workers, and stop them
at any time: other workers replay unfinished shards.

A worker needs no project and writes nothing to disk. It plays only sweeps that its own build of Muster has submitted,
and names the sweeps that it refuses.

More: docs/how-to/batch.md`,
		Example: `  muster-batch work --nats nats://10.0.0.1:4222
  muster-batch work --workers 4 --drain --memory 2GiB`,
		Args: cliutil.Exactly(0, "no arguments"),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := a.SensibleWorkers(); err != nil {
				return err
			}
			if err := limitMemory(memory); err != nil {
				return err
			}
			ctx, stop := untilTold(cmd.Context())
			defer stop()
			q, end, err := l.open(ctx, a, "work")
			if err != nil {
				return err
			}
			defer end()
			w := a.worker(q, name)
			w.Drain = drain
			a.Complain("muster-batch: ", fmt.Sprintf("%s plays at %s, %d at once", w.Name, l.dial.URL, w.Slots))
			if err := q.Work(ctx, w); err != nil && ctx.Err() == nil {
				return unknown(err)
			}
			return nil // a stop is not an interruption: other workers continue
		},
	}
	l.add(cmd)
	l.made(cmd)
	to := cmd.Flags()
	to.IntVar(&a.Workers, "workers", a.Workers, "play `N` shards in parallel")
	to.StringVar(&name, "name", "", "worker `NAME` (default: host and process id)")
	to.BoolVar(&drain, "drain", false, "exit when nothing is left to play")
	to.StringVar(&memory, "memory", "", "soft memory limit `SIZE`, such as 2GiB")
	return cmd
}

// worker runs this process as a worker of a queue.
func (a *app) worker(q *queue.Queue, name string) queue.Worker {
	host, err := os.Hostname()
	if err != nil {
		host = "somewhere"
	}
	if name == "" {
		name = host + "-" + strconv.Itoa(os.Getpid())
	}
	hands := queue.Hands(work.NewHands(a.build, q.Content))
	if a.hands != nil {
		hands = a.hands(hands)
	}
	return queue.Worker{
		Name: name, Host: host, Build: a.build, Slots: a.Workers, Hands: hands,
		Log: func(words string) { a.Complain("muster-batch: ", words) },
	}
}

// units are the units of sizes.
var units = []struct {
	name string
	of   int64
}{{"GiB", 1 << 30}, {"MiB", 1 << 20}, {"KiB", 1 << 10}}

// limitMemory sets the garbage collector's memory limit; "" for none.
func limitMemory(text string) error {
	if text == "" {
		return nil
	}
	n, err := sizeOf("memory", text)
	if err == nil {
		debug.SetMemoryLimit(n)
	}
	return err
}

// sizeOf parses a size flag, such as 512MiB.
func sizeOf(flag, text string) (int64, error) {
	for _, u := range units {
		digits, ok := strings.CutSuffix(text, u.name)
		n, err := strconv.ParseInt(digits, 10, 32)
		if ok && err == nil && n > 0 && n <= 1<<20 {
			return n * u.of, nil
		}
	}
	return 0, cliutil.Usage("write it as 512MiB or 2GiB", "--%s %s is not valid", flag, text)
}

// played runs a worker in parallel with a function, whose end stops it.
func (a *app) played(ctx context.Context, q *queue.Queue, w queue.Worker) (end func() error) {
	ctx, cancel := context.WithCancel(ctx)
	over := make(chan error, 1)
	go func() { over <- q.Work(ctx, w) }()
	return func() error {
		cancel()
		return <-over
	}
}
