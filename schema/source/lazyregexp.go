package source

import (
	"regexp"
	"sync"
)

// LazyRegexp returns a function that compiles a pattern at its first call. That call panics if the pattern is invalid.
func LazyRegexp(pattern string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(pattern) })
}
