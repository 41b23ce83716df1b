package requests

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"reflect"
	"slices"

	"muster/catalog"
	"muster/editor"
	"muster/internal/draw/paint"
	"muster/internal/editor/edits"
	"muster/internal/editor/gesture"
	"muster/internal/editor/protocol"
	"muster/internal/editor/words"
	"muster/internal/games"
)

// boardParams asks for the board of an open document: whole, or its changes since board n.
type boardParams struct {
	TextDocument protocol.Document `json:"textDocument"`
	Since        int               `json:"since"`
}

// Board is the answer to muster/board.
type Board struct {
	Version int     `json:"version"` // of the document
	N       int     `json:"n"`       // of the board, for the next request
	Whole   bool    `json:"whole"`   // false: only the hexes and layers that changed since the requested board
	Missing string  `json:"missing"` // why there is no board; only the version and the map are known then
	Stale   bool    `json:"stale"`   // the syntax of the text is invalid: this is the last text that could be read
	Map     *Map    `json:"map"`     // of the document, if that is another file
	Width   int     `json:"width"`
	Height  int     `json:"height"`
	Spots   []Spot  `json:"spots"`
	Layers  []Layer `json:"layers"`
}

// Map is the map on which a document is played.
type Map struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	URI     string `json:"uri"` // where it is, or where a copy of the library's would be
	Game    string `json:"game"`
	Library bool   `json:"library"` // it is one of the library's
}

// Spot is a hex.
type Spot struct {
	Hex   int    `json:"hex"`
	Label string `json:"label"`
	X     int    `json:"x"`
	Y     int    `json:"y"`
	Row   int    `json:"row"` // of the board, from the top; of cards, over all of them
	Cell  int    `json:"cell"`
	Says  string `json:"says"` // its content, in words
	// Blocked says why no unit may stand there.
	Blocked string `json:"blocked,omitempty"`
	Holds   []Held `json:"holds,omitempty"`
}

// Held is something on a hex, in the terms of the gesture that draws it. The ground of a map comes first, and what lies
// on top last.
type Held struct {
	On     string `json:"on,omitempty"`     // map: it is on the map of the definition
	Symbol string `json:"symbol,omitempty"` // of the ground
	gesture.Held
}

// Layer is a layer of a board.
type Layer struct {
	Key    string `json:"key"`
	Style  string `json:"style,omitempty"`
	Markup string `json:"markup,omitempty"`
	Cells  []Cell `json:"cells,omitempty"`
}

// Cell is the part of a layer on one hex.
type Cell struct {
	Hex    int    `json:"hex"`
	Markup string `json:"markup"`
}

func (r *Requests) board(ctx context.Context, s *editor.Server, p *boardParams) (*Board, error) {
	d, board, err := boardOf(ctx, s, p.TextDocument.URI)
	if no := (*noBoardError)(nil); errors.As(err, &no) {
		return &Board{
			Version: d.Version, Whole: true, Map: mapOf(ctx, s, d), Missing: no.why, Spots: []Spot{}, Layers: []Layer{},
		}, nil
	}
	if err != nil {
		return nil, err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.n++
	now := shown{n: r.n, board: board, spots: spots(d, board)}
	out := Board{
		Version: d.Version, N: r.n, Whole: true, Map: mapOf(ctx, s, d), Width: board.Width, Height: board.Height,
		Stale: !bytes.Equal(d.Entry.Doc.File.Text, d.Text),
		Spots: now.spots,
	}
	if out.Map != nil {
		now.on = out.Map.URI
	}
	layers := board.Layers
	old := r.boards[d.URI]
	i := slices.IndexFunc(old, func(x shown) bool { return x.n == p.Since })
	if i >= 0 && p.Since > 0 && len(old[i].spots) == len(now.spots) {
		layers, out.Spots, out.Whole = paint.Changes(old[i].board, board), changedSpots(old[i].spots, now.spots), false
	}
	r.boards[d.URI] = append(old[max(0, len(old)-kept+1):], now)
	out.Layers = layersOf(layers)
	return &out, nil
}

func layersOf(layers []paint.Layer) []Layer {
	out := make([]Layer, len(layers))
	for i, l := range layers {
		out[i] = Layer{Key: l.Key, Style: l.Style, Markup: l.Markup}
		for _, c := range l.Cells {
			out[i].Cells = append(out[i].Cells, Cell(c))
		}
	}
	return out
}

// boardOf draws the board of a document.
func boardOf(ctx context.Context, s *editor.Server, uri string) (*editor.Document, *paint.Board, error) {
	d, err := s.Document(ctx, uri)
	if err != nil {
		return nil, nil, err
	}
	if d.Entry == nil || d.Entry.Typed == nil {
		return nil, nil, refused("nothing is known about this file yet: fix its first error")
	}
	pages := &games.Of(d.Entry).Pages
	if pages.Board == nil {
		return nil, nil, refused("Studio draws no boards of this game yet")
	}
	board := pages.Board(d.Entry, games.PageOptions{})
	if board == nil {
		return d, nil, &noBoardError{why: withoutBoard(d)}
	}
	return d, board, nil
}

// noBoardError is the refusal to draw a definition that could have a board.
type noBoardError struct{ why string }

func (e *noBoardError) Error() string { return e.why }

// Unwrap returns the error of the protocol.
func (e *noBoardError) Unwrap() error { return refused(e.why) }

// withoutBoard says why a document has no board, and what to do.
func withoutBoard(d *editor.Document) string {
	if d.Kind == kindMap {
		return "the board of this map is unknown: choose another one in the form"
	}
	i := slices.IndexFunc(d.Entry.Names, func(n catalog.Reference) bool { return n.Kind == kindMap })
	if i < 0 {
		return "this file names no map: choose one in the form"
	}
	id := d.Entry.Names[i].ID
	if mapEntry(d) == nil {
		return fmt.Sprintf("there is no map %q: choose another one in the form, or add it to the project", id)
	}
	return fmt.Sprintf("the map %q has no board that can be drawn: fix its errors first", id)
}

// spots returns the hexes of a board in words.
func spots(d *editor.Document, board *paint.Board) []Spot {
	out := hexesOf(board)
	var places []words.Place
	if g := games.Of(d.Entry).Editor; g.Places != nil {
		places = g.Places(d.Entry)
	}
	holds := holdsOf(d, board)
	for i := range out {
		out[i].Holds = holds[out[i].Label]
		if i < len(places) {
			out[i].Says, out[i].Blocked = places[i].Says, places[i].Blocked
		}
	}
	return out
}

// hexesOf returns the places of a board's hexes.
func hexesOf(board *paint.Board) []Spot {
	out, rows := make([]Spot, len(board.Spots)), rowNumbers(board)
	for i, x := range board.Spots {
		out[i] = Spot{Hex: i, Label: x.Label, X: x.X, Y: x.Y, Row: rows[i], Cell: x.Cell}
	}
	return out
}

// changedSpots returns the hexes that differ in two lists of the same length.
func changedSpots(old, now []Spot) []Spot {
	out := []Spot{}
	for i := range now {
		if !reflect.DeepEqual(old[i], now[i]) {
			out = append(out, now[i])
		}
	}
	return out
}

// holdsOf returns what a document and its map list on each hex, by label.
func holdsOf(d *editor.Document, board *paint.Board) map[string][]Held {
	out := map[string][]Held{}
	add := func(text []byte, kind, on string) {
		t := edits.Of(text)
		for i, symbol := range symbolsOn(kind, t, board) {
			held := Held{On: on, Symbol: symbol, Held: gesture.Held{Thing: "ground"}}
			if kind == kindCards {
				held = Held{Held: gesture.Held{Thing: "unit", Type: t.Word([]string{"legend", symbol})}}
			}
			if label := board.Spots[i].Label; symbol != "" && (kind == kindMap || held.Type != "") {
				out[label] = append(out[label], held)
			}
		}
		for label, list := range gesture.Holds(t, thingsOf(d.Game, kind)) {
			for _, one := range list {
				out[label] = append(out[label], Held{On: on, Held: one})
			}
		}
	}
	if e := mapEntry(d); e != nil && e != d.Entry {
		add(e.Doc.File.Text, kindMap, "map")
	}
	add(d.Text, d.Kind, "")
	return out
}

// thingsOf returns what a game's gestures can put on a hex.
func thingsOf(game, kind string) []gesture.Thing {
	if g := games.Named(game); g != nil && g.Editor.Things != nil {
		return g.Editor.Things(kind)
	}
	return nil
}

// kindMap is the kind of battle maps in every game that has them.
const kindMap = "map"

// mapOf returns the map that a definition names; nil if it names none.
func mapOf(ctx context.Context, s *editor.Server, d *editor.Document) *Map {
	e := mapEntry(d)
	if e == nil || e == d.Entry {
		return nil
	}
	uri := d.URIOf(e)
	if !e.Given {
		uri = copyURI(ctx, s, e)
	}
	return &Map{ID: e.ID, Name: nameOf(e), URI: uri, Game: d.Game, Library: !e.Given}
}

// mapEntry returns the map of a definition, which may be itself.
func mapEntry(d *editor.Document) *catalog.Entry {
	if d.Kind == kindMap {
		return d.Entry
	}
	for _, n := range d.Entry.Names {
		if n.Kind == kindMap {
			return d.Catalog.FindFor(d.Entry, kindMap, n.ID)
		}
	}
	return nil
}

// nameOf returns the displayed name of a definition.
func nameOf(e *catalog.Entry) string {
	name, _ := e.Doc.Tree["name"].(string)
	return name
}

// copyURI returns the URI that a copy of a definition of the library gets in the client's project.
func copyURI(ctx context.Context, s *editor.Server, e *catalog.Entry) string {
	in := editor.Project{URI: noProject}
	if list, err := s.Projects(ctx); err == nil && len(list) > 0 {
		in = list[0]
	}
	return in.URIOf(fileName(e.Doc.Kind, e.ID))
}

// noProject is the URI of the folder for a client without a project.
const noProject = "file://"

// fileName returns the name of the file of a definition.
func fileName(kind, id string) string { return id + "." + kind + ".toml" }
