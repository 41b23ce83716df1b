// Package requests answers the requests of Studio that the editor protocol does not have. They are the shelf of
// definitions, new definitions, the board of a document in layers, its tray, gestures as text edits, and its sheet.
// Start with New.
package requests

import (
	"context"
	"encoding/json"
	"sync"

	"muster/editor"
	"muster/internal/draw/paint"
)

// Requests answers the requests of one client. It remembers the boards that the client shows.
type Requests struct {
	mu     sync.Mutex
	n      int                // of the last board or tray
	boards map[string][]shown // by URI: the last boards, the newest last
	trays  map[string][]Tray  // by URI: the last trays, the newest last

	laidOut []byte // the last text that a gesture has left formatted: the next gesture begins with it
}

// shown is a board that the client may show.
type shown struct {
	n     int
	on    string // the URI of its map, if that is another file
	board *paint.Board
	spots []Spot
}

// kept is the number of boards, and of trays, of a document that are remembered: a client may ask again before it has
// an answer.
const kept = 4

// New returns the requests of a new client.
func New() *Requests {
	return &Requests{boards: map[string][]shown{}, trays: map[string][]Tray{}}
}

// Methods returns the methods for the options of an editor server.
func (r *Requests) Methods() map[string]editor.Method {
	return map[string]editor.Method{
		"muster/shelf":    method(r.shelf),
		"muster/pictures": method(r.pictures),
		"muster/played":   method(r.played),
		"muster/library":  method(r.library),
		"muster/board":    method(r.board),
		"muster/tray":     method(r.tray),
		"muster/pieces":   method(r.pieces),
		"muster/edit":     method(r.edit),
		"muster/explain":  method(r.explain),
		"muster/witness":  method(r.witness),

		"muster/reach":    method(r.reach),
		"muster/sight":    method(r.sight),
		"muster/sections": method(r.sections),
		"muster/course":   method(r.course),

		"muster/starters":  method(r.starters),
		"muster/importers": method(r.importers),
		"muster/import":    method(r.imported),
		"muster/duplicate": method(r.duplicate),
		"muster/bundle":    method(r.bundled),
		"muster/place":     method(r.place),
		"muster/form":      method(r.form),
		"muster/new":       method(r.begin),
		"muster/printing":  method(r.printing),
		"muster/sheet":     method(r.sheet),
	}
}

// method returns a method whose parameters have a type.
func method[P, R any](do func(ctx context.Context, s *editor.Server, p *P) (*R, error)) editor.Method {
	return func(ctx context.Context, s *editor.Server, params json.RawMessage) (any, error) {
		var p P
		if len(params) > 0 {
			if err := json.Unmarshal(params, &p); err != nil {
				return nil, &editor.Refusal{Reason: "invalid parameters: " + err.Error()}
			}
		}
		answer, err := do(ctx, s, &p)
		if err != nil {
			return nil, err
		}
		return answer, nil
	}
}

func refused(why string) error { return &editor.Refusal{Reason: why} }
