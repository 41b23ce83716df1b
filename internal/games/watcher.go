package games

import (
	"muster/catalog"
	"muster/engine/command/boards"
	"muster/report"
	"muster/report/command"
)

// sideSeats are the seats of a game with two sides.
func sideSeats(*catalog.Entry) [][]string { return report.SideNames() }

// watcher is who watches a game, by one of report.Sides: whoever is none of them sees all.
func watcher(as string) boards.Camp {
	for c := range boards.Camp(boards.Camps) {
		if report.Sides[c] == as {
			return c
		}
	}
	return command.BothHands
}
