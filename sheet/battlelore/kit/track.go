package kit

import (
	"cmp"

	"muster/sheet/battlelore"
	"muster/sheet/command/kit"
)

// Lengths of tracks.
const (
	usualBanners = 10 // house: where nothing says how many win
	loreRow      = 12 // tokens that a player lays out; more lie in a heap
)

// tracks are a row of places for each player's banners, one for the turns, and those for Lore.
func (x table) tracks() []kit.Row {
	var out []kit.Row
	for i := range x.Players {
		p := &x.Players[i]
		n, goals := usualBanners, p.Goals
		if len(goals) > 0 {
			n = min(goals[len(goals)-1], battlelore.MostBanners)
		}
		if x.Allies { // they reach it together (VAR-RA-09)
			goals = nil
		}
		out = append(out, kit.Row{
			Emblem: x.Emblem(p.Camp), Name: p.Name + ": " + x.T("banners"), Class: "banners", Slots: kit.Slots(n, goals...),
		})
	}
	turns := kit.Slots(cmp.Or(x.Turns, kit.UsualTurns), x.Turns)
	out = append(out, kit.Row{Name: x.T("Turns"), Class: "turn", Slots: turns})
	if x.Lore {
		for i := range x.Players {
			p := &x.Players[i]
			out = append(out, kit.Row{
				Emblem: x.Emblem(p.Camp), Name: p.Name + ": " + x.T("Lore"), Class: "round", Slots: kit.Slots(loreRow),
			})
		}
	}
	for _, u := range x.creatures() {
		if u.Store > 0 { // BL-CRE-11
			out = append(out, kit.Row{
				Name: x.Called(u.Name) + ": " + x.T("Lore"), Class: "round", Slots: kit.Slots(u.Store),
			})
		}
	}
	return out
}
