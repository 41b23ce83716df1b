package main

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/testing/clitest"
)

// TestJudged: of the adventures of a seed nine in ten broken ones are found with the right code, and nothing is
// found in a sound one. The gate judges one adventure of every fourth kind and wants each found; with MUSTER_FULL=1
// one of each kind is judged, and `make judge` judges all of any seed.
func TestJudged(t *testing.T) {
	if testing.Short() {
		t.Log("adventures are judged where tests may take their time: here, that the tool says what it lacks")
		if _, err := judge(t.Context(), 1, "muster", t.TempDir(), Run{}); err == nil {
			t.Error("a folder that is there is written into")
		}
		return
	}
	const seed = 1
	muster := built(t)
	run := Run{Broken: 1, Sound: 1, Games: 200, Workers: 2}
	if !clitest.FullSize() {
		for i, k := range Kinds() {
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

// TestLibrary: nothing is found in the games of what ships, from another seed than the usual one. The gate plays every
// ninth adventure; with MUSTER_FULL=1 all are played, and `make judge-library` plays them from ten seeds.
func TestLibrary(t *testing.T) {
	files, err := filepath.Glob("../../../adventures/library/*/*.toml")
	if err != nil || len(files) == 0 {
		t.Fatal("nothing ships", err)
	}
	if testing.Short() {
		t.Logf("%d files are played where tests may take their time", len(files))
		return
	}
	args := []string{"check", "--play", "--strict", "--no-cache", "--seed", "3"}
	for i, f := range files {
		if clitest.FullSize() || i%9 == 1 {
			args = append(args, f)
		}
	}
	if out, err := exec.Command(built(t), args...).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// built is the program.
func built(t *testing.T) string {
	t.Helper()
	muster := filepath.Join(t.TempDir(), "muster")
	if out, err := exec.Command("go", "build", "-o", muster, "muster/cmd/muster").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return muster
}
