package shell

import (
	"fmt"
	"io"
	"strings"
)

// progress tells a person at a terminal how far a long run is: one line that is written over, and gone at the end.
type progress struct {
	out   io.Writer
	what  string
	width int // of the longest line so far
}

// Progress gives what a run is to call as it goes on; nil when standard error is no terminal, so that pipes and logs
// hold none of it.
func (a *App) Progress(what string) func(done, total int) {
	if !isTerminal(a.Err) {
		return nil
	}
	return (&progress{out: a.Err, what: what}).tell
}

// tell writes the line anew. A terminal that cannot be written to is no reason to stop: the answer goes elsewhere.
func (p *progress) tell(done, total int) {
	line := fmt.Sprintf("%s: %d of %d", p.what, done, total)
	if done >= total {
		line = ""
	}
	p.width = max(p.width, len(line))
	text := "\r" + line + strings.Repeat(" ", p.width-len(line))
	if line == "" {
		text += "\r"
	}
	io.WriteString(p.out, text)
}
