//go:build unix

package browser

import (
	"os"
	"os/exec"
	"syscall"
)

// apart has a program start a group of processes of its own. Ctrl-C at a terminal is not told to that group: the
// browser is ended when muster has taken notice.
func apart(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	dieWith(cmd.SysProcAttr)
}

// endTree ends the group that a program leads. That it is gone already is what was wanted.
func endTree(leader *os.Process) { _ = syscall.Kill(-leader.Pid, syscall.SIGKILL) }
