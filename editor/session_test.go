package editor_test

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"muster/internal/editor/protocol"
	"muster/internal/engine/battlelore/library"
)

var update = flag.Bool("update", false, "rewrite what the sessions compare")

// TestSessions plays what a person does in an editor: each file of testdata is a script of steps, the files of a
// project, and what the editor shows after each step (answers). A step is one line:
//
//	open FILE [KIND ID]    the file as it is, or a definition of the library under its name
//	edit FILE OLD => NEW   the first OLD becomes NEW, sent as an edit of a range; \n and \r\n stand for ends of line
//	close FILE
//	found                  all findings of all files
//	WORD FILE TEXT         asks about the place in the first TEXT that a bar marks:
//	                       complete, hover, define, uses, marks, widen
//	name FILE TEXT NEW     renames
//	symbols FILE, folds FILE, hints FILE, lenses FILE, format FILE, actions FILE TEXT
//	find QUERY             finds definitions of the workspace
//	links FILE             the links of a document, with the targets that are asked for one by one
//	move OLD NEW ...       tells that files will be renamed
//	do COMMAND FILE        does what a lens asks for
func TestSessions(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatal("no sessions", err)
	}
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txt"), func(t *testing.T) {
			a, err := txtar.ParseFile(path)
			if err != nil {
				t.Fatal(err)
			}
			s := newSession(t, a)
			for line := range strings.Lines(string(a.Comment)) {
				if line = strings.TrimSpace(line); line == "" || strings.HasPrefix(line, "#") {
					continue
				}
				fmt.Fprintf(&s.out, "> %s\n", line)
				s.step(line)
			}
			got := strings.ReplaceAll(s.out.String(), "file://"+s.dir+"/", "")
			got = strings.ReplaceAll(got, s.dir+"/", "")
			i := slices.IndexFunc(a.Files, func(f txtar.File) bool { return f.Name == "answers" })
			if i < 0 {
				a.Files = append(a.Files, txtar.File{Name: "answers"})
				i = len(a.Files) - 1
			}
			if want := string(a.Files[i].Data); got != want && !*update {
				t.Errorf("the editor shows\n%s", diffOf(want, got))
			}
			if *update {
				a.Files[i].Data = []byte(got)
				if err := os.WriteFile(path, txtar.Format(a), 0o644); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// session is an editor with the documents that a user sees.
type session struct {
	*desk
	t     *testing.T
	out   strings.Builder
	texts map[string]*protocol.Text
	count int
}

func newSession(t *testing.T, a *txtar.Archive) *session {
	files := map[string]string{}
	for _, f := range a.Files {
		if f.Name != "answers" {
			files[f.Name] = string(f.Data)
		}
	}
	dir := write(t, files)
	return &session{desk: begin(t, dir, options(dir)), t: t, texts: map[string]*protocol.Text{}}
}

func (s *session) step(line string) {
	words := strings.Fields(line)
	file := ""
	if len(words) > 1 {
		file = words[1]
	}
	rest := strings.TrimSpace(strings.TrimPrefix(strings.TrimPrefix(line, words[0]), " "+file))
	about := map[string]any{"textDocument": protocol.Document{URI: s.uri(file)}}
	switch words[0] {
	case "open":
		s.openFile(file, words[2:])
	case "edit":
		s.edit(file, rest)
	case "close":
		s.Notify("textDocument/didClose", about)
		delete(s.texts, file)
	case "found":
		s.found()
	case "complete", "hover", "define", "uses", "marks", "widen", "name", "actions":
		s.ask(words[0], file, rest)
	case "find":
		s.settle()
		s.tell(s.Ask("workspace/symbol", protocol.SymbolQuery{Query: file}))
	case "links":
		s.links(about)
	case "move":
		s.settle()
		var p protocol.RenamedFiles
		for i := 1; i+1 < len(words); i += 2 {
			p.Files = append(p.Files, protocol.RenamedFile{OldURI: s.uri(words[i]), NewURI: s.uri(words[i+1])})
		}
		told := len(s.Told("window/showMessage"))
		s.tell(s.Ask("workspace/willRenameFiles", p))
		for _, m := range s.Told("window/showMessage")[told:] {
			fmt.Fprintf(&s.out, "%s\n", m.Params)
		}
	case "do":
		s.tell(s.Ask("workspace/executeCommand", map[string]any{
			"command": words[1], "arguments": []string{s.uri(words[2])},
		}))
		for _, m := range append(s.Told("window/showDocument"), s.Told("window/showMessage")...) {
			fmt.Fprintf(&s.out, "%s %s\n", m.Method, m.Params)
		}
	default:
		method := map[string]string{
			"symbols": "documentSymbol", "folds": "foldingRange", "hints": "inlayHint", "lenses": "codeLens",
			"format": "formatting",
		}[words[0]]
		if method == "" {
			s.t.Fatalf("nobody knows how to %s", words[0])
		}
		if words[0] == "hints" {
			about["range"] = protocol.Range{End: protocol.Position{Line: 9999}}
		}
		s.settle()
		s.tell(s.Ask("textDocument/"+method, about))
	}
}

func (s *session) links(about map[string]any) {
	var list []protocol.Link
	s.Call("textDocument/documentLink", about, &list)
	for i := range list {
		if link := &list[i]; link.Target == "" {
			s.Call("documentLink/resolve", *link, link)
		}
		fmt.Fprintf(&s.out, "%s %s\n", place(list[i].Range), list[i].Target)
	}
}

func (s *session) openFile(file string, shipped []string) {
	text, err := os.ReadFile(filepath.Join(s.dir, file))
	if len(shipped) == 2 {
		text, err = library.Games().LibraryFile(shipped[0], shipped[1]).Text, nil
	}
	if err != nil {
		text = nil // the document is new
	}
	s.texts[file] = protocol.New(text)
	s.open(file, string(text))
}

var ends = strings.NewReplacer(`\r\n`, "\r\n", `\n`, "\n")

func (s *session) edit(file, rest string) {
	old, with, ok := strings.Cut(rest, " => ")
	if !ok {
		old, with = strings.TrimSuffix(rest, " =>"), ""
	}
	old, with = ends.Replace(old), ends.Replace(with)
	text := s.texts[file]
	i := strings.Index(string(text.Bytes()), old)
	if i < 0 {
		s.t.Fatalf("%s does not hold %q", file, old)
	}
	from, to := text.Place(i), text.Place(i+len(old))
	r := protocol.Range{Start: protocol.Position(from), End: protocol.Position(to)}
	s.count++
	s.change(file, s.count, protocol.Change{Range: &r, Text: with})
	edited, err := text.Edit(from, to, with)
	if err != nil {
		s.t.Fatal(err)
	}
	s.texts[file] = edited
}

func (s *session) found() {
	s.settle()
	all := s.AllFound()
	var uris []string
	for uri := range all {
		uris = append(uris, uri)
	}
	slices.Sort(uris)
	for _, uri := range uris {
		for _, d := range all[uri] {
			fmt.Fprintf(&s.out, "%s:%s %s[%s] %s\n", uri, place(d.Range), []string{"", "error", "warning", "note"}[d.Severity],
				d.Code, strings.ReplaceAll(d.Message, "\n", "\n    "))
			for _, r := range d.RelatedInformation {
				fmt.Fprintf(&s.out, "    %s:%s %s\n", r.Location.URI, place(r.Location.Range), r.Message)
			}
		}
	}
}

func place(r protocol.Range) string {
	return fmt.Sprintf("%d:%d-%d:%d", r.Start.Line, r.Start.Character, r.End.Line, r.End.Character)
}

// ask sends a request for the position that a bar marks in a text of a document.
func (s *session) ask(word, file, rest string) {
	name := ""
	if word == "name" {
		i := strings.LastIndexByte(rest, ' ')
		rest, name = rest[:i], rest[i+1:]
	}
	marked := ends.Replace(rest)
	bar := strings.IndexByte(marked, '|')
	i := strings.Index(string(s.texts[file].Bytes()), strings.Replace(marked, "|", "", 1))
	if bar < 0 || i < 0 {
		s.t.Fatalf("%s does not hold %q, or there is no bar", file, marked)
	}
	at := protocol.Position(s.texts[file].Place(i + bar))
	p := map[string]any{"textDocument": protocol.Document{URI: s.uri(file)}, "position": at}
	s.settle()
	switch word {
	case "complete":
		s.completed(p)
	case "hover":
		var h *protocol.Hover
		s.Call("textDocument/hover", p, &h)
		if h == nil {
			s.out.WriteString("nothing\n")
			return
		}
		fmt.Fprintf(&s.out, "%s\n%s\n", place(*h.Range), strings.TrimRight(h.Contents.Value, "\n"))
	case "marks":
		s.tell(s.Ask("textDocument/documentHighlight", p))
	case "widen":
		p["positions"] = []protocol.Position{at}
		var list []*protocol.Selection
		s.Call("textDocument/selectionRange", p, &list)
		for x := list[0]; x != nil; x = x.Parent {
			s.out.WriteString(place(x.Range) + "\n")
		}
	case "define":
		s.tell(s.Ask("textDocument/definition", p))
	case "uses":
		p["context"] = map[string]bool{"includeDeclaration": true}
		s.tell(s.Ask("textDocument/references", p))
	case "name":
		s.tell(s.Ask("textDocument/prepareRename", p))
		p["newName"] = name
		s.tell(s.Ask("textDocument/rename", p))
	case "actions":
		p["range"] = protocol.Range{Start: at, End: at}
		p["context"] = map[string]any{"diagnostics": []string{}}
		var list []protocol.CodeAction
		s.Call("textDocument/codeAction", p, &list)
		for _, a := range list {
			edit, _ := json.Marshal(a.Edit)
			fmt.Fprintf(&s.out, "%s: %s %s\n", a.Kind, a.Title, edit)
		}
	}
}

// mostShown limits the completion items shown.
const mostShown = 8

func (s *session) completed(p map[string]any) {
	var list protocol.CompletionList
	s.Call("textDocument/completion", p, &list)
	if n := len(list.Items); n >= mostShown { // their number grows with the rulebook
		fmt.Fprintf(&s.out, "%d items or more\n", mostShown)
	} else {
		fmt.Fprintf(&s.out, "%d items\n", n)
	}
	for i, item := range list.Items {
		if i == mostShown {
			break
		}
		fmt.Fprintf(&s.out, "%s  %q  %s  %s\n", item.Label, item.TextEdit.NewText, place(item.TextEdit.Range), item.Detail)
	}
}

// tell writes an answer, one list element per line.
func (s *session) tell(a interface{ Lines() []string }) {
	for _, line := range a.Lines() {
		s.out.WriteString(line + "\n")
	}
}

// diffOf shows the first lines that differ.
func diffOf(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range g {
		if i >= len(w) || w[i] != g[i] {
			was := "(nothing)"
			if i < len(w) {
				was = w[i]
			}
			return fmt.Sprintf("line %d: %s\n   want: %s", i+1, g[i], was)
		}
	}
	return fmt.Sprintf("%d lines, want %d", len(g), len(w))
}
