package diff

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/cli/cliutil"
	"muster/internal/report/changes"
)

const meadow = `kind = "map"
format = 1
id = "meadow-%02d"
name = %q
board = "standard"
rows = [
  ". . . . . . . . . . . . .",
  " . . . . . . . . . . . .",
  ". . . . . . . . . . . . .",
  " . . . . . . . . . . . .",
  ". . . . . . . . . . . . .",
  " . . . . . . . . . . . .",
  ". . . . . . . . . . . . .",
  " . . . . . . . . . . . .",
  ". . . . . . . . . . . . .",
]
`

const files = 20

// folders writes two versions of the same number of files.
func folders(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, folder := range []string{"old", "new"} {
		if err := os.Mkdir(folder, 0o700); err != nil {
			t.Fatal(err)
		}
		for i := range files {
			text := fmt.Appendf(nil, meadow, i, "The "+folder+" meadow")
			name := filepath.Join(folder, fmt.Sprintf("meadow-%02d.map.toml", i))
			if err := os.WriteFile(name, text, 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// compared returns the comparison of both folders, interrupted after this many files.
func compared(t *testing.T, through int) *changes.Diff {
	t.Helper()
	var out bytes.Buffer
	ctx, stop := context.WithCancel(t.Context())
	a := &app{App: cliutil.NewApp(strings.NewReader(""), &out, &out), ctx: ctx}
	a.Workers = 1
	a.done = func() {
		if through--; through == 0 {
			stop()
		}
	}
	if through == 0 {
		stop()
	}
	d, err := a.two("old", "new")
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// TestInterrupted checks that an interrupted comparison reports its results so far with a mark, wherever it stopped.
func TestInterrupted(t *testing.T) {
	folders(t)
	for _, c := range []struct {
		through, found, left, unchecked int
		sum                             string
	}{
		{0, 0, 2 * files, 2 * files, "no difference in the compared definitions; interrupted with 40 files not compared, " +
			"and 40 " +
			"files not checked for errors"},
		{6, 3, 2*files - 6, 2 * files, "3 differences in 3 definitions; interrupted with 34 files not compared, and 40 " +
			"files not checked for errors"},
		{2*files + 5, files, 0, 2*files - 5, "20 differences in 20 definitions; interrupted, and 35 files not checked for " +
			"errors"},
		{1000, files, 0, 0, "20 differences in 20 definitions"},
	} {
		d := compared(t, c.through)
		if len(d.Definitions) != c.found || d.Left != c.left || d.Unchecked != c.unchecked || d.Sum() != c.sum {
			t.Errorf("after %d: %d differ, %d left, %d unchecked: %s", c.through, len(d.Definitions), d.Left, d.Unchecked,
				d.Sum())
		}
		if part := c.through < 1000; d.Interrupted != part || d.Equal() || part && d.Whole() {
			t.Errorf("after %d: interrupted %t, equal %t, whole %t", c.through, d.Interrupted, d.Equal(), d.Whole())
		}
	}
}

// TestInterruptedStatus checks that the exit status and each format show the interruption.
func TestInterruptedStatus(t *testing.T) {
	folders(t)
	for format, want := range map[string]string{
		"text": "interrupted with 40 files not compared", "json": `"interrupted": true`,
		"markdown": "the comparison was interrupted", "html": "the comparison was interrupted",
	} {
		var out, errOut bytes.Buffer
		ctx, stop := context.WithCancel(t.Context())
		stop()
		a := &app{App: cliutil.NewApp(strings.NewReader(""), &out, &errOut), ctx: ctx}
		err := a.diff([]string{"old", "new"}, diffFlags{format: format, out: cliutil.Standard, paper: "a4"}, false)
		if found, ok := err.(cliutil.Findings); !ok || found.Status != cliutil.ExitInterrupted {
			t.Errorf("%s: %v", format, err)
		}
		a.Out.Flush()
		if !strings.Contains(out.String(), want) || strings.Contains(errOut.String(), "interrupted") == (format == "text") {
			t.Errorf("%s: %q, and %q", format, out.String(), errOut.String())
		}
	}
}
