package requests

import (
	"context"
	"strings"

	"muster/editor"
	"muster/internal/editor/protocol"
	"muster/internal/games"
)

// witnessParams asks for the deployment that shows a finding of a document.
type witnessParams struct {
	TextDocument protocol.Document `json:"textDocument"`
	Command      string            `json:"command"` // of the finding's witness
}

// Deployment is the answer to muster/witness.
type Deployment struct {
	Board Board `json:"board"` // whole; its hexes say what stands on them
}

// witness plays the draw of a finding again and draws the deployment. It is the same at each request.
func (r *Requests) witness(ctx context.Context, s *editor.Server, p *witnessParams) (*Deployment, error) {
	d, err := s.Document(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	g := games.Named(d.Game)
	if g == nil || g.Pages.Witness == nil {
		return nil, refused("Studio cannot show this finding on the board")
	}
	w, err := g.Pages.Witness(d.Catalog, wordsOf(p.Command))
	if err != nil {
		return nil, refused(err.Error())
	}
	out := Board{Version: d.Version, Whole: true, Width: w.Board.Width, Height: w.Board.Height, Spots: hexesOf(w.Board)}
	for i := range out.Spots {
		out.Spots[i].Says = w.Says[out.Spots[i].Label]
	}
	out.Layers = layersOf(w.Board.Layers)
	return &Deployment{out}, nil
}

// wordsOf splits a command line as diag.Quoted joins it: words with spaces are in single quotes.
func wordsOf(command string) []string {
	var out []string
	var word strings.Builder
	quoted, any := false, false
	for i := 0; i < len(command); i++ {
		switch c := command[i]; {
		case c == '\'':
			quoted, any = !quoted, true
		case c == ' ' && !quoted:
			if any {
				out = append(out, word.String())
			}
			word.Reset()
			any = false
		case c == '\\' && !quoted && i+1 < len(command):
			i++
			word.WriteByte(command[i])
			any = true
		default:
			word.WriteByte(c)
			any = true
		}
	}
	if any {
		out = append(out, word.String())
	}
	return out
}
