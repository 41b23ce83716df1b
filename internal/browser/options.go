package browser

import (
	"errors"
	"time"
)

// Variable is the environment variable that names the browser to use.
const Variable = "MUSTER_CHROMIUM"

// Limit is the default timeout of the start, and of each page. A booklet of a hundred sheets takes about ten seconds.
const Limit = 2 * time.Minute

// Options are the options of a browser.
type Options struct {
	Program string        // the browser's program; "" finds one
	Limit   time.Duration // for the start, and for each page; 0 is the usual one
	// Scripts lets pages run their scripts. Printing needs none; tests of pages with scripts do.
	Scripts bool
}

// ErrInterrupted means that Ctrl-C or a similar signal ended the browser and its work.
var ErrInterrupted = errors.New("interrupted")

// none means that no browser is installed.
type none struct{ error }

// Unwrap returns the user error with its hint.
func (n none) Unwrap() error { return n.error }

// None reports whether an error means that no browser is installed. An invalid named browser is a different error.
func None(err error) bool {
	var n none
	return errors.As(err, &n)
}
