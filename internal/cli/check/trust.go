package check

import (
	"muster/internal/cli/shell"
	"muster/internal/trust"
	"muster/internal/workspace"
	"muster/report/findings"
	"muster/schema/project/disk"
)

// trust opens the revision of --config-from, and has what is checked read with its settings; nil without one.
func (a *app) trust(want *workspace.Wanted, flags checkFlags) (*trust.Revision, error) {
	if flags.configFrom == "" {
		return nil, nil
	}
	r, err := trust.At(flags.configFrom)
	if err != nil {
		return nil, err
	}
	want.Files, want.Settle = r.Files(disk.Files{}), r.Settle
	return r, nil
}

// settle holds what was found against the settings of the projects: those of a revision, where one is trusted.
func settle(ws *workspace.Workspace, run *judgement, from *trust.Revision, flags checkFlags) error {
	v, policy := run.verdict, workspace.Policy{Today: shell.Day(flags.today), Played: flags.play, Part: run.interrupted()}
	if from != nil {
		ws.OwnSettings(v)
		policy.Holds = from.Waives
	}
	return ws.Settle(v, policy)
}

// readBaseline reads the baseline, out of the revision where one is trusted: one that it does not have knows nothing.
func (a *app) readBaseline(from *trust.Revision, name string) ([]byte, error) {
	if from == nil {
		return a.ReadUpTo(name, findings.MaxBaseline)
	}
	text, there, err := from.Read(name, findings.MaxBaseline)
	if err != nil || there {
		return text, err
	}
	a.Complain("muster: ", from.Name+" has no baseline "+name+": reporting all findings")
	return (&findings.Set{}).Baseline(), nil
}
