package cliutil

import (
	"bytes"
	"fmt"
	"os"

	"muster/schema/project/disk"
	"muster/schema/source"
)

// Rewrite atomically writes a file that was read. It refuses a read-only file, and one that changed in the meantime.
func Rewrite(f *source.File, text []byte) error {
	info, err := os.Stat(f.Name)
	switch {
	case err != nil:
		return fmt.Errorf("cannot write %s: %w", f.Name, disk.Reason(err))
	case !info.Mode().IsRegular():
		return fmt.Errorf("cannot write %s: it is not a regular file", f.Name)
	case info.Mode().Perm()&0o222 == 0:
		return fmt.Errorf("cannot write %s: it is read-only; make it writable", f.Name)
	}
	now, err := os.ReadFile(f.Name)
	if err != nil {
		return fmt.Errorf("cannot write %s: %w", f.Name, disk.Reason(err))
	}
	if !bytes.Equal(now, f.Text) {
		return fmt.Errorf("cannot write %s: another program has changed it; run the command again", f.Name)
	}
	return WriteFile(f.Name, text)
}
