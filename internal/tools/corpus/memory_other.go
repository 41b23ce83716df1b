//go:build !unix

package main

import "os"

// largest returns the maximum memory of a program, which is unknown on this system.
func largest(*os.ProcessState) int64 { return 0 }
