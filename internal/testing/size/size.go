// Package size tells tests whether they run at full size, as in `make nightly`. CONTRIBUTING.md lists what is smaller
// otherwise.
package size

import "os"

// Full reports whether tests run at full size: `make nightly` sets MUSTER_FULL.
func Full() bool { return os.Getenv("MUSTER_FULL") != "" }
