package browser

import (
	"errors"
	"time"
)

// Variable is the environment variable that names the browser to use.
const Variable = "MUSTER_CHROMIUM"

// Limit is how long a browser may take to start, and then over each page, where nobody says otherwise. A booklet of a
// hundred sheets takes some ten seconds.
const Limit = 2 * time.Minute

// Options are how a browser is run.
type Options struct {
	Program string        // the browser's program; "" finds one
	Limit   time.Duration // for the start, and for each page; 0 is the usual one
	// Scripts lets pages run their scripts. What muster prints needs none; tests of pages that have some do.
	Scripts bool
}

// ErrInterrupted says that Ctrl-C or its like ended the browser, and the work with it.
var ErrInterrupted = errors.New("interrupted")

// none says that no browser is installed.
type none struct{ error }

// Unwrap is what the user can do about it.
func (n none) Unwrap() error { return n.error }

// None reports whether an error says that no browser is installed. That a wrong one was named is another matter.
func None(err error) bool {
	var n none
	return errors.As(err, &n)
}
