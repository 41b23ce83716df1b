// Package runner runs checks over a catalog. It decides which check may run on which definition, so that one cause
// gives one finding, and applies the waivers that definitions carry. Which checks there are is not its business. Start
// with Run.
package runner

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"muster/catalog"
	"muster/engine/workers"
	"muster/schema/diag"
	"muster/validate/check"
)

// Result is what a run found.
type Result struct {
	Files    int               // definitions looked at
	Findings []diag.Diagnostic // sorted, waived ones left out
	Waived   int               // findings that a waiver took out
}

// Run checks every given entry of a catalog with a list of checks, on as many goroutines as workers. A check must
// stand behind those whose codes it needs. The error tells of checks that failed themselves; the findings of all
// others are complete.
func Run(c *catalog.Catalog, checks []*check.Check, workers int) (Result, error) {
	return Play(c, checks, workers, nil)
}

// Play is Run with games for the checks that look at such; with nil those checks do not run.
func Play(c *catalog.Catalog, checks []*check.Check, workers int, games *check.Games) (Result, error) {
	return With(c, checks, workers, Options{Games: games})
}

// Options say how a run is done; the zero value is that of Run.
type Options struct {
	Games   *check.Games    // for the checks that look at such; nil: those do not run
	Quick   bool            // slow checks do not run
	Context context.Context // when it is done, the run ends with its error; nil: nothing ends it
}

// With is Run, done as the options say.
func With(c *catalog.Catalog, checks []*check.Check, workers int, opts Options) (Result, error) {
	r := &run{catalog: c, checks: checks, results: map[*catalog.Entry]*result{}, known: codeSet(checks), Options: opts}
	if r.Context == nil {
		r.Context = context.Background()
	}
	entries := c.Given()
	for _, e := range entries {
		r.results[e] = new(result)
	}
	// A definition may look at the findings of those that it is read with: so those come first.
	stages := c.Games().Stages()
	r.each(entries, workers, func(e *catalog.Entry) bool {
		return !slices.ContainsFunc(stages, func(stage []string) bool { return slices.Contains(stage, e.Doc.Kind) })
	})
	for i, stage := range stages {
		r.last = i == len(stages)-1
		r.each(entries, workers, func(e *catalog.Entry) bool { return slices.Contains(stage, e.Doc.Kind) })
	}
	if r.Games != nil {
		r.passOver(entries)
	}
	if err := r.Context.Err(); err != nil {
		return Result{}, err
	}

	var out Result
	var broken []string
	for _, e := range entries {
		res := r.results[e]
		if e.Doc.File.Meant == "" {
			out.Files++ // one that is not read for its name is not looked at
		}
		out.Findings = append(out.Findings, res.findings...)
		out.Waived += res.waived
		broken = append(broken, res.broken...)
	}
	out.Findings = diag.Sort(out.Findings)
	if len(broken) > 0 {
		return out, fmt.Errorf("%s", strings.Join(broken, "; "))
	}
	return out, nil
}

// run is one call of RunChecks.
type run struct {
	catalog *catalog.Catalog
	checks  []*check.Check
	results map[*catalog.Entry]*result // filled before any goroutine starts; each entry's is written by one of them
	known   map[string]diag.Severity
	store   check.Store
	last    bool // no definition is read with those that are looked at now
	Options
}

// result is what was found in one definition.
type result struct {
	findings []diag.Diagnostic
	waived   int
	errors   bool
	owed     bool     // something that it names is there, but has mistakes
	broken   []string // checks that panicked
}

func (r *run) each(entries []*catalog.Entry, count int, want func(*catalog.Entry) bool) {
	var todo []*catalog.Entry
	for _, e := range entries {
		if want(e) {
			todo = append(todo, e)
		}
	}
	workers.Each(len(todo), count, func(i int) {
		if r.Context.Err() == nil {
			r.entry(todo[i])
		}
	})
}

// entry runs every check that fits one definition and may run on it.
func (r *run) entry(e *catalog.Entry) {
	res := r.results[e]
	res.findings = append(res.findings, e.Schema...)
	if e.Doc.Tree != nil {
		p := &check.Pass{Entry: e, Catalog: r.catalog, Store: &r.store, Games: r.Games}
		found := map[string]bool{}
		for _, c := range r.checks {
			if !r.runs(c) || r.Context.Err() != nil {
				continue
			}
			if c.Kind != "" && c.Kind != e.Doc.Kind {
				continue
			}
			// Of what could not be looked at nobody knows whether it is clean.
			if found[c.Code] = !r.ready(c, e, found); !found[c.Code] {
				before := len(res.findings)
				p.Owed = func() { found[c.Code], res.owed = true, true }
				r.one(c, p, res)
				found[c.Code] = found[c.Code] || len(res.findings) > before
			}
		}
		r.waive(e, res)
	}
	res.errors = diag.Count(res.findings, diag.Error) > 0
	if r.last {
		r.catalog.Rest(e)
	}
}

// runs reports whether a check has a part in the run.
func (r *run) runs(c *check.Check) bool { return !(c.Played && r.Games == nil || c.Slow && r.Quick) }

// ready reports whether everything that a check needs is clean.
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

// clean reports whether neither a definition has errors nor anything that it may be read with.
func (r *run) clean(e *catalog.Entry) bool {
	res := r.results[e]
	return diag.Count(res.findings, diag.Error) == 0 && !res.owed && r.unclean(e) == nil
}

// unclean is what has errors of all that a definition may be read with; nil when nothing has.
func (r *run) unclean(e *catalog.Entry) *catalog.Entry {
	if faulty := r.catalog.FaultyOf(e); len(faulty) > 0 {
		return faulty[0]
	}
	for _, other := range r.catalog.Given() {
		if other != e && r.dirty(other) && r.catalog.Reads(e, other) {
			return other
		}
	}
	return nil
}

// met reports whether what a game's checks need of a definition holds.
func (r *run) met(n catalog.Need, e *catalog.Entry) bool {
	if !n.Met || slices.ContainsFunc(n.With, r.dirty) {
		return false
	}
	return n.Family == "" || !slices.ContainsFunc(r.results[e].findings, func(d diag.Diagnostic) bool {
		return d.Severity == diag.Error && strings.HasPrefix(d.Code, n.Family+"/")
	})
}

// dirty reports whether a definition that another one refers to holds errors, or cannot be judged. The library's own
// never do: a test keeps it clean.
func (r *run) dirty(e *catalog.Entry) bool {
	res, given := r.results[e]
	return given && (res.errors || res.owed || e.Doc.Tree == nil)
}

// one runs one check; a check that panics is Muster's fault and must not take the others down with it.
func (r *run) one(c *check.Check, p *check.Pass, res *result) {
	defer func() {
		if v := recover(); v != nil {
			res.broken = append(res.broken, fmt.Sprintf("check %s failed on %s: %v", c.Code, p.Entry.Doc.File.Name, v))
		}
	}()
	p.Check = c
	p.Report = func(f check.Finding) { res.findings = append(res.findings, f.Diagnostic(c, p.Entry.Doc)) }
	c.Run(p)
}
