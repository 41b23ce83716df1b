//go:build !js

package shell

import (
	"os"
	"syscall"
)

// Ends lists the signals that ask the program to end: Ctrl-C and its like.
func Ends() []os.Signal { return []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP} }
