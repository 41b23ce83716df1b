package games

import (
	"muster/catalog"
	"muster/internal/engine/command/boards"
	"muster/internal/report/command"
	"muster/report"
)

// sideSeats returns the seats of a game with two sides.
func sideSeats(*catalog.Entry) [][]string { return report.SideNames() }

// watcher returns the viewer of a game for one of report.Sides; any other name sees everything.
func watcher(as string) boards.Camp {
	for c := range boards.Camp(boards.Camps) {
		if report.Sides[c] == as {
			return c
		}
	}
	return command.BothHands
}
