// Package imports reads scenario files of other games: the units and terrain on a board of 13 columns in staggered
// rows.
package imports

import (
	"slices"

	"muster/schema/diag"
	"muster/schema/source"
)

// The sides of a board.
const (
	Top     = 0
	Bottom  = 1
	Sides   = 2
	Nobody  = -1
	Unknown = -1
)

// Width is the number of hexes in the rows at the board's edges; the rows alternate with rows of one less.
const Width = 13

// RowLen returns the number of hexes of a row, counted from 0 at the top.
func RowLen(row int) int { return Width - row%2 }

// Scenario is a battle of another game.
type Scenario struct {
	File  *source.File
	Name  string // "" if missing
	Date  string
	Story string // plain text, as all imported texts
	Rules string // special rules and victory conditions, as prose
	Rows  int
	First int // the first player: Top, Bottom or Unknown
	// FirstSaid is the file's word for the first player if it names neither side, or ""; FirstAt is its location.
	FirstSaid string
	FirstAt   source.Span
	Sides     [Sides]Side
	Things    []Item
	Found     []Finding
}

// Side is a player's part; 0 if the file does not say.
type Side struct {
	Army    string
	ArmyAt  source.Span
	Cards   int
	Banners int
	CardsAt source.Span // its location, or the start of the file
	WinAt   source.Span
}

// Layer is the layer of a thing.
type Layer uint8

// The layers of a hex.
const (
	Ground    Layer = iota + 1
	Structure       // bridges, bunkers, sandbags
	Unit
	Objective
)

// Item is an item on a hex, named as in its game.
type Item struct {
	Layer     Layer
	Name      string // as in the format's table
	Written   string // as in the file, for people
	Detail    string // how it differs from others of its name
	Row, Nth  int    // both from 0: rows from the top, hexes from the left
	Side      int    // Top, Bottom, or neither for an item without an owner
	Banners   int    // of an objective
	Permanent bool   // of an objective
	Terms     string // of an objective: its other conditions, as prose
	At        source.Span
}

// The codes of findings in imported files.
const (
	Unreadable = "import/unreadable" // the file is refused
	Nearest    = "import/nearest"    // replaced by the nearest equivalent
	Guessed    = "import/guessed"    // a value missing in the file is guessed
	Dropped    = "import/dropped"    // ignored
)

// Codes lists these codes with their severities.
func Codes() map[string]diag.Severity {
	return map[string]diag.Severity{
		Unreadable: diag.Error, Nearest: diag.Warning, Guessed: diag.Note, Dropped: diag.Warning,
	}
}

// NewFinding adds a finding about the scenario's file.
func (s *Scenario) NewFinding(code string, at source.Span, help, format string, args ...any) {
	s.Found = append(s.Found, NewFinding(s.File, code, at, help, format, args...))
}

// Units reports whether the scenario has troops; without them it is a map.
func (s *Scenario) Units() bool {
	return slices.ContainsFunc(s.Things, func(t Item) bool { return t.Layer == Unit })
}

// Refused reports whether the file cannot be read.
func (s *Scenario) Refused() bool { return diag.Count(Listed(s.Found), diag.Error) > 0 }
