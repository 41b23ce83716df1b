// Package runner runs checks over a catalog. It decides which check may run on which definition, so that one cause
// gives one finding, and applies the waivers that definitions carry. Which checks there are is not its business.
package runner

import (
	"fmt"
	"slices"
	"strings"

	"muster/engine/battlelore/kinds"
	"muster/engine/catalog"
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
	r := &run{catalog: c, checks: checks, results: map[*catalog.Entry]*result{}, known: codeSet(checks), games: games}
	entries := c.Given()
	for _, e := range entries {
		r.results[e] = new(result)
	}
	// Maps and sets look at the findings of the project's rulebooks, adventures at those of their maps and sets too: so
	// those come first.
	r.each(entries, workers, func(e *catalog.Entry) bool { return e.Doc.Kind == kinds.Rulebook })
	r.faulty = slices.ContainsFunc(c.Rulebooks(), r.dirty)
	r.each(entries, workers, func(e *catalog.Entry) bool {
		return e.Doc.Kind != kinds.Rulebook && e.Doc.Kind != kinds.Adventure
	})
	r.each(entries, workers, func(e *catalog.Entry) bool { return e.Doc.Kind == kinds.Adventure })
	if games != nil {
		r.passOver(entries)
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
	faulty  bool                       // a rulebook of the project holds errors; known before what is read with it is looked at
	known   map[string]diag.Severity
	store   check.Store
	games   *check.Games
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
	workers.Each(len(todo), count, func(i int) { r.entry(todo[i]) })
}

// entry runs every check that fits one definition and may run on it.
func (r *run) entry(e *catalog.Entry) {
	res := r.results[e]
	res.findings = append(res.findings, e.Schema...)
	if e.Doc.Tree != nil {
		p := &check.Pass{Entry: e, Catalog: r.catalog, Store: &r.store, Games: r.games}
		found := map[string]bool{}
		for _, c := range r.checks {
			if c.Played && r.games == nil {
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
}

// ready tells whether everything that a check needs is clean.
func (r *run) ready(c *check.Check, e *catalog.Entry, found map[string]bool) bool {
	for _, need := range c.Needs {
		switch {
		case need == check.NeedsMap:
			m, f := r.catalog.MapOf(e), r.catalog.Field(e)
			if m == nil || m != e && r.dirty(m) || f == nil || len(f.Faults) > 0 {
				return false
			}
		case need == check.NeedsRules:
			if r.misruled(e) {
				return false
			}
		case need == check.NeedsClean:
			if !r.clean(e) {
				return false
			}
		case strings.HasPrefix(need, "/"):
			if !e.Doc.Clean(need) {
				return false
			}
		case found[need]:
			return false
		}
	}
	return true
}

// clean tells whether neither a definition has errors nor anything that it may be read with: its map, rulebooks, and
// the sets that an adventure plays with.
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
		var read bool
		switch other.Doc.Kind {
		case kinds.Map:
			read = other == r.catalog.MapOf(e)
		case kinds.Rulebook:
			read = true
		case kinds.Deploycards:
			read = e.Adventure != nil && e.Adventure.CallToArms != nil && e.Adventure.CallToArms.Takes(other.ID)
		}
		if read && other != e && r.dirty(other) {
			return other
		}
	}
	return nil
}

// misruled tells whether a row that was added to the rulebook of a map, set or adventure has an error: in a rulebook of
// its project, in an adventure's map or sets, or in its own table.
func (r *run) misruled(e *catalog.Entry) bool {
	for _, other := range append(r.catalog.SetsOf(e), r.catalog.MapOf(e)) {
		if other != nil && other != e && other.Doc.Tree["rulebook"] != nil && r.dirty(other) {
			return true
		}
	}
	return r.faulty || !e.Doc.Clean("/rulebook") || slices.ContainsFunc(r.results[e].findings, func(d diag.Diagnostic) bool {
		return d.Severity == diag.Error && strings.HasPrefix(d.Code, "rulebook/")
	})
}

// dirty tells whether a definition that another one refers to holds errors, or cannot be judged. The library's own
// never do: a test keeps it clean.
func (r *run) dirty(e *catalog.Entry) bool {
	res, given := r.results[e]
	return given && (res.errors || res.owed || e.Doc.Tree == nil)
}

// one runs one check; a check that panics is Muster's fault and must not take the others down with it.
func (r *run) one(c *check.Check, p *check.Pass, res *result) {
	defer func() {
		if v := recover(); v != nil {
			res.broken = append(res.broken, fmt.Sprintf("check %s failed on %s: %v", c.Code, p.Doc.File.Name, v))
		}
	}()
	if p.Rules == nil {
		p.Rules = r.catalog.Rules(p.Entry)
		p.Field = r.catalog.Field(p.Entry)
		p.Linked = r.catalog.Linked(p.Entry)
	}
	p.Check = c
	p.Report = func(f check.Finding) { res.findings = append(res.findings, f.Diagnostic(c, p.Doc)) }
	c.Run(p)
}
