package kit

import "html/template"

// row is places for a marker, from 1.
type row struct {
	Emblem template.HTML
	Name   string
	Class  string
	Slots  []slot
}

type slot struct {
	Number int
	Goal   bool // the game ends here
}

// usualTurns is how long a track of turns is where nothing ends the game.
const usualTurns = 20 // house

// Lengths of tracks.
const (
	mostBanners = 20
	loreRow     = 12 // tokens that a player lays out; more lie in a heap
)

// tracks are a row of places for each player's banners, one for the turns, and those for Lore.
func (x table) tracks() []row {
	slots := func(n, goal int) []slot {
		var out []slot
		for _, i := range x.Count(n) {
			out = append(out, slot{i, i == goal})
		}
		return out
	}
	var out []row
	for i := range x.Players {
		p := &x.Players[i]
		n := p.Goal
		if n <= 0 || n > mostBanners {
			n = mostBanners / 2
		}
		goal := p.Goal
		if x.Allies { // they reach it together (VAR-RA-09)
			goal = 0
		}
		out = append(out, row{x.Emblem(p.Camp), p.Name + ": " + x.T("banners"), "banners", slots(n, goal)})
	}
	turns := x.Turns
	if turns == 0 {
		turns = usualTurns
	}
	out = append(out, row{Name: x.T("Turns"), Class: "turn", Slots: slots(turns, x.Turns)})
	if x.Lore {
		for i := range x.Players {
			p := &x.Players[i]
			out = append(out, row{x.Emblem(p.Camp), p.Name + ": " + x.T("Lore"), "lore", slots(loreRow, 0)})
		}
	}
	for _, u := range x.creatures() {
		if u.Store > 0 { // BL-CRE-11
			out = append(out, row{"", x.Called(u.Name) + ": " + x.T("Lore"), "lore", slots(u.Store, 0)})
		}
	}
	return out
}
