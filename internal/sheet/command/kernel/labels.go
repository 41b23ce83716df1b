package kernel

import (
	"muster/internal/draw/command/kernel"
	"muster/internal/sheet/command"
	"muster/sheet"
)

// bags returns the labels of bags: each side's blocks and markers, and the terrain.
func (x table) bags() []command.Bag {
	var out []command.Bag
	for i := range x.Sides {
		s := &x.Sides[i]
		b := command.Bag{Emblem: emblem(s.Camp), What: s.Name}
		put := func(n int, name string, picture sheet.HTML) {
			if n > 0 {
				b.Lines = append(b.Lines, command.BoxLine{Count: n, Name: name, Picture: picture})
			}
		}
		for _, t := range s.Troops {
			put(t.Units, t.Name+", "+x.Tn("%d block", "%d blocks", t.Blocks), t.Icon)
		}
		if n := len(s.Leaders); n > 0 {
			put(n, x.T("Leaders"), s.Leaders[0].Icon)
		}
		put(s.Bows, x.T("Bow markers"), sheet.HTML(kernel.BowSign()))
		put(s.Tokens, x.T("Inspired Action tokens"), "")
		out = append(out, b)
	}
	ground := command.Bag{What: x.T("Ground")}
	for _, t := range x.Tiles {
		ground.Lines = append(ground.Lines, command.BoxLine{Count: t.Count, Name: t.Name, Picture: t.Picture})
	}
	return append(out, ground)
}
