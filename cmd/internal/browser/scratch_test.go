package browser

import (
	"context"
	"os"
	"testing"
)

// TestNothingStays: a browser that is closed leaves nothing in the folder of temporary files, whether it has printed or
// was ended while it started.
func TestNothingStays(t *testing.T) {
	if _, err := Find(); err != nil {
		t.Skip(err)
	}
	folder := t.TempDir()
	t.Setenv("TMPDIR", folder)
	b, err := Open(context.Background(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.PDF("a page", []byte("<!doctype html><title>x</title><p>x")); err != nil {
		t.Error(err)
	}
	b.Close()
	ended, end := context.WithCancel(context.Background())
	end()
	if _, err := Open(ended, Options{}); err == nil {
		t.Error("a browser was opened by who had ended")
	}
	if left, err := os.ReadDir(folder); err != nil || len(left) > 0 {
		t.Errorf("%v stays, %v", left, err)
	}
}
