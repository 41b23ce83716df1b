package cliutil

import (
	"os"
	"syscall"
)

// escapesOn is the Windows console mode that interprets escape sequences.
const escapesOn = 0x4

var setConsoleMode = syscall.NewLazyDLL("kernel32.dll").NewProc("SetConsoleMode")

// takesEscapes reports whether a terminal supports escape sequences. Windows consoles do in a special mode, from
// Windows 10 on; an older one would print the sequences.
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
