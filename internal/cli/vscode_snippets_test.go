package cli

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/games"
	"muster/schema/project"
)

// snippet is a snippet of VS Code.
type snippet struct {
	Prefix      string   `json:"prefix"`
	Description string   `json:"description"`
	Body        []string `json:"body"`
}

// The id of a definition is its file name up to the first dot, and its name is the first value to type.
const (
	snippetID   = `${TM_FILENAME_BASE/[.].*//}`
	snippetName = `${1:My Thing}`
)

// TestExtensionSnippets: the extension has a snippet for each kind of file of each game. Each is the file of
// `muster new` without comments, and passes `muster check`.
func TestExtensionSnippets(t *testing.T) {
	root, err := filepath.Abs(clone)
	if err != nil {
		t.Fatal(err)
	}
	var contributes struct {
		Contributes struct {
			Snippets []struct{ Language, Path string }
		}
	}
	if err := json.Unmarshal([]byte(read(t, root+"/extensions/vscode/package.json")), &contributes); err != nil {
		t.Fatal(err)
	}
	list := games.List()
	if n := len(contributes.Contributes.Snippets); n != len(list) {
		t.Errorf("package.json has %d files of snippets for %d games", n, len(list))
	}
	for i := range list {
		g := &list[i]
		name := g.Catalog.Name
		path := root + "/extensions/vscode/snippets/" + name + ".json"
		if s := contributes.Contributes.Snippets[i]; s.Language != "toml" || s.Path != "./snippets/"+name+".json" {
			t.Errorf("package.json has %+v for %s", s, name)
		}
		snippets := map[string]snippet{}
		for _, kind := range append([]string{"project"}, games.Kinds().Of(name).Names()...) {
			file := newFile(t, name, kind)
			body := snippetBody(file)
			if len(body) == 0 { // the settings of a new project are all comments
				body = strings.Split(strings.TrimSpace(file), "\n")
			}
			snippets[g.Catalog.Title+": "+kind] = snippet{
				Prefix:      "muster " + name + " " + kind,
				Description: "Complete " + kind + " file for " + g.Catalog.Title,
				Body:        body,
			}
			expanded := strings.NewReplacer(snippetID, "the-ford", snippetName, "The Ford", `\$`, "$", `\\`, `\`).
				Replace(strings.Join(body, "\n"))
			checkClean(t, kind, expanded)
		}
		var want bytes.Buffer
		encoder := json.NewEncoder(&want)
		encoder.SetEscapeHTML(false)
		encoder.SetIndent("", "  ")
		if err := encoder.Encode(snippets); err != nil {
			t.Fatal(err)
		}
		if *update {
			if err := os.WriteFile(path, want.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
		} else if read(t, path) != want.String() {
			t.Errorf("%s differs from what `muster new` creates; run this test with -update", path)
		}
	}
}

// newFile returns the file that `muster new` creates for a kind of a game.
func newFile(t *testing.T, game, kind string) string {
	t.Chdir(t.TempDir())
	runClean(t, "new", kind, "my-thing", "--game", game)
	if kind == "project" {
		return read(t, "my-thing/"+project.Marker)
	}
	return read(t, "my-thing."+kind+".toml")
}

// checkClean reports findings in an expanded snippet.
func checkClean(t *testing.T, kind, text string) {
	t.Setenv("CI", "") // where it is set, an empty project is wrong use
	t.Chdir(t.TempDir())
	name := "the-ford." + kind + ".toml"
	if kind == "project" {
		name = project.Marker
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	runClean(t, "check", "--no-cache")
}

// runClean runs a command that must have the exit status 0.
func runClean(t *testing.T, args ...string) {
	t.Helper()
	var out, errOut bytes.Buffer
	if status := Main(args, strings.NewReader(""), &out, &errOut); status != 0 {
		t.Errorf("muster %v: exit status %d\n%s%s", args, status, &out, &errOut)
	}
}

// snippetBody turns a file into a snippet: without comments and double empty lines, with its id and name as fields.
func snippetBody(file string) []string {
	var body []string
	text := false // in a string of several lines
	for line := range strings.Lines(file) {
		line = strings.TrimRight(line, "\n")
		if !text {
			line = withoutComment(line)
		}
		if strings.Count(line, `"""`)%2 == 1 {
			text = !text
		}
		if line == "" && (len(body) == 0 || body[len(body)-1] == "") && !text {
			continue
		}
		line = strings.NewReplacer(`\`, `\\`, `$`, `\$`).Replace(line)
		body = append(body, strings.NewReplacer("my-thing", snippetID, "My Thing", snippetName).Replace(line))
	}
	for len(body) > 0 && body[len(body)-1] == "" {
		body = body[:len(body)-1]
	}
	return body
}

// withoutComment removes the comment of a line of TOML.
func withoutComment(line string) string {
	quoted := false
	for i, c := range line {
		switch {
		case c == '"':
			quoted = !quoted
		case c == '#' && !quoted:
			return strings.TrimRight(line[:i], " ")
		}
	}
	return line
}
