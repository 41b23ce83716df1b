package workspace

import (
	"context"
	"errors"
	"slices"

	"muster/catalog"
	"muster/internal/games"
	"muster/internal/validate/runner"
	"muster/schema/diag"
	"muster/schema/project"
	"muster/validate/check"
)

// Verdict is the result of checking a workspace.
type Verdict struct {
	Files    int      // definitions that were looked at
	Names    []string // of their files, sorted
	Left     int      // files that an interrupted run did not come through
	Findings []diag.Diagnostic
	Waived   []runner.Waived             // findings that waivers of definitions took out, or those of their projects
	Tallies  map[string][]check.Tally    // results of games, by file
	Open     map[string][]string         // codes of checks that more games might find something with, by file
	faulty   map[string]bool             // files with a finding of severity error
	settings map[*catalog.Catalog]string // the settings of projects that have errors
	Absent   bool                        // a file is missing or cannot be read: the command line is wrong
}

// Found returns the verdict of findings that come from no check.
func Found(list []diag.Diagnostic) *Verdict {
	v := &Verdict{Findings: diag.Sort(list)}
	v.sum()
	return v
}

// Judge checks the selected files of a workspace, and plays its adventures if plays is set. Errors of a project without
// selected files are not reported.
func (ws *Workspace) Judge(workers int, plays *check.Games) (*Verdict, error) {
	return ws.judge(runner.Plan{Checks: games.Checks(), Workers: workers, Games: plays}, ws.run)
}

// JudgeUntil is Judge without games; it stops when ctx ends. done is called for each checked file, and may be nil.
func (ws *Workspace) JudgeUntil(ctx context.Context, workers int, done func()) (*Verdict, error) {
	return ws.judge(runner.Plan{Checks: games.Checks(), Workers: workers, Context: ctx, Done: done}, ws.run)
}

// Quick runs only the fast checks, and counts the files for which JudgeUntil may find more. The workspace needs caches.
func (ws *Workspace) Quick(workers int) (v *Verdict, pending int, err error) {
	v, err = ws.judge(runner.Plan{Checks: games.Checks(), Workers: workers},
		func(i int, plan runner.Plan) ([]*runner.Outcome, error) {
			all, n, err := ws.memories[i].Quick(ws.Catalogs[i], plan)
			pending += n
			return all, err
		})
	return v, pending, err
}

// judge checks with a function that runs a plan over one of the catalogs.
func (ws *Workspace) judge(
	plan runner.Plan, run func(i int, plan runner.Plan) ([]*runner.Outcome, error),
) (*Verdict, error) {
	v := &Verdict{Findings: slices.Clone(ws.Finder.Findings), settings: map[*catalog.Catalog]string{},
		Tallies: map[string][]check.Tally{}, Open: map[string][]string{}}
	var failed []error
	if done := plan.Done; ws.step != nil {
		plan.Done = func() {
			ws.step()
			if done != nil {
				done()
			}
		}
	}
	for i, c := range ws.Catalogs {
		if !ws.Judged[i] {
			continue
		}
		if i < len(ws.Finder.Projects) {
			p := ws.Finder.Projects[i]
			p.Needed(names(c.ToJudge()))
			faults := runner.Faults(p.Settings, c, games.Known())
			v.Findings = append(append(v.Findings, ws.ofProject(i, p)...), faults...)
			for _, d := range slices.Concat(p.Findings, faults) {
				if d.Severity == diag.Error {
					v.settings[c] = d.File
				}
			}
			if d := p.Stopped(); d != nil {
				v.Findings = append(v.Findings, *d)
			}
			if p.Newer() {
				continue // its settings are unknown: nothing of the project is checked
			}
		}
		all, err := run(i, plan)
		all = ws.only(i, all)
		result := runner.Sum(c.ToJudge(), all)
		through := len(v.Names)
		for j, s := range c.ToJudge() {
			if all[j] == nil {
				continue
			}
			v.Names = append(v.Names, s.File.Name)
			if all[j].Tallies != nil {
				v.Tallies[s.File.Name], v.Open[s.File.Name] = all[j].Tallies, all[j].Open
			}
		}
		v.Left += len(ws.reported(i)) - (len(v.Names) - through)
		failed = append(failed, err)
		v.Findings = append(v.Findings, result.Findings...)
		v.Files, v.Waived = v.Files+result.Files, append(v.Waived, result.Waived...)
	}
	v.Findings = diag.Sort(v.Findings)
	slices.Sort(v.Names)
	v.sum()
	return v, errors.Join(failed...)
}

// sum updates the totals of the findings.
func (v *Verdict) sum() {
	v.faulty = map[string]bool{}
	for _, d := range v.Findings {
		v.Absent = v.Absent || project.Absent(d)
		if d.Severity == diag.Error {
			v.faulty[d.File] = true
		}
	}
}

// Forgive drops the findings of some codes, for a command that accepts them.
func (v *Verdict) Forgive(codes ...string) {
	v.Findings = slices.DeleteFunc(v.Findings, func(d diag.Diagnostic) bool { return slices.Contains(codes, d.Code) })
	v.sum()
}

// run runs a plan over one of the catalogs, except for cached results.
func (ws *Workspace) run(i int, plan runner.Plan) ([]*runner.Outcome, error) {
	plan = ws.limit(i, plan)
	if m := ws.memories[i]; m != nil {
		return m.Check(ws.Catalogs[i], plan)
	}
	return plan.Over(ws.Catalogs[i])
}

// Left counts the selected files of some kinds without a cached result for a run with games.
func (ws *Workspace) Left(kinds []string, plays *check.Games) (n int) {
	for i, c := range ws.Catalogs {
		if !ws.Judged[i] {
			continue
		}
		plan := ws.limit(i, runner.Plan{Checks: games.Checks(), Games: plays})
		known := func(*catalog.FileEntry) bool { return false }
		if m := ws.memories[i]; m != nil {
			known = m.Known(c, plan)
		}
		for _, s := range c.ToJudge() {
			if slices.Contains(kinds, s.Header().Kind) && (plan.Only == nil || plan.Only(s)) && !known(s) {
				n++
			}
		}
	}
	return n
}

// names returns the names of files.
func names(files []*catalog.FileEntry) []string {
	out := make([]string, len(files))
	for i, s := range files {
		out[i] = s.File.Name
	}
	return out
}

// Errors reports whether there is any error.
func (v *Verdict) Errors() bool { return diag.Count(v.Findings, diag.Error) > 0 }

// Wrong reports whether a file has a finding of severity error.
func (v *Verdict) Wrong(file string) bool { return v.faulty[file] }

// Blocks returns the invalid file that makes an entry unusable: its own, or one of its dependencies. For a usable entry
// it returns "".
func (v *Verdict) Blocks(e *catalog.Entry) string {
	c := e.Catalog()
	if file := v.settings[c]; file != "" && e.Given {
		return file
	}
	with := []*catalog.Entry{e}
	for _, n := range e.Names {
		with = append(with, c.FindFor(e, n.Kind, n.ID))
	}
	if e.Given {
		with = append(with, c.Serving(e.Doc.Game)...)
	}
	for _, other := range append(with, c.InvalidOf(e)...) {
		if other != nil && other.Given && v.faulty[other.Doc.File.Name] {
			return other.Doc.File.Name
		}
	}
	return ""
}
