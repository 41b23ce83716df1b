// Command rig supports tests of sweeps on many machines: a connection that can be cut, a wrong clock, adventures that
// kill workers. Its tests run queues, workers and fault scripts.
package main

import (
	"fmt"
	"os"
)

const usage = `usage: rig proxy HOST:PORT HOST:PORT MODE-FILE    pass connections on as the file says: pass, cut or hole
       rig clock DURATION COMMAND [ARGUMENT...]  run a command whose clock is wrong by so much
       rig batch [ARGUMENT...]                   muster-batch with shards that are poisoned as ` + poisonVariable + ` says`

func main() {
	status, err := run(os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "rig:", err)
		status = max(status, 1)
	}
	os.Exit(status)
}

// run runs the command and returns the exit status.
func run(args []string) (status int, err error) {
	switch {
	case len(args) == 4 && args[0] == "proxy":
		return 0, serveProxy(args[1], args[2], args[3])
	case len(args) >= 3 && args[0] == "clock":
		return withClock(args[1], args[2:])
	case len(args) >= 1 && args[0] == "batch":
		return poisonedBatch(args[1:])
	}
	return 2, fmt.Errorf("%s", usage)
}
