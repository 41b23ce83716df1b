package requests

import (
	"context"
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"muster/editor"
	"muster/internal/editor/edits"
	"muster/internal/editor/outline"
	"muster/internal/editor/protocol"
	"muster/internal/games"
	"muster/schema"
	"muster/schema/source"
)

// Bundle is the answer to muster/bundle.
type Bundle struct {
	Files []NamedText `json:"files"`
}

// NamedText is a file under its name alone.
type NamedText struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// bundled lists the texts that a document is made from, with its own at the end, without those of the library.
func (r *Requests) bundled(ctx context.Context, s *editor.Server, p *protocol.Whole) (*Bundle, error) {
	d, err := s.Document(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	files := []NamedText{}
	if d.Entry != nil && d.Entry.Typed != nil {
		for _, e := range games.Of(d.Entry).Pages.Made(d.Entry) {
			if e.Given && e != d.Entry {
				files = append(files, NamedText{fileName(e.Doc.Kind, e.ID), string(e.Doc.File.Text)})
			}
		}
	}
	own := path.Base(d.URI)
	if d.Entry != nil {
		own = fileName(d.Kind, d.Entry.ID)
	}
	files = append(files, NamedText{own, string(d.Text)})
	return &Bundle{files}, nil
}

// The limits of received files.
const (
	mostFiles = 100
	mostText  = 2 << 20 // of all files, in bytes
)

// placeParams are files from elsewhere.
type placeParams struct {
	Files []NamedText `json:"files"`
}

// Placed is the answer to muster/place: the files that are new, and sentences about the others.
type Placed struct {
	Files []TextFile `json:"files"`
	Notes []string   `json:"notes"`
}

// place gives files from elsewhere a place in the project. An id that is taken is changed, in all of them; a file that
// the project has already is left out. It writes nothing.
func (r *Requests) place(ctx context.Context, s *editor.Server, p *placeParams) (*Placed, error) {
	in, err := placeFor(ctx, s)
	if err != nil {
		return nil, err
	}
	list, err := received(p.Files)
	if err != nil {
		return nil, err
	}
	out := Placed{Files: []TextFile{}, Notes: []string{}}
	for i := range list {
		f := &list[i]
		old := in.find(f.kind, f.id)
		if old != nil && string(old.Doc.File.Text) == string(f.text.Bytes()) {
			out.Notes = append(out.Notes, fmt.Sprintf("%s %s is already here.", f.kind, f.id))
			f.known = true
			continue
		}
		if old == nil && !slices.ContainsFunc(list[:i], func(x file) bool { return x.kind == f.kind && x.id == f.id }) {
			continue
		}
		free := in.free(f.kind, f.id, list)
		out.Notes = append(out.Notes, fmt.Sprintf("There is another %s %s: the new one is %s.", f.kind, f.id, free))
		if err := rename(list, i, free); err != nil {
			return nil, refused(err.Error())
		}
	}
	for _, f := range list {
		if !f.known {
			out.Files = append(out.Files, TextFile{in.uri(f.kind, f.id), string(f.text.Bytes())})
		}
	}
	return &out, nil
}

// file is a received file.
type file struct {
	kind, id string
	text     *edits.Text
	known    bool // the project has it
}

// received reads files, or refuses them.
func received(files []NamedText) ([]file, error) {
	if len(files) == 0 || len(files) > mostFiles {
		return nil, refused(fmt.Sprintf("there are %d files; Studio opens 1 to %d at once", len(files), mostFiles))
	}
	var out []file
	sum := 0
	for _, f := range files {
		name := f.Name
		if len(name) > 120 {
			name = "a file with a long name"
		}
		kind := games.Kinds().OfName(f.Name)
		id := strings.TrimSuffix(f.Name, "."+kind+".toml")
		sum += len(f.Text)
		switch {
		case kind == "" || !schema.IsID(id):
			return nil, refused(strconv.Quote(name) + " is not the name of a definition, such as the-toll.adventure.toml")
		case len(f.Text) > source.MaxSize || sum > mostText:
			return nil, refused(name + " is too large")
		case !utf8.ValidString(f.Text) || strings.ContainsRune(f.Text, 0):
			return nil, refused(name + " is not text")
		}
		if own := outline.Read([]byte(f.Text)).Word("id"); schema.IsID(own) {
			id = own
		}
		out = append(out, file{kind: kind, id: id, text: edits.Of([]byte(f.Text))})
	}
	return out, nil
}

// free returns an unused id similar to another one.
func (in *place) free(kind, id string, list []file) string {
	for n := 2; ; n++ {
		next := fmt.Sprintf("%s-%d", id, n)
		if in.find(kind, next) == nil &&
			!slices.ContainsFunc(list, func(f file) bool { return f.kind == kind && f.id == next }) {
			return next
		}
	}
}

// rename gives a file another id, and writes it where other files of the list name the file.
func rename(list []file, i int, id string) error {
	f := &list[i]
	was := f.id
	f.id = id
	if f.text.Has([]string{"id"}) {
		if err := f.text.Set([]string{"id"}, edits.Quote(id)); err != nil {
			return err
		}
	}
	for j := range list {
		other := &list[j]
		for _, ref := range games.Kinds().References(other.kind) {
			if ref.Kind != f.kind {
				continue
			}
			for _, n := range outline.Read(other.text.Bytes()).Nodes {
				if n.Text == was && fits(ref.Path, n.Path) {
					if err := other.text.Set(n.Path, edits.Quote(id)); err != nil {
						return err
					}
				}
			}
		}
	}
	return nil
}

// fits reports whether a path is one of a pattern, whose stars are any element.
func fits(pattern, p []string) bool {
	return slices.EqualFunc(pattern, p, func(a, b string) bool { return a == "*" || a == b })
}
