package battlelore_test

import (
	"fmt"
	"slices"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/vectortest"
)

// codes are the usual units.
var codes = map[string]string{
	"gb": "green-human-bow", "bs": "blue-human-sword", "rs": "red-human-sword",
	"bh": "blue-human-horse", "rh": "red-human-horse",
	"gs": "green-goblin-sword", "hs": "blue-hobgoblin-sword", "hb": "green-hobgoblin-bow", "gl": "green-goblin-lizard",
	"sp": "giant-spider", "hg": "hill-giant", "ee": "earth-elemental", "wg": "wood-giant", "hy": "hydra",
	"re": "rock-elemental", "ww": "wood-wyvern", "ic": "ice-drake", "fd": "fire-dragon", "tr": "troll",
	"dc": "green-dwarf-crossbow", "ds": "blue-dwarf-sword", "dr": "red-dwarf-sword",
}

// faceWords are the faces of the die, by number.
var faceWords = []string{"green", "blue", "red", "strike", "lore", "flag"}

// format returns the format of a vector that is read.
func (v *vector) format() vectortest.CommandFormat[piece] {
	return vectortest.CommandFormat[piece]{
		Format: vectortest.Format{
			Events:   eventWords(),
			Header:   v.header,
			Sections: map[string]vectortest.Section{"rules": vectortest.Collect(&v.special)},
		},
		Faces:   faceWords,
		Players: seatWords,
		Units:   codes,
		Numbers: map[string][]int{
			"cards": {4, 4, 4, 4}, "tokens": {0, 0, 0, 0}, "taken": {0, 0, 0, 0}, "banners": {5, 5},
		},
		Player: v.seatHeader,
		Board:  v.board,
		Piece:  v.piece,
	}
}

// parse reads a vector; fault describes an error.
func parse(text string) (v *vector, fault string) {
	v = &vector{onBoard: "standard", first: boards.Standard.String(), lore: vectorLore{pool: -1}}
	if fault = v.format().Parse(text, &v.CommandVector); fault != "" {
		return v, fault
	}
	if (len(v.Steps) == 0) != (v.refused != nil) {
		return v, "a vector needs either play or refused"
	}
	v.four = slices.Contains(v.Named[boards.Camps:], true)
	return v, ""
}

// board is the geometry of the vector's board.
func (v *vector) board() (vectortest.Board, string) {
	board := rulebook.Base().Boards.Get(v.onBoard)
	if board == nil || board.Geometry == nil {
		return nil, fmt.Sprintf("unknown board %q", v.onBoard)
	}
	return board.Geometry, ""
}

// piece reads a unit: its code, in capitals for the Pennants, and its figures.
func (v *vector) piece(word, at string) (p piece, ok bool) {
	c, ok := v.Code(word)
	p = piece{camp: boards.Standard, unit: c.Unit, at: at, figures: c.Figures}
	if c.Upper {
		p.camp = boards.Pennant
	}
	return p, ok
}
