//go:build unix

package main

import (
	"syscall"
	"time"
)

// processor returns the processor time of the run so far.
func processor() time.Duration {
	var usage syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &usage) != nil {
		return 0
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
