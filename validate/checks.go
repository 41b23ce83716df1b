// Package validate is the list of every check, and of every code that a finding can carry.
package validate

import (
	"cmp"
	"slices"

	"muster/engine/catalog"
	"muster/schema"
	"muster/schema/diag"
	"muster/schema/project"
	"muster/validate/adventurecheck"
	"muster/validate/cardcheck"
	"muster/validate/check"
	"muster/validate/deploycheck"
	"muster/validate/mapcheck"
	"muster/validate/playcheck"
	"muster/validate/refcheck"
	"muster/validate/rulebookcheck"
	"muster/validate/runner"
)

// Checks lists every check, family by family. Within a family a check stands behind those that it needs.
func Checks() []*check.Check {
	return slices.Concat(
		refcheck.All(),
		rulebookcheck.All(),
		mapcheck.All(),
		cardcheck.All(),
		adventurecheck.All(),
		deploycheck.All(),
		playcheck.All(),
	)
}

// Run checks every given entry of a catalog with every check that plays no games, on as many goroutines as workers.
func Run(c *catalog.Catalog, workers int) (runner.Result, error) {
	return runner.Run(c, Checks(), workers)
}

// Play checks every given entry of a catalog, and plays the adventures that can be played.
func Play(c *catalog.Catalog, workers int, games *check.Games) (runner.Result, error) {
	return runner.Play(c, Checks(), workers, games)
}

// Code is one code that a finding can carry, for lists and documentation.
type Code struct {
	Code     string
	Severity diag.Severity
	Rules    []string
}

// Codes lists every code that a finding can carry, sorted: those of reading, of waivers and of all checks.
func Codes() []Code {
	var out []Code
	for _, c := range schema.Codes() {
		out = append(out, Code{Code: c, Severity: diag.Error})
	}
	for c, severity := range project.Codes() {
		out = append(out, Code{Code: c, Severity: severity})
	}
	out = append(out, Code{Code: schema.UnknownSetting, Severity: diag.Error}, Code{Code: runner.PassedOver, Severity: diag.Note})
	for _, c := range append(runner.WaiveChecks(), Checks()...) {
		out = append(out, Code{c.Code, c.Severity, c.Rules})
	}
	slices.SortFunc(out, func(a, b Code) int { return cmp.Compare(a.Code, b.Code) })
	return out
}
