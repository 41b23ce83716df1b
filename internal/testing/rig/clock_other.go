//go:build !linux || !amd64

package main

import "errors"

// withClock returns an error: this system does not support a wrong clock.
func withClock(string, []string) (status int, err error) {
	return 1, errors.New("a clock can be made wrong on Linux and x86-64 alone")
}
