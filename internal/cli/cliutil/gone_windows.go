package cliutil

import (
	"errors"
	"syscall"
)

// errNoData is the Windows error for a pipe whose reader is closing it.
const errNoData = syscall.Errno(232)

// readerGone reports whether a write failed because the reader has closed the pipe.
func readerGone(err error) bool {
	return errors.Is(err, syscall.ERROR_BROKEN_PIPE) || errors.Is(err, errNoData)
}
