package cli

import (
	"context"
	"errors"
	"os"
	"time"

	"github.com/spf13/cobra"

	"muster/internal/batch/queue"
	"muster/internal/batch/work"
	"muster/internal/cli/cliutil"
)

func runCommand(a *app) *cobra.Command {
	store, to, v := "", into{}, viewing{}
	cmd := &cobra.Command{
		Use:   "run SWEEP",
		Short: "Play a sweep on this machine",
		Long: `Play a sweep on all processors of this machine, and print the result. It is identical to that of muster balance.
The server runs inside the process and opens no port.

With --store, finished games are saved in a folder. After Ctrl-C or a crash, run the same command again to resume. A
run that ends removes its sweep from the folder.

More: docs/how-to/batch.md`,
		Example: `  muster-batch run sweeps/all.sweep.toml
  muster-batch run sweeps/all.sweep.toml --store ~/sweeps -o result.json`,
		Args: cliutil.Exactly(1, "the file or the id of a sweep"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := errors.Join(to.check(), v.check()); err != nil {
				return err
			}
			if err := a.SensibleWorkers(); err != nil {
				return err
			}
			p, passed, err := a.prepare(args[0])
			if err != nil {
				return err
			}
			if err := to.place(p.Manifest.ID); err != nil {
				return err
			}
			ctx, stop := cliutil.Interruptible(cmd.Context())
			defer stop()
			if err := a.run(ctx, p, store, &to, &v); err != nil || !passed {
				return err
			}
			return cliutil.Findings{Status: cliutil.ExitFindings}
		},
	}
	flags := cmd.Flags()
	flags.IntVar(&a.Workers, "workers", a.Workers, "play `N` shards in parallel")
	flags.StringVar(&store, "store", "", "save finished games in `DIR`")
	to.add(cmd)
	v.add(cmd)
	return cmd
}

// run plays a sweep in this process.
func (a *app) run(ctx context.Context, p *work.Prepared, store string, to *into, v *viewing) error {
	kept := store != ""
	if !kept {
		dir, err := os.MkdirTemp("", "muster-batch-")
		if err != nil {
			return err
		}
		defer os.RemoveAll(dir)
		store = dir
	}
	s, err := queue.InProcess(store, 0)
	if errors.Is(err, queue.ErrDamaged) {
		return damaged(err, store)
	}
	if err != nil {
		return cliutil.Usage("name a writable folder that no other run uses", "the store %s cannot be used: %s",
			store, err)
	}
	defer s.Stop()
	nc, err := s.Connect("muster-batch run")
	if err != nil {
		return err
	}
	defer nc.Close()
	q, err := queue.Open(ctx, nc, queue.Options{
		Beat: 100 * time.Millisecond, Log: func(words string) { a.Complain("muster-batch: ", words) },
	})
	if err != nil {
		return broken(ctx, err)
	}
	name := p.Manifest.Name
	if _, err := q.Submit(ctx, p.Manifest, p.Content); errors.Is(err, queue.ErrCancelled) {
		if err = q.Remove(ctx, name); err == nil {
			_, err = q.Submit(ctx, p.Manifest, p.Content)
		}
		if err != nil {
			return broken(ctx, err)
		}
	} else if err != nil {
		return broken(ctx, err)
	}
	end := a.played(ctx, q, a.worker(q, ""))
	err = a.watch(ctx, q, name, v)
	if worked := end(); err == nil {
		err = worked
	}
	if interrupted(err) && kept && !v.cancels() {
		a.Complain("muster-batch: ", "the finished games are in "+store+": run the same command again to continue")
	}
	if err != nil {
		return err
	}
	g, aside, err := a.gather(ctx, q, name)
	if err != nil {
		return broken(ctx, err)
	}
	if err := a.tell(g, p.Manifest.ID, aside, to); err != nil {
		return err
	}
	if kept {
		return q.Remove(ctx, name)
	}
	return nil
}

// interrupted reports whether an error comes from Ctrl-C.
func interrupted(err error) bool {
	var found cliutil.Findings
	return errors.As(err, &found) && found.Status == cliutil.ExitInterrupted
}
