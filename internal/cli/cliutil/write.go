package cliutil

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"strings"

	"muster/schema/diag"
	"muster/schema/project"
	"muster/schema/project/disk"
)

// WriteFile writes a file atomically: into a temporary file in the same folder, which it then renames. It writes the
// target of a link and keeps the link. It writes directly to a device or a pipe (/dev/null, /dev/stdout), since a file
// cannot replace these.
func WriteFile(path string, text []byte) error {
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() && !info.IsDir() {
		if pipeline(path, info) {
			return fmt.Errorf("cannot write %s: it is a named pipe; use - for standard output", path)
		}
		return written(path, writeInto(path, text))
	}
	if real, err := filepath.EvalSymlinks(path); err == nil {
		return written(path, replaceFile(real, text))
	}
	return written(path, replaceFile(path, text))
}

// WriteResult writes the result of a command into a file named by the user. It does not overwrite files that the
// command reads, definitions or other TOML files, so that a missing flag does not destroy a map.
func WriteResult(path string, text []byte, read ...string) error {
	real := path
	if to, err := filepath.EvalSymlinks(path); err == nil {
		real = to
	}
	if strings.EqualFold(filepath.Ext(real), ".toml") {
		return Usage("name another file", "%s has the name of a definition and is not overwritten", path)
	}
	for _, name := range read {
		if (disk.Files{}).Same(path, name) && !device(path) {
			return Usage("name another file", "%s is the input and is not overwritten", path)
		}
	}
	return WriteFile(path, text)
}

// device reports whether a path leads to something that is neither a file nor a folder.
func device(path string) bool {
	info, err := os.Stat(path)
	return err == nil && !info.Mode().IsRegular() && !info.IsDir()
}

// pipeline reports whether a path leads to a named pipe. Reading or writing one blocks until another process opens its
// other end, which may never happen. A pipe that the shell makes for <(…) already has two ends.
func pipeline(path string, info fs.FileInfo) bool {
	return info.Mode()&fs.ModeNamedPipe != 0 && !project.FromShell(path)
}

// written returns the error for a failed write.
func written(path string, err error) error {
	if errors.Is(err, errInterrupted) {
		return Findings{ExitInterrupted}
	}
	if err != nil {
		return unwritable{fmt.Errorf("cannot write %s: %w", path, disk.Reason(err))}
	}
	return nil
}

// replaceFile writes a file atomically in place of the one at a path, which may be a link.
func replaceFile(path string, text []byte) error {
	mode := fs.FileMode(0o644)
	switch info, err := os.Lstat(path); {
	case err == nil && info.IsDir():
		return errors.New("it is a folder")
	case err == nil && info.Mode().IsRegular():
		mode = info.Mode().Perm()
	}
	return unbroken(func(broken func() bool) error {
		tmp, err := os.CreateTemp(filepath.Dir(path), ".muster-*")
		if err != nil {
			return err
		}
		err = fill(tmp, text, mode)
		if err == nil && broken() {
			err = errInterrupted
		}
		if err == nil {
			err = os.Rename(tmp.Name(), path)
		}
		if err != nil {
			os.Remove(tmp.Name())
		}
		return err
	})
}

// errInterrupted means that Ctrl-C came while a file was written.
var errInterrupted = errors.New("interrupted")

// unbroken keeps Ctrl-C and similar signals from ending the program during work. broken reports whether a signal has
// come; work then ends with errInterrupted, so that it can remove its temporary file.
func unbroken(work func(broken func() bool) error) error {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, Ends()...)
	err := work(func() bool { return len(signals) > 0 })
	signal.Stop(signals)
	if err == nil && len(signals) > 0 {
		return errInterrupted
	}
	return err
}

// AppendFile appends a text to a file. It creates the text first, so that an error leaves the file unchanged.
func AppendFile(path string, write func(out *strings.Builder) error) error {
	var text strings.Builder
	if err := write(&text); err != nil {
		return err
	}
	f, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err == nil {
		_, err = f.WriteString(text.String())
		err = errors.Join(err, f.Close())
	}
	if err != nil {
		return fmt.Errorf("cannot write %s: %w", path, disk.Reason(err))
	}
	return nil
}

// fill writes and closes a new file.
func fill(f *os.File, text []byte, mode fs.FileMode) error {
	_, err := f.Write(text)
	return errors.Join(err, f.Chmod(mode), f.Close())
}

// writeInto writes to an existing device or pipe.
func writeInto(path string, text []byte) error {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	return errors.Join(err, f.Close())
}

// Lines writes lines for the terminal. They contain names of definitions, so it escapes control characters.
func (a *App) Lines(lines ...string) error {
	for _, line := range strings.Split(strings.Join(lines, "\n"), "\n") {
		if _, err := io.WriteString(a.Out, diag.Printable(line)+"\n"); err != nil {
			return err
		}
	}
	return nil
}
