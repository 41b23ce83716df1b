package command

import (
	"muster/draw"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/internal/words"
	"muster/maps/hex"
)

// Objective is a hex that is worth banners.
type Objective struct {
	Hex   hex.Hex
	Label string // text of the legend: "Toll bridge, 1 banner"
	Short string // one or two characters on the marker; "" draws none
	Camp  string // whose it is, as the game calls its sides, or "" for either
}

// Highlight outlines hexes. Class is error, note, pennant or standard; any other word is drawn plainly.
type Highlight struct {
	Hexes hex.Set
	Class string
	Label string // text of the legend
}

// Exit is the hexes by which units may leave the field.
type Exit struct {
	Hexes hex.Set
	Label string // text of the legend: "The sea road, Pennants (1 banner)"
}

// Scene is a field and everything drawn on it except the pieces of a game.
type Scene struct {
	Field      *field.Field
	Objectives []Objective
	Exits      []Exit
	Highlights []Highlight
	Title      string
	Stand      string          // unit positions in sentences, for screen readers
	Language   *words.Language // of the drawing's own texts; nil is English
	HexLabels  bool            // SVG: the label of each hex, small; the labels at the rim are always there

	Sides [boards.Camps]string // English names of the sides, by boards.Camp
	Units [boards.Camps]int    // how many units each of them has on the board
	Taken hex.Set              // hexes on which a piece is drawn
	Style draw.Style           // of the ground; "" is plain
	Live  bool                 // SVG: groups by layer and hex, which a page can replace one by one
}

// Drawable reports whether the scene has a board: a map with an unknown board has none.
func (s *Scene) Drawable() bool { return s.Field != nil && s.Field.Hexes != nil }

// On reports whether a hex is on the board.
func (s *Scene) On(h hex.Hex) bool { return h >= 0 && int(h) < s.Field.Hexes.Len() }
