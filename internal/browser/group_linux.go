//go:build !nopdf

package browser

import "syscall"

// dieWith has a program die with us, even if we are ended without a chance to end it.
func dieWith(attr *syscall.SysProcAttr) { attr.Pdeathsig = syscall.SIGKILL }
