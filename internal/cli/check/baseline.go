package check

import (
	"errors"
	"fmt"

	"muster/internal/cli/cliutil"
	"muster/internal/revision"
	"muster/internal/workspace"
	"muster/report"
	"muster/report/findings"
	"muster/schema/project/disk"
)

// mostGone is the maximum number of fixed findings in a list; the others are counted.
const mostGone = 10

// baseline writes the findings into the file for --write-baseline, or removes those that the file of --baseline lists
// and returns how many. It names listed findings that are fixed, so that the file can shrink.
func (a *app) baseline(
	ws *workspace.Workspace, run *judgement, from *revision.Revision, flags checkFlags,
) (known int, err error) {
	v := run.verdict
	if flags.writeBaseline != "" {
		if err := cliutil.WriteResult(flags.writeBaseline, ws.Baseline(v)); err != nil {
			return 0, err
		}
		a.Complain("muster: ", fmt.Sprintf("wrote %s into %s", report.Counted(len(v.Findings), "finding"),
			flags.writeBaseline))
		known, v.Findings = len(v.Findings), nil
		return known, nil
	}
	if flags.baseline == "" {
		return 0, nil
	}
	text, err := a.readBaseline(from, flags.baseline)
	var wrong report.Wrong
	if errors.As(err, &wrong) {
		return 0, fmt.Errorf("the baseline cannot be read: %w", wrong)
	}
	if err != nil {
		return 0, cliutil.Usage("create it with --write-baseline", "the baseline %s cannot be read: %v", flags.baseline,
			disk.Reason(err))
	}
	base, err := findings.ReadBaseline(text)
	if err != nil {
		return 0, cliutil.Usage("create it again with --write-baseline", "the baseline %s cannot be used: %v", flags.baseline,
			err)
	}
	known, gone := ws.Subtract(v, base)
	if run.interrupted() {
		return known, nil // findings of the files left are not fixed
	}
	for i, k := range gone {
		if i == mostGone {
			a.Complain("muster: ", fmt.Sprintf("and %d more findings of the baseline are fixed", len(gone)-mostGone))
			break
		}
		a.Complain("muster: ", fmt.Sprintf("fixed, but still in the baseline: %s[%s] %s", k.File, k.Code, k.Message))
	}
	if len(gone) > 0 {
		a.Complain("        ", "run muster check --write-baseline "+flags.baseline+" to remove them")
	}
	return known, nil
}
