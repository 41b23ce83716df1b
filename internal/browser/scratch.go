//go:build !js && !nopdf

package browser

import (
	"os"
	"path/filepath"
	"strings"
	"time"
)

// scratch is a folder for what a browser keeps while it runs: its profile, and the folder of its socket, which Chromium
// leaves behind when it is ended.
type scratch struct {
	folder string
	lock   *os.File // held for as long as the folder is in use; nil where files cannot be locked
}

const (
	scratchName = "muster-" // begins the name of every such folder; short, since paths of sockets are
	lockName    = "browser-in-use"
)

// newScratch makes a folder, and takes away those that other runs left behind when they were killed.
func newScratch() (*scratch, error) {
	sweep(os.TempDir())
	folder, err := os.MkdirTemp("", scratchName)
	if err != nil {
		return nil, err
	}
	s := &scratch{folder: folder}
	if s.lock, err = os.OpenFile(filepath.Join(folder, lockName), os.O_CREATE|os.O_EXCL|os.O_RDWR, 0o600); err == nil {
		take(s.lock)
	}
	return s, nil
}

// young is how old a lock must be before it tells anything: a folder is made before its lock is taken.
const young = time.Minute

// sweep takes away the folders of runs that were killed and could not clean up (SIGKILL, a lost machine): nobody holds
// their locks. What cannot be taken away, another user's say, stays.
func sweep(temporary string) {
	entries, err := os.ReadDir(temporary)
	if err != nil {
		return
	}
	for _, e := range entries {
		if !e.IsDir() || !strings.HasPrefix(e.Name(), scratchName) {
			continue
		}
		folder := filepath.Join(temporary, e.Name())
		lock := filepath.Join(folder, lockName)
		info, err := os.Lstat(lock)
		if err != nil || !info.Mode().IsRegular() || time.Since(info.ModTime()) < young || held(lock) {
			continue
		}
		_ = os.RemoveAll(folder) // it is tried again by the next run
	}
}

// remove takes the folder away. Processes of the browser that are about to end may still write to it.
func (s *scratch) remove() {
	if s.lock != nil {
		s.lock.Close()
	}
	for range 50 {
		if os.RemoveAll(s.folder) == nil {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
}
