package field

import (
	"strings"

	"muster/maps/hex"
	"muster/schema/diag"
)

// Fault is a value in a map that could not be linked. Ptr is its JSON pointer, From and Length the bytes inside it
// when it is a part of a string (a cell of a row), Length 0 for the whole value. A wrong symbol or character in many
// cells is one Fault, at the first of them.
type Fault struct {
	Kind    FaultKind
	Ptr     string
	From    int
	Length  int
	Text    string // the bad word; for sizes the number that is there
	Want    string // what was expected: for sizes a number, for hexes what is wrong, else the legal words
	Near    string // the nearest valid word, or ""
	Hex     hex.Hex
	Count   int  // how many cells have the same fault, this one included; 1 for what is not a cell
	Invalid bool // the word is that of a row that an author brings, but the row has mistakes: they are what is to be told
}

// FaultKind is the kind of a fault; each kind has one check that reports it.
type FaultKind uint8

// The kinds of fault.
const (
	UnknownBoard FaultKind = iota + 1
	RowCount
	RowSize
	RowCharacter // a tab or another character that cannot part or name cells
	UnknownSymbol
	UnknownTerrain // in the legend
	UnknownFeature
	UnknownPlace
	UnknownEdge
	UnknownHex // of a feature, edge or place
	Stacked    // a second feature or place on one hex
	UnknownSide
)

// linker is a Field under construction.
type linker struct {
	*Field
	legend map[string]legendEntry
	seen   map[seenKey]int // faults of cells, by their place in Faults
}

type seenKey struct {
	kind FaultKind
	text string
}

// fault records one fault; the nearest of candidates is proposed when there is no better guess.
func (l *linker) fault(f Fault, candidates []string) {
	f.Count = 1
	if f.Near == "" && f.Text != "" {
		f.Near = diag.Nearest(f.Text, candidates)
	}
	l.Faults = append(l.Faults, f)
}

// cellFault records a fault of a cell, or counts it when the same text has been at fault before.
func (l *linker) cellFault(f Fault, want, near func() string) {
	key := seenKey{f.Kind, f.Text}
	if i, ok := l.seen[key]; ok {
		l.Faults[i].Count++
		return
	}
	if l.seen == nil {
		l.seen = map[seenKey]int{}
	}
	l.seen[key] = len(l.Faults)
	f.Want, f.Near = want(), near()
	l.fault(f, nil)
}

// findHex looks a label up and records it when the board has no such hex.
func (l *linker) findHex(label, ptr string) hex.Hex {
	h, why, near := l.Hexes.ByLabel(label)
	if h == hex.None {
		l.fault(Fault{Kind: UnknownHex, Ptr: ptr, Text: label, Want: why, Near: near, Hex: hex.None}, nil)
	}
	return h
}

func oneOf(words []string) string { return "one of " + strings.Join(words, ", ") }
