// Command skirmish is muster with one game more.
package main

import (
	"os"

	skirmish "muster/examples/skirmish/game"
	"muster/internal/cli"
	"muster/internal/games"
)

func main() {
	games.Add(games.Family(skirmish.Game()))
	os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
