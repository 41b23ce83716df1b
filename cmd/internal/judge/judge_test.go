package main

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"muster/cmd/internal/judge/cases"
)

// TestJudged: of the adventures of a seed nine in ten broken ones are found with the right code, and of no sound one
// anything is said. `make judge` shows the same of any seed.
func TestJudged(t *testing.T) {
	if testing.Short() {
		t.Log("sixty adventures are judged where tests may take their time: here, that the tool says what it lacks")
		if _, err := judge(t.Context(), 1, "muster", t.TempDir(), cases.Run{}); err == nil {
			t.Error("a folder that is there is written into")
		}
		return
	}
	const seed = 1
	muster := filepath.Join(t.TempDir(), "muster")
	if out, err := exec.Command("go", "build", "-o", muster, "muster/cmd/muster").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	v, err := judge(t.Context(), seed, muster, "", cases.Run{Games: 200, Workers: 2})
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Join(v.lines(seed), "\n")
	t.Log(text)
	if !v.passes() {
		t.Error(text)
	}
}
