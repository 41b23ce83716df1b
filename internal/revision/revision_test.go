package revision_test

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"muster/internal/games"
	"muster/internal/revision"
	"muster/internal/testing/clitest"
	"muster/internal/workspace"
	"muster/report"
)

// oaks returns the text of a map with its own id.
func oaks(id string) string {
	text := string(games.Catalogs().LibraryFile("map", "two-oaks").Text)
	return strings.Replace(text, `"two-oaks"`, `"`+id+`"`, 1)
}

// repository creates a repository with two maps in one commit; it returns false without git.
func repository(t *testing.T) bool {
	t.Helper()
	if !clitest.New(t) {
		return false
	}
	clitest.Write(t, "one.map.toml", oaks("one"))
	clitest.Write(t, "two.map.toml", oaks("two"))
	clitest.Commit(t, "maps")
	return true
}

// both opens the current folder and the same folder at a revision.
func both(t *testing.T, rev string) (now *workspace.Workspace, past *revision.Past) {
	t.Helper()
	want := workspace.Wanted{Words: []string{"."}, Library: true, Workers: 1, Remember: workspace.InMemory()}
	past, err := revision.Open(want, rev)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(past.Close)
	return workspace.Open(want), past
}

// TestNarrow checks that a workspace compared with a revision reports only the changed files, and that line ends do not
// count.
func TestNarrow(t *testing.T) {
	if !repository(t) {
		return
	}
	clitest.Write(t, "one.map.toml", strings.ReplaceAll(oaks("one"), "\n", "\r\n"))
	clitest.Write(t, "two.map.toml", strings.Replace(oaks("two"), `name   = "`, `name   = "Old `, 1))
	clitest.Write(t, "three.map.toml", oaks("three"))
	now, past := both(t, "HEAD")
	now.Narrow(past.Workspace)
	v, err := now.Judge(1, nil)
	if want := []string{"three.map.toml", "two.map.toml"}; err != nil || !slices.Equal(v.Names, want) {
		t.Errorf("%v are judged, %v, want %v", v.Names, err, want)
	}
}

// TestMergeBase checks that a commit that only the revision has is ignored.
func TestMergeBase(t *testing.T) {
	if !repository(t) {
		return
	}
	clitest.Run(t, "switch", "-q", "-c", "other")
	clitest.Write(t, "two.map.toml", oaks("second"))
	clitest.Commit(t, "other")
	clitest.Run(t, "switch", "-q", "main")
	now, past := both(t, "other")
	now.Narrow(past.Workspace)
	if v, err := now.Judge(1, nil); err != nil || len(v.Names) > 0 {
		t.Errorf("%v are judged, %v", v.Names, err)
	}
	clitest.Run(t, "switch", "-q", "--orphan", "alone")
	clitest.Write(t, "one.map.toml", oaks("one"))
	clitest.Commit(t, "alone")
	_, err := revision.Open(workspace.Wanted{Words: []string{"."}}, "main")
	if wrong, ok := errors.AsType[report.Wrong](err); !ok || !strings.Contains(wrong.What, "no commit in common") {
		t.Errorf("without a common commit: %v", err)
	}
}

// TestUnchecked checks that a definition that moves out of the check is found by its bytes or its id, and that a
// deleted one and one under another checked name are not reported.
func TestUnchecked(t *testing.T) {
	if !repository(t) {
		return
	}
	move := func(from, to string) {
		t.Helper()
		if err := os.Rename(from, to); err != nil {
			t.Fatal(err)
		}
	}
	unchecked := func() []revision.Unchecked {
		now, past := both(t, "HEAD")
		return past.Unchecked(now)
	}
	move("one.map.toml", "moved.map.toml")
	if got := unchecked(); len(got) > 0 {
		t.Errorf("renamed: %v", got)
	}
	move("moved.map.toml", "one.txt")
	want := []revision.Unchecked{{Name: "one.map.toml", Now: "one.txt"}}
	if got := unchecked(); !slices.Equal(got, want) {
		t.Errorf("as a text: %v, want %v", got, want)
	}
	clitest.Write(t, "one.txt", oaks("one")+"# changed\n")
	if got := unchecked(); !slices.Equal(got, want) {
		t.Errorf("as another text: %v, want %v", got, want)
	}
	if err := os.Remove("one.txt"); err != nil {
		t.Fatal(err)
	}
	if got := unchecked(); len(got) > 0 {
		t.Errorf("deleted: %v", got)
	}
	clitest.Write(t, ".muster.toml", "paths.leave_out = [\"two.*\"]\n")
	clitest.Write(t, "one.map.toml", oaks("one"))
	want = []revision.Unchecked{{Name: "two.map.toml"}}
	if got := unchecked(); !slices.Equal(got, want) {
		t.Errorf("excluded by settings: %v, want %v", got, want)
	}
}

// TestWords checks that a path outside of the repository is refused, and that standard input belongs to no revision.
func TestWords(t *testing.T) {
	if !repository(t) {
		return
	}
	_, err := revision.Open(workspace.Wanted{Words: []string{"../x.map.toml"}}, "HEAD")
	if _, ok := errors.AsType[report.Wrong](err); !ok {
		t.Errorf("a path outside: %v", err)
	}
	past, err := revision.Open(workspace.Wanted{Words: []string{workspace.Stdin}, Workers: 1}, "HEAD")
	if err != nil {
		t.Fatal(err)
	}
	defer past.Close()
	if n := past.Workspace.Whole(); n != 2 {
		t.Errorf("the revision has %d files", n)
	}
}
