package battlelore

import (
	"muster/draw/command"
	"muster/engine/battlelore/rulebook"
)

// SVG draws a scene as one inline <svg> element, with tokens that have the camp as their shape: see shared.Append. The
// same scene gives the same bytes.
func SVG(s Scene) string { return string(AppendSVG(nil, s)) }

// AppendSVG is SVG for a caller that has a buffer.
func AppendSVG(b []byte, s Scene) []byte { return appendPicture(b, s, (*picture).tokens) }

// appendPicture draws a scene, and what stands on it as asked.
func appendPicture(b []byte, s Scene, stands func(*picture)) []byte {
	return command.Append(b, s.bare(), func(p *command.Picture) { stands(s.on(p)) })
}

// picture is a battlefield of BattleLore that is being drawn.
type picture struct {
	*command.Picture
	scene *Scene
	rules *rulebook.Rulebook
}
