package shell

import (
	"os"
	"syscall"
)

// escapesOn is the mode in which a console of Windows takes escape sequences for what they mean.
const escapesOn = 0x4

var setConsoleMode = syscall.NewLazyDLL("kernel32.dll").NewProc("SetConsoleMode")

// takesEscapes reports whether a terminal paints what escape sequences say. Consoles of Windows do when they are asked
// to, from Windows 10 on; an older one would show the sequences.
func takesEscapes(f *os.File) bool {
	console := syscall.Handle(f.Fd())
	var mode uint32
	if syscall.GetConsoleMode(console, &mode) != nil {
		return false
	}
	if mode&escapesOn != 0 {
		return true
	}
	done, _, _ := setConsoleMode.Call(uintptr(console), uintptr(mode|escapesOn))
	return done != 0
}
