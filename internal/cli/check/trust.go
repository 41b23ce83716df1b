package check

import (
	"muster/internal/cli/cliutil"
	"muster/internal/revision"
	"muster/internal/workspace"
	"muster/report/findings"
)

// trust opens the revision of --config-from, and applies its settings to the files; nil without the flag.
func (a *app) trust(want *workspace.Wanted, flags checkFlags) (*revision.Revision, error) {
	if flags.configFrom == "" {
		return nil, nil
	}
	r, err := revision.At(flags.configFrom)
	if err != nil {
		return nil, err
	}
	r.Apply(want)
	return r, nil
}

// settle applies the settings of the projects, or of the trusted revision, to findings.
func settle(ws *workspace.Workspace, run *judgement, from *revision.Revision, flags checkFlags) error {
	policy := workspace.Policy{Today: cliutil.Day(flags.today), Played: flags.play, Part: run.interrupted()}
	if from != nil {
		return from.Settle(ws, run.verdict, policy)
	}
	return ws.Settle(run.verdict, policy)
}

// readBaseline reads the baseline from a file, or from the trusted revision.
func (a *app) readBaseline(from *revision.Revision, name string) ([]byte, error) {
	if from == nil {
		return a.ReadUpTo(name, findings.MaxBaseline)
	}
	text, found, err := from.Baseline(name)
	if err == nil && !found {
		a.Complain("muster: ", from.Name+" has no baseline "+name+": reporting all findings")
	}
	return text, err
}
