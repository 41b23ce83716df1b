// Command skirmish is muster with one game more.
package main

import (
	"os"

	"muster/internal/cli"
	"muster/internal/games"
)

func main() {
	games.Add(games.Family(skirmish))
	os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
