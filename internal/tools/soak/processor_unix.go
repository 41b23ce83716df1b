//go:build unix

package main

import (
	"syscall"
	"time"
)

// processor is the processor's time that the run has taken so far.
func processor() time.Duration {
	var usage syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &usage) != nil {
		return 0
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
