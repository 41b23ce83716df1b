//go:build unix && !nopdf

package browser

import (
	"os"
	"os/exec"
	"syscall"
	"time"
)

// apart starts a program in a process group of its own. Ctrl-C at a terminal does not reach that group: muster handles
// the signal, then ends the browser.
func apart(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	dieWith(cmd.SysProcAttr)
}

// endTree kills a program's process group. A group that has already ended is not an error.
func endTree(leader *os.Process) { _ = syscall.Kill(-leader.Pid, syscall.SIGKILL) }

// awaitTree waits briefly until a program's process group has ended, so that it writes no more files. In a container,
// zombies may never be reaped.
func awaitTree(leader *os.Process) {
	for range 100 {
		if syscall.Kill(-leader.Pid, 0) != nil {
			return
		}
		time.Sleep(2 * time.Millisecond)
	}
}
