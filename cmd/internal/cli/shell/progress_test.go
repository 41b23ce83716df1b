package shell

import (
	"bytes"
	"testing"
)

// TestProgress writes one line over and leaves none behind.
func TestProgress(t *testing.T) {
	var out bytes.Buffer
	p := &progress{out: &out, what: "matchups"}
	p.tell(9, 10)
	p.tell(10, 10)
	if got, want := out.String(), "\rmatchups: 9 of 10\r                 \r"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if (&App{Err: &out}).Progress("matchups") != nil {
		t.Error("a pipe is told how far the run is")
	}
}
