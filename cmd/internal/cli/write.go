package cli

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"muster/schema/diag"
)

// writeFile writes a file whole or not at all: into a temporary file beside it, which is then renamed.
func writeFile(path string, text []byte) (err error) {
	tmp, err := os.CreateTemp(filepath.Dir(path), ".muster-*")
	if err != nil {
		return fmt.Errorf("cannot write %s: %w", path, reason(err))
	}
	defer func() {
		if err != nil {
			tmp.Close()
			os.Remove(tmp.Name())
			err = fmt.Errorf("cannot write %s: %w", path, reason(err))
		}
	}()
	if _, err = tmp.Write(text); err != nil {
		return err
	}
	if err = tmp.Chmod(0o644); err != nil {
		return err
	}
	if err = tmp.Close(); err != nil {
		return err
	}
	return os.Rename(tmp.Name(), path)
}

// lines writes lines for a person. What definitions are called is in them: control characters of a name must not steer
// the terminal.
func (a *app) lines(lines ...string) error {
	for _, line := range strings.Split(strings.Join(lines, "\n"), "\n") {
		if _, err := io.WriteString(a.out, diag.Printable(line)+"\n"); err != nil {
			return err
		}
	}
	return nil
}
