// Package validate lists every check and every code of a finding, for all games. The checks of a game are in families
// below the game's folder; those for all games are in refcheck.
package validate

import (
	"cmp"
	"slices"

	"muster/imports"
	"muster/internal/validate/refcheck"
	"muster/internal/validate/runner"
	"muster/schema"
	"muster/schema/diag"
	"muster/schema/project"
	"muster/validate/check"
)

// Checks lists every check: those common to all games, and those of the games, in game order.
func Checks(games ...[]*check.Check) []*check.Check {
	return slices.Concat(refcheck.All(), slices.Concat(games...))
}

// Code is one code of a finding, for lists and documentation.
type Code struct {
	Code     string
	Severity diag.Severity
	Rules    []string
}

// Codes lists every code of a finding once, sorted: those of reading, of waivers and of the checks. A check that
// several games share has one code, with the rules of each game.
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
