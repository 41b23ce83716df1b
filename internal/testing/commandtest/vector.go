package commandtest

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"muster/internal/testing/vectortest"
)

// Vector is the part of a vector that every battle has. P is a piece on the board.
type Vector[P any] struct {
	vectortest.Vector
	Dice     []uint8
	Hands    [][]string // by player
	Deck     []string
	Dealt    bool              // the header has hands or a deck
	Spent    bool              // all other cards are discards
	Legend   map[string]string // units by code
	Rulebook []string          // rows of its own
	Rows     []string          // of the ground
	Pieces   []P
	End      []P // the pieces at the end
}

// Format is a game's part of the format.
type Format[P any] struct {
	vectortest.Format
	Faces   []string                                            // of the die
	Players []string                                            // in the order of their numbers
	Units   map[string]string                                   // by code
	Player  func(key string, player int, words []string) string // takes a line "KEY PLAYER: words"
	Board   func() (Board, string)                              // of the vector
	Piece   func(word, at string) (P, bool)                     // reads a piece
}

// Parse reads a vector. fault names the first error.
func (f Format[P]) Parse(text string, v *Vector[P]) (fault string) {
	v.Hands, v.Legend = make([][]string, len(f.Players)), maps.Clone(f.Units)
	var drawn, end []string
	format := f.Format
	format.Header = func(key, value string, words []string) string { return f.header(v, key, value, words) }
	format.Sections = map[string]vectortest.Section{
		"map": vectortest.Collect(&drawn), "end": vectortest.Collect(&end), "rulebook": vectortest.Collect(&v.Rulebook),
	}
	maps.Copy(format.Sections, f.Sections)
	if fault = format.Parse(text, &v.Vector); fault != "" {
		return fault
	}
	board, fault := f.Board()
	if fault != "" {
		return fault
	}
	if v.Rows, v.Pieces, fault = draw(board, drawn, f.Piece); fault != "" {
		return "map: " + fault
	}
	if _, v.End, fault = draw(board, end, f.Piece); fault != "" {
		return "end: " + fault
	}
	return ""
}

// EndDrawn reports whether the vector has a section end.
func (v *Vector[P]) EndDrawn() bool { return slices.Contains(v.Sections, "end") }

func (f Format[P]) header(v *Vector[P], key, value string, words []string) (why string) {
	if what, name, owned := strings.Cut(key, " "); owned {
		player := slices.Index(f.Players, name)
		if player < 0 {
			return "unknown player"
		}
		if what == "hand" {
			v.Hands[player], v.Dealt = words, true
			return ""
		}
		return f.Player(what, player, words)
	}
	switch key {
	case "dice":
		for _, word := range words {
			face := slices.Index(f.Faces, word)
			if face < 0 {
				return "unknown face"
			}
			v.Dice = append(v.Dice, uint8(face))
		}
	case "deck":
		v.Deck, v.Dealt = words, true
	case "rest":
		if v.Spent = value == "discards"; !v.Spent || !v.Dealt {
			return "want discards, below hands or deck"
		}
	case "legend":
		if len(words) != 3 || words[1] != "=" || len(words[0]) != 2 {
			return "want xx = unit-type"
		}
		v.Legend[words[0]] = words[2]
	default:
		return f.Header(key, value, words)
	}
	return ""
}

// Script is the dice of a vector; it is never nil, so that the engine rolls no others.
func (v *Vector[P]) Script() []uint8 { return append([]uint8{}, v.Dice...) }

// Shown writes dice: the word of each face, as often as it was rolled.
func (f Format[P]) Shown(roll []uint8) (text string, dice int) {
	for face, n := range roll {
		for range n {
			text += " " + f.Faces[face]
		}
		dice += int(n)
	}
	return text, dice
}

// Array writes words as an array of TOML.
func Array(words []string) string {
	quoted := make([]string, len(words))
	for i, word := range words {
		quoted[i] = fmt.Sprintf("%q", word)
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}
