//go:build !windows

package shell

import (
	"errors"
	"syscall"
)

// readerGone reports whether output could not be written because nobody reads it any more.
func readerGone(err error) bool { return errors.Is(err, syscall.EPIPE) }
