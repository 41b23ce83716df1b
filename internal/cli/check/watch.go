package check

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"muster/internal/cli/shell"
	"muster/internal/notify"
	"muster/internal/workspace"
	"muster/report"
	"muster/report/findings"
	"muster/schema/diag"
	"muster/schema/project"
)

// watchable refuses flags that make no sense where one check follows another.
func (f *checkFlags) watchable(words []string) error {
	for _, other := range []struct {
		flag string
		set  bool
	}{
		{"--fix", f.fix}, {"--play", f.play}, {"--changed-since", f.since != ""},
		{"--still-checked", f.still != ""},
		{"--config-from", f.configFrom != ""}, {"--baseline", f.baseline != ""},
		{"--write-baseline", f.writeBaseline != ""}, {"--format " + f.format, f.format != "text"},
	} {
		if other.set {
			return shell.Usage("drop one of them", "--watch and %s do not go together", other.flag)
		}
	}
	if slices.Contains(words, shell.Standard) {
		return shell.Usage("name a file", "standard input cannot be watched")
	}
	return nil
}

// watcher checks the same words again and again.
type watcher struct {
	*app
	want    workspace.Wanted
	flags   checkFlags
	folder  string // the current one, when it began
	folders *notify.Folders

	slow  chan struct{}        // closed when the last run over every draw has ended
	shown string               // what was told last
	ws    *workspace.Workspace // of the state that is being told
	whole *workspace.Verdict   // the last one that was told whole
	empty bool                 // it was of no definitions
}

// watch checks whenever something changes, until Ctrl-C comes.
func (a *app) watch(ctx context.Context, words []string, flags checkFlags) error {
	if err := a.SensibleWorkers(); err != nil {
		return err
	}
	ctx, stop := shell.Interruptible(ctx)
	defer stop()
	remember, save := a.remember(flags)
	defer save()
	if len(words) == 0 {
		words = []string{"."}
	}
	if remember == nil {
		remember = workspace.InMemory()
	}
	w := &watcher{app: a, flags: flags}
	w.want = workspace.Wanted{Words: words, Library: true, Remember: remember}
	var err error
	if w.folder, err = os.Getwd(); err != nil {
		return err
	}
	if w.folders, err = notify.New(matters); err != nil {
		return err
	}
	defer w.folders.Close()
	for ctx.Err() == nil {
		if err := w.state(ctx); err != nil {
			return err
		}
	}
	return w.status()
}

// matters reports whether a file can change what is found: hidden ones, in which editors keep what is not saved,
// cannot.
func matters(path string) bool {
	name := filepath.Base(path)
	return !strings.HasPrefix(name, ".") && !strings.HasSuffix(name, "~") || name == project.Marker ||
		name == project.Ignore
}

// state tells what is found now, and stays until something changes, or ctx ends. What takes long is told behind the
// rest, or dropped when something changes before.
func (w *watcher) state(ctx context.Context) error {
	for {
		_ = os.Chdir(w.folder) // it may have been taken away and made again
		w.ws = w.Open(w.want)
		fresh, err := w.folders.Watch(w.places())
		if err != nil {
			return err
		}
		if !fresh {
			break
		} // what has happened in a new folder until it was watched is read again
	}
	v, pending, err := w.ws.Quick(w.Workers)
	if err != nil {
		return err
	}
	if pending == 0 {
		return w.last(ctx, v)
	}
	slow, drop := context.WithCancel(ctx)
	defer drop()
	done := make(chan judged, 1)
	before, ended := w.slow, make(chan struct{})
	w.slow = ended
	go func(ws *workspace.Workspace) {
		defer close(ended)
		if before != nil {
			<-before // a check ends before it hears that it is to: never are two runs at it
		}
		// One processor is left for what comes next.
		v, err := ws.JudgeUntil(slow, max(1, w.Workers-1), nil)
		done <- judged{v, err}
	}(w.ws)
	j, changed := w.wait(ctx, done, time.After(grace))
	if j == nil && !changed {
		if err := w.tell(v, pending); err != nil {
			return err
		}
		j, _ = w.wait(ctx, done, nil)
	}
	switch {
	case j == nil:
		return nil // the next state is begun
	case j.err != nil:
		return j.err
	}
	return w.last(ctx, j.verdict)
}

// grace is how long what is found at once waits for the rest, so that most saves are told once.
const grace = 20 * time.Millisecond

// last tells the whole of a state, and waits for the next one.
func (w *watcher) last(ctx context.Context, v *workspace.Verdict) error {
	if err := w.tell(v, 0); err != nil {
		return err
	}
	w.wait(ctx, nil, nil)
	return nil
}

// judged is what came of a run.
type judged struct {
	verdict *workspace.Verdict
	err     error
}

// wait waits until a run is done, and gives what came of it. It gives nil when the time is up before, and says so when
// something has changed, or ctx has ended.
func (w *watcher) wait(ctx context.Context, done <-chan judged, up <-chan time.Time) (j *judged, changed bool) {
	select {
	case <-ctx.Done():
	case <-w.folders.Changes():
	case <-up:
		return nil, false
	case j := <-done:
		if ctx.Err() == nil {
			return &j, false
		}
	}
	return nil, true
}

// places are the folders to watch, and those of projects, of which it matters whether they are there.
func (w *watcher) places() (folders, roots []string) {
	for _, p := range w.ws.Finder.Projects {
		folders = append(folders, p.Folders()...)
		roots = append(roots, p.Folder())
	}
	for _, word := range w.want.Words { // one that is not there, and may come
		if path := filepath.Join(w.folder, word); filepath.IsAbs(word) {
			roots = append(roots, filepath.Clean(word))
		} else if workspace.IsPath(word) {
			roots = append(roots, path)
		}
	}
	return folders, roots
}

// tell writes a state: over the last one on a terminal, else as a block behind it. What was told already is not told
// again.
func (w *watcher) tell(v *workspace.Verdict, pending int) error {
	w.empty = len(w.ws.Finder.Empty()) > 0
	if err := w.ws.Settle(v, workspace.Policy{Today: shell.Day(w.flags.today), Quick: pending > 0}); err != nil {
		return err
	}
	if pending == 0 {
		w.whole = v
	}
	var b strings.Builder
	if err := w.Findings(&b, w.ws.Source).Write(v.Findings); err != nil {
		return err
	}
	parts := findings.Counts(v.Findings)
	if n := len(v.Waived); n > 0 {
		parts = append(parts, fmt.Sprintf("%d waived", n))
	}
	if pending > 0 {
		parts = append(parts, fmt.Sprintf("every draw of %s pending", report.Counted(pending, "file")))
	}
	head := report.Counted(v.Files, "file") + " checked"
	if w.empty {
		head = "no definitions in " + w.ws.Finder.Empty()[0] + w.ws.Stopped()
	}
	b.WriteString(waiving(v.Findings) + diag.Printable(head) + ": " + strings.Join(parts, ", ") + "\n")
	if b.String() == w.shown {
		return nil
	}
	lead := ""
	switch {
	case w.Terminal():
		lead = clear
	case w.shown != "":
		lead = "\n"
	}
	w.shown = b.String()
	if _, err := w.Out.WriteString(lead + w.shown); err != nil {
		return err
	}
	return w.Out.Flush()
}

// clear has a terminal forget what it shows, and begin again at its top.
const clear = "\x1b[H\x1b[2J\x1b[3J"

// status is what a run ends with that was stopped: the exit status of what was told last and whole.
func (w *watcher) status() error {
	switch v := w.whole; {
	case v == nil:
		return shell.Findings{Status: shell.ExitInterrupted}
	case v.Absent, w.empty:
		return shell.Findings{Status: shell.ExitUsage}
	case v.Errors(), w.flags.strict && diag.Count(v.Findings, diag.Warning) > 0:
		return shell.Findings{Status: shell.ExitFindings}
	}
	return nil
}
