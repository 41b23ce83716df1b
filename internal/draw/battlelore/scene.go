package battlelore

import (
	"muster/draw"
	"muster/internal/draw/command"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/words"
	"muster/maps/hex"
)

// Token is a unit on a hex. Two tokens may share a hex; the later one is drawn on top.
type Token struct {
	Hex   hex.Hex
	Camp  boards.Camp
	Unit  *rulebook.Unit
	Mark  string // a small note: "levy", "displaced"
	Ghost bool   // drawn faintly: where a unit was, or would have been
	Ally  bool   // it bears the alliance token of its camp's second player (VAR-RA-01)
	// Figures is the number of figures that a unit in battle has left; text shows it if there is no Mark. 0 shows none.
	Figures int
}

// Types shared by all games of the family.
type (
	Objective = command.Objective
	Highlight = command.Highlight
	Exit      = command.Exit
)

// Scene is the content of a drawing.
type Scene struct {
	Field      *rulebook.Field
	Tokens     []Token
	Objectives []Objective
	Exits      []Exit
	Highlights []Highlight
	Title      string
	Stand      string          // positions of units in sentences, for screen readers
	Language   *words.Language // of the drawing's own texts; nil is English
	Style      draw.Style      // SVG: of the ground
	HexLabels  bool            // SVG: the label of each hex, small; the labels at the rim are always there
}

// bare returns the scene without its tokens; without a board it is empty.
func (s *Scene) bare() command.Scene {
	out := command.Scene{
		Objectives: s.Objectives, Exits: s.Exits, Highlights: s.Highlights, Title: s.Title, Stand: s.Stand,
		Language: s.Language, HexLabels: s.HexLabels, Style: s.Style,
	}
	for c := range boards.Camp(boards.Camps) {
		out.Sides[c] = c.Soldiers()
	}
	if !s.drawable() {
		return out
	}
	out.Field = &s.Field.Field
	for _, t := range s.tokens() {
		out.Taken.Add(t.Hex)
		if !t.Ghost {
			out.Units[t.Camp%boards.Camps]++
		}
	}
	return out
}

// on returns a picture with the tokens of the scene.
func (s *Scene) on(p *command.Picture) *picture { return &picture{p, s, s.Field.Rules} }

// drawable reports whether the scene has a board: a map with an unknown board has none.
func (s *Scene) drawable() bool {
	return s.Field != nil && s.Field.Hexes != nil
}

// tokens lists those on the board.
func (s *Scene) tokens() []Token {
	out := make([]Token, 0, len(s.Tokens))
	for _, t := range s.Tokens {
		if t.Unit != nil && onBoard(s.Field, t.Hex) {
			out = append(out, t)
		}
	}
	return out
}

func onBoard(f *rulebook.Field, h hex.Hex) bool { return h >= 0 && int(h) < f.Hexes.Len() }
