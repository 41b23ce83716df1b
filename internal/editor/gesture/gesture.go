// Package gesture turns gestures on a board into changes of a definition's text: painting a cell, putting a piece on a
// hex, moving it, taking it away. Each game has a table of the things that it can put on a hex, with their keys in a
// text. Start with Apply.
package gesture

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"muster/internal/editor/edits"
)

// Gesture is one action on a board or in a form. Only the fields of its action are used.
type Gesture struct {
	Do     string   `json:"do"`               // one of the actions below
	At     []string `json:"at,omitempty"`     // Paint, Put, Take, Move: hexes by label
	To     string   `json:"to,omitempty"`     // Move: the hex where the piece goes
	Symbol string   `json:"symbol,omitempty"` // Paint
	Thing  string   `json:"thing,omitempty"`  // Put, Take, Move: one of the game's; Take, Move: "" is whatever is there
	List   string   `json:"list,omitempty"`   // Put: the list of rows, as "pennant.units"; "" is the first one of the thing
	Type   string   `json:"type,omitempty"`   // Put: the row of the rulebook
	Sides  []string `json:"sides,omitempty"`  // Put, Take: sides of a hex, for a thing that lies on sides
	Path   []string `json:"path,omitempty"`   // Set, Unset, Append, Remove, AddRow, CopyRow, RemoveRow: of the value or the list
	Value  any      `json:"value,omitempty"`  // Set, Append: a text, a number, a truth value, or a list of texts
	Row    int      `json:"row,omitempty"`    // Remove, CopyRow, RemoveRow: the element
	Keys   []Key    `json:"keys,omitempty"`   // Put, AddRow: more keys of a new row
}

// Key is a key of a new row.
type Key struct {
	Name  string `json:"name"`
	Value any    `json:"value"`
}

// The actions.
const (
	Paint     = "paint"
	Put       = "put"
	Take      = "take"
	Move      = "move"
	Set       = "set"
	Unset     = "unset"
	Append    = "append"
	Remove    = "remove"
	AddRow    = "addRow"
	CopyRow   = "copyRow"
	RemoveRow = "removeRow"
)

// Thing is what can be on a hex, and how a text lists it.
type Thing struct {
	Name string
	// Legend is the table with the symbols of a thing that is written as a cell of the board's rows; it has no lists.
	Legend string
	Lists  []string // the lists of rows that have it, as "pennant.units"
	Type   string   // the key of a row that names its type; "" for a thing of one type
	At     string   // the key of a row with its hexes
	Many   bool     // At is a list of hexes
	Sides  string   // the key with the sides of the hex on which it lies; "" for a thing in the middle
	Alone  bool     // only one of these is on a hex, whatever its list
}

// Board is what gestures need to know of the board that a text describes.
type Board struct {
	// Cell returns the text of cells with a hex and its place there; false for a hex that is not on the board. The path
	// is nil if this text does not have the rows.
	Cell func(label string) (row []string, cell int, ok bool)
	Rows [][]string // the lists of texts of cells
}

// Apply changes a text by a gesture. An error is an edits.RefusedError: a sentence for the person.
func Apply(t *edits.Text, g *Gesture, things []Thing, board Board) error {
	switch g.Do {
	case Paint:
		return paint(t, g, board)
	case Put, Take, Move:
		for _, label := range append(slices.Clone(g.At), g.To) {
			if _, _, ok := board.Cell(label); label != "" && !ok {
				return refused("the board has no hex %s", label)
			}
		}
		if x := written(things, g.Thing); x != nil {
			return onCells(t, g, x, board)
		}
		return onHexes(t, g, things)
	case Set:
		return withValue(g.Value, func(v string) error { return t.Set(g.Path, v) })
	case Unset:
		return t.Unset(g.Path)
	case Append:
		return withValue(g.Value, func(v string) error { return t.Append(g.Path, v) })
	case Remove:
		return t.Remove(g.Path, g.Row)
	case AddRow:
		keys, err := keysOf(g.Keys)
		if err != nil {
			return err
		}
		return t.AddRow(g.Path, keys...)
	case CopyRow:
		return copyRow(t, g.Path, g.Row)
	case RemoveRow:
		return t.RemoveRow(g.Path, g.Row)
	}
	return refused("there is no gesture %q", g.Do)
}

// copyRow copies a row. A copy of a row with an id gets one of its own.
func copyRow(t *edits.Text, list []string, row int) error {
	id := t.Word(edits.Path(list, row, "id"))
	n, err := t.CopyRow(list, row)
	if err != nil || id == "" {
		return err
	}
	taken := map[string]bool{}
	for i := range t.Rows(list) {
		taken[t.Word(edits.Path(list, i, "id"))] = true
	}
	for i := 2; ; i++ {
		if next := id + "-" + strconv.Itoa(i); !taken[next] {
			return t.Set(edits.Path(list, n, "id"), edits.Quote(next))
		}
	}
}

func refused(format string, args ...any) error {
	return &edits.RefusedError{Reason: fmt.Sprintf(format, args...)}
}

// paint writes a symbol into cells.
func paint(t *edits.Text, g *Gesture, board Board) error {
	if board.Rows == nil {
		return refused("this file has no rows of terrain: paint on its map")
	}
	if g.Symbol == "" || strings.ContainsAny(g.Symbol, " \t\r\n") {
		return refused("%q is no symbol of a terrain", g.Symbol)
	}
	for _, label := range g.At {
		row, cell, ok := board.Cell(label)
		if !ok {
			return refused("the board has no hex %s", label)
		}
		if err := t.SetCell(row, cell, g.Symbol); err != nil {
			return err
		}
	}
	return nil
}

// onHexes puts, takes or moves things.
func onHexes(t *edits.Text, g *Gesture, things []Thing) error {
	among := things
	if g.Thing != "" {
		i := slices.IndexFunc(things, func(x Thing) bool { return x.Name == g.Thing })
		if i < 0 {
			return refused("this file has no %s", g.Thing)
		}
		among = things[i : i+1]
	}
	switch g.Do {
	case Put:
		if g.Thing == "" {
			return refused("a gesture that puts something names it")
		}
		for _, label := range g.At {
			if err := put(t, g, &among[0], label); err != nil {
				return err
			}
		}
		return nil
	case Take:
		for _, label := range g.At {
			if err := take(t, g, among, label); err != nil {
				return err
			}
		}
		return nil
	}
	if len(g.At) != 1 || g.To == "" {
		return refused("a move has one hex where it starts and one where it ends")
	}
	return move(t, among, g.At[0], g.To)
}

// spot is where a text lists a thing on a hex.
type spot struct {
	thing *Thing
	list  []string
	row   int
	at    int // the element of its hexes
}

// split returns the path of a list.
func split(list string) []string { return strings.Split(list, ".") }

// find returns where things are on a hex.
func find(t *edits.Text, things []Thing, label string) []spot {
	var out []spot
	for i := range things {
		x := &things[i]
		for _, name := range x.Lists {
			list := split(name)
			for row := range t.Rows(list) {
				at := edits.Path(list, row, x.At)
				if !x.Many {
					if t.Word(at) == label {
						out = append(out, spot{x, list, row, 0})
					}
					continue
				}
				for n, word := range t.Words(at) {
					if word == label {
						out = append(out, spot{x, list, row, n})
					}
				}
			}
		}
	}
	return out
}

// put adds a thing on a hex: to a row of its type that has no keys of its own, else in a new row.
func put(t *edits.Text, g *Gesture, x *Thing, label string) error {
	name := g.List
	if name == "" {
		name = x.Lists[0]
	}
	if !slices.Contains(x.Lists, name) {
		return refused("no %s is listed in %s", x.Name, name)
	}
	list := split(name)
	for _, s := range find(t, []Thing{*x}, label) {
		if slices.Equal(s.list, list) && (x.Type == "" || t.Word(edits.Path(list, s.row, x.Type)) == g.Type) {
			if x.Sides != "" {
				return addSides(t, s, g.Sides)
			}
			return nil // it is there
		}
	}
	if x.Alone {
		for spots := find(t, []Thing{*x}, label); len(spots) > 0; spots = find(t, []Thing{*x}, label) {
			if err := remove(t, spots[0]); err != nil {
				return err
			}
		}
	}
	if x.Many && len(g.Keys) == 0 {
		for row := range t.Rows(list) {
			same := x.Type == "" || t.Word(edits.Path(list, row, x.Type)) == g.Type
			if same && t.Plain(edits.Path(list, row), x.Type, x.At) {
				return t.Append(edits.Path(list, row, x.At), edits.Quote(label))
			}
		}
	}
	return newRow(t, g, x, list, label)
}

// newRow adds a row with one thing.
func newRow(t *edits.Text, g *Gesture, x *Thing, list []string, label string) error {
	var keys []edits.Key
	if x.Type != "" {
		keys = append(keys, edits.Key{Name: x.Type, Value: edits.Quote(g.Type)})
	}
	more, err := keysOf(g.Keys)
	if err != nil {
		return err
	}
	at := edits.Quote(label)
	if x.Many {
		at = "[" + at + "]"
	}
	place := edits.Key{Name: x.At, Value: at}
	if x.Type == "" { // an objective, a Leader: the name comes first
		keys = append(append(keys, more...), place)
	} else {
		keys = append(append(keys, place), more...)
	}
	if x.Sides != "" {
		sides, err := value(g.Sides)
		if err != nil {
			return err
		}
		keys = append(keys, edits.Key{Name: x.Sides, Value: sides})
	}
	return t.AddRow(list, keys...)
}

// addSides adds the sides that a thing does not have yet.
func addSides(t *edits.Text, s spot, sides []string) error {
	path := edits.Path(s.list, s.row, s.thing.Sides)
	for _, side := range sides {
		if slices.Contains(t.Words(path), side) {
			continue
		}
		if err := t.Append(path, edits.Quote(side)); err != nil {
			return err
		}
	}
	return nil
}

// take removes what is on a hex, or one side of it. Without a thing, it removes the last thing in the table: what lies
// on top.
func take(t *edits.Text, g *Gesture, among []Thing, label string) error {
	spots := find(t, among, label)
	if len(spots) == 0 {
		return nil
	}
	s := spots[len(spots)-1]
	if s.thing.Sides == "" || len(g.Sides) == 0 {
		return remove(t, s)
	}
	path := edits.Path(s.list, s.row, s.thing.Sides)
	for _, side := range g.Sides {
		if n := slices.Index(t.Words(path), side); n >= 0 {
			if err := t.Remove(path, n); err != nil {
				return err
			}
		}
	}
	if len(t.Words(path)) == 0 {
		return remove(t, s)
	}
	return nil
}

// remove removes a thing from a hex, and its row if it has no other hex.
func remove(t *edits.Text, s spot) error {
	at := edits.Path(s.list, s.row, s.thing.At)
	if s.thing.Many && len(t.Words(at)) > 1 {
		return t.Remove(at, s.at)
	}
	return t.RemoveRow(s.list, s.row)
}

// move moves what is on a hex to another one. Two things of one sort change places.
func move(t *edits.Text, among []Thing, from, to string) error {
	if from == to {
		return nil
	}
	spots := find(t, among, from)
	if len(spots) == 0 {
		return refused("nothing is on %s", from)
	}
	top := spots[len(spots)-1].thing
	moved := slices.DeleteFunc(spots, func(s spot) bool { return s.thing != top })
	back := find(t, []Thing{*top}, to)
	for _, s := range moved {
		if err := t.Set(s.path(), edits.Quote(to)); err != nil {
			return err
		}
	}
	for _, s := range back {
		if err := t.Set(s.path(), edits.Quote(from)); err != nil {
			return err
		}
	}
	return nil
}

// path returns the path of the label of a thing's hex.
func (s *spot) path() []string {
	at := edits.Path(s.list, s.row, s.thing.At)
	if s.thing.Many {
		at = append(at, strconv.Itoa(s.at))
	}
	return at
}
