package main

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/testing/size"
)

// TestJudged checks the adventures of a seed: 90% of broken ones are found with the right code, and sound ones have no
// findings. The default test judges one adventure of every fourth kind and expects each to be found. MUSTER_FULL=1
// judges one of each kind, and `make judge` judges all of any seed.
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
	if !size.Full() {
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

// TestLibrary checks that games of shipped adventures from another seed than the default have no findings. The default
// test plays every ninth adventure. MUSTER_FULL=1 plays all, and `make judge-library` plays them from ten seeds.
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
		if size.Full() || i%9 == 1 {
			args = append(args, f)
		}
	}
	if out, err := exec.Command(built(t), args...).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// built returns the program.
func built(t *testing.T) string {
	t.Helper()
	muster := filepath.Join(t.TempDir(), "muster")
	if out, err := exec.Command("go", "build", "-o", muster, "muster/cmd/muster").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return muster
}
