package playcheck

import (
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// unit is a listed unit with its results in the games.
type unit struct {
	*Unit
	place int // index among the units of the adventure
	// games counts the games of players who try to win; ordered and fought count those in which it was ordered, and in
	// which it struck or was struck. timely counts those in which it did so before the last quarter.
	games, ordered, fought, timely int
}

// listed returns the units of an adventure in file order; none if cards bring the armies.
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
			one.Timely += u.Timely
			known[place{u.Camp, u.At}] = one
		}
	}
	var out []unit
	for i := range x.Units {
		u := &x.Units[i]
		one := known[place{u.Camp, u.At}]
		out = append(out, unit{Unit: u, place: i, games: one.Games, ordered: one.Ordered, fought: one.Fought,
			timely: one.Timely})
	}
	return out
}
