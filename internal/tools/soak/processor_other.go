//go:build !unix

package main

import "time"

// processor returns the processor time of the run, which is not measured on this system.
func processor() time.Duration { return 0 }
