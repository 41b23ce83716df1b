package kit

import (
	"html/template"
	"slices"

	"muster/sheet/battlelore"
)

// row is places for a marker, from 1.
type row struct {
	Emblem template.HTML
	Name   string
	Class  string
	Slots  []slot
}

type slot struct {
	Number int
	Goal   bool // the game may end here
}

// usualTurns is how long a track of turns is where nothing ends the game.
const usualTurns = 20 // house

// Lengths of tracks.
const (
	usualBanners = 10 // house: where nothing says how many win
	loreRow      = 12 // tokens that a player lays out; more lie in a heap
)

// tracks are a row of places for each player's banners, one for the turns, and those for Lore.
func (x table) tracks() []row {
	slots := func(n int, goals ...int) []slot {
		var out []slot
		for _, i := range x.Count(n) {
			out = append(out, slot{i, slices.Contains(goals, i)})
		}
		return out
	}
	var out []row
	for i := range x.Players {
		p := &x.Players[i]
		n, goals := usualBanners, p.Goals
		if len(goals) > 0 {
			n = min(goals[len(goals)-1], battlelore.MostBanners)
		}
		if x.Allies { // they reach it together (VAR-RA-09)
			goals = nil
		}
		out = append(out, row{x.Emblem(p.Camp), p.Name + ": " + x.T("banners"), "banners", slots(n, goals...)})
	}
	turns := x.Turns
	if turns == 0 {
		turns = usualTurns
	}
	out = append(out, row{Name: x.T("Turns"), Class: "turn", Slots: slots(turns, x.Turns)})
	if x.Lore {
		for i := range x.Players {
			p := &x.Players[i]
			out = append(out, row{x.Emblem(p.Camp), p.Name + ": " + x.T("Lore"), "lore", slots(loreRow)})
		}
	}
	for _, u := range x.creatures() {
		if u.Store > 0 { // BL-CRE-11
			out = append(out, row{"", x.Called(u.Name) + ": " + x.T("Lore"), "lore", slots(u.Store)})
		}
	}
	return out
}
