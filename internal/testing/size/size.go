// Package size reports whether tests run at full size, as in `make nightly`. CONTRIBUTING.md lists the tests that are
// smaller otherwise.
package size

import "os"

// Full reports whether tests run at full size: `make nightly` sets MUSTER_FULL.
func Full() bool { return os.Getenv("MUSTER_FULL") != "" }
