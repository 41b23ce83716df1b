package check

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"muster/internal/cli/cliutil"
	"muster/internal/workspace"
	"muster/schema/diag"
)

// meadow is a map with a warning and a waived one.
const meadow = `kind = "map"
format = 1
id = "meadow-%d"
name = "The Meadow"
board = "standard"
boxes = ["base", "base"]
legend.q = "marsh"
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
[[waive]]
code = "map/box-twice"
reason = "two groups play"
`

// TestInterrupted checks an interrupted check. It reports the same about the finished files as a full check, gives
// their number, and writes no baseline.
func TestInterrupted(t *testing.T) {
	t.Chdir(t.TempDir())
	const files = 40
	for i := range files {
		text := fmt.Appendf(nil, meadow, i)
		if err := os.WriteFile(fmt.Sprintf("meadow-%d.map.toml", i), text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var out, errOut bytes.Buffer
	a := &app{cliutil.NewApp(strings.NewReader(""), &out, &errOut)}
	a.Workers = 1
	want := workspace.Wanted{Words: []string{"."}, Library: true}
	ws := a.Open(want)
	whole, err := ws.Judge(1, nil)
	if err != nil || whole.Files != files || len(whole.Waived) != files {
		t.Fatal(whole.Files, len(whole.Waived), err)
	}
	ctx, stop := context.WithCancel(t.Context())
	through := 0
	part, err := a.Open(want).JudgeUntil(ctx, 1, func() {
		if through++; through == 7 {
			stop()
		}
	})
	if err != nil || part.Files != 7 || part.Left != files-7 || len(part.Names) != 7 || len(part.Findings) != 7 ||
		len(part.Waived) != 7 {
		t.Errorf("%d files, %d findings, %d waived, %v", part.Files, len(part.Findings), len(part.Waived), err)
	}
	for _, d := range part.Findings {
		same := func(o diag.Diagnostic) bool { return o.File == d.File && o.Code == d.Code }
		if !slices.ContainsFunc(whole.Findings, same) {
			t.Errorf("%s: %s is no finding of the whole check", d.File, d.Code)
		}
	}
	flags := checkFlags{format: "text", noCache: true, games: 1}
	for _, write := range []string{"", "known.json"} {
		flags.writeBaseline = write
		err = a.check(ctx, []string{"."}, flags)
		if found, ok := err.(cliutil.Findings); !ok || found.Status != cliutil.ExitInterrupted {
			t.Errorf("%v", err)
		}
	}
	a.Out.Flush()
	if got := out.String(); got != "0 files checked, interrupted with 40 files left: no findings\n" {
		t.Errorf("%q", got)
	}
	if _, err := os.Stat("known.json"); err == nil {
		t.Error("half a baseline is written")
	}
}
