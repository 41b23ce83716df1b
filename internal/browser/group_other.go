//go:build unix && !linux && !nopdf

package browser

import "syscall"

// dieWith does nothing: only Linux supports programs that end with their parent.
func dieWith(*syscall.SysProcAttr) {}
