package runner

import (
	"fmt"
	"maps"
	"slices"

	"muster/catalog"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/wording"
)

// The codes that concern waivers themselves. Their checks have no function to run: what they find is known only when
// all checks have run.
var (
	waiveError   = check.Check{Code: "waive/error", Severity: diag.Error}
	waiveUnknown = check.Check{Code: "waive/unknown-code", Severity: diag.Error}
	waiveUnused  = check.Check{Code: "waive/unused", Severity: diag.Warning}
)

// WaiveChecks lists them, for lists of codes.
func WaiveChecks() []*check.Check { return []*check.Check{&waiveError, &waiveUnknown, &waiveUnused} }

// waiver is one [[waive]] table of a definition.
type waiver struct {
	Code   string `toml:"code"`
	Reason string `toml:"reason"`
}

// waive takes the warnings out that the definition waives with a reason, and tells of waivers that cannot work.
func (r *run) waive(e *catalog.Entry, res *result) {
	list, _ := e.Doc.Tree["waive"].([]any)
	for i, v := range list {
		var w waiver
		schema.DecodeValue(v, &w)
		ptr := fmt.Sprintf("/waive/%d", i)
		if w.Code == "" || w.Reason == "" || !e.Doc.Clean(ptr) {
			continue // the schema has said so
		}
		say := func(c *check.Check, message string, help diag.Advice) {
			f := check.Finding{At: e.Doc.Value(ptr + "/code"), Message: message, Advice: help}
			res.findings = append(res.findings, f.Diagnostic(c, e.Doc))
		}
		severity, known := r.known[w.Code]
		switch {
		case !known:
			codes := slices.Sorted(maps.Keys(r.known))
			help := wording.Nearest(w.Code, diag.Nearest(w.Code, codes), codes, "")
			if help.Help == "" {
				help.Help = "run `muster list checks` for every code"
			}
			say(&waiveUnknown, fmt.Sprintf("there is no check %q to waive", w.Code), help)
		case severity == diag.Error:
			say(
				&waiveError,
				fmt.Sprintf("%s is an error and cannot be waived", w.Code),
				diag.Advice{Help: "mend what the error names and drop the waiver"},
			)
		default:
			before := len(res.findings)
			res.findings = slices.DeleteFunc(res.findings, func(d diag.Diagnostic) bool {
				return d.Code == w.Code && d.Severity != diag.Error
			})
			if n := before - len(res.findings); n > 0 {
				res.waived += n
			} else if r.ran(w.Code) {
				say(&waiveUnused, fmt.Sprintf("the waiver for %s waives nothing", w.Code), diag.Advice{Help: "drop the waiver"})
			}
		}
	}
}

// ran reports whether no check of a code was left out of the run.
func (r *run) ran(code string) bool {
	return !slices.ContainsFunc(r.checks, func(c *check.Check) bool { return c.Code == code && !r.runs(c) })
}

// codeSet is the severity of every code that a finding can carry.
func codeSet(checks []*check.Check) map[string]diag.Severity {
	set := map[string]diag.Severity{}
	for _, c := range checks {
		set[c.Code] = c.Severity
	}
	for _, c := range WaiveChecks() {
		set[c.Code] = c.Severity
	}
	for _, c := range schema.Codes() {
		set[c] = diag.Error
	}
	return set
}
