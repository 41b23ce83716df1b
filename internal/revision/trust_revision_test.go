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
	"muster/report/findings"
)

// twice is the code of the warning in the maps of these tests.
const twice = "map/box-twice"

// grange returns a map with the warning, and maybe with a waiver of it.
func grange(waiver bool) string {
	text := string(games.Catalogs().LibraryFile("map", "burnt-grange").Text)
	text = strings.Replace(text, `boxes  = ["base"]`, `boxes = ["base", "base"]`, 1)
	if waiver {
		text += "\n[[waive]]\ncode = \"" + twice + "\"\nreason = \"two groups play\"\n"
	}
	return text
}

// codes checks the current folder with the settings of HEAD, and lists the remaining findings.
func codes(t *testing.T) (out []string) {
	t.Helper()
	r := head(t)
	want := workspace.Wanted{Words: []string{"."}, Library: true, Workers: 1}
	r.Apply(&want)
	ws := workspace.Open(want)
	v, err := ws.Judge(1, nil)
	if err == nil {
		err = r.Settle(ws, v, workspace.Policy{Today: func() (string, error) { return "2027-01-31", nil }})
	}
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range v.Findings {
		out = append(out, d.Code)
	}
	return out
}

func head(t *testing.T) *revision.Revision {
	t.Helper()
	r, err := revision.At("HEAD")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(r.Close)
	return r
}

// TestSettle checks that settings, excluded folders and waivers of a change have no effect before its target has them.
func TestSettle(t *testing.T) {
	if !clitest.New(t) {
		return
	}
	const file = "burnt-grange.map.toml"
	check := func(what string, want bool) {
		t.Helper()
		if got := codes(t); slices.Contains(got, twice) != want {
			t.Errorf("%s: the findings are %v", what, got)
		}
	}
	clitest.Write(t, ".muster.toml", "")
	clitest.Write(t, file, grange(false))
	clitest.Commit(t, "map")
	check("the commit itself", true)
	clitest.Write(t, ".muster.toml", "[[waive]]\ncode = \""+twice+"\"\nreason = \"two groups play\"\n")
	check("a new waiver of the project", true)
	clitest.Commit(t, "settings")
	check("a committed waiver of the project", false)
	clitest.Write(t, ".muster.toml", "")
	clitest.Commit(t, "no settings")
	clitest.Write(t, ".muster-ignore", "")
	check("a new mark of an excluded folder", true)
	if err := os.Remove(".muster-ignore"); err != nil {
		t.Fatal(err)
	}
	clitest.Write(t, file, grange(true))
	check("a new waiver of the definition", true)
	clitest.Commit(t, "waiver")
	check("a committed waiver of the definition", false)
	if err := os.Rename(file, "renamed.map.toml"); err != nil {
		t.Fatal(err)
	}
	check("a committed waiver in a renamed file", false)
}

// TestNested checks that a new project inside another one does not escape the settings of the outer one.
func TestNested(t *testing.T) {
	if !clitest.New(t) {
		return
	}
	clitest.Write(t, ".muster.toml", "[severity]\n\""+twice+"\" = \"error\"\n")
	clitest.Write(t, "maps/burnt-grange.map.toml", grange(true))
	clitest.Commit(t, "map")
	if got := codes(t); !slices.Contains(got, twice) {
		t.Errorf("an error is waived: %v", got)
	}
	clitest.Write(t, "maps/.muster.toml", "")
	t.Chdir("maps")
	if got := codes(t); !slices.Contains(got, twice) {
		t.Errorf("an error is waived in a new project: %v", got)
	}
}

// TestBaseline checks that a baseline is that of the revision, and empty if the revision has none. A symbolic link is
// refused.
func TestBaseline(t *testing.T) {
	if !clitest.New(t) {
		return
	}
	clitest.Write(t, "known.json", "one")
	links := os.Symlink("known.json", "link.json") == nil
	clitest.Commit(t, "baseline")
	clitest.Write(t, "known.json", "other")
	clitest.Write(t, "new.json", "other")
	r := head(t)
	if text, found, err := r.Baseline("known.json"); string(text) != "one" || !found || err != nil {
		t.Errorf("known.json: %q, %t, %v", text, found, err)
	}
	text, found, err := r.Baseline("new.json")
	base, wrong := findings.ReadBaseline(text)
	if found || err != nil || wrong != nil || len(base.Known) > 0 {
		t.Errorf("new.json: %q, %t, %v", text, found, err)
	}
	if _, _, err := r.Baseline("link.json"); links {
		if _, ok := errors.AsType[report.Wrong](err); !ok {
			t.Errorf("link.json: %v", err)
		}
	}
}

// TestAt checks that an unknown revision is a user error.
func TestAt(t *testing.T) {
	if !clitest.New(t) {
		return
	}
	_, err := revision.At("nowhere")
	if _, ok := errors.AsType[report.Wrong](err); !ok {
		t.Errorf("nowhere: %v", err)
	}
}
