package cliutil

import (
	"errors"

	"github.com/spf13/cobra"

	"muster/report"
)

// Exit statuses.
const (
	ExitClean    = 0 // nothing found, or warnings only
	ExitFindings = 1 // findings of severity error; with --strict also warnings
	ExitUsage    = 2 // the command line is wrong: unknown flags, ids or files
	ExitFailure  = 3 // Muster failed: output that cannot be written, or an internal error

	ExitInterrupted = 130 // Ctrl-C ended a run; finished results have been written
)

// Run runs the program with its arguments and returns its exit status.
func (a *App) Run(root *cobra.Command, args []string) int {
	root.SetArgs(args)
	root.SetIn(a.in)
	root.SetOut(a.Out)
	root.SetErr(a.Err)
	err := root.Execute()
	var found Findings
	if flushed := a.Out.Flush(); flushed != nil && (err == nil || errors.As(err, &found)) {
		err = flushed // unwritten findings are a failure
	}
	return a.Status(err)
}

// Status turns the outcome of a command into an exit status and reports errors.
func (a *App) Status(err error) int {
	var wrong report.Wrong
	var found Findings
	switch {
	case err == nil:
		return ExitClean
	case errors.As(err, &found):
		return found.Status
	case readerGone(err):
		return ExitFailure // the reader has closed the pipe
	case errors.As(err, &wrong):
		a.Complain(a.Program+": ", err.Error())
		if wrong.Hint != "" {
			a.Complain("        ", wrong.Hint)
		}
		return ExitUsage
	}
	a.Complain(a.Program+": ", err.Error())
	if _, ok := errors.AsType[unwritable](err); ok {
		a.Complain("        ", "check that the folder exists and is writable, or name another place")
	}
	return ExitFailure
}

// unwritable is a file or a folder that cannot be written.
type unwritable struct{ error }

func (u unwritable) Unwrap() error { return u.error }

// Usage returns a usage error: a hint that starts with a verb, or "", and the message.
func Usage(hint, format string, args ...any) error { return report.Wrongf(hint, format, args...) }

// Findings ends a command whose findings are already written.
type Findings struct{ Status int }

// Error returns a fixed text: the findings have been written.
func (f Findings) Error() string { return "findings" }
