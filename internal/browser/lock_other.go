//go:build (windows || aix || solaris || illumos) && !nopdf

package browser

import (
	"os"
	"runtime"
)

// take does nothing: on Windows an open file cannot be removed, which is lock enough.
func take(*os.File) {}

// held reports whether somebody holds a lock, or might.
func held(name string) bool { return runtime.GOOS != "windows" || os.Remove(name) != nil }
