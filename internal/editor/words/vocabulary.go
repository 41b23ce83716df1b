// Package words defines the vocabulary that a game supplies to the editor: the meanings and possible values of texts in
// its definitions.
package words

import (
	"muster/catalog"
	"muster/internal/editor/gesture"
	"muster/internal/schema/template"
	"muster/report"
)

// Game is the vocabulary of a game. Its functions are called concurrently. A definition may be invalid, and is nil if
// its file never had valid syntax: the functions then return what they can.
type Game struct {
	// Meaning returns the meaning of a text at a path of a definition of a kind; the path has an index for each
	// element.
	Meaning func(kind string, path []string) Meaning
	// Rows lists the rows that a text can name, in the context of a definition.
	Rows func(e *catalog.Entry, m Meaning) []report.Row
	// Places lists the places of a definition's board.
	Places func(e *catalog.Entry) []Place
	// Placeholders returns the placeholders in the prose of a definition; nil if they are unknown.
	Placeholders func(e *catalog.Entry) *template.Set
	// Around describes a place: its content, and a drawing of its neighbours. It returns "" for an unknown place.
	Around func(e *catalog.Entry, label string) string
	// Cell returns the meaning of the n-th cell of a text of cells, which contains a symbol.
	Cell func(e *catalog.Entry, path []string, n int, symbol string) Cell
	// Symbols lists the possible contents of a cell in a text of cells: the ids are the symbols.
	Symbols func(e *catalog.Entry, path []string) []report.Row
	// Reach returns what the unit on a hex of an adventure's board can reach, or why that is unknown; nil and "" without
	// a unit there. With a thing, it returns what that reaches: "unit", or "leader" in a game with Leaders.
	Reach func(e *catalog.Entry, label, thing string) (*Reach, string)
	// Ground returns the board of a definition, for questions about its hexes; nil without a board.
	Ground func(e *catalog.Entry) *Ground
	// Ends returns the places of the first and the last cell of a text of cells within the board, or "" if cells are
	// not places.
	Ends func(e *catalog.Entry, path []string) (first, last string)
	// Things lists what gestures can put on a hex of the board of a kind of definition.
	Things func(kind string) []gesture.Thing
	// Tray returns what can be drawn on the board of a definition, in drawers: pieces of the definition itself, and pieces
	// of its map. Without a definition it returns nothing.
	Tray func(e *catalog.Entry) []Drawer
	// Pieces counts the pieces of a set of cards; nil for any other definition.
	Pieces func(e *catalog.Entry) *Pieces
	// Form is the vocabulary of forms.
	Form Form
}

// Pieces are the units on the cards of a set, and in the boxes of the set.
type Pieces struct {
	Boxes []string     `json:"boxes"` // by name
	Cards []PiecesCard `json:"cards"`
	Types []PiecesType `json:"types"`
}

// PiecesCard is a card of a set.
type PiecesCard struct {
	Name  string `json:"name"`
	First string `json:"first"` // the label of its first cell
}

// PiecesType counts the units of a type.
type PiecesType struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	Picture string `json:"picture"` // SVG
	Counts  []int  `json:"counts"`  // by card
	Drawn   int    `json:"drawn"`   // most units that one draw of cards calls for
	Total   int    `json:"total"`   // units in the boxes
}

// Drawer is a part of a tray.
type Drawer struct {
	Name   string  `json:"name"`
	Pieces []Piece `json:"entries"`
}

// Piece is something that a person draws on hexes.
type Piece struct {
	Key     string          `json:"key"` // unique in a tray
	Name    string          `json:"name"`
	Note    string          `json:"note,omitempty"`
	Picture string          `json:"picture"`         // SVG
	On      string          `json:"on,omitempty"`    // map: the gesture changes the map of the definition
	Do      gesture.Gesture `json:"do"`              // without hexes, and without sides
	Sided   bool            `json:"sided,omitempty"` // it lies on sides of a hex
	Flows   bool            `json:"flows,omitempty"` // a river: its tiles join those of the hexes next to it
	Fits    bool            `json:"fits,omitempty"`  // muster/course says on which hexes it fits
	Rank    string          `json:"rank,omitempty"`  // of a unit: Ranks
	Arm     string          `json:"arm,omitempty"`   // of a unit: foot or mounted
	Race    string          `json:"race,omitempty"`  // of a unit, in a game with races
	Used    int             `json:"used,omitempty"`  // how many the board has
	Total   int             `json:"total,omitempty"` // how many the boxes have; 0 is unlimited or unknown
	Out     bool            `json:"out,omitempty"`   // the boxes have no more
}

// Ranks are the ranks of units in every game that ranks them: the lowest first.
var Ranks = [3]string{"green", "blue", "red"}

// Sort is the type of thing that a text names.
type Sort uint8

// The types of thing that a text can name.
const (
	SortNothing    Sort = iota
	SortDefinition      // a definition of the kind Of, by its id
	SortRow             // a row of the kind Of, by its id
	SortLabel           // a place of the board
	SortCells           // several things, separated by blanks
	SortCode            // the code of a check
	SortProse           // prose, with placeholders
	SortPath            // a path relative to the project's folder
)

// Meaning is the thing that a text names.
type Meaning struct {
	Sort  Sort
	Of    string // Definition: a kind; Row: a kind of rows
	Among string // Row: the game's word for a subset; "" for all of the kind
	Names bool   // it defines the name instead of using it
}

// Place is a place of a board.
type Place struct {
	Label string
	Says  string // its content, in a few words
	// Blocked says why no unit may stand there, with the id of the rule; "" if units may.
	Blocked string
}

// Cell is the meaning of a cell of a text.
type Cell struct {
	Label string      // a place of the board, or ""
	Row   *report.Row // its content; nil if unknown
	Key   []string    // the path of the key that defines the cell's symbol; nil if it is not in this definition
}
