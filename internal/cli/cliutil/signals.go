//go:build !js

package cliutil

import (
	"os"
	"syscall"
)

// Ends lists the signals that end the program: Ctrl-C and similar ones.
func Ends() []os.Signal { return []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP} }
