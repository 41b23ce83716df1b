package cli

import (
	"errors"
	"fmt"
	"syscall"
)

// Exit statuses.
const (
	ExitClean    = 0 // nothing found, or warnings only
	ExitFindings = 1 // findings of severity error; with --strict also warnings
	ExitUsage    = 2 // the command line is wrong: unknown flags, ids or files
	ExitFailure  = 3 // Muster failed: output that cannot be written, a fault of its own

	ExitInterrupted = 130 // Ctrl-C ended a run; what was finished by then has been written
)

// status turns the outcome of a command into an exit status and says what went wrong.
func (a *app) status(err error) int {
	var usage usageError
	var found findings
	switch {
	case err == nil:
		return ExitClean
	case errors.As(err, &found):
		return found.status
	case errors.Is(err, syscall.EPIPE):
		return ExitFailure // the reader has gone: there is nobody to tell
	case errors.As(err, &usage):
		a.complain("muster: ", err.Error())
		if usage.hint != "" {
			a.complain("        ", usage.hint)
		}
		return ExitUsage
	}
	a.complain("muster: ", err.Error())
	return ExitFailure
}

// usageError is a command line that cannot be carried out.
type usageError struct {
	text string
	hint string // starts with a verb, or ""
}

func (e usageError) Error() string { return e.text }

func usage(hint, format string, args ...any) error {
	return usageError{fmt.Sprintf(format, args...), hint}
}

// findings ends a command whose findings have been written already.
type findings struct{ status int }

func (f findings) Error() string { return "findings" }
