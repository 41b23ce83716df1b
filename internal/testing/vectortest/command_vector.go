package vectortest

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"muster/internal/engine/command/boards"
)

// CommandVector is the part of a vector that every battle has. P is a piece on the board.
type CommandVector[P any] struct {
	Vector
	Dice     []uint8
	Named    []bool     // the players that the header names
	Hands    [][]string // by player
	Deck     []string
	Dealt    bool              // the header has hands or a deck
	Spent    bool              // all other cards are discards
	Legend   map[string]string // units by code
	Numbers  map[string][]int  // by key and player
	Rulebook []string          // rows of its own
	Features [][]string        // type and hexes
	Places   [][]string        // type and hexes
	Edges    [][]string        // type, hex and sides
	Rows     []string          // of the ground
	Pieces   []P
	End      []P // the pieces at the end

	Objectives []Objective
}

// Objective is hexes that are worth banners.
type Objective struct {
	At        []string
	Side      string // "" for both
	Banners   int
	Permanent bool
}

// CommandFormat is a game's part of the format.
type CommandFormat[P any] struct {
	Format
	Faces   []string                                            // of the die
	Players []string                                            // the two sides, then their allies
	Numbers map[string][]int                                    // values without a line "KEY PLAYER: number"
	Units   map[string]string                                   // by code
	Player  func(key string, player int, words []string) string // takes a line "KEY PLAYER: words"
	Board   func() (Board, string)                              // of the vector
	Piece   func(word, at string) (P, bool)                     // reads a piece
}

// Parse reads a vector. fault names the first error.
func (f CommandFormat[P]) Parse(text string, v *CommandVector[P]) (fault string) {
	v.Named, v.Hands = make([]bool, len(f.Players)), make([][]string, len(f.Players))
	v.Legend, v.Numbers = maps.Clone(f.Units), map[string][]int{}
	for key, usual := range f.Numbers {
		v.Numbers[key] = slices.Clone(usual)
	}
	var drawn, end []string
	format := f.Format
	format.Header = func(key, value string, words []string) string { return f.header(v, key, value, words) }
	format.Sections = map[string]Section{
		"map": Collect(&drawn), "end": Collect(&end), "rulebook": Collect(&v.Rulebook),
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
func (v *CommandVector[P]) EndDrawn() bool { return slices.Contains(v.Sections, "end") }

func (f CommandFormat[P]) header(v *CommandVector[P], key, value string, words []string) (why string) {
	if what, name, owned := strings.Cut(key, " "); owned {
		player := slices.Index(f.Players, name)
		if player < 0 {
			return "unknown player"
		}
		v.Named[player] = true
		return f.ofPlayer(v, what, player, words)
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
	case "feature":
		v.Features = append(v.Features, words)
	case "place":
		v.Places = append(v.Places, words)
	case "edge":
		if len(words) < 3 {
			return "want a type, a hex and sides"
		}
		v.Edges = append(v.Edges, words)
	case "objective":
		return f.objective(v, words)
	default:
		return f.Header(key, value, words)
	}
	return ""
}

// ofPlayer parses a line of a player's key.
func (f CommandFormat[P]) ofPlayer(v *CommandVector[P], key string, player int, words []string) (why string) {
	numbers, known := v.Numbers[key]
	switch {
	case key == "hand":
		v.Hands[player], v.Dealt = words, true
		return ""
	case !known:
		return f.Player(key, player, words)
	case player >= len(numbers):
		return "unknown key of this player"
	case len(words) != 1:
		return "want a number"
	}
	var n []int
	if why = Numbers(words, &n); why == "" {
		numbers[player] = n[0]
	}
	return why
}

// objective parses hexes, then the side that can hold them, their banners, and "permanent".
func (f CommandFormat[P]) objective(v *CommandVector[P], words []string) (why string) {
	o := Objective{Banners: 1}
	for _, word := range words {
		n, err := strconv.Atoi(word)
		switch {
		case err == nil:
			o.Banners = n
		case slices.Contains(f.Players[:boards.Camps], word):
			o.Side = word
		case word == "permanent":
			o.Permanent = true
		default:
			o.At = append(o.At, word)
		}
	}
	if len(o.At) == 0 {
		return "an objective without hexes"
	}
	v.Objectives = append(v.Objectives, o)
	return ""
}

// Script returns the dice of a vector; it is never nil, so that the engine rolls no others.
func (v *CommandVector[P]) Script() []uint8 { return append([]uint8{}, v.Dice...) }

// Shown writes dice: the word of each face, as often as it was rolled.
func (f CommandFormat[P]) Shown(roll []uint8) (text string, dice int) {
	for face, n := range roll {
		for range n {
			text += " " + f.Faces[face]
		}
		dice += int(n)
	}
	return text, dice
}
