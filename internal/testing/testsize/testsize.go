// Package testsize says at which size tests run, for tests alone.
package testsize

import "os"

// Full reports whether tests run at full size, as in `make nightly`, which sets MUSTER_FULL.
func Full() bool { return os.Getenv("MUSTER_FULL") != "" }
