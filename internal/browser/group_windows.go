//go:build !nopdf

package browser

import (
	"os"
	"os/exec"
	"strconv"
)

// apart does nothing: Windows tracks child processes.
func apart(*exec.Cmd) {}

// endTree ends a program and all its child processes. A program that has already ended is not an error.
func endTree(leader *os.Process) {
	_ = exec.Command("taskkill", "/T", "/F", "/PID", strconv.Itoa(leader.Pid)).Run()
}

// awaitTree does nothing: taskkill has waited.
func awaitTree(*os.Process) {}
