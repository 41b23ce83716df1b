package cli

import (
	"fmt"
	"os"
	"path/filepath"
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
