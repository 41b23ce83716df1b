package runewars

import (
	"muster/draw"
	"muster/internal/engine/runewars/library"
	"muster/internal/words"
)

// Scene is a realm and how it is drawn.
type Scene struct {
	Realm    *library.LinkedRealm
	Language *words.Language // of the drawing's texts; nil is English
	Style    draw.Style      // of the ground; "" is painted
}

// margin is the space around the hexes of the whole realm: painted ones have a frame, and mountains on their edge.
func (s *Scene) margin() int {
	if s.Style == draw.Plain {
		return 16
	}
	return 34
}

// originOf returns the origin of the picture from its least centre.
func (s *Scene) originOf(least draw.Point) draw.Point {
	return draw.Pt(s.margin()+half-least.X, s.margin()+high-least.Y)
}
