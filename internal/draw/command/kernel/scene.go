package kernel

import (
	"muster/draw"
	"slices"

	"muster/internal/draw/command"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/words"
	"muster/maps/hex"
)

// Token is a unit on a hex.
type Token struct {
	Hex    hex.Hex
	Camp   boards.Camp
	Unit   *rulebook.Unit
	Bow    bool // it carries a Bow marker
	Blocks int  // that it has left, where that is to be shown; 0 shows none
}

// Leader is a Leader on a hex, alone or with the unit there.
type Leader struct {
	Hex  hex.Hex
	Camp boards.Camp
	Name string // "" for none
}

// Types shared by all games of the family.
type (
	Objective = command.Objective
	Highlight = command.Highlight
	Exit      = command.Exit
)

// Scene is the content of a drawing.
type Scene struct {
	Field      *field.Field
	Rules      *rulebook.Rulebook
	Tokens     []Token
	Leaders    []Leader
	Objectives []Objective
	Exits      []Exit
	Highlights []Highlight
	Title      string
	Stand      string          // positions of units in sentences, for screen readers
	Language   *words.Language // of the drawing's own texts; nil is English
	Style      draw.Style      // SVG: of the ground
	HexLabels  bool            // SVG: the label of each hex, small
}

// Sides are the names of the sides, by boards.Camp.
var Sides = [boards.Camps]string{boards.Pennant: "Top side", boards.Standard: "Bottom side"}

// drawable reports whether the scene has a board.
func (s *Scene) drawable() bool { return s.Field != nil && s.Field.Hexes != nil }

// on reports whether a hex is on the board.
func (s *Scene) on(h hex.Hex) bool { return h >= 0 && int(h) < s.Field.Hexes.Len() }

// tokens lists those on the board.
func (s *Scene) tokens() []Token {
	return slices.DeleteFunc(slices.Clone(s.Tokens), func(t Token) bool { return t.Unit == nil || !s.on(t.Hex) })
}

// leaders lists those on the board.
func (s *Scene) leaders() []Leader {
	return slices.DeleteFunc(slices.Clone(s.Leaders), func(l Leader) bool { return !s.on(l.Hex) })
}

// bare returns the scene without its blocks; without a board it is empty.
func (s *Scene) bare() command.Scene {
	out := command.Scene{
		Objectives: s.Objectives, Exits: s.Exits, Highlights: s.Highlights, Title: s.Title, Stand: s.Stand,
		Language: s.Language, HexLabels: s.HexLabels, Style: s.Style, Sides: Sides,
	}
	if !s.drawable() {
		return out
	}
	out.Field = s.Field
	for _, t := range s.tokens() {
		out.Taken.Add(t.Hex)
		out.Units[t.Camp%boards.Camps]++
	}
	for _, l := range s.leaders() {
		out.Taken.Add(l.Hex)
	}
	return out
}
