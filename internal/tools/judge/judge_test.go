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

// part lists kinds of each game that are made and checked quickly: what the default test judges.
var part = []string{
	"battlelore/uneven-goals", "battlelore/one-banner", "battlelore/shut-in", "battlelore/renamed",
	"medieval/weary-army", "medieval/one-banner", "medieval/renamed",
	"runewars/no-start", "runewars/few-runes",
}

// TestJudged checks the cases of a seed: 90% of broken ones are found with the right code, and sound ones have no
// findings. The default test judges one case of some kinds, by 60 games and without search. MUSTER_FULL=1 judges one of
// each kind by 200 games, and expects that two of three are found: some kinds have no check yet.
func TestJudged(t *testing.T) {
	if testing.Short() {
		t.Log("cases are judged where tests may take their time: here, that the tool says what it lacks")
		if _, err := judge(t.Context(), 1, "muster", t.TempDir(), Run{}); err == nil {
			t.Error("a folder that is there is written into")
		}
		return
	}
	muster := built(t)
	run, least := Run{Broken: 1, Sound: 1, Games: fewGames, Workers: 2, Kinds: part}, leastFound
	if clitest.Full() {
		run.Games, run.Kinds, least = defaultGames, nil, 66
	}
	v, err := judge(t.Context(), 1, muster, "", run)
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Join(v.lines("1"), "\n")
	t.Log(text)
	if 100*v.found < least*v.broken || 100*v.falseAlarms > mostFalse*v.sound {
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
