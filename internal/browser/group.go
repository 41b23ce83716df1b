//go:build !js && !nopdf

package browser

import "os/exec"

// group is the process group of a browser. The program may be a script that starts the browser and waits for it:
// killing only the script would leave its children running.
type group struct{ leader *exec.Cmd }

// lead makes a program, before its start, the leader of a group that ends with it.
func (g *group) lead(cmd *exec.Cmd) {
	g.leader = cmd
	apart(cmd)
	cmd.Cancel = func() error {
		endTree(cmd.Process)
		return cmd.Process.Kill()
	}
}

// end kills the remaining processes after the program has ended.
func (g *group) end() {
	if g.leader != nil && g.leader.Process != nil {
		endTree(g.leader.Process)
		awaitTree(g.leader.Process)
	}
}
