//go:build !nopdf

package browser

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/report"
)

// TestFind checks that only the browser named by the environment is used, and that a missing one is a user error.
func TestFind(t *testing.T) {
	here, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv(Variable, here)
	if found, err := Find(); err != nil || found != here {
		t.Errorf("found %s, %v", found, err)
	}
	t.Setenv(Variable, filepath.Join(t.TempDir(), "no-browser"))
	_, err = Find()
	wrong(t, err, "names")
	if None(err) {
		t.Error("a wrong name is taken for no browser at all")
	}
	_, err = first([]string{"no-such-browser-a", "no-such-browser-b"})
	wrong(t, err, "none was found")
	if !None(err) {
		t.Error("no browser is not told from a wrong name")
	}
	if len(places()) == 0 {
		t.Error("nowhere is looked for a browser")
	}
}

// wrong fails a test unless an error is a user error with a text.
func wrong(t *testing.T, err error, says string) {
	t.Helper()
	var w report.Wrong
	if !errors.As(err, &w) || !strings.Contains(err.Error(), says) {
		t.Errorf("%v is not the user's to mend, or does not say %q", err, says)
	}
}
