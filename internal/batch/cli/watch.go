package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"muster/internal/batch/queue"
	"muster/internal/cli/cliutil"
	"muster/report"
)

// viewing holds the options for watching a sweep.
type viewing struct {
	asJSON  bool
	every   time.Duration
	onCtrlC string
}

func (v *viewing) add(cmd *cobra.Command) {
	to := cmd.Flags()
	to.StringVar(&v.onCtrlC, "on-interrupt", leave, "on Ctrl-C, `MODE`: leave or cancel")
	to.DurationVar(&v.every, "every", time.Second, "update the progress every `TIME`")
}

// The effects of Ctrl-C on a watched sweep.
const (
	leave  = "leave"
	cancel = "cancel"
)

func (v *viewing) check() error {
	if v.every < 50*time.Millisecond || v.every > time.Hour {
		return cliutil.Usage("write a time from 50ms to 1h", "--every %s is out of range", v.every)
	}
	return cliutil.OneOf("on-interrupt", &v.onCtrlC, leave, cancel)
}

// cancels reports whether Ctrl-C cancels the sweep.
func (v *viewing) cancels() bool { return v.onCtrlC == cancel }

func watchCommand(a *app) *cobra.Command {
	l, v := link{}, viewing{}
	cmd := &cobra.Command{
		Use:   "watch NAME",
		Short: "Watch a sweep until it ends",
		Long: `Print the progress of a sweep until it ends: shards, games a second, remaining time and workers. Ctrl-C stops
watching; the sweep continues unless you set --on-interrupt cancel.

More: docs/how-to/batch.md, docs/reference/batch-status.md (JSON)`,
		Example: `  muster-batch watch shipped-3f2a9c01b2de
  muster-batch watch shipped-3f2a9c01b2de --json`,
		Args: cliutil.Exactly(1, "the name of a sweep"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := v.check(); err != nil {
				return err
			}
			ctx, stop := cliutil.Interruptible(cmd.Context())
			defer stop()
			q, end, err := l.open(ctx, a, "watch")
			if err != nil {
				return err
			}
			defer end()
			return a.watch(ctx, q, args[0], &v)
		},
	}
	l.add(cmd)
	v.add(cmd)
	cmd.Flags().BoolVar(&v.asJSON, "json", false, "print one JSON object a line")
	return cmd
}

// soon is the interval between checks for the end of a sweep.
const soon = 150 * time.Millisecond

// watch shows the progress of a sweep until its end.
func (a *app) watch(ctx context.Context, q *queue.Queue, name string, v *viewing) error {
	line := a.StatusLine()
	told, due := "", time.Now()
	var last *queue.Status
	err := q.Watch(ctx, name, min(v.every, soon), func(s *queue.Status) bool {
		last = s
		if !s.Ends() && time.Now().Before(due) {
			return true // the end is checked more often than lines are printed
		}
		due = time.Now().Add(v.every)
		switch now := progress(s); {
		case v.asJSON:
			_ = json.NewEncoder(a.Out).Encode(jsonOf(s)) // ignore a closed output
			_ = a.Out.Flush()
		case line != nil:
			line(now)
		case now != told && v.every >= time.Second:
			a.Complain("muster-batch: ", now)
			told = now
		}
		return true
	})
	if line != nil {
		line("")
	}
	if ctx.Err() != nil {
		return a.left(q, name, v)
	}
	if err != nil {
		return unknown(err)
	}
	return stateOf(last)
}

// left handles Ctrl-C.
func (a *app) left(q *queue.Queue, name string, v *viewing) error {
	interrupted := cliutil.Findings{Status: cliutil.ExitInterrupted}
	if !v.cancels() {
		return interrupted
	}
	ctx, stop := context.WithTimeout(context.Background(), 10*time.Second)
	defer stop()
	if err := q.Cancel(ctx, name); err != nil && !errors.Is(err, queue.ErrUnknown) {
		return fmt.Errorf("%s is not cancelled: %w", name, err)
	}
	a.Complain("muster-batch: ", name+" is cancelled")
	return interrupted
}

// stateOf returns the error of a watched sweep's end. Failed shards are no error of watching: collecting reports them.
func stateOf(s *queue.Status) error {
	switch s.State {
	case queue.Cancelled, queue.Conflict:
		return collectable(s)
	}
	return nil
}

// progress returns the progress of a sweep in one line.
func progress(s *queue.Status) string {
	parts := []string{fmt.Sprintf("%s: %d of %s", s.Name, s.Done, report.Counted(s.Shards, "shard"))}
	if n := len(s.Jobs); n > 1 {
		parts = append(parts, fmt.Sprintf("%d of %d strands finished", s.Ended, n))
	}
	if _, games := s.Pace(); games > 0 {
		parts = append(parts, fmt.Sprintf("%.0f games a second", games))
	}
	if s.State == queue.Running {
		parts = append(parts, report.Counted(len(s.Workers), "worker"))
		if left, ok := s.Left(); ok {
			parts = append(parts, "about "+cliutil.Lasting(left)+" left for the shards known so far")
		}
	} else {
		parts = append(parts, s.State)
	}
	return strings.Join(parts, ", ")
}
