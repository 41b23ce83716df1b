package draw

import (
	"muster/engine/battlelore/field"
	"muster/engine/battlelore/rulebook"
	"muster/engine/command/boards"
	"muster/maps/hex"
	"muster/sheet/words"
)

// Token is a unit on a hex. Two tokens may share a hex; the later one is drawn on top.
type Token struct {
	Hex   hex.Hex
	Camp  boards.Camp
	Unit  *rulebook.Unit
	Mark  string // a small note: "levy", "displaced"
	Ghost bool   // drawn faintly: where a unit was, or would have been
	Ally  bool   // it bears the alliance token of its camp's second player (VAR-RA-01)
	// Figures that a unit of a battle has left; text shows them where there is no Mark. 0 shows none.
	Figures int
}

// Objective is a hex that is worth banners.
type Objective struct {
	Hex   hex.Hex
	Label string // what the legend says: "Toll bridge, 1 banner"
	Short string // one or two characters on the marker; "" draws none
	Camp  string // pennant, standard, or "" for either
}

// Highlight outlines hexes. Class is error, note, pennant or standard; any other word is drawn plainly.
type Highlight struct {
	Hexes hex.Set
	Class string
	Label string // what the legend says
}

// Scene is everything that is drawn at once.
type Scene struct {
	Field      *field.Field
	Tokens     []Token
	Objectives []Objective
	Exits      []Exit
	Highlights []Highlight
	Title      string
	Stand      string          // who stands where, in sentences, for those who do not see it
	Language   *words.Language // of what the drawing says itself; nil is English
	HexLabels  bool            // SVG: the label of each hex, small; the labels at the rim are always there
}

// drawable reports whether the scene has a board at all: a map that names an unknown one has none.
func (s *Scene) drawable() bool {
	return s.Field != nil && s.Field.Hexes != nil
}

// tokens lists those that stand on the board.
func (s *Scene) tokens() []Token {
	out := make([]Token, 0, len(s.Tokens))
	for _, t := range s.Tokens {
		if t.Unit != nil && onBoard(s.Field, t.Hex) {
			out = append(out, t)
		}
	}
	return out
}

func onBoard(f *field.Field, h hex.Hex) bool { return h >= 0 && int(h) < f.Hexes.Len() }
