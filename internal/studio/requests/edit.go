package requests

import (
	"bytes"
	"context"
	"errors"
	"path"
	"unicode/utf8"

	"muster/editor"
	"muster/internal/draw/paint"
	"muster/internal/editor/edits"
	"muster/internal/editor/gesture"
	"muster/internal/editor/protocol"
	"muster/internal/games"
	"muster/internal/schema/layout"
	"muster/schema/source"
)

// editParams asks for gestures as text edits.
type editParams struct {
	TextDocument struct {
		URI     string `json:"uri"`
		Version *int   `json:"version"` // the edits must fit this one; missing: the current one
	} `json:"textDocument"`
	Gesture  *gesture.Gesture  `json:"gesture"`
	Gestures []gesture.Gesture `json:"gestures"` // several, one after the other
}

// Changes is the answer to muster/edit.
type Changes struct {
	Edits []Edits `json:"edits"`
	// Findings are those in the document after the edits; null if they are not known yet.
	Findings *protocol.Diagnostics `json:"findings"`
}

// Edits is the edits of one document, all of its version.
type Edits struct {
	URI     string              `json:"uri"`
	Version int                 `json:"version"`
	Edits   []protocol.TextEdit `json:"edits"`
}

func (r *Requests) edit(ctx context.Context, s *editor.Server, p *editParams) (*Changes, error) {
	d, err := s.Document(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	if v := p.TextDocument.Version; v != nil && *v != d.Version {
		return nil, refused("the text has changed meanwhile: try again")
	}
	list := p.Gestures
	if p.Gesture != nil {
		list = append(list, *p.Gesture)
	}
	text, err := r.edited(ctx, s, d, list)
	if no := (*edits.RefusedError)(nil); errors.As(err, &no) {
		return nil, refused(no.Reason)
	}
	if err != nil {
		return nil, err
	}
	text = r.formatted(d, text)
	out := Changes{Edits: []Edits{{d.URI, d.Version, difference(d.Text, text)}}}
	if !bytes.Equal(text, d.Text) {
		out.Findings = s.Foresee(ctx, d, text)
	}
	return &out, nil
}

// edited returns the text of a document after gestures.
func (r *Requests) edited(
	ctx context.Context, s *editor.Server, d *editor.Document, list []gesture.Gesture,
) ([]byte, error) {
	text := edits.Of(d.Text)
	board, things := r.boardFor(ctx, s, d)
	for i := range list {
		if err := gesture.Apply(text, &list[i], things, board); err != nil {
			return nil, err
		}
	}
	return text.Bytes(), nil
}

// boardFor returns what gestures need to know about the board and the things of a document.
func (r *Requests) boardFor(
	ctx context.Context, s *editor.Server, d *editor.Document,
) (gesture.Board, []gesture.Thing) {
	things := thingsOf(d.Game, d.Kind)
	spots := r.spotsOf(ctx, s, d)
	return gesture.Board{
		Rows: rowLists(d.Kind, edits.Of(d.Text)),
		Cell: func(label string) (row []string, cell int, ok bool) {
			at, ok := spots[label]
			return rowOf(d.Kind, &at), at.Cell, ok
		},
	}, things
}

// spotsOf returns the hexes of a document's board by label: of the board that the client shows last, or of a new
// one.
func (r *Requests) spotsOf(ctx context.Context, s *editor.Server, d *editor.Document) map[string]paint.Spot {
	var list []paint.Spot
	r.mu.Lock()
	newest := 0
	for uri, boards := range r.boards { // a map is shown as a part of an adventure, too
		if b := &boards[len(boards)-1]; (uri == d.URI || b.on == d.URI) && b.n > newest {
			newest, list = b.n, b.board.Spots
		}
	}
	r.mu.Unlock()
	if list == nil {
		if _, board, err := boardOf(ctx, s, d.URI); err == nil {
			list = board.Spots
		}
	}
	out := make(map[string]paint.Spot, len(list))
	for _, x := range list {
		out[x.Label] = x
	}
	return out
}

// formatted lays a changed text out as `muster fmt` does, if the text was so before. A gesture leaves a formatted file
// formatted, and changes nothing else in any other file.
func (r *Requests) formatted(d *editor.Document, now []byte) []byte {
	kinds := games.Catalogs().Kinds()
	name := path.Base(d.URI)
	r.mu.Lock()
	known := bytes.Equal(r.laidOut, d.Text)
	r.mu.Unlock()
	if !known {
		was, found, err := layout.Text(source.NewFile(name, d.Text), kinds)
		if err != nil || len(found) > 0 || !bytes.Equal(was, d.Text) {
			return now
		}
	}
	out, found, err := layout.Text(source.NewFile(name, now), kinds)
	if err != nil || len(found) > 0 {
		return now
	}
	r.mu.Lock()
	r.laidOut = out
	r.mu.Unlock()
	return out
}

// difference returns the edits from one text to another: the lines that differ, without the same characters at their
// start and end.
func difference(was, now []byte) []protocol.TextEdit {
	if bytes.Equal(was, now) {
		return []protocol.TextEdit{}
	}
	from := 0
	for from < len(was) && from < len(now) && was[from] == now[from] {
		from++
	}
	for from > 0 && !boundary(was, from) {
		from--
	}
	to := 0
	for to < len(was)-from && to < len(now)-from && was[len(was)-1-to] == now[len(now)-1-to] {
		to++
	}
	for to > 0 && !(boundary(was, len(was)-to) && boundary(now, len(now)-to)) {
		to--
	}
	t := protocol.New(was)
	return []protocol.TextEdit{{
		Range: protocol.Range{
			Start: protocol.Position(t.Place(from)), End: protocol.Position(t.Place(len(was) - to)),
		},
		NewText: string(now[from : len(now)-to]),
	}}
}

// boundary reports whether an offset is between two characters, and not within a line end.
func boundary(text []byte, at int) bool {
	if at <= 0 || at >= len(text) {
		return true
	}
	return utf8.RuneStart(text[at]) && !(text[at] == '\n' && text[at-1] == '\r')
}
