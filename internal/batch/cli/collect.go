package cli

import (
	"github.com/spf13/cobra"

	"muster/internal/cli/cliutil"
)

func collectCommand(a *app) *cobra.Command {
	l, to := link{}, into{}
	cmd := &cobra.Command{
		Use:   "collect NAME",
		Short: "Print the result of a sweep",
		Long: `Print the result of a sweep that has ended. It is identical to that of muster balance. You need no project: the
server keeps the content of the sweep.

With -o, the collected games are written to a file. muster balance --from prints it in any format, and
muster print --evidence quotes it on sheets.

More: docs/how-to/batch.md`,
		Example: `  muster-batch collect shipped-3f2a9c01b2de
  muster-batch collect shipped-3f2a9c01b2de -o result.json --format markdown`,
		Args: cliutil.Exactly(1, "the name of a sweep"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := to.check(); err != nil {
				return err
			}
			ctx, stop := cliutil.Interruptible(cmd.Context())
			defer stop()
			q, end, err := l.open(ctx, a, "collect")
			if err != nil {
				return err
			}
			defer end()
			m, err := q.Manifest(ctx, args[0])
			if err != nil {
				return unknown(err)
			}
			g, aside, err := a.gather(ctx, q, args[0])
			if err != nil {
				return broken(ctx, err)
			}
			return a.tell(g, m.ID, aside, &to)
		},
	}
	l.add(cmd)
	to.add(cmd)
	return cmd
}
