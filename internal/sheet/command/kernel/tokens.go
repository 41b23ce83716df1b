package kernel

import (
	"muster/internal/draw/command/kernel"
	"muster/internal/sheet/command"
	"muster/sheet"
)

// tokens returns the printable blocks, Leaders, banners and markers, and the markers of places on the field.
func (x table) tokens() []command.Pieces {
	var out []command.Pieces
	for i := range x.Sides {
		s := &x.Sides[i]
		own := command.Pieces{Name: s.Name, Emblem: emblem(s.Camp)}
		for _, u := range s.Units {
			own.Put(1, command.Piece{Picture: u.Icon, Word: u.Name})
		}
		for _, l := range s.Leaders {
			own.Put(1, command.Piece{Picture: l.Icon, Word: l.Name})
		}
		own.Put(s.Bows, command.Piece{Picture: sheet.HTML(kernel.BowSign()), Word: x.T("Bow marker"), Round: true})
		own.Put(s.Goal, command.Piece{Picture: emblem(s.Camp), Word: x.T("Banner"), Round: true})
		out = append(out, own)
	}
	others := command.Pieces{Name: x.T("For both sides")}
	for _, p := range x.Marked {
		others.Put(1, command.Piece{Picture: p.Sign, Word: p.Name})
	}
	others.Put(x.supply(), command.Piece{Word: x.T("Inspired Action"), Round: true})
	others.Put(1, command.Piece{Word: x.T("Turn"), Round: true})
	return append(out, others)
}
