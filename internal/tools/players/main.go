// Command players works on the AI players; none of it is a test.
//
//	players tune       look for weights that beat those of greedy (`make tune`)
//	players regret     look for decisions that a player would regret (`make regret`)
//	players search     fit the search player's features, or play matches with it
//
// docs/explanation/players.md and docs/explanation/search.md quote the results.
package main

import (
	"fmt"
	"os"
)

func main() {
	commands := map[string]func(){"tune": tune, "regret": regret, "search": searching}
	if len(os.Args) < 2 || commands[os.Args[1]] == nil {
		fmt.Fprintln(os.Stderr, "usage: players tune|regret|search [flags]")
		os.Exit(2)
	}
	os.Args = os.Args[1:]
	commands[os.Args[0]]()
}
