package browser

import (
	"os"
	"time"
)

// scratch is a folder for what a browser keeps beside its profile while it runs: the folder of its socket, which
// Chromium leaves behind when it is ended.
type scratch string

func newScratch() (scratch, error) {
	folder, err := os.MkdirTemp("", "muster-")
	return scratch(folder), err
}

// remove takes the folder away. Processes of the browser that are about to end may still write to it.
func (s scratch) remove() {
	for range 50 {
		if os.RemoveAll(string(s)) == nil {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
}
