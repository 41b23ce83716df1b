package kit

import (
	"cmp"

	"muster/internal/sheet/battlelore"
	"muster/internal/sheet/command"
)

// Lengths of tracks.
const (
	defaultBanners = 10 // house: for an unknown goal
	loreRow        = 12 // maximum row of tokens; more form a heap
)

// tracks returns a row of spaces for each player's banners, one for the turns, and those for Lore.
func (x table) tracks() []command.Row {
	var out []command.Row
	for i := range x.Players {
		p := &x.Players[i]
		n, goals := defaultBanners, p.Goals
		if len(goals) > 0 {
			n = min(goals[len(goals)-1], battlelore.MostBanners)
		}
		if x.Allies { // they reach it together (VAR-RA-09)
			goals = nil
		}
		out = append(out, command.Row{
			Emblem: x.Emblem(p.Camp), Name: p.Name + ": " + x.T("banners"), Class: "banners", Slots: command.Slots(n, goals...),
		})
	}
	turns := command.Slots(cmp.Or(x.Turns, command.DefaultTurns), x.Turns)
	out = append(out, command.Row{Name: x.T("Turns"), Class: "turn", Slots: turns})
	if x.Lore {
		for i := range x.Players {
			p := &x.Players[i]
			out = append(out, command.Row{
				Emblem: x.Emblem(p.Camp), Name: p.Name + ": " + x.T("Lore"), Class: "round", Slots: command.Slots(loreRow),
			})
		}
	}
	for _, u := range x.creatures() {
		if u.Store > 0 { // BL-CRE-11
			out = append(out, command.Row{
				Name: x.Called(u.Name) + ": " + x.T("Lore"), Class: "round", Slots: command.Slots(u.Store),
			})
		}
	}
	return out
}
