package shell

import (
	"io"
	"os"

	"muster/internal/workspace"
	"muster/schema/diag"
	"muster/schema/source"
)

// Open gathers the projects of a command line, with the workers and the standard input of the program.
func (a *App) Open(want workspace.Wanted) *workspace.Workspace { return workspace.Open(a.Input(want)) }

// Input adds the workers and the standard input of the program.
func (a *App) Input(want workspace.Wanted) workspace.Wanted {
	want.Workers, want.Stdin = a.Workers, a.readStdin
	return want
}

// LibraryWorkspace has the whole library to be judged.
func (a *App) LibraryWorkspace(want workspace.Wanted) *workspace.Workspace {
	want.Workers = a.Workers
	return workspace.Library(want)
}

// Gather finds the files that paths and ids name, as Open does for a check.
func (a *App) Gather(words []string) *workspace.Workspace {
	return workspace.Gather(words, a.readStdin, a.Workers)
}

// readStdin reads what a definition may have at most, and a byte more: once, however often files are gathered.
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

// Tell writes the errors and warnings that keep a command from its work, to standard error.
func (a *App) Tell(ws *workspace.Workspace, list []diag.Diagnostic) error {
	return a.Findings(a.Err, ws.Source).Write(list)
}

// notRead is the code of what looks like a definition in a folder and is not read.
const notRead = "file/not-read"

// IsFolder reports whether a word names a folder that is there.
func IsFolder(word string) bool {
	info, err := os.Stat(word)
	return err == nil && info.IsDir()
}

// status is the exit status of findings.
func status(v *workspace.Verdict) int {
	if v.Absent {
		return ExitUsage
	}
	return ExitFindings
}
