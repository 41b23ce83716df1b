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

// WaiveError is the code for a waiver of something that cannot be waived, WaiveUnused for a waiver without effect.
const (
	WaiveError  = "waive/error"
	WaiveUnused = "waive/unused"
)

// The codes about waivers themselves. Their checks have no function to run: their findings are known only after all
// checks.
var (
	waiveError   = check.Check{Code: WaiveError, Severity: diag.Error}
	waiveUnknown = check.Check{Code: "waive/unknown-code", Severity: diag.Error}
	waiveUnused  = check.Check{Code: WaiveUnused, Severity: diag.Warning}
)

// WaiveChecks lists them, for lists of codes.
func WaiveChecks() []*check.Check { return []*check.Check{&waiveError, &waiveUnknown, &waiveUnused} }

// waive removes the warnings that the definition waives with a reason, and reports invalid waivers. A waiver is unused
// only if its check ran: unready has the codes of checks that could not run or finish.
func (r *run) waive(e *catalog.Entry, res *result, unready map[string]bool) {
	list, _ := e.Doc.Tree["waive"].([]any)
	for i, v := range list {
		var w schema.Waiver
		schema.DecodeValue(v, &w)
		ptr := fmt.Sprintf("/waive/%d", i)
		if w.Code == "" || w.Reason == "" || !e.Doc.Clean(ptr) {
			continue // the schema has reported it
		}
		say := func(c *check.Check, message string, help diag.Advice) {
			f := check.Finding{At: e.Doc.Value(ptr + "/code"), Message: message, Advice: help}
			res.Findings = append(res.Findings, f.Diagnostic(c, e.Doc))
		}
		severity, known := r.known[w.Code]
		switch {
		case !known:
			codes := slices.Sorted(maps.Keys(r.known))
			help := wording.Nearest(w.Code, diag.Nearest(w.Code, codes), codes, "")
			if help.Help == "" {
				help.Help = "run `muster list checks` for every code"
			}
			say(&waiveUnknown, fmt.Sprintf("there is no check %q", w.Code), help)
		case severity == diag.Error:
			say(
				&waiveError,
				fmt.Sprintf("%s is an error and cannot be waived", w.Code),
				diag.Advice{Help: "fix the error and remove the waiver"},
			)
		default:
			before := len(res.Findings)
			res.Findings = slices.DeleteFunc(res.Findings, func(d diag.Diagnostic) bool {
				out := d.Code == w.Code && d.Severity != diag.Error
				if out {
					by := check.Related(e.Doc, e.Doc.Value(ptr+"/code"), "waived here: "+w.Reason)
					res.Waived = append(res.Waived, Waived{d, by})
				}
				return out
			})
			if len(res.Findings) == before && !r.leftCode(w.Code) && !unready[w.Code] {
				say(&waiveUnused, fmt.Sprintf("the waiver for %s has no effect: the check finds nothing", w.Code),
					diag.Advice{Help: "remove the waiver"})
			}
		}
	}
}

// leftCode reports whether a code belongs to a check that does not run in this run.
func (r *run) leftCode(code string) bool {
	return slices.ContainsFunc(r.Checks, func(c *check.Check) bool { return c.Code == code && r.left(c) })
}

// Severities returns the severity of every code.
func Severities(checks []*check.Check) map[string]diag.Severity {
	set := map[string]diag.Severity{}
	for _, c := range checks {
		set[c.Code] = c.Severity
	}
	for _, c := range append(WaiveChecks(), DepartChecks()...) {
		set[c.Code] = c.Severity
	}
	for _, c := range schema.Codes() {
		set[c] = diag.Error
	}
	return set
}
