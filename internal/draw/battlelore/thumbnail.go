package battlelore

import (
	"muster/draw"
	"muster/internal/draw/command"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// AppendThumbnail draws a scene at small size: the colours of the terrain, its content, and the positions of both
// armies. It has no text, also for screen readers: its title is next to it.
func AppendThumbnail(b []byte, s Scene) []byte {
	return command.AppendThumbnail(b, s.bare(), func(p *command.Picture) {
		for camp := range boards.Camps {
			s.on(p).army(boards.Camp(camp))
		}
	})
}

// army draws the positions of a camp's units, in the colour of their banners.
func (p *picture) army(camp boards.Camp) {
	shape := bannerShape
	if camp == boards.Pennant {
		shape = pennonShape
	}
	for _, row := range p.rules.Banners.All() {
		var at []hex.Hex
		for _, t := range p.scene.tokens() {
			if t.Camp == camp && t.Unit.Banner == row.ID {
				at = append(at, t.Hex)
			}
		}
		if len(at) > 0 {
			p.Stamps(draw.Fill(row.Colour, "#777777"), at, shape)
		}
	}
}
