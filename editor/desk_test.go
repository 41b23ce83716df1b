package editor_test

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"muster/catalog"
	"muster/editor"
	words "muster/internal/editor/battlelore"
	"muster/internal/editor/command"
	"muster/internal/editor/protocol"
	editorwords "muster/internal/editor/words"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/medieval"
	"muster/internal/testing/editortest"
	"muster/internal/validate/battlelore"
	"muster/internal/validate/command/kernel"
	"muster/internal/validate/runner"
	"muster/schema/diag"
	"muster/schema/project/disk"
	"muster/validate"
	"muster/validate/check"
)

// desk is an editor client and its server on a folder.
type desk struct {
	*editortest.Client
	server *editor.Server
	dir    string
	ended  chan bool
}

// games holds the two games of the server, created once.
var games = sync.OnceValue(func() *catalog.Games { return catalog.NewGames(library.Game(), medieval.Game().Catalog()) })

// options returns the options of a server for two games; its pages and plays are fakes.
func options(dir string) editor.Options {
	each := map[string]editorwords.Game{library.Name: words.Game(), medieval.Game().Name: command.Game(medieval.Game())}
	return editor.Options{
		Version: "test", Files: disk.Files{}, Catalogs: games(),
		Checks: validate.Checks(battlelore.Checks(), kernel.Checks(medieval.Game())),
		Known: runner.Known{
			Severities: map[string]diag.Severity{"map/unused-legend": diag.Warning, "map/row-count": diag.Error},
			Measures:   []check.Threshold{{ID: "blue-card", Name: "blue units on a card"}},
		}, Today: func() string { return "2026-11-01" },
		Workers: 2, Debounce: time.Millisecond, Settle: time.Millisecond,
		Games: func(name string) *editorwords.Game {
			if game, ok := each[name]; ok {
				return &game
			}
			return nil
		},
		Describe: func(e *catalog.Entry) string { return "**" + e.ID + "**" },
		Keep: func(name string, text []byte) (string, error) {
			path := filepath.Join(dir, ".kept", filepath.FromSlash(name))
			if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
				return "", err
			}
			return path, os.WriteFile(path, text, 0o644)
		},
		Printed: func(string) []string { return []string{rulebook.KindMap, rulebook.KindAdventure} },
		Print:   func(*catalog.Entry) ([]byte, error) { return []byte("page"), nil },
		Played:  func(string) []string { return []string{rulebook.KindAdventure} },
		Play: func(_ context.Context, _ *catalog.Entry, games int, done func()) (string, error) {
			for range games {
				done()
			}
			return "pennant 52 %, standard 46 %", nil
		},
	}
}

// connect starts a server and a client on a folder.
func connect(t testing.TB, dir string, opts editor.Options) *desk {
	toServer, fromClient := io.Pipe()
	toClient, fromServer := io.Pipe()
	d := &desk{server: editor.New(opts), dir: dir, ended: make(chan bool, 1)}
	go func() {
		d.ended <- d.server.Serve(toServer, fromServer)
		fromServer.Close()
	}()
	d.Client = editortest.New(t, fromClient, toClient)
	t.Cleanup(func() {
		fromClient.Close()
		toServer.Close()
	})
	return d
}

// begin is connect followed by the initialize handshake.
func begin(t testing.TB, dir string, opts editor.Options) *desk {
	return beginWith(t, dir, opts, func(*protocol.Capabilities) {})
}

// beginWith is begin for a client with other capabilities.
func beginWith(t testing.TB, dir string, opts editor.Options, can func(*protocol.Capabilities)) *desk {
	d := connect(t, dir, opts)
	var p protocol.Initialize
	p.WorkspaceFolders = []protocol.Folder{{URI: "file://" + filepath.ToSlash(dir), Name: "test"}}
	p.Capabilities.Workspace.WorkspaceEdit.DocumentChanges = true
	p.Capabilities.Workspace.WorkspaceEdit.ResourceOperations = []string{"rename"}
	p.Capabilities.Window.ShowDocument.Support = true
	p.Capabilities.TextDocument.PublishDiagnostics.RelatedInformation = true
	can(&p.Capabilities)
	d.Call("initialize", p, nil)
	d.Notify("initialized", struct{}{})
	return d
}

// settle waits until the client has all findings.
func (d *desk) settle() {
	d.Ask("$/settle", nil) // the refusal shows that all earlier messages arrived
	d.server.Settle()
	d.Ask("$/settle", nil)
}

func (d *desk) uri(name string) string {
	return "file://" + filepath.ToSlash(filepath.Join(d.dir, name))
}

// open opens a document with a text.
func (d *desk) open(name, text string) {
	var p protocol.Opened
	p.TextDocument.URI, p.TextDocument.Version, p.TextDocument.Text = d.uri(name), 1, text
	d.Notify("textDocument/didOpen", p)
}

// change sends edits of a document.
func (d *desk) change(name string, version int, changes ...protocol.Change) {
	var p protocol.Changed
	p.TextDocument.URI, p.TextDocument.Version, p.ContentChanges = d.uri(name), version, changes
	d.Notify("textDocument/didChange", p)
}

// shipped returns the text of a definition of the library.
func shipped(t testing.TB, kind, id string) string {
	f := library.Games().LibraryFile(kind, id)
	if f == nil {
		t.Fatalf("no %s %s ships", kind, id)
	}
	return string(f.Text)
}

// write writes files into a temporary folder.
func write(t testing.TB, files map[string]string) string {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range files {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// codes returns the codes of findings in order.
func codes(list []protocol.Diagnostic) string {
	var out []string
	for _, d := range list {
		out = append(out, d.Code)
	}
	return strings.Join(out, " ")
}
