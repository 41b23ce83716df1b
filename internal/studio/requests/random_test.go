package requests

import (
	"bytes"
	"encoding/json"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"muster/internal/draw/paint"
	"muster/internal/editor/gesture"
	"muster/internal/editor/words"
	"muster/internal/testing/clitest"
)

// drawn is a random drawing of an adventure and its map.
type drawn struct {
	*session
	r          *rand.Rand
	uris       map[string]string // of what a piece is on: "" or "map"
	pieces     []words.Piece
	labels     []string
	shown      map[string]*paint.Board // as a page keeps it, by URI
	spots      map[string][]Spot
	n          map[string]int
	held       map[string]string   // what each hex holds, by label
	done, said int                 // gestures made, gestures refused
	before     []map[string]string // the texts before each gesture, for undo
}

// TestRandomGestures makes random gestures of the tray on adventures of both games. Each text parses, only the hexes of
// a gesture change, the board that follows by its changes is a fresh drawing, and undo returns the old bytes.
func TestRandomGestures(t *testing.T) {
	many := 20
	if clitest.Full() {
		many = 1250
	}
	for i, c := range []struct{ adventure, terrain string }{
		{"the-toll-bridge", "two-oaks"}, {"at-the-broad-water", "broad-water"}, {"harrow-down", "harrow-ridge"},
		{"until-the-sun-goes-down", "abbey-quarry"},
	} {
		t.Run(c.adventure, func(t *testing.T) {
			d := &drawn{
				session: start(t, nil), r: rand.New(rand.NewPCG(uint64(i), 7)), uris: map[string]string{},
				shown: map[string]*paint.Board{}, spots: map[string][]Spot{}, n: map[string]int{},
			}
			d.uris[""] = d.open(c.adventure+".adventure.toml", libraryText(t, "adventure", c.adventure))
			board := d.board(d.uris[""], 0)
			if board.Map == nil || board.Map.ID != c.terrain {
				t.Fatalf("the map is %+v", board.Map)
			}
			d.uris["map"] = d.open(c.terrain+".map.toml", libraryText(t, "map", c.terrain))
			for _, x := range board.Spots {
				d.labels = append(d.labels, x.Label)
			}
			var tray Tray
			whole := map[string]any{"textDocument": map[string]any{"uri": d.uris[""]}}
			if err := d.ask("muster/tray", whole, &tray); err != nil {
				t.Fatal(err.Message)
			}
			for _, x := range tray.Drawers {
				d.pieces = append(d.pieces, x.Pieces...)
			}
			d.follows()
			first := maps.Clone(d.text)
			for range many {
				d.step()
				if t.Failed() {
					return
				}
			}
			for len(d.before) > 0 {
				d.undo()
			}
			if !maps.Equal(d.text, first) {
				t.Error("undoing everything does not return the first texts")
			}
			if d.said*2 > d.done {
				t.Errorf("%d of %d gestures were refused", d.said, d.done)
			}
		})
	}
}

// step makes one random gesture, or takes the last one back.
func (d *drawn) step() {
	d.t.Helper()
	if len(d.before) > 0 && d.r.IntN(5) == 0 {
		d.undo()
		d.follows()
		return
	}
	was := d.held
	on, g := d.random(was)
	texts := maps.Clone(d.text)
	d.done++
	if err := d.gesture(d.uris[on], g); err != nil {
		d.said++
		if err.Message == "" || !maps.Equal(texts, d.text) {
			d.t.Errorf("%v: refused with %q", g, err.Message)
		}
		return
	}
	if !maps.Equal(texts, d.text) {
		d.before = append(d.before, texts)
	}
	for uri, text := range d.text {
		var tree map[string]any
		if err := toml.Unmarshal([]byte(text), &tree); err != nil {
			d.t.Fatalf("%v: %s: %v\n%s", g, uri, err, text)
		}
	}
	touched, _ := g["at"].([]string)
	if to, ok := g["to"].(string); ok {
		touched = append(slices.Clone(touched), to)
	}
	d.follows()
	now := d.held
	for _, label := range d.labels {
		if now[label] != was[label] && !slices.Contains(touched, label) && !d.alone(g) {
			d.t.Errorf("%v: %s held %s and now holds %s", g, label, was[label], now[label])
		}
	}
}

// alone reports whether a gesture may take something away elsewhere: a place is on one hex of its kind.
func (d *drawn) alone(g map[string]any) bool { return g["thing"] == "place" }

// random returns a random gesture and what it is on.
func (d *drawn) random(held map[string]string) (string, map[string]any) {
	hexes := make([]string, 1+d.r.IntN(3))
	for i := range hexes {
		hexes[i] = d.labels[d.r.IntN(len(d.labels))]
	}
	p := d.pieces[d.r.IntN(len(d.pieces))]
	switch d.r.IntN(4) {
	case 0:
		return d.on(), map[string]any{"do": gesture.Take, "at": hexes}
	case 1:
		full := slices.DeleteFunc(slices.Clone(d.labels), func(l string) bool {
			return strings.Count(held[l], `"thing"`) < 2 // the ground alone
		})
		if len(full) > 0 {
			return p.On, map[string]any{"do": gesture.Move, "at": []string{full[d.r.IntN(len(full))]}, "to": hexes[0]}
		}
	}
	g := map[string]any{
		"do": p.Do.Do, "symbol": p.Do.Symbol, "thing": p.Do.Thing, "list": p.Do.List, "type": p.Do.Type,
		"keys": p.Do.Keys, "at": hexes,
	}
	if p.Sided {
		g["sides"] = []string{[]string{"ne", "e", "se", "sw", "w", "nw"}[d.r.IntN(6)]}
	}
	return p.On, g
}

// on returns one of the two files.
func (d *drawn) on() string { return []string{"", "map"}[d.r.IntN(2)] }

// follows checks that the boards that follow by their changes are fresh drawings.
func (d *drawn) follows() {
	d.t.Helper()
	for _, on := range []string{"map", ""} {
		uri := d.uris[on]
		next, fresh := d.board(uri, d.n[uri]), d.board(uri, 0)
		d.n[uri] = next.N
		if old := d.shown[uri]; !next.Whole && old != nil {
			old.Apply(layers(next.Layers))
			for _, x := range next.Spots {
				d.spots[uri][x.Hex] = x
			}
		} else {
			d.shown[uri], d.spots[uri] = &paint.Board{Layers: layers(next.Layers)}, next.Spots
		}
		if !bytes.Equal(written(layers(fresh.Layers)), written(d.shown[uri].Layers)) {
			d.t.Errorf("%s: the changed board is not a fresh one", uri)
		}
		if !bytes.Equal(written(fresh.Spots), written(d.spots[uri])) {
			d.t.Errorf("%s: the changed hexes are not those of a fresh board", uri)
		}
	}
	d.held = map[string]string{}
	for _, x := range d.spots[d.uris[""]] {
		d.held[x.Label] = string(written(x.Holds))
	}
}

// written returns a value as text.
func written(value any) []byte {
	text, _ := json.Marshal(value)
	return text
}

// undo replaces the texts by those before the last gesture.
func (d *drawn) undo() {
	d.t.Helper()
	last := d.before[len(d.before)-1]
	d.before = d.before[:len(d.before)-1]
	for uri, text := range last {
		if d.text[uri] == text {
			continue
		}
		d.text[uri] = text
		d.v[uri]++
		d.Notify("textDocument/didChange", map[string]any{
			"textDocument":   map[string]any{"uri": uri, "version": d.v[uri]},
			"contentChanges": []map[string]any{{"text": text}},
		})
	}
}
