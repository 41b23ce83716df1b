package editor_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"muster/internal/editor/protocol"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/schema/layout"
	"muster/schema/source"
)

// applied returns a text with edits applied as an editor does: last first, because positions refer to the original
// text.
func applied(t *testing.T, text string, edits []protocol.TextEdit) string {
	t.Helper()
	slices.SortFunc(edits, func(a, b protocol.TextEdit) int {
		if a.Range.Start.Line != b.Range.Start.Line {
			return b.Range.Start.Line - a.Range.Start.Line
		}
		return b.Range.Start.Character - a.Range.Start.Character
	})
	out := protocol.New([]byte(text))
	for _, e := range edits {
		edited, err := out.Edit(protocol.Place(e.Range.Start), protocol.Place(e.Range.End), e.NewText)
		if err != nil {
			t.Fatal(err)
		}
		out = edited
	}
	return string(out.Bytes())
}

// TestRenameKeepsAProjectWhole renames everything in a project that can be renamed. Applying the edits and the file
// rename must leave the project as clean as before.
func TestRenameKeepsAProjectWhole(t *testing.T) {
	as := strings.NewReplacer(
		`"two-oaks"`,
		`"our-oaks"`,
		`"the-toll-bridge"`,
		`"our-toll"`,
		`"pennant-a"`,
		`"pennant-z"`,
		`letter = "A"`,
		`letter = "Z"`,
		`"blue-human-sword"`,
		`'pike'`,
	)
	files := map[string]string{
		".muster.toml":              "",
		"a/our-toll.adventure.toml": as.Replace(shipped(t, rulebook.KindAdventure, "the-toll-bridge")),
		"m/our-oaks.map.toml": strings.ReplaceAll(as.Replace(shipped(t, rulebook.KindMap, "two-oaks")), "\n",
			"\r\n"),
		"c/pennant-z.deploycards.toml": as.Replace(shipped(t, rulebook.KindDeploycards, "pennant-a")),
		"c/some-battle.adventure.toml": strings.Replace(drawn, "SETS", `"pennant-z", "pennant-b"`, 1),
		"r/pikes.rulebook.toml":        pikes,
		"other name.adventure.toml": strings.Replace(as.Replace(shipped(t, rulebook.KindAdventure, "the-new-toll")),
			"the-new-toll", "named-so", 1),
		"m/deep/er/on-pikes.rulebook.toml": "kind = \"rulebook\"\nformat = 1\nid = \"on-pikes\"\nname = \"On\"\n",
	}
	dir := write(t, files)
	d := begin(t, dir, options(dir))
	d.settle()
	before := d.allCodes()
	for _, c := range []struct {
		file, text, name string
		moved            string // the file's new name, or ""
	}{
		{"m/our-oaks.map.toml", `"our-oaks"`, "new-oaks", "m/new-oaks.map.toml"},
		{"a/our-toll.adventure.toml", `"our-oaks"`, "new-oaks", "m/new-oaks.map.toml"},
		{"a/our-toll.adventure.toml", `"our-toll"`, "x", "a/x.adventure.toml"},
		{"c/pennant-z.deploycards.toml", `"pennant-z"`, "pennant-y", "c/pennant-y.deploycards.toml"},
		{"c/some-battle.adventure.toml", `"pennant-z"`, "pennant-y", "c/pennant-y.deploycards.toml"},
		{"r/pikes.rulebook.toml", `"pike"`, "long-pike", ""},
		{"a/our-toll.adventure.toml", `'pike'`, "long-pike", ""},
		{"other name.adventure.toml", `"named-so"`, "so-named", ""},
	} {
		d.open(c.file, files[c.file])
		if !strings.Contains(files[c.file], c.text) {
			t.Fatalf("%s does not hold %s", c.file, c.text)
		}
		at := protocol.New([]byte(files[c.file])).Place(strings.Index(files[c.file], c.text) + 2)
		var edit protocol.WorkspaceEdit
		d.settle()
		d.Call("textDocument/rename", map[string]any{
			"textDocument": protocol.Document{URI: d.uri(c.file)}, "position": protocol.Position(at), "newName": c.name,
		}, &edit)
		renamed := map[string]string{}
		for name, text := range files {
			renamed[name] = text
		}
		moved := ""
		for _, change := range edit.DocumentChanges {
			if change.Kind == "rename" {
				old, to := fileOf(t, d, change.OldURI), fileOf(t, d, change.NewURI)
				renamed[to], moved = renamed[old], to
				delete(renamed, old)
				continue
			}
			name := fileOf(t, d, change.TextDocument.URI)
			renamed[name] = applied(t, renamed[name], change.Edits)
		}
		if moved != c.moved {
			t.Errorf("%s: the file becomes %q, want %q", c.name, moved, c.moved)
		}
		after := write(t, renamed)
		fresh := begin(t, after, options(after))
		fresh.settle()
		if got := fresh.allCodes(); got != before {
			t.Errorf("%s in %s: after the rename there is\n%s\nand before it\n%s", c.name, c.file, got, before)
		}
	}
}

// allCodes returns the codes of all findings, sorted.
func (d *desk) allCodes() string {
	var out []string
	for _, list := range d.AllFound() {
		out = append(out, strings.Fields(codes(list))...)
	}
	slices.Sort(out)
	return strings.Join(out, " ")
}

func fileOf(t *testing.T, d *desk, uri string) string {
	t.Helper()
	name, ok := strings.CutPrefix(uri, d.uri("")+"/")
	if !ok {
		t.Fatalf("%s is not in the project", uri)
	}
	return strings.ReplaceAll(name, "%20", " ")
}

// drawn is an adventure with drawn armies.
const drawn = `kind = "adventure"
format = 1
id = "some-battle"
name = "Some Battle"
type = "medieval"
map = "two-oaks"
boxes = ["base", "call-to-arms"]
first = "scout"
background = "A battle."
briefing = "Draw cards."

[victory]
banners = 6

[pennant]
command_cards = 5

[standard]
command_cards = 5

[call_to_arms]
mode = "impromptu"
pennant = [SETS]
`

// pikes is a rulebook with a unit of its own.
const pikes = `kind = "rulebook"
format = 1
id = "pikes"
name = "Pikes"

[[units]]
id = "pike"
name = "Pikemen"
race = "human"
banner = "blue"
class = "foot"
weapon = "long-sword"
box = "base"
sources = { all = "ours" }

[[boxes]]
id = "more"
name = "More"
stock = [{ unit = "pike", units = 4, figures = 4 }]
sources = { all = "ours" }
`

// TestWaive: a waived warning disappears once the waiver has a reason, and not before.
func TestWaive(t *testing.T) {
	text := strings.Replace(
		shipped(t, rulebook.KindMap, "two-oaks"),
		`"two-oaks"`,
		`"our-oaks"`,
		1,
	) + "\n[legend]\nQ = \"woods\""
	dir := write(t, map[string]string{".muster.toml": "", "our-oaks.map.toml": text})
	d := begin(t, dir, options(dir))
	d.open("our-oaks.map.toml", text)
	d.settle()
	uri := d.uri("our-oaks.map.toml")
	if got := codes(d.Found(uri)); got != "map/unused-legend" {
		t.Fatalf("found %q", got)
	}
	var actions []protocol.CodeAction
	d.Call("textDocument/codeAction", map[string]any{
		"textDocument": protocol.Document{URI: uri}, "range": d.Found(uri)[0].Range, "context": map[string]any{},
	}, &actions)
	if len(actions) != 1 {
		t.Fatalf("the actions are %v", actions)
	}
	waived := applied(t, text, actions[0].Edit.Changes[uri])
	for _, c := range []struct{ text, want string }{
		{waived, "map/unused-legend schema/bad-value"},
		{strings.Replace(waived, `reason = ""`, `reason = "we know"`, 1), ""},
	} {
		d.change("our-oaks.map.toml", 2, protocol.Change{Text: c.text})
		d.settle()
		if got := codes(d.Found(uri)); got != c.want {
			t.Errorf("found %q, want %q in\n%s", got, c.want, c.text)
		}
	}
}

// TestFormattingIsLayout: formatting gives the same bytes as `muster fmt`, for both line endings.
func TestFormattingIsLayout(t *testing.T) {
	dir := write(t, map[string]string{".muster.toml": ""})
	d := begin(t, dir, options(dir))
	settings := source.NewFile(".muster.toml", []byte("boxes = [\"base\"] # ours\nmuster = '0.1.0'\n\n"))
	for i, f := range append(library.LibraryFiles(), settings) {
		name := filepath.Base(f.Name)
		text := strings.NewReplacer(" = ", "=", "\n\n", "\n").Replace(string(f.Text))
		if i%2 == 0 {
			text = strings.ReplaceAll(text, "\n", "\r\n")
		}
		want, _, err := layout.Text(source.NewFile(name, []byte(text)), rulebook.FileKinds())
		if err != nil {
			t.Fatal(err)
		}
		d.open(name, text)
		var edits []protocol.TextEdit
		d.Call("textDocument/formatting", map[string]any{"textDocument": protocol.Document{URI: d.uri(name)}}, &edits)
		if got := applied(t, text, edits); got != string(want) || got == text {
			t.Errorf("%s becomes\n%q\nwant\n%q", name, got, want)
		}
	}
	if _, err := os.Stat(filepath.Join(dir, ".kept")); err == nil {
		t.Error("something was written")
	}
}
