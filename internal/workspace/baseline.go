package workspace

import "muster/report/findings"

// Baseline lists the findings of a verdict as known, as the text of a file.
func (ws *Workspace) Baseline(v *Verdict) []byte { return ws.set(v).Baseline() }

// Subtract removes the findings that a baseline lists from a verdict. It returns how many, and the listed findings that
// are fixed.
func (ws *Workspace) Subtract(v *Verdict, base *findings.Baseline) (known int, fixed []findings.Known) {
	set := ws.set(v)
	known, fixed = base.Part(set)
	v.Findings = set.List
	return known, fixed
}

func (ws *Workspace) set(v *Verdict) *findings.Set {
	return &findings.Set{List: v.Findings, Files: v.Names, Source: ws.Source}
}
