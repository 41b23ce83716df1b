package battlelore

import (
	"muster/draw"
	"muster/draw/command"
	"muster/engine/command/boards"
	"muster/maps/hex"
)

// AppendThumbnail draws a scene small: the colours of the ground, what lies on it, and where both armies stand. Nothing
// is written on it, and it says nothing to those who hear a page: its title stands beside it.
func AppendThumbnail(b []byte, s Scene) []byte {
	return command.AppendThumbnail(b, s.bare(), func(p *command.Picture) {
		for camp := range boards.Camps {
			s.on(p).army(boards.Camp(camp))
		}
	})
}

// army draws where a camp's units stand, by the colour of their banners.
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
