package clitest

import "os"

// FullSize reports whether tests run at full size, as in `make nightly`, which sets MUSTER_FULL.
func FullSize() bool { return os.Getenv("MUSTER_FULL") != "" }
