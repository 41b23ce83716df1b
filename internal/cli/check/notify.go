package check

import (
	"fmt"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/fsnotify/fsnotify"
)

// Quiet is the pause without events before a change is reported; most is the maximum delay.
const (
	Quiet = 50 * time.Millisecond
	most  = 10 * Quiet
)

// Folders is a set of watched folders.
type Folders struct {
	watcher *fsnotify.Watcher
	changes chan struct{}
	matters func(path string) bool

	mu      sync.Mutex
	watched map[string]bool // folders
	awaited []string        // missing files and folders above them
}

// newFolders starts watching; matters reports whether changes of a file count.
func newFolders(matters func(path string) bool) (*Folders, error) {
	w, err := fsnotify.NewWatcher()
	if err != nil {
		return nil, fmt.Errorf("folders cannot be watched: %w", err)
	}
	f := &Folders{watcher: w, changes: make(chan struct{}, 1), matters: matters, watched: map[string]bool{}}
	go f.listen()
	return f, nil
}

// Close stops watching.
func (f *Folders) Close() { f.watcher.Close() }

// Changes returns a channel that gets a value after a change and a quiet period.
func (f *Folders) Changes() <-chan struct{} { return f.changes }

// Watch watches exactly these folders, without their subfolders. It also reports the removal and creation of roots. It
// returns whether it watches a new folder: earlier changes there went unreported.
func (f *Folders) Watch(folders, roots []string) (fresh bool, err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	want, inside := map[string]bool{}, map[string]bool{}
	for _, folder := range folders {
		want[folder], inside[folder] = true, true
	}
	for _, root := range roots {
		want[above(root)] = true
	}
	f.awaited = roots
	for folder := range f.watched {
		if !want[folder] {
			_ = f.watcher.Remove(folder) // it may have gone
			delete(f.watched, folder)
		}
	}
	for folder := range want {
		// A folder that is watched already may be a new folder with the same name, so add it each time.
		if add := f.watcher.Add(folder); add != nil {
			delete(f.watched, folder)
			if _, gone := filepath.EvalSymlinks(folder); gone == nil {
				err = fmt.Errorf("the folder %s cannot be watched: %w", filepath.ToSlash(folder), add)
			}
			continue
		}
		_, known := f.watched[folder]
		fresh = fresh || !known
		f.watched[folder] = inside[folder]
	}
	return fresh, err
}

// above returns the nearest existing folder above a path.
func above(path string) string {
	for up := filepath.Dir(path); ; up = filepath.Dir(up) {
		if _, err := filepath.EvalSymlinks(up); err == nil || up == filepath.Dir(up) {
			return up
		}
	}
}

// listen waits for a quiet period after an event.
func (f *Folders) listen() {
	quiet := time.NewTimer(time.Hour)
	quiet.Stop()
	var first time.Time
	happened := func() {
		now := time.Now()
		if first.IsZero() {
			first = now
		}
		quiet.Reset(max(0, min(Quiet, most-now.Sub(first))))
	}
	for {
		select {
		case event, open := <-f.watcher.Events:
			if !open {
				return
			}
			if f.counts(event) {
				happened()
			}
		case _, open := <-f.watcher.Errors:
			if !open {
				return
			}
			happened() // the system has lost events
		case <-quiet.C:
			first = time.Time{}
			select {
			case f.changes <- struct{}{}:
			default: // the last report has not been read yet
			}
		}
	}
}

// counts reports whether an event is a relevant change.
func (f *Folders) counts(event fsnotify.Event) bool {
	if event.Op == fsnotify.Chmod {
		return false
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, root := range f.awaited {
		if event.Name == root || strings.HasPrefix(root, event.Name+string(filepath.Separator)) {
			return true
		}
	}
	return (f.watched[filepath.Dir(event.Name)] || f.watched[event.Name]) && f.matters(event.Name)
}
