package shell

import (
	"fmt"
	"io"
	"strings"
	"sync"
	"time"

	"muster/report"
)

// patience is how long a run lasts before a person is told how far it is, and apart how far the lines are that are told
// then.
const (
	patience = time.Second
	apart    = 100 * time.Millisecond
)

// progress tells a person at a terminal how far a long run is, and how long it will still take: one line that is
// written over, and gone at the end. What a run answers never depends on it.
type progress struct {
	out   io.Writer
	what  string
	now   func() time.Time
	begun time.Time

	mu    sync.Mutex
	told  time.Time // of the last line
	width int       // of the longest line so far
	over  bool
}

// Progress gives what a run is to call as it goes on, from any goroutine; nil when standard error is no terminal, so
// that pipes and logs hold none of it.
func (a *App) Progress(what string) func(done, total int) {
	if !isTerminal(a.Err) {
		return nil
	}
	return newProgress(a.Err, what, time.Now).tell
}

// StatusLine gives what writes a line over the one before, and for "" takes it away; nil when standard error is no
// terminal.
func (a *App) StatusLine() func(line string) {
	if !isTerminal(a.Err) {
		return nil
	}
	return newProgress(a.Err, "", time.Now).write
}

func newProgress(out io.Writer, what string, now func() time.Time) *progress {
	return &progress{out: out, what: what, now: now, begun: now()}
}

// tell writes the line anew, when it is time to. A terminal that cannot be written to is no reason to stop: the answer
// goes elsewhere.
func (p *progress) tell(done, total int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	now := p.now()
	switch {
	case p.over:
	case done >= total:
		p.over = true
		p.write("")
	case now.Sub(p.begun) >= patience && now.Sub(p.told) >= apart:
		p.told = now
		p.write(p.line(done, total, now.Sub(p.begun)))
	}
}

// write writes over what stands in the line.
func (p *progress) write(line string) {
	if p.width == 0 && line == "" {
		return // nothing has been told
	}
	p.width = max(p.width, len(line))
	text := "\r" + line + strings.Repeat(" ", p.width-len(line))
	if line == "" {
		text += "\r"
	}
	io.WriteString(p.out, text)
}

// line is how far the run is, the share of it, and what it will take if it goes on as it began.
func (p *progress) line(done, total int, took time.Duration) string {
	text := fmt.Sprintf("%s: %d of %d, %d %%", p.what, done, total, 100*done/total)
	if done > 0 {
		text += ", " + Lasting(took*time.Duration(total-done)/time.Duration(done)) + " left"
	}
	return text
}

// Lasting is a time as people say it.
func Lasting(d time.Duration) string {
	switch seconds := int(d.Round(time.Second) / time.Second); {
	case seconds < 1:
		return "a second"
	case seconds < 100:
		return report.Counted(seconds, "second")
	case seconds < 100*60:
		return report.Counted((seconds+30)/60, "minute")
	default:
		return report.Counted((seconds+1800)/3600, "hour")
	}
}
