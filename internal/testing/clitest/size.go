package clitest

import "os"

// Full reports whether tests run at full size: `make nightly` sets MUSTER_FULL.
func Full() bool { return os.Getenv("MUSTER_FULL") != "" }
