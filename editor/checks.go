package editor

import (
	"context"
	"slices"

	"muster/catalog"
	"muster/internal/validate/runner"
	"muster/schema/diag"
	"muster/schema/project"
)

// judging runs a plan over a catalog.
type judging func(*catalog.Catalog, runner.Plan) ([]*runner.Outcome, error)

// over is judging without earlier results.
func over(c *catalog.Catalog, plan runner.Plan) ([]*runner.Outcome, error) { return plan.Over(c) }

// runChecks runs the checks over a catalog, with or without slow ones, and applies the project's settings to the
// findings. If the context ended, it returns only that error.
func (s *Server) runChecks(
	ctx context.Context, run judging, c *catalog.Catalog, in *held, quick bool,
) (found []diag.Diagnostic, failed error) {
	plan := runner.Plan{Checks: s.opts.Checks, Workers: s.opts.Workers, Quick: quick, Context: ctx, Done: s.opts.Pace.Step}
	all, failed := run(c, plan)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	result := runner.Sum(c.ToJudge(), all)
	return s.applySettings(in, result), failed
}

// held is a project while its files are judged.
type held struct {
	project *project.Project
	finder  *project.Finder
}

// applySettings applies a project's settings to findings as `muster check` does: it removes waived findings and raises
// severities.
func (s *Server) applySettings(in *held, result runner.Result) []diag.Diagnostic {
	t := runner.Begin(in.project.Settings, s.opts.Today())
	found := slices.Clone(result.Findings)
	for _, w := range result.Waived {
		if why := t.Denies(w.Finding.Code); why != "" {
			found = append(found, w.Back(why))
		}
	}
	kept := found[:0]
	paths := map[string]string{} // by file: finding one asks the file system
	for _, d := range found {
		path, known := paths[d.File]
		if !known {
			_, path = in.finder.Place(d.File)
			paths[d.File] = path
		}
		if !t.Waives(d, path) {
			kept = append(kept, t.Weigh(d))
		}
	}
	if in.project.Settings.Doc != nil {
		kept = append(kept, t.Idle(false, nil)...)
	}
	return diag.Sort(kept)
}
