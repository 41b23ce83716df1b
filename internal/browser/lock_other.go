//go:build (windows || aix || solaris || illumos) && !nopdf

package browser

import (
	"os"
	"runtime"
)

// take does nothing: on Windows an open file cannot be removed, which is enough of a lock.
func take(*os.File) {}

// held reports whether a lock is held, or may be.
func held(name string) bool { return runtime.GOOS != "windows" || os.Remove(name) != nil }
