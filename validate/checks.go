// Package validate is the list of every check and of every code that a finding can carry, whatever games there are.
// Each check of a game stands in a family below the game's folder; those that hold for every game stand in refcheck.
package validate

import (
	"cmp"
	"slices"

	"muster/imports"
	"muster/schema"
	"muster/schema/diag"
	"muster/schema/project"
	"muster/validate/check"
	"muster/validate/refcheck"
	"muster/validate/runner"
)

// Checks lists every check: those of what definitions are called, which all games share, and those that games bring, in
// the order of the games.
func Checks(games ...[]*check.Check) []*check.Check {
	return slices.Concat(refcheck.All(), slices.Concat(games...))
}

// Code is one code that a finding can carry, for lists and documentation.
type Code struct {
	Code     string
	Severity diag.Severity
	Rules    []string
}

// Codes lists every code that a finding can carry, once and sorted: those of reading, of waivers and of the checks. A
// check that looks at the same thing in several games has one code in all of them, with the rules of each.
func Codes(checks []*check.Check) []Code {
	var out []Code
	for _, c := range schema.Codes() {
		out = append(out, Code{Code: c, Severity: diag.Error})
	}
	for _, codes := range []map[string]diag.Severity{project.Codes(), runner.Codes(), imports.Codes()} {
		for c, severity := range codes {
			out = append(out, Code{Code: c, Severity: severity})
		}
	}
	out = append(
		out,
		Code{Code: runner.PassedOver, Severity: diag.Note},
	)
	at := map[string]int{}
	for _, c := range slices.Concat(runner.WaiveChecks(), runner.DepartChecks(), checks) {
		if i, known := at[c.Code]; known {
			out[i].Rules = append(slices.Clip(out[i].Rules), c.Rules...)
			continue
		}
		at[c.Code] = len(out)
		out = append(out, Code{c.Code, c.Severity, c.Rules})
	}
	slices.SortFunc(out, func(a, b Code) int { return cmp.Compare(a.Code, b.Code) })
	return out
}
