package shell

import (
	"fmt"
	"os"
	"path/filepath"

	"muster/schema/project/disk"
)

// Folder makes a folder that pages go to, where there is none; "-" is standard output.
func Folder(path string) error {
	if path == "-" {
		return nil
	}
	if err := OutFolder("-o", path); err != nil {
		return err
	}
	return makeFolder(path)
}

// SavedFolder makes the folder that a flag names to save files in.
func SavedFolder(flag, path string) error {
	if err := OutFolder(flag, path); err != nil {
		return err
	}
	return makeFolder(path)
}

// makeFolder makes a folder where there is none.
func makeFolder(path string) error {
	if err := os.MkdirAll(path, 0o755); err != nil {
		return unwritable{fmt.Errorf("cannot make the folder %s: %w", path, disk.Reason(err))}
	}
	return nil
}

// Page writes one file and says so, or writes to standard output. The name is ours, not the user's: a link of that name
// is replaced by the page, and what it leads to stays as it is.
func (a *App) Page(folder, name string, text []byte) error {
	return a.NotedPage(folder, name, text, "")
}

// NotedPage is Page with a note in brackets behind the name; "" for none.
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
