// Command muster checks, deploys and prints tabletop battle scenarios.
package main

import (
	"os"

	"muster/internal/cli"
)

func main() {
	os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
