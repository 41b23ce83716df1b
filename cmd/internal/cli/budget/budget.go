// Package budget is `muster budget`: which sets are weighed, and how the answer is written.
package budget

import (
	"slices"

	"github.com/spf13/cobra"

	"muster/cmd/internal/cli/shell"
	"muster/report"
	"muster/report/battlelore/asked"
	"muster/schema/diag"
)

// app is a run of the program, as the command has it.
type app struct{ *shell.App }

// Command is `muster budget`.
func Command(run *shell.App) *cobra.Command {
	a := &app{run}
	var format string
	var mixed [len(report.Sides)][]string
	cmd := &cobra.Command{
		Use:   "budget SET...",
		Short: "Weigh Deployment card sets against what the boxes hold",
		Long: `Tell of each unit type of a set what the boxes hold that it names, what the worst draw takes, the slack, and off which
cards a unit could come. Each SET, an id or a file, is weighed by itself, as Impromptu mode has it; with --pennant and
--standard two sets each are weighed against the common pool of Organized mode, or one player's two alone.

A set that falls short is no error here: by how much it does, in which draw, and what to take off which card is the
answer. The exit status is 0; muster check judges sets.`,
		Example: `  muster budget pennant-a standard-a
  muster budget my.deploycards.toml --format json
  muster budget --pennant pennant-a,pennant-c --standard pennant-b,standard-a`,
		Args: func(_ *cobra.Command, args []string) error {
			named := slices.Concat(mixed[:]...)
			switch {
			case len(args) == 0 && len(named) == 0:
				return shell.Usage("name a set, or two by comma with --pennant or --standard", "budget wants a set to weigh")
			case len(args) > 0 && len(named) > 0:
				return shell.Usage("name them with --pennant and --standard, or without",
					"sets are weighed each by itself or mixed, not both")
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error {
			if err := shell.OneOf("format", format, "text", "json"); err != nil {
				return err
			}
			ws, err := a.Definitions(shell.Wanted{
				Words: slices.Concat(append(mixed[:], args)...), Kinds: []string{asked.Sets}, Here: true,
				Despite: asked.BudgetDespite(),
			})
			if err != nil {
				return err
			}
			var answer report.Answer
			if len(args) > 0 {
				answer, err = asked.Budget(ws, args)
			} else {
				answer, err = asked.MixedBudget(ws, mixed)
			}
			if err != nil {
				return err
			}
			if format == "json" {
				return diag.EncodeJSON(a.Out, answer.JSON())
			}
			return a.Lines(answer.Lines()...)
		},
	}
	cmd.Flags().StringVar(&format, "format", "text", "how to write the answer: text or json")
	for side, camp := range report.Sides {
		cmd.Flags().StringSliceVar(&mixed[side], camp, nil, "the two sets that the "+camp+"s mix, by comma")
	}
	return cmd
}
