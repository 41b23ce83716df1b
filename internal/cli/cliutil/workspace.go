package cliutil

import (
	"io"
	"os"

	"muster/internal/workspace"
	"muster/schema/diag"
	"muster/schema/source"
)

// Open collects the projects of a command line, with the workers and the standard input of the program.
func (a *App) Open(want workspace.Wanted) *workspace.Workspace { return workspace.Open(a.Input(want)) }

// Input adds the workers and the standard input of the program.
func (a *App) Input(want workspace.Wanted) workspace.Wanted {
	want.Workers, want.Stdin = a.Workers, a.readStdin
	return want
}

// LibraryWorkspace selects the whole library for checking.
func (a *App) LibraryWorkspace(want workspace.Wanted) *workspace.Workspace {
	want.Workers = a.Workers
	return workspace.Library(want)
}

// Gather finds the files that paths and ids name, as Open does for a check.
func (a *App) Gather(words []string) *workspace.Workspace {
	return workspace.Gather(words, a.readStdin, a.Workers)
}

// readStdin reads one byte more than the maximum size of a definition, and only once.
func (a *App) readStdin() ([]byte, error) {
	if a.stdin == nil {
		text, err := io.ReadAll(io.LimitReader(a.in, source.MaxSize+1))
		if err != nil {
			return nil, err
		}
		a.stdin = append([]byte{}, text...)
	}
	return a.stdin, nil
}

// WriteFindings writes errors and warnings that stop a command to standard error.
func (a *App) WriteFindings(ws *workspace.Workspace, list []diag.Diagnostic) error {
	return a.Findings(a.Err, ws.Source).Write(list)
}

// notRead is the code for a file in a folder that looks like a definition and is not read.
const notRead = "file/not-read"

// IsFolder reports whether a word names an existing folder.
func IsFolder(word string) bool {
	info, err := os.Stat(word)
	return err == nil && info.IsDir()
}

// status returns the exit status of findings.
func status(v *workspace.Verdict) int {
	if v.Absent {
		return ExitUsage
	}
	return ExitFindings
}
