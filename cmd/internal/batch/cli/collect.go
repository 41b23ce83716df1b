package cli

import (
	"github.com/spf13/cobra"

	"muster/cmd/internal/cli/shell"
)

func collectCommand(a *app) *cobra.Command {
	l, to := link{}, into{}
	cmd := &cobra.Command{
		Use:   "collect NAME",
		Short: "Tell what a sweep has come to",
		Long: `Put together what workers have played of a sweep that is at its end, and answer what ` + "`muster balance`" + ` would have
answered: the same bytes. It needs nothing of whoever submitted it: the content is kept beside the games.

With -o everything that the answer is made of is written to a file, which ` + "`muster balance --from`" + ` tells in any format, and
` + "`muster print --evidence`" + ` quotes on sheets.`,
		Example: `  muster-batch collect shipped-3f2a9c01b2de
  muster-batch collect shipped-3f2a9c01b2de -o result.json --format markdown`,
		Args: shell.Exactly(1, "the name of a sweep"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := to.check(); err != nil {
				return err
			}
			ctx, stop := shell.Interruptible(cmd.Context())
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
