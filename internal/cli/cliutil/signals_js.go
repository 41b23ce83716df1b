package cliutil

import (
	"os"
	"syscall"
)

// Ends lists the signals that end the program. A program in a web page has no terminal that could hang up.
func Ends() []os.Signal { return []os.Signal{os.Interrupt, syscall.SIGTERM} }
