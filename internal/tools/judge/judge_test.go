package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	"muster/internal/testing/clitest"
)

// fewGames is the number of games of each adventure where tests do not run at full size.
const fewGames = 60

// TestJudged checks the adventures of a seed: 90% of broken ones are found with the right code, and sound ones have no
// findings. The default test judges one adventure of every fourth kind by 60 games and expects each to be found.
// MUSTER_FULL=1 judges one of each kind by 200 games, and `make judge` judges all of any seed.
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
	if !clitest.Full() {
		run.Games = fewGames
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
// test plays every ninth adventure 60 times. MUSTER_FULL=1 plays all with the default number of games, and
// `make judge-library` plays them from ten seeds.
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
	if !clitest.Full() {
		args = append(args, "--games", strconv.Itoa(fewGames))
	}
	for i, f := range files {
		if clitest.Full() || i%9 == 1 {
			args = append(args, f)
		}
	}
	if out, err := exec.Command(built(t), args...).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// program is the built program, in a folder that TestMain removes.
var program struct {
	once   sync.Once
	folder string
	err    error
}

// TestMain removes the program.
func TestMain(m *testing.M) {
	code := m.Run()
	if program.folder != "" {
		os.RemoveAll(program.folder)
	}
	os.Exit(code)
}

// built returns the path of the program, which all tests share.
func built(t *testing.T) string {
	t.Helper()
	program.once.Do(func() {
		if program.folder, program.err = os.MkdirTemp("", "muster-judge-"); program.err != nil {
			return
		}
		cmd := exec.Command("go", "build", "-ldflags", "-s -w", "-o", program.folder, "muster/cmd/muster")
		if out, err := cmd.CombinedOutput(); err != nil {
			program.err = fmt.Errorf("%w\n%s", err, out)
		}
	})
	if program.err != nil {
		t.Fatal(program.err)
	}
	return filepath.Join(program.folder, "muster")
}
