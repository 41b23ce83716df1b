package battlelore

import (
	"muster/internal/draw/command"
	"muster/internal/draw/paint"
	"muster/internal/engine/battlelore/rulebook"
)

// SVG draws a scene as one inline <svg> element, with tokens whose shape shows the camp: see command.Append. Its output
// is deterministic.
func SVG(s Scene) string { return string(AppendSVG(nil, s)) }

// AppendSVG is SVG for a caller with a buffer.
func AppendSVG(b []byte, s Scene) []byte { return appendPicture(b, s, (*picture).tokens) }

// appendPicture draws a scene and its pieces.
func appendPicture(b []byte, s Scene, stands func(*picture)) []byte {
	return command.Append(b, s.bare(), func(p *command.Picture) { stands(s.on(p)) })
}

// Board draws a scene in layers: what SVG draws, for a page that replaces single cells.
func Board(s Scene) paint.Board {
	return command.Board(s.bare(), func(p *command.Picture) { s.on(p).tokens() })
}

// picture is a drawing of a BattleLore battlefield in progress.
type picture struct {
	*command.Picture
	scene *Scene
	rules *rulebook.Rulebook
}
