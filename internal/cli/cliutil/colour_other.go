//go:build !windows

package cliutil

import "os"

// takesEscapes reports whether a terminal supports escape sequences.
func takesEscapes(*os.File) bool { return true }
