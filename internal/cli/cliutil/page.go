package cliutil

import (
	"fmt"
	"os"
	"path/filepath"

	"muster/schema/project/disk"
)

// Folder creates a folder for pages if it is missing; "-" is standard output.
func Folder(path string) error {
	if path == "-" {
		return nil
	}
	if err := OutFolder("-o", path); err != nil {
		return err
	}
	return makeFolder(path)
}

// SavedFolder creates the folder in which a flag saves files.
func SavedFolder(flag, path string) error {
	if err := OutFolder(flag, path); err != nil {
		return err
	}
	return makeFolder(path)
}

// makeFolder creates a folder if it is missing.
func makeFolder(path string) error {
	if err := os.MkdirAll(path, 0o755); err != nil {
		return unwritable{fmt.Errorf("cannot make the folder %s: %w", path, disk.Reason(err))}
	}
	return nil
}

// Page writes one file and reports it, or writes to standard output. The program chose the name, not the user: a link
// with that name is replaced by the page, and its target stays unchanged.
func (a *App) Page(folder, name string, text []byte) error {
	return a.NotedPage(folder, name, text, "")
}

// NotedPage is Page with a note in brackets after the name; "" for none.
func (a *App) NotedPage(folder, name string, text []byte, note string) error {
	if folder == "-" {
		_, err := a.Out.Write(text)
		return err
	}
	path := filepath.Join(folder, name)
	if err := written(path, replaceFile(path, text)); err != nil {
		return err
	}
	a.shows(path)
	line := "wrote " + filepath.ToSlash(path)
	if note != "" {
		line += " (" + note + ")"
	}
	_, err := fmt.Fprintln(a.Out, line)
	return err
}
