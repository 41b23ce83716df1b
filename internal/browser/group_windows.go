//go:build !nopdf

package browser

import (
	"os"
	"os/exec"
	"strconv"
)

// apart has nothing to say: Windows knows whose child a process is.
func apart(*exec.Cmd) {}

// endTree ends a program with all that it has started. That it is gone already is what was wanted.
func endTree(leader *os.Process) {
	_ = exec.Command("taskkill", "/T", "/F", "/PID", strconv.Itoa(leader.Pid)).Run()
}

// awaitTree has nothing to wait for: taskkill has waited.
func awaitTree(*os.Process) {}
