package requests

import (
	"context"
	"slices"

	"muster/editor"
	"muster/internal/editor/protocol"
	"muster/internal/editor/words"
	"muster/internal/games"
)

// trayParams asks for the tray of an open document. With since, pictures of tray n are left out.
type trayParams struct {
	TextDocument protocol.Document `json:"textDocument"`
	Since        int               `json:"since"`
}

// Tray is the answer to muster/tray.
type Tray struct {
	N       int            `json:"n"` // of the tray, for the next request
	Drawers []words.Drawer `json:"drawers"`
}

func (r *Requests) tray(ctx context.Context, s *editor.Server, p *trayParams) (*Tray, error) {
	d, err := s.Document(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	drawers := []words.Drawer{}
	if d.Entry != nil && d.Entry.Typed != nil {
		if g := games.Of(d.Entry).Editor; g.Tray != nil {
			drawers = append(drawers, g.Tray(d.Entry)...)
		}
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.n++
	now := Tray{r.n, drawers}
	old := r.trays[d.URI]
	r.trays[d.URI] = append(old[max(0, len(old)-kept+1):], now)
	if i := slices.IndexFunc(old, func(t Tray) bool { return t.N == p.Since }); i >= 0 {
		return now.without(&old[i]), nil
	}
	return &now, nil
}

// without returns a tray without the pictures that an older one has: a stroke changes the counts of a tray.
func (t *Tray) without(old *Tray) *Tray {
	known := map[string]string{}
	for _, d := range old.Drawers {
		for i := range d.Pieces {
			known[d.Pieces[i].Key] = d.Pieces[i].Picture
		}
	}
	out := &Tray{t.N, slices.Clone(t.Drawers)}
	for i := range out.Drawers {
		pieces := slices.Clone(out.Drawers[i].Pieces)
		for k := range pieces {
			if was, ok := known[pieces[k].Key]; ok && was == pieces[k].Picture {
				pieces[k].Picture = ""
			}
		}
		out.Drawers[i].Pieces = pieces
	}
	return out
}
