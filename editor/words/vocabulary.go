// Package words is what a game tells the editor about the texts in its definitions: their meaning, what could stand
// in their place.
package words

import (
	"muster/catalog"
	"muster/report"
	"muster/schema/template"
)

// Game is what a game brings to an editor. Its functions are called by several goroutines. A definition may be broken,
// and is nil where its file has never been read without mistakes in its grammar: they answer what they can then.
type Game struct {
	// Meaning says what a text stands for at a path of a definition of a kind; the path has a number for each element.
	Meaning func(kind string, path []string) Meaning
	// Rows lists what a text can be that names a row, as a definition is read.
	Rows func(e *catalog.Entry, m Meaning) []report.Row
	// Places lists the places of the board that a definition stands on.
	Places func(e *catalog.Entry) []Place
	// Placeholders are what placeholders in the prose of a definition can stand for; nil where nobody knows.
	Placeholders func(e *catalog.Entry) *template.Set
	// Around tells of a place: what lies there, and the places next to it, drawn as text; "" where it is not there.
	Around func(e *catalog.Entry, label string) string
	// Cell is what the n-th cell of a text of cells stands for, in which a symbol is written.
	Cell func(e *catalog.Entry, path []string, n int, symbol string) Cell
	// Symbols lists what a cell of a text of cells can be: the ids are the symbols.
	Symbols func(e *catalog.Entry, path []string) []report.Row
	// Ends are the places that the first and the last cell of a text of cells stand for, as far as the board goes; ""
	// where cells are no places.
	Ends func(e *catalog.Entry, path []string) (first, last string)
}

// Sort is what sort of thing a text stands for.
type Sort uint8

// The sorts of thing that a text can stand for.
const (
	SortNothing    Sort = iota
	SortDefinition      // a definition of the kind Of, by its id
	SortRow             // a row of the kind Of, by its id
	SortLabel           // a place of the board
	SortCells           // several things, parted by blanks
	SortCode            // the code of a check
	SortProse           // words for people, which may have placeholders
	SortPath            // a path of the project, from its folder on
)

// Meaning is what a text stands for.
type Meaning struct {
	Sort  Sort
	Of    string // Definition: a kind; Row: a kind of rows
	Among string // Row: the game's word for those that can be meant; "" for all of the kind
	Names bool   // it gives the thing its name, and does not use it
}

// Place is a place of a board.
type Place struct {
	Label string
	Says  string // what lies there, in a few words
}

// Cell is what a cell of a text stands for.
type Cell struct {
	Label string      // a place of the board; "" for none
	Row   *report.Row // what lies or stands there; nil where nobody knows
	Key   []string    // the path of the key that says what the cell's symbol means; nil where it is not of this definition
}
