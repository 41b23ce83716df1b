//go:build !js && !nopdf

package browser

import (
	"os"
	"path/filepath"
	"strings"
	"time"
)

// scratch is a folder for a browser's data: its profile, and the folder of its socket, which Chromium does not remove
// when it is killed.
type scratch struct {
	folder string
	lock   *os.File // held for as long as the folder is in use; nil where files cannot be locked
}

const (
	scratchName = "muster-" // begins the name of every such folder; short, since paths of sockets are
	lockName    = "browser-in-use"
)

// newScratch creates a folder, and removes those of other runs that were killed.
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

// young is the age from which a lock is significant: a folder is created before its lock is taken.
const young = time.Minute

// sweep removes the folders of killed runs that could not clean up (SIGKILL, power loss): their locks are free. It
// ignores folders that it cannot remove, such as those of another user.
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

// remove removes the folder. Processes of the browser that are about to end may still write to it.
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
