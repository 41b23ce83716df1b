package deck

import (
	"fmt"
	"strconv"
)

// Fault is a value in a set that could not be linked. Ptr is its JSON pointer. From and Length are the bytes inside it
// if the fault is a part of a string (a cell of a row); Length is 0 for the whole value. A wrong symbol or character
// in many cells is one Fault, at the first of them.
type Fault struct {
	Kind    FaultKind
	Ptr     string
	From    int
	Length  int
	Text    string // the bad word, or the count that was found
	Want    string // the expected value, in words
	Near    string // the nearest valid word, or ""
	Card    int    // number of the card, 0 outside the cards
	Rank    int    // of the cell or row, 0 when it has none
	File    int    // of the cell, from 1; 0 when it has none
	Count   int    // how many places have the same fault, this one included
	Invalid bool   // the word names an author's row that has errors; those are reported instead
}

// FaultKind is the kind of a fault; each kind has one check that reports it.
type FaultKind uint8

// The kinds of fault.
const (
	UnknownBoard  FaultKind = iota + 1
	UnknownCamp             // neither pennant nor standard
	UnknownUnit             // in the legend
	LegendSymbol            // a key of the legend that no cell can hold
	RowCount                // of a card
	RowSize                 // cells of a row, by its rank (CTA-02)
	RowCharacter            // a tab or another character that cannot part or name cells
	UnknownSymbol           // of a cell, not in the legend
)

// Message words the fault in one line.
func (f Fault) Message() string {
	switch f.Kind {
	case UnknownBoard:
		return fmt.Sprintf("unknown board %q", f.Text)
	case UnknownCamp:
		return fmt.Sprintf("unknown camp %q", f.Text)
	case UnknownUnit:
		return fmt.Sprintf("unknown unit %q", f.Text)
	case LegendSymbol:
		return fmt.Sprintf("%q cannot be a symbol: %s", f.Text, f.Want)
	case RowCount:
		return fmt.Sprintf("card %d has %s rows, but its board needs %s", f.Card, f.Text, f.Want)
	case RowSize:
		return fmt.Sprintf("rank %d of card %d has %s cells, but its board needs %s", f.Rank, f.Card, f.Text, f.Want)
	case RowCharacter:
		return fmt.Sprintf("character %q is not allowed in a row of card %d", f.Text, f.Card)
	case UnknownSymbol:
		return fmt.Sprintf("symbol %q on card %d is not in the legend", f.Text, f.Card)
	}
	return "unknown fault"
}

func countCards(n int) string {
	if n == 1 {
		return "the set has 1 card"
	}
	return "the set has " + strconv.Itoa(n) + " cards"
}
