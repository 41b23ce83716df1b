package kernel

import (
	"cmp"

	"muster/draw"
	"muster/internal/draw/command"
	"muster/internal/draw/paint"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// SVG draws a scene as one inline <svg> element, with blocks that show their side, class and arm by signs: see
// command.Append. Its output is deterministic.
func SVG(s Scene) string { return string(AppendSVG(nil, s)) }

// AppendSVG is SVG for a caller with a buffer.
func AppendSVG(b []byte, s Scene) []byte { return command.Append(b, s.bare(), s.pieces) }

// Board draws a scene in layers: what SVG draws, for a page that replaces single cells.
func Board(s Scene) paint.Board { return command.Board(s.bare(), s.pieces) }

// AppendThumbnail draws a scene at small size: the colours of the terrain, its content, and the positions of both
// sides.
func AppendThumbnail(b []byte, s Scene) []byte {
	return command.AppendThumbnail(b, s.bare(), func(p *command.Picture) {
		for camp := range boards.Camp(boards.Camps) {
			var at []hex.Hex
			for _, t := range s.tokens() {
				if t.Camp == camp {
					at = append(at, t.Hex)
				}
			}
			if len(at) > 0 {
				p.Stamps(cloths[camp], at, blockShape)
			}
		}
	})
}

// pieces draws blocks and Leaders onto a board.
func (s *Scene) pieces(p *command.Picture) {
	in, units := s.Language, hex.Set{}
	for _, t := range s.tokens() {
		units.Add(t.Hex)
		title := in.Called(cmp.Or(t.Unit.Name, t.Unit.ID)) + ", " + in.Called(Sides[t.Camp]) + ", " +
			s.Field.Hexes.Label(t.Hex)
		at := p.Centre(t.Hex).Add(draw.Pt(0, drop))
		p.Piece(t.Hex, func() {
			open(p, at, title)
			p.Bytes = appendBlock(p.Bytes, s.Rules, t)
			p.Add("</g>\n")
		})
	}
	for _, l := range s.leaders() {
		title := cmp.Or(l.Name, in.T("Leader")) + ", " + in.Called(Sides[l.Camp]) + ", " + s.Field.Hexes.Label(l.Hex)
		at := p.Centre(l.Hex).Add(draw.Pt(0, drop))
		p.Piece(l.Hex, func() {
			open(p, at, title)
			if units.Has(l.Hex) { // with its unit
				p.Bytes = appendLed(p.Bytes, l.Camp)
			} else {
				p.Bytes = appendLeader(p.Bytes, l.Camp)
			}
			p.Add("</g>\n")
		})
	}
}

// open starts a piece at a point.
func open(p *command.Picture, at draw.Point, title string) {
	p.Num(`<g transform="translate(`, at.X)
	p.Num(" ", at.Y)
	p.Add(`)"><title>`, draw.Escape(title), "</title>")
}
