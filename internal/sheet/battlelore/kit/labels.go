package kit

import "muster/internal/sheet/command"

// bags returns the labels of bags: each player's units, and the terrain.
func (x table) bags() []command.Bag {
	var out []command.Bag
	for i := range x.Players {
		p := &x.Players[i]
		b := command.Bag{Emblem: x.Emblem(p.Camp), What: p.Name}
		for _, t := range figures(p) {
			b.Lines = append(b.Lines, command.BoxLine{Count: t.Units, Name: t.Name, Picture: t.Icon})
		}
		out = append(out, b)
	}
	ground := command.Bag{What: x.T("Ground")}
	for _, t := range x.Tiles {
		ground.Lines = append(ground.Lines, command.BoxLine{Count: t.Count, Name: t.Name, Picture: t.Picture})
	}
	return append(out, ground)
}
