// Command muster-batch plays sweeps of tabletop battle scenarios on many machines.
package main

import (
	"os"

	"muster/internal/batch/cli"
)

func main() {
	os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
