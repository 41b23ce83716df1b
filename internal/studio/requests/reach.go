package requests

import (
	"context"
	"errors"

	"muster/editor"
	"muster/internal/editor/edits"
	"muster/internal/editor/gesture"
	"muster/internal/editor/protocol"
	"muster/internal/editor/words"
	"muster/internal/games"
)

// reachParams asks for what the unit or the Leader on a hex can reach: of an open document, or after
// a gesture that is not made.
type reachParams struct {
	TextDocument protocol.Document `json:"textDocument"`
	Hex          string            `json:"hex"`
	Thing        string            `json:"thing"` // "leader": the Leader instead of the unit; "": that of the gesture
	Gesture      *gesture.Gesture  `json:"gesture"`
}

// Reached is the answer to muster/reach. Reach is null without a unit on the hex, or if Why says why it is unknown.
type Reached struct {
	Reach *words.Reach `json:"reach"`
	Why   string       `json:"why,omitempty"`
}

func (r *Requests) reach(ctx context.Context, s *editor.Server, p *reachParams) (*Reached, error) {
	d, err := s.Document(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	g := games.Named(d.Game)
	if d.Entry == nil || d.Entry.Typed == nil || g == nil || g.Editor.Reach == nil {
		return &Reached{}, nil
	}
	e := d.Entry
	if p.Gesture != nil {
		text, err := r.edited(ctx, s, d, []gesture.Gesture{*p.Gesture})
		if no := (*edits.RefusedError)(nil); errors.As(err, &no) {
			return &Reached{Why: no.Reason}, nil
		}
		if err != nil {
			return nil, err
		}
		if e = d.With(text); e == nil || e.Typed == nil {
			return &Reached{}, nil
		}
	}
	thing := p.Thing
	if thing == "" && p.Gesture != nil {
		thing = p.Gesture.Thing
	}
	reach, why := g.Editor.Reach(e, p.Hex, thing)
	return &Reached{reach, why}, nil
}

// sightParams asks for the line of sight from a hex.
type sightParams struct {
	TextDocument protocol.Document `json:"textDocument"`
	Hex          string            `json:"hex"`
}

func (r *Requests) sight(ctx context.Context, s *editor.Server, p *sightParams) (*words.Sight, error) {
	ground, err := groundOf(ctx, s, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	if ground != nil {
		if out := ground.Sight(p.Hex); out != nil {
			return out, nil
		}
	}
	return nil, refused("nothing is known about the sight from " + p.Hex)
}

// groundOf returns the board of a document for questions about its hexes; nil without one.
func groundOf(ctx context.Context, s *editor.Server, uri string) (*words.Ground, error) {
	d, err := s.Document(ctx, uri)
	if err != nil || d.Entry == nil || d.Entry.Typed == nil {
		return nil, err
	}
	if ground := games.Of(d.Entry).Editor.Ground; ground != nil {
		return ground(d.Entry), nil
	}
	return nil, nil
}

// Sections is the answer to muster/sections.
type Sections struct {
	Sections []words.Section `json:"sections"`
}

func (r *Requests) sections(ctx context.Context, s *editor.Server, p *protocol.Whole) (*Sections, error) {
	ground, err := groundOf(ctx, s, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	out := Sections{[]words.Section{}}
	if ground != nil {
		out.Sections = append(out.Sections, ground.Sections()...)
	}
	return &out, nil
}

// courseParams asks for the course of a river after a symbol of the map was painted on some hexes. Without hexes, or
// with a type of feature or place, it asks where that fits.
type courseParams struct {
	TextDocument protocol.Document `json:"textDocument"`
	Symbol       string            `json:"symbol"`
	Type         string            `json:"type"`
	At           []string          `json:"at"`
}

func (r *Requests) course(ctx context.Context, s *editor.Server, p *courseParams) (*words.Course, error) {
	ground, err := groundOf(ctx, s, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	if ground != nil {
		var out *words.Course
		if p.Type != "" || len(p.At) == 0 {
			out = ground.Fits(p.Type, p.Symbol)
		} else {
			out = ground.Course(p.Symbol, p.At)
		}
		if out != nil {
			return out, nil
		}
	}
	return &words.Course{Hexes: []words.Bend{}}, nil
}
