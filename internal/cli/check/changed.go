package check

import (
	"fmt"

	"muster/internal/revision"
	"muster/internal/workspace"
)

// narrow restricts a workspace to the files that changed since a revision, with their dependents. It returns the
// workspace of the revision.
func (a *app) narrow(ws *workspace.Workspace, want workspace.Wanted, rev string) (*workspace.Workspace, error) {
	past, err := revision.Open(a.Input(want), rev)
	if err != nil {
		return nil, err
	}
	defer past.Close()
	ws.Narrow(past.Workspace)
	// A deleted or excluded file has no findings, so its absence is reported here.
	for _, s := range ws.Gone(past.Workspace) {
		a.Complain("muster: ", "no longer checked: "+s.File.Name+", which existed before the changes since "+rev)
	}
	return past.Workspace, nil
}

// unchecked reports and counts existing definitions that a revision checked and this check does not read.
func (a *app) unchecked(ws *workspace.Workspace, want workspace.Wanted, rev string) (n int, err error) {
	past, err := revision.Open(a.Input(want), rev)
	if err != nil {
		return 0, err
	}
	defer past.Close()
	list := past.Unchecked(ws)
	for _, u := range list {
		where := ""
		if u.Now != "" {
			where = " at " + u.Now
		}
		a.Complain("muster: ", fmt.Sprintf("%s was checked before the changes since %s and still exists%s, but is no "+
			"longer checked", u.Name, rev, where))
	}
	if len(list) > 0 {
		a.Complain("        ", "move it into a folder that is checked, or delete it")
	}
	return len(list), nil
}
