//go:build !nopdf

package browser

import "syscall"

// dieWith makes a program end with this process, even if this process is killed.
func dieWith(attr *syscall.SysProcAttr) { attr.Pdeathsig = syscall.SIGKILL }
