//go:build !js && !nopdf

package browser

import "os/exec"

// group is the processes that a browser's program starts. A program may be a script that starts the browser and waits
// for it: ended alone, it would leave its children behind.
type group struct{ leader *exec.Cmd }

// lead takes the program that is about to start: it and what it starts are a group, which ends with it.
func (g *group) lead(cmd *exec.Cmd) {
	g.leader = cmd
	apart(cmd)
	cmd.Cancel = func() error {
		endTree(cmd.Process)
		return cmd.Process.Kill()
	}
}

// end ends what is left once the program is gone.
func (g *group) end() {
	if g.leader != nil && g.leader.Process != nil {
		endTree(g.leader.Process)
		awaitTree(g.leader.Process)
	}
}
