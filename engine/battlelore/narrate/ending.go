package narrate

import (
	"fmt"

	"muster/engine/battlelore"
	"muster/engine/battlelore/setup"
	"muster/engine/command/boards"
)

// Ending says how a game of a battle ended after so many turns.
func Ending(b *setup.Battle, how battlelore.End, winner battlelore.Side, turns int) string {
	who, why := "Nobody wins", reason(how)
	switch {
	case winner != battlelore.Neither:
		who = fmt.Sprintf("The %s win", People(boards.Camp(winner)))
		if how == battlelore.ByBanners && b.Rules.Goal[winner] == 0 { // EP-VIC-01
			why = "they hold the banners and the lead of a decisive victory"
		}
	case how == battlelore.ByBanners: // VAR-RA-09
		why = "both camps hold the banners that they need, and neither has more"
	}
	return fmt.Sprintf("%s in turn %d: %s.", who, turns, why)
}

// reason says why a game is over.
func reason(how battlelore.End) string {
	switch how {
	case battlelore.ByBanners:
		return "they hold the banners that they need"
	case battlelore.Marginally:
		return "they hold many banners, without the lead that would make it decisive"
	case battlelore.ByRout:
		return "the other camp has no unit left"
	case battlelore.ByTurns:
		return "the last turn of the adventure is over"
	case battlelore.ByCap:
		return "the limit of turns was reached"
	case battlelore.ByNoCard:
		return "there is no card to play"
	}
	return "the game goes on"
}
