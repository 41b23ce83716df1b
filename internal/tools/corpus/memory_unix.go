//go:build unix

package main

import (
	"os"
	"runtime"
	"syscall"
)

// largest returns the maximum memory of a program, in KiB.
func largest(state *os.ProcessState) int64 {
	usage, ok := state.SysUsage().(*syscall.Rusage)
	if !ok {
		return 0
	}
	if runtime.GOOS == "darwin" {
		return int64(usage.Maxrss) / 1024 // there in bytes
	}
	return int64(usage.Maxrss)
}
