//go:build !windows

package shell

import "os"

// takesEscapes reports whether a terminal paints what escape sequences say.
func takesEscapes(*os.File) bool { return true }
