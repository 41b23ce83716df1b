package check

import (
	"context"
	"path/filepath"
	"strings"
	"time"

	"muster/internal/workspace"
	"muster/schema/project"
)

// Watch is a workspace that is checked repeatedly.
type Watch struct {
	// Open opens the workspace with the current files. The workspace needs caches.
	Open    func() *workspace.Workspace
	Awaited []string // absolute paths that may appear later
	Workers int      // goroutines that judge
	// Today returns the date for waivers that expire, as in workspace.Policy.
	Today func() (string, error)
	// Tell gets each result. Its error ends the watch.
	Tell func(State) error

	folders *Folders
	slow    chan struct{} // closed when the last run of slow checks has ended
}

// State is the result for the files at one time.
type State struct {
	Workspace *workspace.Workspace
	Verdict   *workspace.Verdict
	Pending   int // files whose slow checks are still running
}

// Run checks the workspace, and again after each change of its files, until ctx ends.
func (w *Watch) Run(ctx context.Context) (err error) {
	if w.folders, err = newFolders(matters); err != nil {
		return err
	}
	defer w.folders.Close()
	for ctx.Err() == nil {
		if err := w.state(ctx); err != nil {
			return err
		}
	}
	return nil
}

// matters reports whether a file can change the result. Hidden files cannot: editors keep unsaved text in them.
func matters(path string) bool {
	name := filepath.Base(path)
	return !strings.HasPrefix(name, ".") && !strings.HasSuffix(name, "~") || name == project.Marker ||
		name == project.Ignore
}

// state checks the current files, and returns when something changes or ctx ends. Slow checks run last. They are
// cancelled if something changes before they end.
func (w *Watch) state(ctx context.Context) error {
	ws, err := w.open()
	if err != nil {
		return err
	}
	v, pending, err := ws.Quick(w.Workers)
	if err != nil {
		return err
	}
	if pending == 0 {
		return w.last(ctx, ws, v)
	}
	ctxSlow, cancel := context.WithCancel(ctx)
	defer cancel()
	done := w.judge(ctxSlow, ws)
	j, changed := w.wait(ctx, done, time.After(grace))
	if j == nil && !changed {
		if err := w.tell(ws, v, pending); err != nil {
			return err
		}
		j, _ = w.wait(ctx, done, nil)
	}
	switch {
	case j == nil:
		return nil // the next state begins
	case j.err != nil:
		return j.err
	}
	return w.last(ctx, ws, j.verdict)
}

// open opens the workspace. Files that changed in a new folder before it was watched are read again.
func (w *Watch) open() (*workspace.Workspace, error) {
	for {
		ws := w.Open()
		if fresh, err := w.folders.Watch(w.places(ws)); err != nil || !fresh {
			return ws, err
		}
	}
}

// judge runs all checks in the background. It first waits for a cancelled run of the previous state: two never run at
// once.
func (w *Watch) judge(ctx context.Context, ws *workspace.Workspace) <-chan judged {
	done := make(chan judged, 1)
	before, ended := w.slow, make(chan struct{})
	w.slow = ended
	go func() {
		defer close(ended)
		if before != nil {
			<-before
		}
		// One processor is left for the next state.
		v, err := ws.JudgeUntil(ctx, max(1, w.Workers-1), nil)
		done <- judged{v, err}
	}()
	return done
}

// grace is the time that the result of fast checks waits for the rest, so that most saves give one result.
const grace = 20 * time.Millisecond

// last reports the complete result of a state, and waits for the next one.
func (w *Watch) last(ctx context.Context, ws *workspace.Workspace, v *workspace.Verdict) error {
	if err := w.tell(ws, v, 0); err != nil {
		return err
	}
	w.wait(ctx, nil, nil)
	return nil
}

// tell applies the settings of the projects to a result, and reports it.
func (w *Watch) tell(ws *workspace.Workspace, v *workspace.Verdict, pending int) error {
	if err := ws.Settle(v, workspace.Policy{Today: w.Today, Quick: pending > 0}); err != nil {
		return err
	}
	return w.Tell(State{ws, v, pending})
}

// judged is the outcome of a run.
type judged struct {
	verdict *workspace.Verdict
	err     error
}

// wait waits for the outcome of a run. It returns nil after the timeout, or if something has changed or ctx has ended,
// which it reports.
func (w *Watch) wait(ctx context.Context, done <-chan judged, up <-chan time.Time) (j *judged, changed bool) {
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

// places returns the folders to watch, and the paths whose creation or removal matters.
func (w *Watch) places(ws *workspace.Workspace) (folders, roots []string) {
	for _, p := range ws.Finder.Projects {
		folders = append(folders, p.Folders()...)
		roots = append(roots, p.Folder())
	}
	return folders, append(roots, w.Awaited...)
}
