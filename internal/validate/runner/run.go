// Package runner runs checks over a catalog. It decides which check may run on which definition, so that one cause
// gives one finding, and applies the waivers in definitions. Callers supply the checks. Start with Run.
package runner

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"muster/catalog"
	workers "muster/internal/workers"
	"muster/schema/diag"
	"muster/validate/check"
)

// Result is the result of a run.
type Result struct {
	Files    int               // number of definitions checked
	Findings []diag.Diagnostic // sorted, without waived ones
	Waived   []Waived          // findings suppressed by waivers
}

// Waived is a finding suppressed by a waiver of its definition.
type Waived struct {
	Finding diag.Diagnostic
	By      diag.Related // the waiver
}

// Back returns the finding if its waiver does not apply, with the reason at the location of the waiver.
func (w Waived) Back(why string) diag.Diagnostic {
	d := w.Finding
	w.By.Message = why
	d.Related = append(slices.Clip(d.Related), w.By)
	return d
}

// Run checks every given entry of a catalog with a list of checks, on up to workers goroutines. A check must come after
// those whose codes it needs. The error reports checks that failed; the findings of all others are complete.
func Run(c *catalog.Catalog, checks []*check.Check, workers int) (Result, error) {
	return Play(c, checks, workers, nil)
}

// Play is Run with games for the checks that examine them; with nil those checks do not run.
func Play(c *catalog.Catalog, checks []*check.Check, workers int, games *check.Games) (Result, error) {
	all, err := Plan{Checks: checks, Workers: workers, Games: games}.Over(c)
	return Sum(c.ToJudge(), all), err
}

// Plan is a run that can skip cached files.
type Plan struct {
	Checks  []*check.Check
	Workers int
	Games   *check.Games // for the checks of games; nil disables those
	Quick   bool         // slow checks do not run
	// Known returns the cached outcome of a file, which is then not checked, or nil. It may be nil.
	Known func(*catalog.FileEntry) *Outcome
	// Only reports which files to check, for partial runs. The findings in a file depend on errors in its dependencies,
	// so those must be included. It may be nil.
	Only func(*catalog.FileEntry) bool
	// Context ends the run between two checks; it may be nil. An unfinished file has no findings.
	Context context.Context
	// Done is called, possibly concurrently, after each file; it may be nil.
	Done func()
}

// Outcome is the result of a run for one file.
type Outcome struct {
	Findings []diag.Diagnostic // in check order, without waived ones
	Waived   []Waived          // findings suppressed by waivers of the file
	Errors   bool              // the findings include errors
	Blocked  bool              // a reference leads to an invalid definition
	Played   bool              // it was played to the end
	Tallies  []check.Tally     // the results of the games
	Open     []string          // codes of checks that found nothing, but might with more games
	Whole    bool              // every applicable check finished
}

// Sum combines outcomes, one per file; nil for a file outside of the run.
func Sum(files []*catalog.FileEntry, all []*Outcome) Result {
	var out Result
	for i, o := range all {
		if o == nil {
			continue
		}
		if files[i].File.Meant == "" {
			out.Files++ // a file skipped because of its name is not checked
		}
		out.Findings = append(out.Findings, o.Findings...)
		out.Waived = append(out.Waived, o.Waived...)
	}
	out.Findings = diag.Sort(out.Findings)
	return out
}

// Over runs the checks over the files of a catalog that are to be judged, and returns the outcomes in file order.
func (p Plan) Over(c *catalog.Catalog) ([]*Outcome, error) {
	files := c.ToJudge()
	r := &run{Plan: p, catalog: c, results: make(map[*catalog.FileEntry]*result, len(files)), known: Severities(p.Checks)}
	for _, s := range files {
		if p.Only != nil && !p.Only(s) {
			continue
		}
		res := new(result)
		if p.Known != nil {
			if o := p.Known(s); o != nil {
				res.Outcome, res.done = *o, true
			}
		}
		r.results[s] = res
	}
	// A definition may use the findings of its dependencies, so those come first.
	stages := c.Games().Stages()
	for stage := range stages + 1 {
		r.last = stage == stages
		r.each(files, stage)
		for _, s := range files {
			if r.stage(s) == stage && r.invalidFile(s) {
				r.invalid = append(r.invalid, s)
			}
		}
	}
	if p.Games != nil {
		r.passOver(files)
	}
	all := make([]*Outcome, len(files))
	var broken []string
	for i, s := range files {
		if res := r.results[s]; res != nil && (res.done || !res.stopped) {
			all[i] = &res.Outcome
			broken = append(broken, res.broken...)
		}
	}
	if len(broken) > 0 {
		return all, fmt.Errorf("%s", strings.Join(broken, "; "))
	}
	return all, nil
}

// run is one call of Over.
type run struct {
	Plan
	catalog *catalog.Catalog
	results map[*catalog.FileEntry]*result // filled before any goroutine starts; each entry is written by one of them
	invalid []*catalog.FileEntry           // the dirty files of earlier stages
	known   map[string]diag.Severity
	store   check.Store
	last    bool // no later definition depends on the current stage
}

// result is the state of one definition.
type result struct {
	Outcome
	done    bool     // cached, not checked
	stopped bool     // the run ended before it finished
	broken  []string // checks that panicked
}

func (r *run) each(files []*catalog.FileEntry, stage int) {
	var todo []*catalog.FileEntry
	for _, s := range files {
		if res := r.results[s]; res != nil && !res.done && r.stage(s) == stage {
			todo = append(todo, s)
		}
	}
	workers.Each(len(todo), r.Workers, func(i int) { r.entry(todo[i]) })
}

// stage returns the stage of a file.
func (r *run) stage(s *catalog.FileEntry) int {
	return r.catalog.Games().Stage(s.Header().Game, s.Header().Kind)
}

// stopped reports whether the run must end.
func (r *run) stopped() bool { return r.Context != nil && r.Context.Err() != nil }

// entry runs every applicable check on one definition.
func (r *run) entry(of *catalog.FileEntry) {
	res := r.results[of]
	if res.stopped = r.stopped(); res.stopped {
		return
	}
	e := of.Entry()
	res.Findings = append(res.Findings, e.Schema...)
	if e.Doc.Tree != nil {
		p := &check.Pass{Entry: e, Catalog: r.catalog, Store: &r.store, Games: r.Games}
		found, departs := map[string]bool{}, overridesOf(e)
		unready := map[string]bool{}
		for _, c := range r.Checks {
			if r.left(c) {
				continue
			}
			if !c.Looks(e.Doc.Game, e.Doc.Kind) {
				continue
			}
			if res.stopped = r.stopped(); res.stopped {
				return
			}
			// The state of a check that could not run is unknown.
			if found[c.Code] = !r.ready(c, e, found); found[c.Code] {
				unready[c.Code] = true
			} else {
				before := len(res.Findings)
				p.Blocked = func() { found[c.Code], res.Blocked, unready[c.Code] = true, true, true }
				r.one(c, p, res)
				departed := departs.take(c, res.Findings[before:])
				found[c.Code] = found[c.Code] || len(res.Findings) > before && !departed
			}
		}
		r.depart(e, departs, res)
		res.Tallies, res.Open, res.Played = p.WasPlayed()
		for _, code := range res.Open {
			unready[code] = true // from another seed, or with more games, it might find something
		}
		r.waive(e, res, unready)
		res.Open = slices.DeleteFunc(res.Open, func(code string) bool { return found[code] })
	}
	res.Errors = diag.Count(res.Findings, diag.Error) > 0
	if r.last {
		r.catalog.Release(e)
	}
	if r.Done != nil {
		r.Done()
	}
	res.Whole = len(res.broken) == 0 && (r.Games == nil || r.Games.Context == nil || r.Games.Context.Err() == nil)
}

// left reports whether a check does not run at all in this run.
func (r *run) left(c *check.Check) bool { return c.Played && r.Games == nil || c.Slow && r.Quick }

// ready reports whether all preconditions of a check are met.
func (r *run) ready(c *check.Check, e *catalog.Entry, found map[string]bool) bool {
	for _, need := range c.Needs {
		switch {
		case need == check.NeedsClean:
			if !r.clean(e) {
				return false
			}
		case strings.HasPrefix(need, "/"):
			if !e.Doc.Clean(need) {
				return false
			}
		case strings.Contains(need, "/"):
			if found[need] {
				return false
			}
		case !r.met(r.catalog.Need(need, e), e):
			return false
		}
	}
	return true
}

// clean reports whether neither a definition nor its dependencies have errors.
func (r *run) clean(e *catalog.Entry) bool {
	res := r.results[e.FileEntry()]
	return diag.Count(res.Findings, diag.Error) == 0 && !res.Blocked && r.invalidDependency(e) == nil
}

// invalidDependency returns a dependency of a definition with errors, or nil.
func (r *run) invalidDependency(e *catalog.Entry) *catalog.Entry {
	if faulty := r.catalog.InvalidOf(e); len(faulty) > 0 {
		return faulty[0]
	}
	for _, s := range r.invalid {
		if r.stage(s) < r.stage(e.FileEntry()) && r.catalog.Reads(e, s.Entry()) {
			return s.Entry()
		}
	}
	return nil
}

// met reports whether a game's precondition on a definition is met.
func (r *run) met(n catalog.Need, e *catalog.Entry) bool {
	if !n.Met || slices.ContainsFunc(n.With, func(other *catalog.Entry) bool { return r.invalidFile(other.FileEntry()) }) {
		return false
	}
	return n.Family == "" || !slices.ContainsFunc(r.results[e.FileEntry()].Findings, func(d diag.Diagnostic) bool {
		return d.Severity == diag.Error && strings.HasPrefix(d.Code, n.Family+"/")
	})
}

// invalidFile reports whether a referenced definition has errors, or cannot be judged. The library's own never have
// any: a
// test ensures that.
func (r *run) invalidFile(s *catalog.FileEntry) bool {
	if s == nil {
		return false
	}
	res, given := r.results[s]
	return given && (res.Errors || res.Blocked || !s.Header().Parsed)
}

// one runs one check; a panic is a bug in Muster and must not affect the other checks.
func (r *run) one(c *check.Check, p *check.Pass, res *result) {
	defer func() {
		if v := recover(); v != nil {
			res.broken = append(res.broken, fmt.Sprintf("check %s failed on %s: %v", c.Code, p.Entry.Doc.File.Name, v))
		}
	}()
	p.Check = c
	p.Report = func(f check.Finding) {
		if p.Entry.Doc.RefusedAt(f.At) {
			p.Blocked() // the schema has reported that value
			return
		}
		res.Findings = append(res.Findings, f.Diagnostic(c, p.Entry.Doc))
	}
	c.Run(p)
}
