package players

import (
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/command/boards"
)

// carefulEpic rates the options that only the Epic modes have. It prefers the zones in which most marks can be stood
// on, and strong units first. The Scout Guard goes to the middle, clear of the hexes that the player's own Guards are
// marked on.
func carefulEpic(d *deploy.Decision, i int) int {
	switch d.Kind {
	case deploy.ChooseZone:
		return openCells(d, d.Words[i])
	case deploy.ChooseScoutUnit:
		return Worth(d.Field.Rules, d.Units[i].Unit)
	}
	n := -fromMiddle(d.Field.Hexes, d.Hexes[i])
	if d.Marks.Has(d.Hexes[i]) {
		n -= WholeWorth
	}
	return n
}

// openCells counts the cells of cards that can be stood on in the zones of an id.
func openCells(d *deploy.Decision, id string) int {
	n := 0
	for zone := range d.Field.Board.Zones {
		if d.Field.Board.Zones[zone].ID != id {
			continue
		}
		for s := range boards.Section(boards.SectionCount) {
			for r, cells := range d.Field.Board.Ranks {
				for file := range cells {
					if _, open := events.Mark(d.Field, d.Camp, zone, s, &deck.Entry{Rank: r + 1, File: file + 1}); open {
						n++
					}
				}
			}
		}
	}
	return n
}
