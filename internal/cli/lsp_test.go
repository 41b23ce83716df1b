package cli

import (
	"encoding/json"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/catalog"
	"muster/internal/cli/cliutil"
	"muster/internal/editor/protocol"
	"muster/internal/games"
	"muster/internal/testing/editortest"
)

// pipe is standard output as a pipe.
type pipe struct{ *io.PipeWriter }

// startServer starts the command on pipes with a test editor.
func startServer(t *testing.T, dir string) (c *editortest.Client, ended chan error) {
	in, fromEditor := io.Pipe()
	toEditor, out := io.Pipe()
	app := cliutil.NewApp(in, pipe{out}, io.Discard)
	cmd := lspCommand(app)
	cmd.SetArgs([]string{}) // nil is the arguments of the test program
	cmd.SilenceUsage, cmd.SilenceErrors = true, true
	ended = make(chan error, 1)
	go func() {
		ended <- cmd.Execute()
		out.Close()
	}()
	c = editortest.New(t, fromEditor, toEditor)
	var p protocol.Initialize
	p.RootURI = uri(dir, "")
	p.Capabilities.Window.WorkDoneProgress = true
	c.Call("initialize", p, nil)
	c.Notify("initialized", nil)
	return c, ended
}

func uri(dir, name string) string {
	u := url.URL{Scheme: "file", Path: filepath.ToSlash(filepath.Join(dir, name))}
	return u.String()
}

func open(c *editortest.Client, uri, text string) {
	var p protocol.Opened
	p.TextDocument.URI, p.TextDocument.Text = uri, text
	c.Notify("textDocument/didOpen", p)
}

// TestDay simulates a day of an author: a copied library adventure with a new id is checked, played from its code lens
// and printed, and the editor ends the program.
func TestDay(t *testing.T) {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	c, ended := startServer(t, dir)
	at := uri(dir, "our battle 界.adventure.toml")
	text := string(games.Catalogs().LibraryFile("adventure", "candlemas-at-the-grange").Text)
	open(c, at, text)
	if !c.UntilFound(at, func(d protocol.Diagnostics) bool { return len(d.Diagnostics) > 0 }) {
		t.Fatal("nothing is found in a file that is called otherwise than its id")
	}
	args := map[string]any{"arguments": []string{at}}
	args["command"] = "muster.play"
	if a := c.Ask("workspace/executeCommand", args); a.Error != nil {
		t.Fatal(a.Error.Message)
	}
	var lenses []protocol.CodeLens
	c.Call("textDocument/codeLens", map[string]any{"textDocument": protocol.Document{URI: at}}, &lenses)
	if len(lenses) != 2 || !strings.HasPrefix(lenses[1].Command.Title, "Play 100 games: pennant ") {
		t.Errorf("the lenses are %+v", lenses)
	}
	args["command"] = "muster.print"
	if a := c.Ask("workspace/executeCommand", args); a.Error != nil {
		t.Fatal(a.Error.Message)
	}
	c.UntilTold("window/showMessage", 2)
	var page protocol.Message
	told := c.Told("window/showMessage")
	if err := json.Unmarshal(told[len(told)-1].Params, &page); err != nil {
		t.Fatal(err)
	}
	path := strings.TrimPrefix(page.Message, "sheet written to ")
	html, err := os.ReadFile(path)
	if err != nil || !strings.Contains(string(html), "Candlemas") {
		t.Errorf("the page is not there: %q, %v", page.Message, err)
	}
	c.Call("shutdown", nil, nil)
	c.Notify("exit", nil)
	select {
	case err := <-ended:
		if err != nil {
			t.Errorf("the end is %v", err)
		}
	case <-time.After(time.Minute):
		t.Fatal("the program goes on")
	}
	if _, err := os.Stat(path); err == nil {
		t.Error("the page is left behind")
	}
}

// TestGames checks that completion in a document uses the game that it names, and offers the known games.
func TestGames(t *testing.T) {
	dir := t.TempDir()
	c, ended := startServer(t, dir)
	defer func() { c.Close(); <-ended }()
	offered := func(name, text string) []string {
		open(c, uri(dir, name), text)
		var p protocol.Placed
		p.TextDocument.URI = uri(dir, name)
		at := strings.LastIndex(text, "\n") + 1
		p.Position = protocol.Position{Line: strings.Count(text, "\n"), Character: len(strings.TrimSuffix(text[at:], "\""))}
		var list protocol.CompletionList
		c.Call("textDocument/completion", p, &list)
		var out []string
		for _, item := range list.Items {
			out = append(out, item.Label)
		}
		return out
	}
	if got := offered("a.map.toml", "kind = \"map\"\ngame = \"\""); !slices.Equal(got, games.Names()) {
		t.Errorf("the games are %q", got)
	}
	got := offered("b.adventure.toml", "kind = \"adventure\"\ngame = \"medieval\"\n")
	if !slices.Contains(got, "top") || slices.Contains(got, "pennant") {
		t.Errorf("the keys of Medieval are %q", got)
	}
	if got = offered("c.adventure.toml", "kind = \"adventure\"\n"); slices.Contains(got, "top") ||
		!slices.Contains(got, "pennant") {
		t.Errorf("the keys of BattleLore are %q", got)
	}
}

// TestGone checks that an editor that disappears ends the program with a status of its own.
func TestGone(t *testing.T) {
	c, ended := startServer(t, t.TempDir())
	c.Close()
	if err := <-ended; err == nil {
		t.Error("the status is that of a clean end")
	}
}

// TestDescribed checks that an editor gets the name and kind of every shipped definition.
func TestDescribed(t *testing.T) {
	c := catalog.New(games.Catalogs(), nil, 1)
	for _, kind := range games.Kinds().Names() {
		for _, e := range c.All(kind) {
			name, _ := e.Doc.Tree["name"].(string)
			text := games.EditorOptions().Describe(e)
			if !strings.Contains(text, "**"+name+"**") || !strings.Contains(text, "\n- id: "+e.ID) {
				t.Errorf("%s is described as %q", e.ID, text)
			}
		}
	}
}
