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

// Width is the number of hexes of the rows at the board's edges; those between them have one less, in turn.
const Width = 13

// RowLen is the number of hexes of a row, counted from 0 at the top.
func RowLen(row int) int { return Width - row%2 }

// Scenario is a battle of another game.
type Scenario struct {
	File  *source.File
	Name  string // "" where the file has none
	Date  string
	Story string // plain text, as all texts of other games are taken
	Rules string // special rules, and how the battle is won, for people
	Rows  int
	First int // who begins: Top, Bottom or Unknown
	// FirstSaid is the word of the file for who begins where it names neither side, and FirstAt its place; "" for none.
	FirstSaid string
	FirstAt   source.Span
	Sides     [Sides]Side
	Things    []Thing
	Found     []Finding
}

// Side is a player's part; 0 where the file does not say it.
type Side struct {
	Army    string
	ArmyAt  source.Span
	Cards   int
	Banners int
	CardsAt source.Span // where it stands in the file, or the file's beginning
	WinAt   source.Span
}

// Layer is what a thing is.
type Layer uint8

// The layers of a hex.
const (
	Ground    Layer = iota + 1
	Structure       // bridges, bunkers, sandbags
	Unit
	Objective
)

// Thing is one thing on a hex, by the word of its game.
type Thing struct {
	Layer     Layer
	Name      string // as the table of the format has it
	Written   string // as the file has it, for people
	Detail    string // what it does otherwise than others of its name
	Row, Nth  int    // both from 0: rows from the top, hexes from the left
	Side      int    // whose it is: Top, Bottom or Nobody
	Banners   int    // of an objective
	Permanent bool   // of an objective
	Terms     string // of an objective: what else the file says of it, for people
	At        source.Span
}

// The codes of what is told of a file that is imported.
const (
	Unreadable = "import/unreadable" // the file is refused
	Nearest    = "import/nearest"    // something is taken for what comes nearest to it
	Guessed    = "import/guessed"    // something is made up that the file does not say
	Dropped    = "import/dropped"    // something is left out
)

// Codes lists these codes with their severities.
func Codes() map[string]diag.Severity {
	return map[string]diag.Severity{
		Unreadable: diag.Error, Nearest: diag.Warning, Guessed: diag.Note, Dropped: diag.Warning,
	}
}

// Tell adds a finding about the scenario's file.
func (s *Scenario) Tell(code string, at source.Span, help, format string, args ...any) {
	s.Found = append(s.Found, Tell(s.File, code, at, help, format, args...))
}

// Units reports whether there are troops to fight with: a file without any is a map.
func (s *Scenario) Units() bool {
	return slices.ContainsFunc(s.Things, func(t Thing) bool { return t.Layer == Unit })
}

// Refused reports whether the file cannot be read, whatever else was found.
func (s *Scenario) Refused() bool { return diag.Count(Listed(s.Found), diag.Error) > 0 }
