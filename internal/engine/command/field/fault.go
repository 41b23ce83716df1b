package field

import (
	"strings"

	"muster/maps/hex"
	"muster/schema/diag"
)

// Fault is a value in a map that could not be linked. Ptr is its JSON pointer. For a part of a string, such as a cell
// of a row, From and Length are its bytes; for a whole value Length is 0. A wrong symbol or character in many cells is
// one Fault, at the first of them.
type Fault struct {
	Kind    FaultKind
	Ptr     string
	From    int
	Length  int
	Text    string // the bad word; for sizes the actual number
	Want    string // the expected value: for sizes a number, for hexes the error, else the legal words
	Near    string // the nearest valid word, or ""
	Hex     hex.Hex
	Count   int  // number of cells with the same fault, this one included; 1 if it is not a cell
	Invalid bool // the word names an author's invalid row, whose own errors are reported
}

// FaultKind is the kind of a fault; each kind has one check that reports it.
type FaultKind uint8

// The kinds of fault.
const (
	UnknownBoard FaultKind = iota + 1
	RowCount
	RowSize
	RowCharacter // a tab or another character that can neither separate nor name cells
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
	seen   map[seenKey]int // faults of cells, by index in Faults
}

type seenKey struct {
	kind FaultKind
	text string
}

// fault records one fault; it suggests the nearest candidate unless the caller has a better guess.
func (l *linker) fault(f Fault, candidates []string) {
	f.Count = 1
	if f.Near == "" && f.Text != "" {
		f.Near = diag.Nearest(f.Text, candidates)
	}
	l.Faults = append(l.Faults, f)
}

// cellFault records a fault of a cell, or counts it if the same text had a fault before.
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

// findHex looks up a label, and records a fault if the board has no such hex.
func (l *linker) findHex(label, ptr string) hex.Hex {
	h, why, near := l.Hexes.ByLabel(label)
	if h == hex.None {
		l.fault(Fault{Kind: UnknownHex, Ptr: ptr, Text: label, Want: why, Near: near, Hex: hex.None}, nil)
	}
	return h
}

func oneOf(words []string) string { return "one of " + strings.Join(words, ", ") }
