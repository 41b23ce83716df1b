package shell

import (
	"errors"
	"syscall"
)

// errNoData is what Windows says of a pipe whose reader is closing it.
const errNoData = syscall.Errno(232)

// readerGone reports whether output could not be written because nobody reads it any more.
func readerGone(err error) bool {
	return errors.Is(err, syscall.ERROR_BROKEN_PIPE) || errors.Is(err, errNoData)
}
