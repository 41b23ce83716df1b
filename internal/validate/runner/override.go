package runner

import (
	"fmt"
	"maps"
	"slices"

	"muster/catalog"
	"muster/internal/validate/wording"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// OverrideUnused is the code for an override of a rule that the definition obeys.
const OverrideUnused = "departs/unused"

// The codes about overrides themselves. As for waivers, their checks have no function to run.
var (
	departUnknown  = check.Check{Code: "departs/unknown-check", Severity: diag.Error}
	departNoRule   = check.Check{Code: "departs/no-rule", Severity: diag.Error}
	overrideUnused = check.Check{Code: OverrideUnused, Severity: diag.Warning}
)

// DepartChecks lists them, for lists of codes.
func DepartChecks() []*check.Check {
	return []*check.Check{&departUnknown, &departNoRule, &overrideUnused}
}

// overrides are the rules that a definition overrides.
type overrides struct {
	doc  *schema.Document
	said []override
}

type override struct {
	schema.Override
	ptr string
	ran bool // its check has run
	met bool // and had findings
}

func overridesOf(e *catalog.Entry) *overrides {
	out := &overrides{doc: e.Doc}
	list, _ := e.Doc.Tree["departs"].([]any)
	for i, v := range list {
		d := override{ptr: fmt.Sprintf("/departs/%d", i)}
		schema.DecodeValue(v, &d.Override)
		if d.Check != "" && d.Reason != "" && e.Doc.Clean(d.ptr) { // else the schema has reported it
			out.said = append(out.said, d)
		}
	}
	return out
}

// take changes the findings of a check to notes if the definition overrides its rule, and reports whether it does.
func (all *overrides) take(c *check.Check, found []diag.Diagnostic) bool {
	departed := false
	for i := range all.said {
		d := &all.said[i]
		if d.Check != c.Code || !c.Departs {
			continue
		}
		if d.ran = true; departed {
			continue // a second one for the same check has no effect
		}
		departed, d.met = true, len(found) > 0
		for j := range found {
			f := &found[j]
			f.Severity, f.Help, f.Edits = diag.Note, "", nil
			by := check.Related(all.doc, all.doc.Value(d.ptr+"/check"), "overridden here: "+d.Reason)
			f.Related = append(slices.Clip(f.Related), by)
		}
	}
	return departed
}

// depart reports invalid overrides, and overrides of a rule that the definition obeys.
func (r *run) depart(e *catalog.Entry, all *overrides, res *result) {
	for i := range all.said {
		d := &all.said[i]
		say := func(c *check.Check, message string, help diag.Advice) {
			f := check.Finding{At: e.Doc.Value(d.ptr + "/check"), Message: message, Advice: help}
			res.Findings = append(res.Findings, f.Diagnostic(c, e.Doc))
		}
		_, known := r.known[d.Check]
		of := slices.IndexFunc(r.Checks, func(c *check.Check) bool {
			return c.Code == d.Check && c.Departs && c.Looks(e.Doc.Game, e.Doc.Kind)
		})
		switch {
		case !known:
			codes := slices.Sorted(maps.Keys(r.known))
			help := wording.Nearest(d.Check, diag.Nearest(d.Check, codes), codes, "")
			if help.Help == "" {
				help.Help = "run `muster list checks` for every code"
			}
			say(&departUnknown, fmt.Sprintf("there is no check %q", d.Check), help)
		case of < 0:
			say(&departNoRule, fmt.Sprintf("%s has no rule that a %s can override", d.Check, e.Doc.Kind),
				diag.Advice{Help: "fix its findings, or name another check"})
		case d.ran && !d.met:
			say(&overrideUnused, fmt.Sprintf("departs for %s has no effect: the check finds nothing", d.Check),
				diag.Advice{Help: "remove the entry of departs"})
		}
	}
}
