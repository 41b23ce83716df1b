package playcheck

import (
	"muster/engine/command/boards"
	"muster/maps/hex"
)

// unit is one that the adventure lists, with what games showed of it.
type unit struct {
	*Unit
	place int // among the units of the adventure
	// games are those of players who want to win, and of them those in which it was ordered, and in which it struck at
	// somebody or was struck at.
	games, ordered, fought int
}

// listed are the units of an adventure in the order of its file; none where the armies come of cards.
func (x *Pass) listed() []unit {
	type place struct {
		camp boards.Camp
		at   hex.Hex
	}
	known := map[place]UnitGames{}
	for _, r := range x.Judged {
		for _, u := range r.Units {
			one := known[place{u.Camp, u.At}]
			one.Games += u.Games
			one.Ordered += u.Ordered
			one.Fought += u.Fought
			known[place{u.Camp, u.At}] = one
		}
	}
	var out []unit
	for i := range x.Units {
		u := &x.Units[i]
		one := known[place{u.Camp, u.At}]
		out = append(out, unit{Unit: u, place: i, games: one.Games, ordered: one.Ordered, fought: one.Fought})
	}
	return out
}
