package cli

import (
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"muster/internal/batch/work"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/report"
)

func submitCommand(a *app) *cobra.Command {
	l, v := link{}, viewing{}
	wait, limit := false, time.Duration(0)
	cmd := &cobra.Command{
		Use:   "submit SWEEP",
		Short: "Send a sweep to the workers of a server",
		Long: `Send a sweep and its content to a NATS server, whose workers play it. SWEEP is a file NAME.sweep.toml or the id of a
sweep in the current project. The command prints the name of the sweep, which other commands take.

Submitting the same sweep again changes nothing, or completes an interrupted submission.

More: docs/how-to/batch.md`,
		Example: `  muster-batch submit sweeps/all.sweep.toml --nats nats://10.0.0.1:4222
  muster-batch submit all --wait-for-end`,
		Args: cliutil.Exactly(1, "the file or the id of a sweep"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := v.check(); err != nil {
				return err
			}
			ctx, stop := cliutil.Interruptible(cmd.Context())
			defer stop()
			p, _, err := a.prepare(args[0])
			if err == nil && cmd.Flags().Changed(limitFlag) {
				err = limited(p, limit)
			}
			if err != nil {
				return err
			}
			q, end, err := l.open(ctx, a, "submit")
			if err != nil {
				return err
			}
			defer end()
			already, err := q.Submit(ctx, p.Manifest, p.Content)
			if err != nil {
				return broken(ctx, err)
			}
			a.Complain("muster-batch: ", submitted(p, already))
			if err := a.Lines(p.Manifest.Name); err != nil || !wait {
				return err
			}
			if err := a.Out.Flush(); err != nil {
				return err
			}
			return a.watch(ctx, q, p.Manifest.Name, &v)
		},
	}
	l.add(cmd)
	l.made(cmd)
	cmd.Flags().BoolVar(&wait, "wait-for-end", false, "watch the sweep until it ends")
	cmd.Flags().DurationVar(&limit, limitFlag, work.MostShard, "give up on a shard after `TIME`")
	v.add(cmd)
	return cmd
}

// limitFlag is the flag of a shard's timeout.
const limitFlag = "shard-limit"

// limited sets the timeout of a sweep's shards.
func limited(p *work.Prepared, limit time.Duration) error {
	if limit < time.Second || limit > 24*time.Hour {
		return cliutil.Usage("write a time from 1s to 24h", "--%s %s is out of range", limitFlag, limit)
	}
	return p.Within(limit)
}

// submitted describes a submission.
func submitted(p *work.Prepared, already bool) string {
	m := p.Manifest
	what := fmt.Sprintf("%s, %s", report.Counted(len(m.Jobs), "strand"), size(len(p.Content)))
	if already {
		return "the sweep already exists: " + what
	}
	return "submitted: " + what
}

// size formats the size of content.
func size(bytes int) string {
	if bytes == 0 {
		return "all of it ships with Muster"
	}
	return fmt.Sprintf("%d kB of content", (bytes+999)/1000)
}

// prepare reads a sweep and all its dependencies. Errors in named definitions are written and end the command; invalid
// adventures of folders are skipped.
func (a *app) prepare(word string) (p *work.Prepared, passed bool, err error) {
	c, err := a.Choose(nil, []string{word}, []string{games.SweepKind}, "played", (*games.Game).Sweeps)
	if err != nil {
		return nil, false, err
	}
	if len(c.Entries) != 1 {
		return nil, false, cliutil.Usage("name one file NAME.sweep.toml, or its id", "%s holds %s", word,
			report.Counted(len(c.Entries), "sweep"))
	}
	e := c.Entries[0]
	asked, why := games.SweepOf(e)
	if len(why) > 0 {
		return nil, false, cliutil.Usage("run `muster check`", "%s cannot be played: %s", word, why[0])
	}
	if a.build == "" {
		return nil, false, fmt.Errorf("the build of Muster is unknown: the program file cannot be read")
	}
	if passed, err = a.JudgeSweep(asked); err != nil {
		return nil, false, err
	}
	p, err = work.Prepare(e, asked, cliutil.Version, a.build)
	return p, passed, err
}
