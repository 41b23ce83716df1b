package muster

import (
	"fmt"

	"muster/report"
	"muster/schema/diag"
)

// Diagnostic is a finding: its code, its place in a file, the rules that it enforces, and a remedy.
type Diagnostic = diag.Diagnostic

// RequestError is an invalid call. Its field What states the problem. Hint is a remedy that starts with a verb, or "".
// It is an alias of report.Wrong.
type RequestError = report.Wrong

// InvalidError means that a definition that a call needs has errors.
type InvalidError struct {
	Findings []Diagnostic // of the named definitions and those that they use, sorted by place
}

// Error counts the errors and shows the first one.
func (e *InvalidError) Error() string {
	n := diag.Count(e.Findings, diag.Error)
	for _, d := range e.Findings {
		if d.Severity != diag.Error {
			continue
		}
		more := ""
		if n > 1 {
			more = fmt.Sprintf(" (and %s)", report.Counted(n-1, "more error"))
		}
		return fmt.Sprintf("%s:%d:%d: %s [%s]%s", d.File, d.Start.Line, d.Start.Column, d.Message, d.Code, more)
	}
	return "a definition has errors"
}
