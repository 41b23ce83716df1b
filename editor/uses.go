package editor

import (
	"muster/internal/editor/words"

	"cmp"
	"slices"

	"muster/internal/editor/outline"
	"muster/internal/editor/protocol"
	"muster/schema/source"
)

// thing is an object that several texts of a project can name. Rows belong to a game; the id of a definition is the
// same in all games.
type thing struct {
	sort words.Sort
	of   string
	id   string
	game string // of a row
}

// use is a text that names a thing.
type use struct {
	file  string // the name of the file
	uri   string
	text  *protocol.Text
	at    source.Span // without quotes
	whole source.Span // with quotes
	names bool        // it defines the name
}

func (u *use) location() protocol.Location {
	return protocol.Location{URI: u.uri, Range: rangeOf(u.text, u.at)}
}

// named returns the thing that a word names across files, or false if the word names none.
func (w word) named() (thing, bool) {
	if w.Sort != words.SortDefinition && w.Sort != words.SortRow || w.text == "" {
		return thing{}, false
	}
	t := thing{sort: w.Sort, of: w.Of, id: w.text}
	if w.Sort == words.SortRow {
		t.game = w.game
	}
	return t, true
}

// paper is a file of a project in its current state.
type paper struct {
	name    string
	uri     string
	kind    string
	text    *protocol.Text
	outline *outline.Outline
}

// papers returns the files of a document's project, or only the document if its project is unknown.
func (s *Server) papers(v *sight) []paper {
	s.mu.Lock()
	var in *look
	open := map[string]sight{}
	if v.root != nil {
		for _, d := range s.docs {
			if d.root == v.root && d.name != "" && len(d.text.Bytes()) <= source.MaxSize {
				open[d.name] = sight{document: *d}
			}
		}
		for _, l := range v.root.looks {
			if slices.ContainsFunc(l.files, func(f *source.File) bool { return f.Name == v.name }) {
				in = l
			}
		}
	}
	s.mu.Unlock()
	if in == nil {
		return []paper{{v.name, v.uri, v.kind, v.text, v.outline()}}
	}
	out := make([]paper, 0, len(in.files))
	for _, f := range in.files {
		if d, ok := open[f.Name]; ok {
			o := d.outline()
			out = append(out, paper{f.Name, d.uri, s.kindOf(f.Name, o), d.text, o})
			continue
		}
		if f.Lost {
			continue
		}
		o := in.outline(f)
		out = append(out, paper{f.Name, v.root.uri(f.Name), s.kindOf(f.Name, o), protocol.OfFile(f.Text), o})
	}
	slices.SortFunc(out, func(a, b paper) int { return cmp.Compare(a.name, b.name) })
	return out
}

// uses returns the texts in some files that name a thing, in file order.
func (s *Server) uses(papers []paper, t thing) []use {
	var out []use
	for i := range papers {
		p := &papers[i]
		of := s.gameOf(p.outline)
		if t.game != "" && t.game != of {
			continue
		}
		game := s.opts.Games(of)
		for j := range p.outline.Nodes {
			n := &p.outline.Nodes[j]
			if n.Kind != outline.Text || n.Text != t.id {
				continue
			}
			m := meaningOf(game, p.kind, n.Path)
			if m.Sort == t.sort && m.Of == t.of {
				out = append(out, use{p.name, p.uri, p.text, n.Inside(), n.Value, m.Names})
			}
		}
	}
	return out
}
