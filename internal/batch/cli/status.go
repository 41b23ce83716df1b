package cli

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"muster/internal/batch/queue"
	"muster/internal/cli/cliutil"
	"muster/report"
	"muster/schema/diag"
)

// statusVersion is the version of the JSON: raise it when a key changes its meaning or is removed.
const statusVersion = 1

// jsonStatus is the status of a sweep for scripts.
type jsonStatus struct {
	Version int `json:"version"`
	*queue.Status
	ShardsASecond float64 `json:"shards_per_second"`
	GamesASecond  float64 `json:"games_per_second"`
	SecondsLeft   *int    `json:"seconds_left"` // for the known work; null if no worker is active
}

func jsonOf(s *queue.Status) jsonStatus {
	out := jsonStatus{Version: statusVersion, Status: s}
	out.ShardsASecond, out.GamesASecond = s.Pace()
	if left, ok := s.Left(); ok && s.State == queue.Running {
		seconds := int(left.Seconds() + 0.5)
		out.SecondsLeft = &seconds
	}
	return out
}

// about makes a command that works on one sweep.
func about(
	a *app, l *link, cmd *cobra.Command, do func(ctx context.Context, q *queue.Queue, name string) error,
) *cobra.Command {
	cmd.Args = cliutil.Exactly(1, "the name of a sweep")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		ctx, stop := cliutil.Interruptible(cmd.Context())
		defer stop()
		q, end, err := l.open(ctx, a, cmd.Name())
		if err != nil {
			return err
		}
		defer end()
		return broken(ctx, do(ctx, q, args[0]))
	}
	l.add(cmd)
	return cmd
}

func statusCommand(a *app) *cobra.Command {
	asJSON := false
	cmd := about(a, &link{}, &cobra.Command{
		Use:   "status NAME",
		Short: "Print the progress of a sweep",
		Long: `Print the progress of a sweep, adventures that were set aside with the reason, and the state of each worker.

More: docs/how-to/batch.md, docs/reference/batch-status.md (JSON)`,
		Example: `  muster-batch status shipped-3f2a9c01b2de
  muster-batch status shipped-3f2a9c01b2de --json`,
	}, func(ctx context.Context, q *queue.Queue, name string) error {
		s, err := q.Status(ctx, name)
		if err != nil {
			return err
		}
		if asJSON {
			return diag.EncodeJSON(a.Out, jsonOf(s))
		}
		return a.Lines(statusLines(s)...)
	})
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}

// mostTold is the maximum number of jobs, faults or workers in a list.
const mostTold = 20

// statusLines returns the status of a sweep as text.
func statusLines(s *queue.Status) []string {
	lines := []string{progress(s)}
	if s.Title != "" {
		lines[0] = s.Title + "\n" + lines[0]
	}
	few := func(title string, n int, line func(i int) string) {
		if n > 0 {
			lines = append(lines, "", title)
		}
		for i := range min(n, mostTold) {
			lines = append(lines, "  "+line(i))
		}
		if n > mostTold {
			lines = append(lines, fmt.Sprintf("  and %d more: --json has them all", n-mostTold))
		}
	}
	var jobs []queue.Job
	for _, x := range s.Jobs {
		if x.State != queue.Done {
			jobs = append(jobs, x)
		}
	}
	few("Not finished, or set aside:", len(jobs), func(i int) string {
		x := jobs[i]
		text := fmt.Sprintf("%s: %s, wave %d, %s", x.Label, x.State, x.Waves, report.Counted(x.Shards, "shard"))
		if x.Words != "" {
			text += ": " + x.Words
		}
		return text
	})
	few("Workers disagree:", len(s.Conflicts), func(i int) string {
		c := s.Conflicts[i]
		return fmt.Sprintf("%s of %s: %s", c.Key, c.Label, c.Words)
	})
	few("Workers:", len(s.Workers), func(i int) string { return workerLine(s, &s.Workers[i]) })
	return lines
}

// workerLine returns the status of a worker as text.
func workerLine(s *queue.Status, w *queue.Seen) string {
	text := fmt.Sprintf("%s: %d at once", w.Name, w.Slots)
	for _, p := range w.Paces {
		if p.Sweep == s.Name {
			text += fmt.Sprintf(", %s, %.0f games a second", report.Counted(p.Shards, "shard"), p.GamesPerSecond)
		}
	}
	if why := w.Refuses[s.Name]; why != "" {
		text += ", does not take part: " + why
	}
	if w.Waits != "" {
		text += ", waits: " + w.Waits
	}
	return text
}

func listCommand(a *app) *cobra.Command {
	l, asJSON := link{}, false
	cmd := &cobra.Command{
		Use:   "list",
		Short: "List the sweeps of a server",
		Long: `List the sweeps of a server with their progress.

More: docs/how-to/batch.md, docs/reference/batch-status.md (JSON)`,
		Example: `  muster-batch list --nats nats://10.0.0.1:4222`,
		Args:    cliutil.Exactly(0, "no arguments"),
		RunE: func(cmd *cobra.Command, _ []string) error {
			ctx, stop := cliutil.Interruptible(cmd.Context())
			defer stop()
			q, end, err := l.open(ctx, a, "list")
			if err != nil {
				return err
			}
			defer end()
			list, err := q.List(ctx)
			if err != nil {
				return broken(ctx, err)
			}
			if asJSON {
				out := []jsonStatus{}
				for _, s := range list {
					out = append(out, jsonOf(s))
				}
				return diag.EncodeJSON(a.Out, out)
			}
			for _, s := range list {
				if err := a.Lines(progress(s)); err != nil {
					return err
				}
			}
			return nil
		},
	}
	l.add(cmd)
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}

func cancelCommand(a *app) *cobra.Command {
	return about(a, &link{}, &cobra.Command{
		Use:   "cancel NAME",
		Short: "Cancel a sweep",
		Long: `Cancel a sweep: workers stop playing it. The server keeps its games until muster-batch remove.

More: docs/how-to/batch.md`,
		Example: `  muster-batch cancel shipped-3f2a9c01b2de`,
	}, func(ctx context.Context, q *queue.Queue, name string) error {
		if err := q.Cancel(ctx, name); err != nil {
			return err
		}
		return a.Lines("cancelled " + name)
	})
}

func removeCommand(a *app) *cobra.Command {
	return about(a, &link{}, &cobra.Command{
		Use:   "remove NAME",
		Short: "Remove a sweep and its games",
		Long: `Remove a sweep and all its games from the server. A running sweep is cancelled first.

More: docs/how-to/batch.md`,
		Example: `  muster-batch remove shipped-3f2a9c01b2de`,
	}, func(ctx context.Context, q *queue.Queue, name string) error {
		if err := q.Remove(ctx, name); err != nil {
			return err
		}
		return a.Lines("removed " + name)
	})
}
