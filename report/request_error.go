package report

import "fmt"

// Wrong is a user error: a command line that names something missing or asks for something impossible. It is not a
// failure of Muster.
type Wrong struct {
	What string
	Hint string // starts with a verb, or ""
}

// Error returns the error message.
func (w Wrong) Error() string { return w.What }

// Wrongf returns a Wrong. hint names the alternative and starts with a verb, or is ""; the rest is the error message.
func Wrongf(hint, format string, args ...any) error { return Wrong{fmt.Sprintf(format, args...), hint} }
