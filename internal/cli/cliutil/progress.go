package cliutil

import (
	"fmt"
	"io"
	"strings"
	"sync"
	"time"

	"muster/report"
)

// patience is the duration of a run before progress is shown, and apart the interval between updates.
const (
	patience = time.Second
	apart    = 100 * time.Millisecond
)

// progress shows the progress of a long run and its remaining time on a terminal: one line that is overwritten, and
// removed at the end. The result of a run never depends on it.
type progress struct {
	out   io.Writer
	what  string
	now   func() time.Time
	begun time.Time

	mu    sync.Mutex
	told  time.Time // of the last line
	width int       // of the longest line so far
	over  bool
	note  string // the result so far
}

// Progress returns a progress function that is safe for concurrent use; nil if standard error is not a terminal, so
// that pipes and logs contain no progress.
func (a *App) Progress(what string) func(done, total int) {
	if !isTerminal(a.Err) {
		return nil
	}
	return newProgress(a.Err, what, time.Now).tell
}

// Noted returns a progress function, and one for the result so far, which the line begins with; nil as Progress.
func (a *App) Noted(what string) (tell func(done, total int), note func(text string)) {
	if !isTerminal(a.Err) {
		return nil, nil
	}
	p := newProgress(a.Err, what, time.Now)
	return p.tell, p.noted
}

// StatusLine returns a function that overwrites the status line, and with "" removes it; nil if standard error is not a
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

// tell updates the line when it is due. It ignores write errors of the terminal, since the result goes elsewhere.
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

// noted sets the result so far. It is shown without patience.
func (p *progress) noted(text string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.note = text; !p.over {
		p.write(text)
	}
}

// mostWidth is the number of characters of a line that fits every terminal. A longer one would wrap, and could not be
// overwritten.
const mostWidth = 79

// write overwrites the line.
func (p *progress) write(line string) {
	if p.width == 0 && line == "" {
		return // nothing was printed
	}
	p.width = max(p.width, len(line))
	text := "\r" + line + strings.Repeat(" ", p.width-len(line))
	if line == "" {
		text += "\r"
	}
	io.WriteString(p.out, text)
}

// line returns the progress of the run, its percentage, and the estimated remaining time.
func (p *progress) line(done, total int, took time.Duration) string {
	text := fmt.Sprintf("%s: %d of %d, %d %%", p.what, done, total, 100*done/total)
	if done > 0 {
		text += ", " + Lasting(took*time.Duration(total-done)/time.Duration(done)) + " left"
	}
	if p.note != "" {
		if text = p.note + "; " + text; len(text) > mostWidth {
			text = p.note
		}
	}
	return text
}

// Lasting formats a duration for people.
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
