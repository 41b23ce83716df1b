package kit

import "muster/sheet/command/kit"

// bags are what is sorted into bags: each player's units, and the ground.
func (x table) bags() []kit.Bag {
	var out []kit.Bag
	for i := range x.Players {
		p := &x.Players[i]
		b := kit.Bag{Emblem: x.Emblem(p.Camp), What: p.Name}
		for _, t := range figures(p) {
			b.Lines = append(b.Lines, kit.Line{Count: t.Units, Name: t.Name, Picture: t.Icon})
		}
		out = append(out, b)
	}
	ground := kit.Bag{What: x.T("Ground")}
	for _, t := range x.Tiles {
		ground.Lines = append(ground.Lines, kit.Line{Count: t.Count, Name: t.Name, Picture: t.Picture})
	}
	return append(out, ground)
}
