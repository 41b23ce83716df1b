//go:build unix && !linux && !nopdf

package browser

import "syscall"

// dieWith asks nothing: only Linux knows of a program that dies with another.
func dieWith(*syscall.SysProcAttr) {}
