// Package lazyregexp makes regular expressions that are compiled at first use: programs start faster without them.
package lazyregexp

import (
	"regexp"
	"sync"
)

// New returns a function that compiles a pattern at its first call. That call panics if the pattern is invalid.
func New(pattern string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(pattern) })
}
