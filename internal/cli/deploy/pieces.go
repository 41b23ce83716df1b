package deploy

import (
	"slices"

	"muster/internal/cli/cliutil"
	"muster/internal/report/battlelore/request"
	"muster/internal/workspace"
	"muster/report"
	"muster/schema/diag"
)

// noSets lists the sides that a draw needs card sets for.
func (f *deployFlags) noSets() []string {
	var out []string
	for side, of := range report.Sides {
		if len(f.Sets[side]) == 0 && !f.all {
			out = append(out, "card sets for "+of)
		}
	}
	return out
}

// withPieces are the flags that can be used with --pieces.
var withPieces = []string{"pieces", "format", "full", "sets"}

// piecesArgs returns the sets of --pieces: each separately, or two mixed ones a side.
func piecesArgs(sets []string, mixed [len(report.Sides)][]string) error {
	named := slices.Concat(mixed[:]...)
	switch {
	case len(sets) == 0 && len(named) == 0:
		return cliutil.Usage("name a set, as in `muster deploy --pieces pennant-a`, or two with --sets, as in "+
			"--sets pennant=pennant-a,pennant-b", "--pieces needs a set")
	case len(sets) > 0 && len(named) > 0:
		return cliutil.Usage("drop --sets, or the other names", "--pieces takes sets by name or with --sets, not both")
	}
	return nil
}

// pieces compares the figures of sets with the content of the boxes.
func (a *app) pieces(sets []string, flags deployFlags) error {
	if err := cliutil.OneOf("format", &flags.format, "text", "json"); err != nil {
		return err
	}
	ws, err := a.Definitions(workspace.Wanted{
		Words: slices.Concat(append(flags.Sets[:], sets)...), Kinds: []string{request.Sets}, Here: true,
		Despite: request.BudgetDespite(),
	})
	if err != nil {
		return err
	}
	var answer request.Answer
	if len(sets) > 0 {
		answer, err = request.Budget(ws, sets)
	} else {
		answer, err = request.MixedBudget(ws, flags.Sets)
	}
	if err != nil {
		return err
	}
	if flags.format == "json" {
		return diag.EncodeJSON(a.Out, answer.JSON())
	}
	if a.Full {
		return a.Reports(answer.Reports())
	}
	return a.Brief(answer.Reports())
}
