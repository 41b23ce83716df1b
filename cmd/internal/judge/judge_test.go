package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"muster/cmd/internal/judge/cases"
)

// TestJudged: of the adventures of a seed nine in ten broken ones are found with the right code, and nothing is
// found in a sound one. The gate judges one adventure of every fourth kind and wants each found; with MUSTER_FULL=1
// one of each kind is judged, and `make judge` judges all of any seed.
func TestJudged(t *testing.T) {
	if testing.Short() {
		t.Log("adventures are judged where tests may take their time: here, that the tool says what it lacks")
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
	run := cases.Run{Broken: 1, Sound: 1, Games: 200, Workers: 2}
	if os.Getenv("MUSTER_FULL") == "" {
		for i, k := range cases.Kinds() {
			if i%4 == 1 {
				run.Kinds = append(run.Kinds, k.Name)
			}
		}
	}
	v, err := judge(t.Context(), seed, muster, "", run)
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Join(v.lines(seed), "\n")
	t.Log(text)
	if !v.passes() {
		t.Error(text)
	}
}
