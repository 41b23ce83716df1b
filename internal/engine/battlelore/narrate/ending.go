package narrate

import (
	"fmt"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
)

// Ending words the end of a battle, with the number of turns.
func Ending(b *setup.Battle, how battlelore.End, winner battlelore.Side, turns int) string {
	who, why := "No side wins", reason(how)
	switch {
	case winner != battlelore.Neither:
		who = fmt.Sprintf("The %s win", People(boards.Camp(winner)))
		if how == battlelore.ByBanners && b.Rules.Goal[winner] == 0 { // EP-VIC-01
			why = "they have the banners and the lead for a decisive victory"
		}
	case how == battlelore.ByBanners: // VAR-RA-09
		why = "both camps have the banners they need, and neither has more"
	}
	return fmt.Sprintf("%s in turn %d: %s.", who, turns, why)
}

// reason words the reason for the end of a game.
func reason(how battlelore.End) string {
	switch how {
	case battlelore.ByBanners:
		return "they have the banners they need"
	case battlelore.Marginally:
		return "a marginal victory, with enough banners but without the lead for a decisive one"
	case battlelore.ByRout:
		return "the other camp has no unit left"
	case battlelore.ByTurns:
		return "the last turn of the adventure is over"
	case battlelore.ByCap:
		return "the turn limit was reached"
	case battlelore.ByNoCard:
		return "the player has no card to play"
	}
	return "the game goes on"
}
