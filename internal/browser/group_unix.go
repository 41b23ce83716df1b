//go:build unix && !nopdf

package browser

import (
	"os"
	"os/exec"
	"syscall"
	"time"
)

// apart has a program start a group of processes of its own. Ctrl-C at a terminal is not told to that group: the
// browser is ended when muster has taken notice.
func apart(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	dieWith(cmd.SysProcAttr)
}

// endTree ends the group that a program leads. That it is gone already is what was wanted.
func endTree(leader *os.Process) { _ = syscall.Kill(-leader.Pid, syscall.SIGKILL) }

// awaitTree waits until the group that a program leads is gone, so that none of it writes any more, but not long: in a
// container nobody may bury the dead.
func awaitTree(leader *os.Process) {
	for range 100 {
		if syscall.Kill(-leader.Pid, 0) != nil {
			return
		}
		time.Sleep(2 * time.Millisecond)
	}
}
