package frame

import "unsafe"

// unseen returns buf, but the compiler does not see that it does. Without it, a buffer that is passed to a function out
// of a table is allocated, as if the function kept it. Nothing is called while the address is only a number, so that
// the stack does not move.
func unseen[A any](buf []A) []A {
	at := uintptr(unsafe.Pointer(unsafe.SliceData(buf)))
	first := *(**A)(unsafe.Pointer(&at))
	return unsafe.Slice(first, cap(buf))[:len(buf)]
}
