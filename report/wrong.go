package report

import "fmt"

// Wrong is a question that cannot be answered as it is asked: a command line that names what is not there, or asks for
// what cannot be. It is the user's mistake, and no failure of Muster.
type Wrong struct {
	What string
	Hint string // starts with a verb, or ""
}

// Error says what is wrong.
func (w Wrong) Error() string { return w.What }

// Wrongf is a wrong question: what to do instead, a hint that starts with a verb or "", and what is wrong.
func Wrongf(hint, format string, args ...any) error { return Wrong{fmt.Sprintf(format, args...), hint} }
