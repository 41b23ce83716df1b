//go:build unix && !aix && !solaris && !illumos && !nopdf

package browser

import (
	"os"
	"syscall"
)

// take holds a lock until the file is closed or its process ends.
func take(f *os.File) { _ = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) }

// held reports whether a lock is held, or may be.
func held(name string) bool {
	f, err := os.OpenFile(name, os.O_RDWR|syscall.O_NOFOLLOW|syscall.O_NONBLOCK, 0)
	if err != nil {
		return true
	}
	defer f.Close()
	return syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) != nil
}
