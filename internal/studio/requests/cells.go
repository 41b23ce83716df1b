package requests

import (
	"context"

	"muster/editor"
	"muster/internal/draw/paint"
	"muster/internal/editor/edits"
	"muster/internal/editor/protocol"
	"muster/internal/editor/words"
	"muster/internal/games"
)

// kindCards is the kind of sets of Deployment cards.
const kindCards = "deploycards"

// rowOf returns the path of the text of cells with a hex, in a definition of a kind; nil for a kind without cells.
func rowOf(kind string, at *paint.Spot) []string {
	switch kind {
	case kindMap:
		return edits.Path([]string{"rows"}, at.Row)
	case kindCards:
		return edits.Path([]string{"cards"}, at.Card, "rows", at.Row)
	}
	return nil
}

// rowLists returns the paths of the lists of texts of cells.
func rowLists(kind string, t *edits.Text) [][]string {
	switch kind {
	case kindMap:
		return [][]string{{"rows"}}
	case kindCards:
		var out [][]string
		for n := range t.Rows([]string{"cards"}) {
			out = append(out, edits.Path([]string{"cards"}, n, "rows"))
		}
		return out
	}
	return nil
}

// symbolsOn returns the symbols in the cells of a board, by hex.
func symbolsOn(kind string, t *edits.Text, board *paint.Board) []string {
	type row struct{ card, row int }
	out, rows := make([]string, len(board.Spots)), map[row][]string{}
	for i := range board.Spots {
		x := &board.Spots[i]
		key := row{x.Card, x.Row}
		cells, known := rows[key]
		if !known {
			cells = t.Cells(rowOf(kind, x))
			rows[key] = cells
		}
		if x.Cell < len(cells) {
			out[i] = cells[x.Cell]
		}
	}
	return out
}

// rowNumbers counts the rows of a board, over all cards.
func rowNumbers(board *paint.Board) []int {
	out, n := make([]int, len(board.Spots)), 0
	for i := range board.Spots {
		if x, before := &board.Spots[i], &board.Spots[max(i-1, 0)]; x.Row != before.Row || x.Card != before.Card {
			n++
		}
		out[i] = n
	}
	return out
}

// Pieces is the answer to muster/pieces.
type Pieces struct {
	Version int `json:"version"` // of the document
	words.Pieces
}

// pieces counts the units of a set of cards.
func (r *Requests) pieces(ctx context.Context, s *editor.Server, p *protocol.Whole) (*Pieces, error) {
	d, err := s.Document(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	if d.Entry != nil && d.Entry.Typed != nil {
		if g := games.Of(d.Entry).Editor; g.Pieces != nil {
			if list := g.Pieces(d.Entry); list != nil {
				return &Pieces{d.Version, *list}, nil
			}
		}
	}
	return nil, refused("this file has no cards with units")
}
